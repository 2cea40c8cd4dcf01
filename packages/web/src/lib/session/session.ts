import {
  signIn,
  signOut as signOutEntry,
  validateSession,
  type SignedIn,
} from '@oktant/contract/people/sessions.ts'
import { readSettings } from '@oktant/contract/organisation/shell.ts'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/api.ts'
import { passwordToSend } from './password.ts'
import { query } from '../api/query-client.ts'
import { recall } from '../storage.ts'
import { pageLanguage } from '../words/language.ts'
import {
  dropSession,
  endViewingByItself,
  giveUpInterrupted,
  interrupted,
  keepSession,
  resumeInterrupted,
  session,
  wasRenewed,
} from './session-state.ts'

export const settings = {
  queryKey: ['settings'],
  queryFn: () => call(readSettings, {}),
  staleTime: Infinity,
}

const waitMs = 1000

/** For what would move on the page once the settings are there; who gets no answer is not kept waiting. */
export const settingsSoon = () =>
  Promise.race([query.prefetchQuery(settings), new Promise((done) => setTimeout(done, waitMs))])

/** Takes over a sign-in, by password or by link; calls that waited for it go on. */
export function takeOver(signedIn: SignedIn) {
  keepSession(signedIn)
  resumeInterrupted()
  return signedIn
}

/** Signs in by login and password, hashed first where the installation asks for it. */
export async function signInByPassword(login: string, password: string) {
  const { hashPasswords } = await query.ensureQueryData(settings)
  const sent = await passwordToSend(password, hashPasswords)
  return takeOver(await call(signIn, { body: { login, password: sent, language: pageLanguage() } }))
}

/** NOTE: or whoever comes next at this device would see what is told to somebody who has gone. */
async function endPush() {
  if (!recall('push-device')) return
  const { unsubscribe } = await import('../live/push-subscription.ts')
  await unsubscribe()
}

export async function signOut() {
  // NOTE: signing out on this device must work without a connection, and with a session that is over.
  if (session.get() && !interrupted.get()) await call(signOutEntry, {}).catch(() => undefined)
  await endPush().catch(() => undefined)
  dropSession()
  giveUpInterrupted()
}

// NOTE: a validation must not open the sign-in dialog: at start-up its failure leads to the landing page.
async function askWhoIsSignedIn(token: string): Promise<SignedIn> {
  const response = await fetch(`/rest${validateSession.path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const body = await response.json()
  if (!response.ok) throw new ApiError('session_over', response.status)
  return body.payload
}

/** Asks the server whether the kept session still holds, and takes the newer token and user. */
export async function validate(): Promise<'valid' | 'over' | 'unknown'> {
  const kept = session.get()
  if (!kept) return 'over'
  try {
    const signedIn = await askWhoIsSignedIn(kept.token)
    if (session.get()?.token === kept.token) keepSession(signedIn)
    return 'valid'
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) return 'unknown'
    if (await wasRenewed(kept.token)) return 'valid'
    return session.get()?.token === kept.token && endViewingByItself() ? validate() : 'over'
  }
}

const pastHalf = () => {
  const kept = session.get()
  return kept && Date.now() > (kept.since + Date.parse(kept.expires)) / 2
}

/** Renews a session past half its life while the person works with the keyboard or a pointer. */
export function renewWhileWorking() {
  let renewing: Promise<unknown> | null = null
  const renew = () => {
    if (renewing || interrupted.get() || !pastHalf()) return
    renewing = validate().finally(() => (renewing = null))
  }
  addEventListener('pointerdown', renew, { passive: true })
  addEventListener('keydown', renew, { passive: true })
}

let started: Promise<'valid' | 'over' | 'unknown'> | null = null
/** The first validation of this page load; who needs to know who is signed in awaits it. */
export const sessionAtStart = () => (started ??= validate())
