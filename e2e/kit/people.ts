import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { setLanguage } from '@oktant/contract/account.ts'
import type { Language } from '@oktant/contract/http.ts'
import { signIn, type SignedIn } from '@oktant/contract/sessions.ts'
import { startViewAs } from '@oktant/contract/view-as.ts'

export const password = 'Oktant-2026'
export const people = {
  learner: 'learner@demo.oktant.test',
  manager: 'manager@demo.oktant.test',
  hr: 'hr@demo.oktant.test',
  trainer: 'trainer@demo.oktant.test',
  moderator: 'moderator@demo.oktant.test',
  admin: 'admin@demo.oktant.test',
  super: 'super@demo.oktant.test',
  neighbour: 'learner@second.oktant.test',
  // NOTE: whoever opens a part elsewhere loses it here, so a journey that takes courses has a person of its own.
  musa: 'musa.abdi@demo.oktant.test',
  felix: 'felix.aigner@demo.oktant.test',
  daniel: 'daniel.baumann@demo.oktant.test',
  hendrik: 'hendrik.bauer@demo.oktant.test',
  // NOTE: these lose the printed password to the one journey that uses them.
  jonas: 'jonas.fischer@demo.oktant.test',
  leyla: 'leyla.arslan@demo.oktant.test',
  grace: 'grace.adams@demo.oktant.test',
  vusi: 'vusi.khoza@demo.oktant.test',
  beate: 'beate.zimmermann@demo.oktant.test',
} as const
export type Person = keyof typeof people

/** Signs in without a screen: for what is about something else than signing in. */
export async function signInAs(request: APIRequestContext, person: Person): Promise<SignedIn> {
  const answer = await request.post(`/rest${signIn.path}`, { data: { login: people[person], password } })
  expect(answer.status(), `${person} signs in`).toBe(200)
  return (await answer.json()).payload
}

/** As somebody else sees it: both sessions, as the browser keeps them. */
export async function viewAs(request: APIRequestContext, own: SignedIn, id: number): Promise<SignedIn> {
  const answer = await request.post(`/rest${startViewAs.path.replace(':id', String(id))}`, {
    headers: { authorization: `Bearer ${own.token}` },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).payload
}

export async function speak(request: APIRequestContext, { token }: SignedIn, language: Language) {
  const answer = await request.fetch(`/rest${setLanguage.path}`, {
    method: setLanguage.method,
    headers: { authorization: `Bearer ${token}` },
    data: { language },
  })
  expect(answer.status()).toBe(200)
}

/** Goes on as somebody who has signed in before, in their language; the session may end like any other. */
export async function keepSignedIn(page: Page, person: Person, language: Language): Promise<SignedIn> {
  const signedIn = await signInAs(page.request, person)
  await speak(page.request, signedIn, language)
  const kept = JSON.stringify({ ...signedIn, user: { ...signedIn.user, language }, since: Date.now() })
  await page.goto('/#/overview')
  await page.evaluate((session) => localStorage.setItem('oktant.session', session), kept)
  await page.reload()
  return signedIn
}
