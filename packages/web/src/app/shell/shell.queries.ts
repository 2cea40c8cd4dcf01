import { listProjects, setLanguage, switchProject } from '@oktant/contract/account.ts'
import type { Language } from '@oktant/contract/http.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { keepSession, session } from '../../lib/session-state.ts'

export const projects = queryOptions({
  queryKey: ['projects'],
  queryFn: ({ signal }) => call(listProjects, {}, { signal }),
})

export function useSwitchProject() {
  return useMutation({
    mutationFn: (id: number) => call(switchProject, { params: { id } }),
    // NOTE: the specification reloads the page: everything on it may belong to the other group.
    onSuccess: () => location.reload(),
  })
}

/** Keeps the language with the person too, where somebody is signed in. */
export function useRememberLanguage() {
  const cache = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (language: Language) => call(setLanguage, { body: { language } }, { quiet403: true }),
    onSuccess({ language }) {
      const now = session.get()
      if (now) keepSession({ ...now, user: { ...now.user, language } })
      // NOTE: the server words notifications in the person's language.
      void cache.invalidateQueries({ queryKey: ['notifications'] })
    },
  })
  return (language: Language) => {
    if (session.get()) mutate(language)
  }
}
