import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { idFrom } from '../../../lib/api/ids.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { FormProblem, FormSuccess } from '../../../ui/form/form.tsx'
import { useCheckIn } from './check-in.queries.ts'
import styles from './check-in.module.css'

/** What the code on the wall leads to: one press says that one is here, as an address that is opened does nothing by itself. */
export function CheckInScreen() {
  const { t } = useTranslation(['webinars', 'shell'])
  const text = useLocalText()
  const { id: given, code = '' } = useParams()
  const id = idFrom(given) ?? 0
  const coming = useCheckIn(id, code)
  const problem = useErrorText(coming.error)
  return (
    <div className={`page ${styles['panel']}`}>
      <h1>{t('shell:screen.checkIn')}</h1>
      {coming.data ? (
        <>
          <FormSuccess>{t('checkIn.done', { event: text(coming.data.event) })}</FormSuccess>
          <Button
            component={Link}
            to={generatePath(paths.event, { id: String(coming.data.eventId) })}
            variant="default"
          >
            {t('back')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('checkIn.lead')}</p>
          <Button size="lg" loading={coming.isPending} onClick={() => coming.mutate()}>
            {t('checkIn.do')}
          </Button>
          <FormProblem>{problem}</FormProblem>
        </>
      )}
    </div>
  )
}
