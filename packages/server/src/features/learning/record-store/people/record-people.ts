import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import { identifierOf, withAgents } from '../statements/actors.rules.ts'
import { listNaming, renameIn } from '../statements/renamed.queries.ts'
import { keyOf } from '../statements/relations.rules.ts'
import type { JsonObject } from '../statements/values.rules.ts'
import { accountOf, addMailKeys, forgetAccount, listAccounts } from './record-people.queries.ts'

export const agentOfAccount = (homePage: string, name: string) => ({
  objectType: 'Agent',
  account: { homePage, name },
})

/** How somebody appears where only an account will do. */
export async function accountAgentOf(
  db: Db,
  { config }: Pick<Kit, 'config'>,
  whose: { companyId: number; userId: number },
) {
  const { accountName } = await accountFor(db, config.publicUrl, whose)
  return agentOfAccount(config.publicUrl, accountName)
}

/** How these people appear there, as far as they ever did and are not forgotten. */
export async function accountAgentsOf(
  db: Db,
  { config }: Pick<Kit, 'config'>,
  of: { companyId: number; userIds: number[] },
) {
  const accounts = await listAccounts(db, of)
  return new Map(
    accounts.map(({ userId, accountName }) => [userId, agentOfAccount(config.publicUrl, accountName)]),
  )
}

async function accountFor(db: Db, homePage: string, whose: { companyId: number; userId: number }) {
  const accountName = randomUUID()
  const agentKey = keyOf(identifierOf(agentOfAccount(homePage, accountName)) ?? '')
  const found = await accountOf(db, { ...whose, accountName, agentKey })
  const unknown = mailKeysOf(found.email).filter((key) => !found.mailKeys.includes(key))
  // NOTE: an address that changes is still in what was said before.
  if (unknown.length > 0) await addMailKeys(db, whose, unknown)
  return found
}

/** Under which statements name somebody by their mail, as it is or as its hash. */
export function mailKeysOf(email: string) {
  if (!email) return []
  const mbox = `mailto:${email}`
  const sum = createHash('sha1').update(mbox).digest('hex')
  return [keyOf(`mbox|${mbox}`), keyOf(`mbox_sha1sum|${sum}`)]
}

/** Whoever is forgotten, an opaque name leads to no more; statements that named them by mail have that name instead. */
export async function forgetPerson(
  db: Db,
  { config }: Pick<Kit, 'config'>,
  { companyId, userId }: { companyId: number; userId: number },
) {
  const gone = await forgetAccount(db, companyId, userId)
  if (!gone || gone.mailKeys.length === 0) return
  const { accountName, agentKey, mailKeys } = gone
  const opaque = agentOfAccount(config.publicUrl, accountName)
  const isNamed = (agent: JsonObject) => mailKeys.includes(keyOf(identifierOf(agent) ?? ''))
  const named = await listNaming(db, companyId, mailKeys)
  const renamed = named.map(({ id, statement }) => ({
    id,
    statement: withAgents(statement, (agent) => (isNamed(agent) ? opaque : agent)),
  }))
  await renameIn(db, companyId, renamed, { from: mailKeys, to: agentKey })
}

/** How somebody appears in statements: by an opaque account, or by mail where their company says so. */
export async function agentOf(
  db: Db,
  { config }: Pick<Kit, 'config'>,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<JsonObject> {
  const found = await accountFor(db, config.publicUrl, { companyId, userId })
  if (found.namesByMail && found.email)
    return { objectType: 'Agent', name: found.fullName, mbox: `mailto:${found.email}` }
  return agentOfAccount(config.publicUrl, found.accountName)
}
