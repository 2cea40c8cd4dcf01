import type { Language } from '@oktant/contract/http/http.ts'
import {
  affectedByLanguages,
  type LanguagesForm,
  readLanguages,
  saveLanguages,
} from '@oktant/contract/kit/languages.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

/** Whose languages; nothing is one’s own company’s. */
export type CompanyChoice = { company?: number }

export const offeredLanguages = (whose: CompanyChoice) =>
  queryOptions({
    queryKey: ['languages', whose],
    queryFn: ({ signal }) => call(readLanguages, { query: whose }, { signal }),
  })

export const affected = (whose: CompanyChoice, offered: readonly Language[]) =>
  queryOptions({
    queryKey: ['languages', 'affected', whose, offered],
    queryFn: ({ signal }) =>
      call(affectedByLanguages, { query: { ...whose, offered: offered.join(',') } }, { signal }),
    enabled: offered.length > 0,
    staleTime: 0,
  })

export async function changeLanguages(whose: CompanyChoice, body: LanguagesForm) {
  const saved = await call(saveLanguages, { query: whose, body })
  cache.setQueryData(offeredLanguages(whose).queryKey, saved)
  await Promise.all(
    ['languages', 'settings', 'users', 'audit'].map((name) => cache.invalidateQueries({ queryKey: [name] })),
  )
  return saved
}

export const useSaveLanguages = (whose: CompanyChoice) =>
  useMutation({ mutationFn: (body: LanguagesForm) => changeLanguages(whose, body) })
