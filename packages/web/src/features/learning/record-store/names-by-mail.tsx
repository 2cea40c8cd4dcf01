import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice } from '../../../lib/notice.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { ErrorState } from '../../../ui/page/states.tsx'
import { recordStoreSettings, useSaveRecordStoreSettings } from './record-store.queries.ts'

/** Whether people appear in statements by name and address of mail, which is kept as soon as it is switched. */
export function NamesByMail() {
  const { t } = useTranslation('recordStore')
  const { data, error, refetch } = useQuery(recordStoreSettings)
  const save = useSaveRecordStoreSettings()
  const problem = useErrorText(save.error)
  const change = (namesByMail: boolean) =>
    save.mutate(
      { namesByMail },
      {
        onSuccess: () => notice.set({ text: t(namesByMail ? 'names.on' : 'names.off') }),
      },
    )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <RecordSection title={t('names.title')}>
      <Checkbox
        label={t('names.label')}
        description={t('names.hint')}
        checked={save.isPending ? save.variables.namesByMail : (data?.namesByMail ?? false)}
        disabled={!data || save.isPending}
        onChange={({ target }) => change(target.checked)}
      />
      {data && <FormProblem>{problem}</FormProblem>}
    </RecordSection>
  )
}
