import {
  readProfile,
  saveCustomFields,
  setAvatar,
  setLanguage,
  setTimezone,
  type Profile,
} from '@oktant/contract/people/account.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { endAllSessions, endSession, listSessions, setPassword } from '@oktant/contract/people/sessions.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/api.ts'
import { passwordToSend } from '../../../lib/session/password.ts'
import { query } from '../../../lib/api/query-client.ts'
import { changeUser, dropSession, renewBy, session } from '../../../lib/session/session-state.ts'
import { settings } from '../../../lib/session/session.ts'
import { upload } from '../../../lib/api/upload.ts'

export const profile = (id: number) =>
  queryOptions({
    queryKey: ['profile', id],
    queryFn: ({ signal }) => call(readProfile, { params: { id } }, { signal }),
  })

export function useSaveCustomFields(id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Record<string, string>) => call(saveCustomFields, { params: { id }, body }),
    onSuccess: (saved: Profile) => cache.setQueryData(profile(id).queryKey, saved),
  })
}

export function useSetTimezone() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (zoneName: string) => call(setTimezone, { body: { zoneName } }),
    onSuccess({ timezone }) {
      // NOTE: the session carries the zone in which every date is shown.
      changeUser({ timezone })
      return cache.invalidateQueries({ queryKey: ['profile'] })
    },
  })
}

/** Keeps the language with the person too, where somebody is signed in. */
export function useRememberLanguage() {
  const cache = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (language: Language) => call(setLanguage, { body: { language } }, { quiet403: true }),
    onSuccess({ language }) {
      changeUser({ language })
      // NOTE: the server words notifications in the person's language.
      void cache.invalidateQueries({ queryKey: ['notifications'] })
    },
  })
  return (language: Language) => {
    if (session.get()) mutate(language)
  }
}

/** Uploads a photo; the answer's own code 500 says that nothing has changed (spec 1 §5). */
export function useSetAvatar(id: number, onProgress: (part: number) => void) {
  const cache = useQueryClient()
  return useMutation({
    async mutationFn(photo: File) {
      const { avatar, responseCode } = await upload(setAvatar, { params: { id } }, photo, { onProgress })
      if (responseCode >= 500) throw new ApiError('unexpected', responseCode)
      return avatar
    },
    onSuccess(avatar) {
      changeUser({ avatar })
      return cache.invalidateQueries({ queryKey: ['profile'] })
    },
  })
}

export function useSetPassword() {
  return useMutation({
    async mutationFn({ current, next }: { current: string; next: string }) {
      const { hashPasswords } = await query.ensureQueryData(settings)
      const [oldPassword, newPassword] = await Promise.all(
        [current, next].map((password) => passwordToSend(password, hashPasswords)),
      )
      const body = { oldPassword: oldPassword ?? '', newPassword: newPassword ?? '' }
      return renewBy(call(setPassword, { body }, { renews: true }))
    },
    onSuccess: () => query.invalidateQueries({ queryKey: ['sessions'] }),
  })
}

export const sessions = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
})

export function useEndSession() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(endSession, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: sessions.queryKey }),
  })
}

export function useEndAllSessions() {
  return useMutation({ mutationFn: () => call(endAllSessions, {}), onSuccess: dropSession })
}
