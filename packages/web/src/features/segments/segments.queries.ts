import { listSegments } from '@oktant/contract/segments.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export const segments = queryOptions({
  queryKey: ['segments'],
  queryFn: ({ signal }) => call(listSegments, {}, { signal }),
})
