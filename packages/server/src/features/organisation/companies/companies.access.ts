import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { type Company, findCompany } from './companies.queries.ts'

export const may = {
  seeEveryCompany: (actor: Actor) => actor.permissions.has('companies.administer'),
}

/** One’s own company, or the one that somebody who looks after all of them names; any other is not there. */
export async function accessNamedCompany(db: Db, actor: Actor, id = actor.companyId): Promise<Company> {
  const isReachable = id === actor.companyId || may.seeEveryCompany(actor)
  const company = isReachable ? await findCompany(db, id) : null
  if (!company) throw fail('company_not_found')
  return company
}
