import { readLibrary } from '@oktant/contract/learning/courses/folders.ts'
import { listSegments, readSegment } from '@oktant/contract/learning/segments.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query } from '../../../lib/api/query-client.ts'

export const segments = queryOptions({
  queryKey: ['segments'],
  queryFn: ({ signal }) => call(listSegments, {}, { signal }),
})

/** The folder that the company calls its library, where it has one. */
export const library = queryOptions({
  queryKey: ['library'],
  queryFn: ({ signal }) => call(readLibrary, {}, { signal }),
})

export const segment = (id: number) =>
  queryOptions({
    queryKey: ['segments', id],
    queryFn: ({ signal }) => call(readSegment, { params: { id } }, { signal }),
    placeholderData: () => query.getQueryData(segments.queryKey)?.find((known) => known.id === id),
  })
