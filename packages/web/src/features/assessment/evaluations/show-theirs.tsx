import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isFailure } from '../../../lib/api/api-error.ts'
import type { RecordFormState } from '../../../lib/records/record-form.ts'

/** The way out for whoever saves what somebody else has changed meanwhile. */
export function ShowTheirs({ form }: { form: Pick<RecordFormState, 'error' | 'discard'> }) {
  const { t } = useTranslation('author')
  if (!isFailure(form.error, 'content_changed')) return null
  return (
    <Button variant="default" onClick={form.discard}>
      {t('reload')}
    </Button>
  )
}
