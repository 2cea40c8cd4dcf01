import type { SignedIn } from '@oktant/contract/sessions.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import { forgetTries } from '../../http/limits.ts'
import type { About, Transact } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import {
  findAccount,
  findWhoseSession,
  holdPerson,
  insertSession,
  updateSession,
  type WhoseSession,
} from './sessions.queries.ts'
import { checkLicence, openProject } from './sessions.rules.ts'
import { setSessionProject } from './sessions.ts'
import { currentUserView } from './sessions.view.ts'

const touchEvery = 60_000

type Proof = { login: string; password: string }

/** Signs somebody in who knows the password; a failure costs the same work whatever it was. */
export async function signIn(db: Db, kit: Kit, { login, password }: Proof, about: About, transact: Transact) {
  const account = await findAccount(db, login.trim())
  const matches = await kit.passwords.matches(account?.passwordHash, password)
  if (!account || !matches) throw fail('login.error')
  return transact(async (tx) => {
    await forgetTries(tx, 'signIn', login)
    return openSession(tx, kit, account, about)
  })
}

/** Begins a session of somebody who proved who they are, if licence and hours allow it. */
export async function openSession(
  db: Db,
  kit: Kit,
  account: { id: number; passwordHash?: string | null },
  about: About,
) {
  const person = await holdPerson(db, account.id)
  const isUnchanged = account.passwordHash === undefined || account.passwordHash === person?.passwordHash
  if (person?.status !== 'Active' || !isUnchanged) throw fail('login.error')
  const { companyId, id: userId, lastLoggedInAt } = person
  const sessionId = await insertSession(
    db,
    { companyId, userId, lastLoggedInAt, device: about.device, address: about.address },
    kit.now(),
  )
  return signedIn(db, kit, await whose(db, sessionId))
}

/** Says again who is signed in, with a token that lasts from now. */
export async function validateSession(db: Db, kit: Kit, sessionId: number): Promise<SignedIn> {
  const row = await whose(db, sessionId)
  const now = kit.now()
  const answer = await signedIn(db, kit, row)
  if (now.getTime() - row.lastSeenAt.getTime() >= touchEvery) {
    await updateSession(db, sessionId, { lastSeenAt: now })
  }
  return answer
}

async function whose(db: Db, sessionId: number) {
  const row = await findWhoseSession(db, sessionId)
  if (!row) throw fail('session_over')
  return row
}

async function signedIn(db: Db, kit: Kit, row: WhoseSession): Promise<SignedIn> {
  const now = kit.now()
  checkLicence(row, now, row.timezone)
  const project = openProject(row.projects ?? [], row.projectId, now, row.timezone)
  if ((project?.id ?? null) !== row.projectId) await setSessionProject(db, row.sessionId, project?.id ?? null)
  const { token, expires } = await kit.tokens.make(row.sessionId)
  return { token, user: currentUserView(row, project), expires: expires.toISOString() }
}
