import { search } from '@oktant/contract/constants.ts'
import { searchAll, type SearchType } from '@oktant/contract/search.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

export const shortestSearch = search.shortestSearch

type Asked = {
  text: string
  type?: SearchType | undefined
  courseType?: number | undefined
  page?: number
  perPage: number
}

/** What fits these letters; nobody is asked for fewer than two. */
export const searchResults = ({ text, type, courseType, page = 0, perPage }: Asked) =>
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
