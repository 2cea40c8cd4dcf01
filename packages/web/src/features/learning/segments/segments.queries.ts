import { listSegments, readSegment } from '@oktant/contract/learning/segments.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query } from '../../../lib/api/query-client.ts'

export const segments = queryOptions({
  queryKey: ['segments'],
  queryFn: ({ signal }) => call(listSegments, {}, { signal }),
})

export const segment = (id: number) =>
  queryOptions({
    queryKey: ['segments', id],
    queryFn: ({ signal }) => call(readSegment, { params: { id } }, { signal }),
    placeholderData: () => query.getQueryData(segments.queryKey)?.find((known) => known.id === id),
  })
