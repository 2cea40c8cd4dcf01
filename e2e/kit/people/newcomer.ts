import { type APIRequestContext, expect } from '@playwright/test'
import type { Endpoint, Language } from '@oktant/contract/http/http.ts'
import { listPermissionProfiles, type PermissionProfile } from '@oktant/contract/people/profiles.ts'
import { requestPassword, resetPassword, type SignedIn } from '@oktant/contract/people/sessions.ts'
import { createUser } from '@oktant/contract/people/users.ts'
import { profiles } from '../../../packages/server/src/access/profiles/profiles.ts'
import type { Mail } from './letters.ts'
import { unlessBusy } from './people.ts'

export type Send = ReturnType<typeof senderFor>

/** Calls of the contract by somebody who is signed in, without a screen. */
export const senderFor =
  (request: APIRequestContext, { token }: SignedIn) =>
  async (entry: Endpoint, params: Record<string, string | number> = {}, body?: object) => {
    const path = entry.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
    const asked = Object.entries(params).filter(([name]) => !entry.path.includes(`:${name}`))
    const headers = { authorization: `Bearer ${token}` }
    const options = { method: entry.method, headers, params: Object.fromEntries(asked) }
    const answer = await unlessBusy(() =>
      request.fetch(`/rest${path}`, { ...options, ...(body && { data: body }) }),
    )
    expect(answer.status(), `${entry.method} ${path}`).toBe(200)
    return (await answer.json()).payload
  }

export type Wanted = {
  language: Language
  firstName?: string
  /** Keys of profiles; a learner where nothing is said. */
  profiles?: readonly string[]
  projectIds?: number[]
  managerId?: number
  jobRoleId?: number
}
type Means = { office: Send; request: APIRequestContext; mail: Mail }

export const newPassword = 'Kestrel-flies-north'

/** Makes somebody who is nobody else's, and who has set a password of their own by the link in a letter. */
export async function makeNewcomer({ office, request, mail }: Means, login: string, wanted: Wanted) {
  const { id } = await office(createUser, {}, await formOf(office, login, wanted))
  const path = `/rest${requestPassword.path.replace(':emailAddress', login)}`
  const asked = await unlessBusy(() => request.get(path))
  expect(asked.status(), `${login} asks for a link`).toBe(200)
  const [, otp] = /passwordReset\/([\w-]+)/.exec((await mail.to(login)).text ?? '') ?? []
  const data = { otp, newPassword }
  const set = await unlessBusy(() => request.post(`/rest${resetPassword.path}`, { data }))
  expect(set.status()).toBe(200)
  return { id: Number(id), login }
}

async function formOf(office: Send, login: string, wanted: Wanted) {
  return {
    firstName: wanted.firstName ?? 'Noor',
    surname: 'Walker',
    login,
    emailAddress: login,
    language: wanted.language,
    timezone: 'Europe/Berlin',
    managerId: wanted.managerId ?? null,
    jobRoleId: wanted.jobRoleId ?? null,
    localityId: null,
    mobileNumber: '',
    landlineNumber: '',
    faxNumber: '',
    bioRegistered: false,
    externalId: '',
    projectIds: wanted.projectIds ?? [],
    profileIds: await profileIdsOf(office, wanted.profiles ?? ['learner']),
    // NOTE: the demo's own field that must be filled in.
    customFields: { 1: '1' },
    welcome: false,
  }
}

async function profileIdsOf(office: Send, keys: readonly string[]) {
  if (!keys.length) return []
  const all: PermissionProfile[] = await office(listPermissionProfiles)
  return keys.map((key) => {
    const name = profiles.find((one) => one.key === key)?.name.en
    const id = all.find((one) => one.name.en === name)?.id
    if (!id) throw new Error(`There is no profile "${key}".`)
    return id
  })
}
