import { type APIRequestContext, expect } from '@playwright/test'
import type { Endpoint, Language } from '@oktant/contract/http.ts'
import { requestPassword, resetPassword, type SignedIn } from '@oktant/contract/sessions.ts'
import { createUser } from '@oktant/contract/users.ts'

export type Send = ReturnType<typeof senderFor>

/** Calls of the contract by somebody who is signed in, without a screen. */
export const senderFor =
  (request: APIRequestContext, { token }: SignedIn) =>
  async (entry: Endpoint, params: Record<string, string | number> = {}, body?: object) => {
    const path = entry.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
    const options = { method: entry.method, headers: { authorization: `Bearer ${token}` } }
    const ask = () => request.fetch(`/rest${path}`, { ...options, ...(body && { data: body }) })
    let answer = await ask()
    // NOTE: a busy machine may turn a call away, as it would anybody's; nothing was done then.
    for (let tries = 0; answer.status() === 503 && tries < 100; tries += 1) {
      await new Promise((soon) => setTimeout(soon, 200))
      answer = await ask()
    }
    expect(answer.status(), `${entry.method} ${path}`).toBe(200)
    return (await answer.json()).payload
  }

type Newcomer = { firstName: string; login: string; language: Language; projectIds?: number[] }
type Means = { send: Send; request: APIRequestContext; letterTo: (login: string) => Promise<string> }

export const newPassword = 'Kestrel-flies-north'

/** Somebody without any profile, who has set a password of their own by the link in a letter. */
export async function makeNewcomer({ send, request, letterTo }: Means, person: Newcomer): Promise<number> {
  const { id } = await send(createUser, {}, formOf(person))
  await request.get(`/rest${requestPassword.path.replace(':emailAddress', person.login)}`)
  const [, otp] = /passwordReset\/([\w-]+)/.exec(await letterTo(person.login)) ?? []
  const set = await request.post(`/rest${resetPassword.path}`, { data: { otp, newPassword } })
  expect(set.status()).toBe(200)
  return Number(id)
}

const formOf = ({ login, projectIds = [], ...person }: Newcomer) => ({
  ...person,
  surname: 'Walker',
  login,
  emailAddress: login,
  timezone: 'Europe/Berlin',
  managerId: null,
  jobRoleId: null,
  localityId: null,
  mobileNumber: '',
  landlineNumber: '',
  faxNumber: '',
  bioRegistered: false,
  externalId: '',
  projectIds,
  profileIds: [],
  // NOTE: the demo's own field that must be filled in.
  customFields: { 1: '1' },
  welcome: false,
})
