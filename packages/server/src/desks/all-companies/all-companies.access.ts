import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/engine/db.ts'
import { fail } from '../../http/fail.ts'
import { type Company, findCompany } from '../../features/organisation/companies/companies.ts'
import { stateOf } from './all-companies.rules.ts'

type Standing = Pick<Company, 'id' | 'state' | 'removedAt'>

const isOwn = (actor: Actor, company: Standing) => actor.companyId === company.id
const isKnown = (company: Standing) => ['confirmed', 'suspended'].includes(stateOf(company))

export const may = {
  edit: (_: Actor, company: Standing) => isKnown(company),
  suspend: (actor: Actor, company: Standing) => stateOf(company) === 'confirmed' && !isOwn(actor, company),
  resume: (_: Actor, company: Standing) => stateOf(company) === 'suspended',
  remove: (actor: Actor, company: Standing) => isKnown(company) && !isOwn(actor, company),
  restore: (_: Actor, company: Standing) => stateOf(company) === 'removed',
  /** Whoever opens a company gives its first administrator these permissions, so they must have them. */
  give: (actor: Actor, permissions: readonly Permission[]) =>
    permissions.every((permission) => actor.permissions.has(permission)),
}

type Act = 'edit' | 'suspend' | 'resume' | 'remove' | 'restore'
const closesOwn: readonly Act[] = ['suspend', 'remove']

/** The only way to any company; the contract has admitted nobody but those who look after all of them. */
export async function accessCompany(db: Db, actor: Actor, id: number, act?: Act): Promise<Company> {
  const company = await findCompany(db, id)
  if (!company) throw fail('company_not_found')
  if (act && closesOwn.includes(act) && isOwn(actor, company)) throw fail('company_is_own')
  if (act && !may[act](actor, company)) throw fail('company_closed')
  return company
}
