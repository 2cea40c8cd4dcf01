import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

export type { AuditEntry } from '@oktant/contract/organisation/audit.ts'

const shown = 5

/** What became of one record lately. */
export const history = (object: string, number: number) =>
  queryOptions({
    queryKey: ['audit', 'history', object, number],
    queryFn: ({ signal }) =>
      call(listAudit, { query: { object, number, _perPage: shown } }, { signal, quiet403: true }),
  })
