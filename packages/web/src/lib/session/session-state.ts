import type { CurrentUser, SignedIn } from '@oktant/contract/people/sessions.ts'
import { ApiError } from '../api/api-error.ts'
import { forget, recall, remember, storageKey } from '../storage.ts'
import { store, useStore } from '../store.ts'

/** Who is signed in, kept locally; `since` says when the token was given. */
export type Session = SignedIn & { since: number }

function parse(kept: string | null): Session | null {
  if (!kept) return null
  try {
    // NOTE: written by `keep` below; anything else fails the check and counts as signed out.
    const value = JSON.parse(kept) as Session
    const valid =
      typeof value.token === 'string' && Date.parse(value.expires) > Date.now() && value.user.id > 0
    return valid ? value : null
  } catch {
    return null
  }
}

export const session = store<Session | null>(parse(recall('session')))
export const useSession = () => useStore(session)
export const useUser = (): CurrentUser | null => useSession()?.user ?? null

export function keepSession(signedIn: SignedIn) {
  const kept: Session = { ...signedIn, since: Date.now() }
  remember('session', JSON.stringify(kept))
  session.set(kept)
}

/** Takes over what the person has just changed about themselves. */
export function changeUser(changed: Partial<CurrentUser>) {
  const now = session.get()
  if (!now) return
  const next = { ...now, user: { ...now.user, ...changed } }
  remember('session', JSON.stringify(next))
  session.set(next)
}

/** Begins to see as somebody else sees; one's own session waits until that is over. */
export function beginViewing(signedIn: SignedIn) {
  const own = recall('session')
  if (own) remember('own-session', own)
  keepSession(signedIn)
}

/** Whom one saw as when that ended by itself: the hour was over, or somebody ended it. */
export const viewingOver = store<string | null>(null)

/** Goes on as oneself. */
export function endViewing() {
  const own = parse(recall('own-session'))
  if (!own) return dropSession()
  forget('own-session')
  remember('session', JSON.stringify(own))
  session.set(own)
}

/** The same where nobody asked for it; says whether there was anything to end. */
export function endViewingByItself() {
  const user = session.get()?.user
  if (!user?.viewedBy) return false
  endViewing()
  viewingOver.set(user.name)
  return true
}

let renewal: Promise<unknown> = Promise.resolve()

/** Takes over the token that a change of password gives; this session goes on by it, and so do calls that wait. */
export async function renewBy(work: Promise<Pick<SignedIn, 'token' | 'expires'>>) {
  renewal = work.catch(() => undefined)
  const { token, expires } = await work
  const now = session.get()
  if (now) keepSession({ user: now.user, token, expires })
  resumeInterrupted()
}

/** Has the session another token by now than this one? Asked of one that was refused, once what renews it has ended. */
export async function wasRenewed(token: string | undefined) {
  await renewal
  const now = session.get()
  return now !== null && now.token !== token
}

export function dropSession() {
  forget('own-session')
  forget('session')
  session.set(null)
}

type Waiting = { promise: Promise<void>; resume: () => void; giveUp: (error: ApiError) => void }
/** Calls that met an ended session wait here until the person has signed in again or given up. */
export const interrupted = store<Waiting | null>(null)

export function sessionOver(): Promise<void> {
  const waiting = interrupted.get()
  if (waiting) return waiting.promise
  let resume = () => {}
  let giveUp: Waiting['giveUp'] = () => {}
  const promise = new Promise<void>((resolve, reject) => {
    resume = resolve
    giveUp = reject
  })
  interrupted.set({ promise, resume, giveUp })
  return promise
}

export function resumeInterrupted() {
  interrupted.get()?.resume()
  interrupted.set(null)
}

export function giveUpInterrupted() {
  interrupted.get()?.giveUp(new ApiError('session_over', 401))
  interrupted.set(null)
}

/** Another tab signed in, renewed or signed out: this one follows, and so do the calls that wait in it. */
export function followOtherTabs() {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKey('session')) return
    session.set(parse(newValue))
    if (session.get()) resumeInterrupted()
    else giveUpInterrupted()
  })
}
