import { search } from '@oktant/contract/kit/constants.ts'
import { searchAll, type SearchType } from '@oktant/contract/learning/search.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export const shortestSearch = search.shortestSearch

type AskedSearch = {
  text: string
  type?: SearchType | undefined
  courseType?: number | undefined
  page?: number
  perPage: number
}

/** What fits these letters; nobody is asked for fewer than two. */
export const searchResults = ({ text, type, courseType, page = 0, perPage }: AskedSearch) =>
  queryOptions({
    queryKey: ['search', text, type ?? null, courseType ?? null, page, perPage],
    queryFn: ({ signal }) =>
      call(
        searchAll,
        {
          query: {
            text,
            ...(type && { type }),
            ...(courseType && { courseType }),
            _page: page,
            _perPage: perPage,
          },
        },
        { signal, quiet403: true },
      ),
    enabled: text.length >= shortestSearch,
    placeholderData: keepPreviousData,
  })
