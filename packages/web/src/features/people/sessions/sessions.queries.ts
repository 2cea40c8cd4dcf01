import { lookAtLink, requestPassword, resetPassword, signInByLink } from '@oktant/contract/people/sessions.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { passwordToSend } from '../../../lib/session/password.ts'
import { query } from '../../../lib/api/query-client.ts'
import { settings, signInByPassword, takeOver } from '../../../lib/session/session.ts'
import { pageLanguage } from '../../../lib/words/language.ts'

export const publicSettings = queryOptions(settings)

type Credentials = { login: string; password: string }

export function useSignIn() {
  return useMutation({
    mutationFn: ({ login, password }: Credentials) => signInByPassword(login, password),
  })
}

export function useSignInByLink() {
  return useMutation({
    mutationFn: async (otp: string) =>
      takeOver(await call(signInByLink, { body: { otp, language: pageLanguage() } })),
  })
}

/** What a link will do; asked anew each time, as somebody may have used it meanwhile. */
export const linkState = (otp: string) =>
  queryOptions({
    queryKey: ['link', otp],
    queryFn: ({ signal }) => call(lookAtLink, { body: { otp } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

export function useRequestPassword() {
  return useMutation({
    mutationFn: (emailAddress: string) => call(requestPassword, { params: { emailAddress } }),
  })
}

export function useResetPassword(otp: string) {
  return useMutation({
    async mutationFn(password: string) {
      const { hashPasswords } = await query.ensureQueryData(publicSettings)
      const newPassword = await passwordToSend(password, hashPasswords)
      return call(resetPassword, { body: { otp, newPassword } })
    },
  })
}
