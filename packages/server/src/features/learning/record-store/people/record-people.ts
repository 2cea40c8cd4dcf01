import { randomUUID } from 'node:crypto'
import type { Db } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import { identifierOf } from '../statements/actors.rules.ts'
import { keyOf } from '../statements/relations.rules.ts'
import type { JsonObject } from '../statements/values.rules.ts'
import { accountOf } from './record-people.queries.ts'

const agentOfAccount = (homePage: string, name: string) => ({
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

function accountFor(db: Db, homePage: string, whose: { companyId: number; userId: number }) {
  const accountName = randomUUID()
  const agentKey = keyOf(identifierOf(agentOfAccount(homePage, accountName)) ?? '')
  return accountOf(db, { ...whose, accountName, agentKey })
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
