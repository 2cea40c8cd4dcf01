import {
  confirmRegistration,
  lookAtRegistration,
  makeCaptcha,
  register,
} from '@oktant/contract/people/registration.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { browserZone } from '../../../lib/time/today.ts'
import { pageLanguage } from '../../../lib/words/language.ts'
import { passwordToSend } from '../../../lib/session/password.ts'
import { query } from '../../../lib/api/query-client.ts'
import { settings } from '../../../lib/session/session.ts'

export type CompanyForm = { companyName: string; firstName: string; surname: string; emailAddress: string }
export type RegistrationLink = { uuid: string; email: string }

export function useRegister() {
  return useMutation({
    async mutationFn({ work, ...form }: CompanyForm & { work: Promise<string> | null }) {
      const captcha = (await work) ?? ''
      return call(register, {
        body: { ...form, captcha, language: pageLanguage() },
      })
    },
  })
}

/** Solves a fresh challenge; what it answers is good for one registration. */
export async function solveCaptcha() {
  const challenge = await call(makeCaptcha, {})
  const { pbkdf2, solveChallenge } = await import('altcha/lib')
  const solution = await solveChallenge({ challenge, deriveKey: pbkdf2.deriveKey })
  if (!solution) throw new Error('the challenge was not solved in time')
  const { counter, derivedKey } = solution
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
}

export const waitingRegistration = ({ uuid, email }: RegistrationLink) =>
  queryOptions({
    queryKey: ['registration', uuid, email],
    queryFn: ({ signal }) => call(lookAtRegistration, { params: { uuid, email } }, { signal }),
  })

export type PersonForm = Omit<CompanyForm, 'companyName'>

export function useConfirmRegistration(link: RegistrationLink) {
  return useMutation({
    async mutationFn({ password, ...person }: PersonForm & { password: string }) {
      const { hashPasswords } = await query.ensureQueryData(settings)
      const sent = await passwordToSend(password, hashPasswords)
      return call(confirmRegistration, {
        params: link,
        body: { ...person, password: sent, timezone: browserZone() },
      })
    },
  })
}
