import { listSegments, readSegment } from '@oktant/contract/segments.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { visitedCompany } from '../../lib/session/visited.ts'
import { query } from '../../lib/api/query-client.ts'

export const segments = queryOptions({
  queryKey: ['segments'],
  queryFn: ({ signal }) => call(listSegments, { query: visitedCompany() }, { signal }),
})

export const segment = (id: number) =>
  queryOptions({
    queryKey: ['segments', id],
    queryFn: ({ signal }) => call(readSegment, { params: { id }, query: visitedCompany() }, { signal }),
    placeholderData: () => query.getQueryData(segments.queryKey)?.find((known) => known.id === id),
  })
