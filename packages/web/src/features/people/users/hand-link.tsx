import { Button } from '@mantine/core'
import { handedLinkHours } from '@oktant/contract/people/password-links.ts'
import type { UserRecord } from '@oktant/contract/people/users.ts'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { ShowOnce } from '../../../ui/admin/record/show-once.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { useMakePasswordLink } from './users.queries.ts'

/** A link to set a password for somebody whom no letter reaches; shown once, to be handed over. */
export function HandLink({ record: { id, fullName } }: { record: UserRecord }) {
  const { t } = useTranslation('users')
  const make = useMakePasswordLink(id)
  const problem = useErrorText(make.error)
  return (
    <>
      <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
        {t('action.handLink')}
      </Button>
      {problem && <FormProblem>{problem}</FormProblem>}
      {make.data && (
        <ShowOnce
          title={t('handLink.title', { name: fullName })}
          text={t('handLink.text', { count: handedLinkHours })}
          secret={make.data.url}
          onClose={make.reset}
        />
      )}
    </>
  )
}
