import { search } from '@oktant/contract/kit/constants.ts'
import { searchUsers, type FoundUser } from '@oktant/contract/people/users.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

export type { FoundUser } from '@oktant/contract/people/users.ts'
export const shortestSearch = search.shortestUserSearch

const none: FoundUser[] = []

/** People whose name, login or address has these letters; nobody is asked for fewer than three. */
export const personSearch = (text: string) =>
  queryOptions({
    queryKey: ['people', 'search', text],
    queryFn: ({ signal }) =>
      text.length < shortestSearch
        ? none
        : call(searchUsers, { query: { text } }, { signal, quiet403: true }),
    placeholderData: keepPreviousData,
  })
