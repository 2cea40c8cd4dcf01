import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test'
import { setLanguage } from '@oktant/contract/people/account.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { signIn, type SignedIn } from '@oktant/contract/people/sessions.ts'
import { startViewAs } from '@oktant/contract/people/view-as.ts'

export const password = 'Oktant-2026'
/** The printed sign-ins: for what is about the demo itself; any other journey asks for a newcomer. */
export const people = {
  learner: 'learner@demo.oktant.test',
  manager: 'manager@demo.oktant.test',
  hr: 'hr@demo.oktant.test',
  trainer: 'trainer@demo.oktant.test',
  moderator: 'moderator@demo.oktant.test',
  admin: 'admin@demo.oktant.test',
  super: 'super@demo.oktant.test',
  neighbour: 'learner@second.oktant.test',
} as const
export type Person = keyof typeof people

/** NOTE: a busy machine may turn a call away, as it would anybody's; nothing was done then. */
export async function unlessBusy(ask: () => Promise<APIResponse>) {
  let answer = await ask()
  for (let tries = 0; answer.status() === 503 && tries < 100; tries += 1) {
    await new Promise((soon) => setTimeout(soon, 200))
    answer = await ask()
  }
  return answer
}

export const signInAs = (request: APIRequestContext, person: Person) =>
  signInWith(request, people[person], password)

/** Signs in without a screen: for what is about something else than signing in. */
export async function signInWith(request: APIRequestContext, login: string, secret: string) {
  const data = { login, password: secret }
  const answer = await unlessBusy(() => request.post(`/rest${signIn.path}`, { data }))
  expect(answer.status(), `${login} signs in`).toBe(200)
  return (await answer.json()).payload as SignedIn
}

/** As somebody else sees it: both sessions, as the browser keeps them. */
export async function viewAs(request: APIRequestContext, own: SignedIn, id: number): Promise<SignedIn> {
  const path = `/rest${startViewAs.path.replace(':id', String(id))}`
  const headers = { authorization: `Bearer ${own.token}` }
  const answer = await unlessBusy(() => request.post(path, { headers }))
  expect(answer.status()).toBe(200)
  return (await answer.json()).payload
}

export async function speak(request: APIRequestContext, { token }: SignedIn, language: Language) {
  const { method, path } = setLanguage
  const sent = { method, headers: { authorization: `Bearer ${token}` }, data: { language } }
  const answer = await unlessBusy(() => request.fetch(`/rest${path}`, sent))
  expect(answer.status()).toBe(200)
}

/** What the browser keeps of a session. */
export const sessionOf = (signedIn: SignedIn, language = signedIn.user.language) =>
  JSON.stringify({ ...signedIn, user: { ...signedIn.user, language }, since: Date.now() })

/** Goes on as somebody who has signed in before; the session may end like any other. */
export async function keepSignedIn(page: Page, signedIn: SignedIn) {
  await page.context().addInitScript(
    ([token, session]) => {
      // NOTE: once; what becomes of it later is the application's own affair. Frames keep nothing.
      if (window !== window.top || !location.protocol.startsWith('http')) return
      if (localStorage.getItem('e2e.kept') === token) return
      localStorage.setItem('e2e.kept', token)
      localStorage.setItem('oktant.session', session)
    },
    [signedIn.token, sessionOf(signedIn)] as const,
  )
}
