import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { idFrom } from '../../../lib/api/ids.ts'
import { paths } from '../../../lib/paths.ts'
import { FormProblem, FormSuccess } from '../../../ui/form/form.tsx'
import { useCheckInBadge } from './check-in.queries.ts'
import styles from './check-in.module.css'

/** What a badge leads to on the trainer's phone: one press marks its holder as present. */
export function BadgeScreen() {
  const { t } = useTranslation(['webinars', 'shell'])
  const { id: given, code = '' } = useParams()
  const id = idFrom(given) ?? 0
  const marking = useCheckInBadge(id, code)
  const problem = useErrorText(marking.error)
  return (
    <div className={`page ${styles['panel']}`}>
      <h1>{t('shell:screen.badge')}</h1>
      {marking.data ? (
        <>
          <FormSuccess>{t('badge.done', { name: marking.data.name })}</FormSuccess>
          <Button
            component={Link}
            to={`${generatePath(paths.trainerEvent, { id: String(marking.data.eventId) })}?tab=register`}
            variant="default"
          >
            {t('badge.toRegister')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('badge.lead')}</p>
          <Button size="lg" loading={marking.isPending} onClick={() => marking.mutate()}>
            {t('badge.do')}
          </Button>
          <FormProblem>{problem}</FormProblem>
        </>
      )}
    </div>
  )
}
