import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { history } from '../../../lib/records/history.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { ErrorState } from '../../page/states.tsx'
import { AuditEntries } from '../audit-entries.tsx'
import { RecordSection } from './record-screen.tsx'

type RecordHistoryProps = {
  /** The name under which the record's changes are written down. */
  object: string
  id: number
}

/** What became of a record, for those who may read the audit trail; put it beside the record's form. */
export function RecordHistory({ object, id }: RecordHistoryProps) {
  const user = useUser()
  return user?.permissions.includes('audit.read') ? <History object={object} id={id} /> : null
}

function History({ object, id }: RecordHistoryProps) {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useQuery(history(object, id))
  return (
    <RecordSection title={t('history.title')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton h={80} />}
      {data?.content.length === 0 && <p>{t('history.empty')}</p>}
      {data && data.content.length > 0 && (
        <AuditEntries label={t('history.title')} entries={data.content} isHistory />
      )}
      {data?.older != null && (
        <Link to={`${paths.audit}?object=${object}&number=${id}`}>{t('history.all')}</Link>
      )}
    </RecordSection>
  )
}
