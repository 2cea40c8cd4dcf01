import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { makeKept } from '../../db/kept.ts'
import { notify } from '../../db/notify.ts'
import type { Kit } from '../../kit.ts'
import {
  type Company,
  deleteUnconfirmed,
  findCompany,
  findVisitorCompany,
  hasCompanies,
  insertCompany,
  type NewCompany,
  setConfirmed,
  updateSupportEmail,
} from './companies.queries.ts'

export { type Company, listDemoCompanies } from './companies.queries.ts'
export const isEmptyOfCompanies = async (db: Db) => !(await hasCompanies(db))

type Looker = { actor: Actor | null; query: { company?: string }; about: { host: string } }

/** The company whose public face somebody sees: their own, or as a visitor the one they ask for. */
export function makeCompanySeen({ config, engine, onNotice }: Pick<Kit, 'config' | 'engine' | 'onNotice'>) {
  const kept = makeKept<string, Company | null>(engine, { isAbout: ({ about }) => about === 'company' })
  onNotice(kept.hear)
  return ({ actor, query, about }: Looker): Promise<Company | null> => {
    if (actor) return kept.get(`of ${actor.companyId}`, () => findCompany(engine.db, actor.companyId))
    const wish = { company: query.company || null, host: about.host, otherwise: config.defaultCompany }
    return kept.get(JSON.stringify(wish), () => findVisitorCompany(engine.db, wish))
  }
}

export const createCompany = (db: Db, values: NewCompany): Promise<Company> => insertCompany(db, values)

/** Opens a company to its people. */
export async function confirmCompany(db: Db, companyId: number) {
  await setConfirmed(db, companyId)
  await notify(db, { about: 'company', companyId })
}

/** Removes companies that were never confirmed; of others nothing. */
export const deleteCompanies = (db: Db, companyIds: number[]) => deleteUnconfirmed(db, companyIds)

/** Where people of this company find help. */
export const setSupportEmail = (db: Db, companyId: number, emailAddress: string) =>
  updateSupportEmail(db, companyId, emailAddress)
