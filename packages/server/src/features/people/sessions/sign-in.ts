import type { ErrorCode } from '@oktant/contract/http/errors.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import type { SignedIn } from '@oktant/contract/people/sessions.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { forgetTries } from '../../../http/guard/limits.ts'
import type { About } from '../../../http/health/about.ts'
import type { Transact } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { announce } from '../../../outbox/announce.ts'
import { followPage } from '../people/people.ts'
import { signsIn } from './links/links.rules.ts'
import { useLink } from './links/links.ts'
import {
  findAccount,
  findWhoseSession,
  holdPerson,
  insertSession,
  type WhoseSession,
  writeProject,
  writeSeen,
} from './sessions.queries.ts'
import { checkLicence, chosenProject, endOfSession, openProject } from './sessions.rules.ts'
import { setSessionProject } from './session-project.ts'
import { currentUserView } from './sessions.view.ts'

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'session.opened': { companyId: number; userId: number; at: string }
  }
}

const touchEvery = 60_000

type Proof = { login: string; password: string; language?: Language }

/** Signs somebody in who knows the password; a failure costs the same work whatever it was. */
export async function signIn(
  db: Db,
  kit: Kit,
  { login, password, language }: Proof,
  about: About,
  transact: Transact,
) {
  const account = await findAccount(db, login.trim())
  const matches = await kit.passwords.matches(account?.passwordHash, password)
  if (!account || !matches) throw fail('login.error')
  return transact(async (tx) => {
    await forgetTries(tx, 'signIn', login)
    return openSession(tx, kit, { ...account, refusal: 'login.error', language }, about)
  })
}

type LinkProof = { otp: string; language?: Language }

export async function signInByLink(db: Db, kit: Kit, { otp, language }: LinkProof, about: About) {
  const link = await useLink(db, otp, signsIn, kit.now())
  return openSession(db, kit, { id: link.userId, refusal: 'link_used', language }, about)
}

/** Whom to sign in; `passwordHash` is the one that was proved, where one was, and must still be theirs. */
type Proved = {
  id: number
  passwordHash?: string | null
  refusal: ErrorCode
  /** Of the page on which it was proved. */
  language?: Language | undefined
}

/** Begins a session of somebody who proved who they are, if licence and hours allow it. */
export async function openSession(db: Db, kit: Kit, proved: Proved, about: About) {
  const { id, passwordHash, refusal, language } = proved
  const person = await holdPerson(db, id)
  const isUnchanged = passwordHash === undefined || passwordHash === person?.passwordHash
  if (person?.status !== 'Active' || !isUnchanged) throw fail(refusal)
  const { companyId, id: userId, lastLoggedInAt } = person
  const sessionId = await insertSession(
    db,
    { companyId, userId, lastLoggedInAt, device: about.device, address: about.address },
    kit.now(),
  )
  await audit(db, { by: person, kind: 'login', object: 'session', objectId: sessionId })
  if (language) await followPage(db, kit, person, language)
  await announce(db, 'session.opened', { companyId, userId, at: kit.now().toISOString() }, { companyId })
  return signedInBy(db, kit, sessionId)
}

/** What somebody is told of the session that has just begun. */
export const signedInBy = async (db: Db, kit: Kit, sessionId: number) =>
  // NOTE: no process knows it yet that would have to be told.
  signedIn(db, kit, await whose(db, sessionId), writeProject)

/**
 * Says again who is signed in, with a token that lasts from now. What is told is remembered as long as the actor is,
 * so whatever makes the process forget whom it knows makes it read this anew.
 */
export function makeValidation(kit: Kit) {
  const told = new WeakMap<Actor, WhoseSession>()
  return async (db: Db, actor: Actor): Promise<SignedIn> => {
    const row = told.get(actor) ?? (await whose(db, actor.sessionId))
    told.set(actor, row)
    const answer = await signedIn(db, kit, row)
    const now = kit.now()
    if (!actor.viewer && now.getTime() - row.lastSeenAt.getTime() >= touchEvery) {
      await writeSeen(db, actor.sessionId, now)
      row.lastSeenAt = now
    }
    return answer
  }
}

/** The person of a session as they are now, past everything that is remembered. */
export const readCurrentUser = async (db: Db, kit: Kit, { sessionId }: Actor) =>
  (await signedIn(db, kit, await whose(db, sessionId))).user

async function whose(db: Db, sessionId: number) {
  const row = await findWhoseSession(db, sessionId)
  if (!row) throw fail('session_over')
  return row
}

async function signedIn(
  db: Db,
  kit: Kit,
  row: WhoseSession,
  setProject = setSessionProject,
): Promise<SignedIn> {
  const now = kit.now()
  checkLicence(row, now)
  const project = await projectOf(db, row, now, setProject)
  const { token, expires } = kit.tokens.make(row.sessionId, endOfSession(row))
  return { token, user: currentUserView(kit, row, project), expires: expires.toISOString() }
}

/** NOTE: whoever only views keeps no hours and writes nothing, not even which group is open now. */
async function projectOf(
  db: Db,
  { sessionId, projectId, projects, ...row }: WhoseSession,
  now: Date,
  setProject: typeof setSessionProject,
) {
  if (row.viewerId !== null) return chosenProject(projects ?? [], projectId)
  const project = openProject(projects ?? [], projectId, now, row.timezone)
  if ((project?.id ?? null) !== projectId) await setProject(db, sessionId, project?.id ?? null)
  return project
}
