import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AuditEntries } from '../../../ui/admin/audit-entries.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ErrorState } from '../../../ui/page/states.tsx'
import { companyHistory } from './companies.queries.ts'

/** What became of the company as a whole; its own audit trail has it too. */
export function CompanyHistory({ id }: { id: number }) {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useQuery(companyHistory(id))
  return (
    <RecordSection title={t('history.title')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton h={80} />}
      {data?.length === 0 && <p>{t('history.empty')}</p>}
      {data && data.length > 0 && <AuditEntries label={t('history.title')} entries={data} isHistory />}
    </RecordSection>
  )
}
