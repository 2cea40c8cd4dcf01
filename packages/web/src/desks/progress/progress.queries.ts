import { readProgressYear } from '@oktant/contract/progress.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

export const progressYear = (year: number | undefined) =>
  queryOptions({
    queryKey: ['learning', 'year', year ?? null],
    queryFn: ({ signal }) =>
      call(readProgressYear, { query: year === undefined ? {} : { year } }, { signal }),
    placeholderData: keepPreviousData,
  })
