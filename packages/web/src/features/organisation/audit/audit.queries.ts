import { exportAudit, listAudit, listAuditObjects } from '@oktant/contract/organisation/audit.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { download } from '../../../lib/api/download.ts'

export type AuditQuery = NonNullable<Input<typeof listAudit>['query']>

export const auditEntries = (query: AuditQuery) =>
  queryOptions({
    queryKey: ['audit', 'list', query],
    queryFn: ({ signal }) => call(listAudit, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const auditObjects = queryOptions({
  queryKey: ['audit', 'objects'],
  queryFn: ({ signal }) => call(listAuditObjects, {}, { signal }),
})

export function useExportAudit() {
  return useMutation({
    mutationFn: (query: NonNullable<Input<typeof exportAudit>['query']>) =>
      download(exportAudit, { query }, 'audit.csv'),
  })
}
