import { dayIn } from '@oktant/contract/kit/days.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { makeNoticedCache } from '../../../db/query/cache.ts'
import { notify } from '../../../db/engine/notify.ts'
import type { Kit } from '../../../kit.ts'
import { audit } from '../../../audit/audit.ts'
import { fail } from '../../../http/fail.ts'
import {
  type Company,
  type CompanyValues,
  deleteUnconfirmed,
  findCompany,
  findVisitorCompany,
  findZone,
  hasCompanies,
  insertCompany,
  listDomains,
  listOffers,
  listZones,
  moveCompany,
  type NewCompany,
  replaceDomains,
  setConfirmed,
  updateSupportEmail,
  writeCompany,
} from './companies.queries.ts'

export { dressCompany, readLook } from './branding.ts'
export {
  type Company,
  type NewCompany,
  findCompany,
  findTakenByCompanies,
  findZone,
  listDemoCompanies,
  listDomains,
  listZones,
} from './companies.queries.ts'
export const isEmptyOfCompanies = async (db: Db) => !(await hasCompanies(db))

type Looker = { actor: Actor | null; query: { company?: string }; about: { host: string } }

/** The company whose public face somebody sees: their own, or as a visitor the one they ask for. */
export function makeCompanySeen({ config, engine, onNotice }: Pick<Kit, 'config' | 'engine' | 'onNotice'>) {
  const kept = makeNoticedCache<string, Company | null>(engine, {
    isAbout: ({ about }) => about === 'company',
  })
  onNotice(kept.hear)
  return ({ actor, query, about }: Looker): Promise<Company | null> => {
    if (actor) return kept.get(`of ${actor.companyId}`, () => findCompany(engine.db, actor.companyId))
    const wish = { company: query.company || null, host: about.host, otherwise: config.defaultCompany }
    return kept.get(JSON.stringify(wish), () => findVisitorCompany(engine.db, wish))
  }
}

/** Is there a company that is named so, by its code or its number? */
export async function isCompany(db: Db, name: string) {
  const found = await findVisitorCompany(db, { company: name, host: '', otherwise: null })
  return found?.code.toLowerCase() === name.toLowerCase() || String(found?.id) === name
}

export const createCompany = (db: Db, values: NewCompany): Promise<Company> => insertCompany(db, values)

/** The day that it is for a company as a whole; where one person is told something, it is theirs that counts. */
export const companyDay = async (db: Db, companyId: number, now: Date) =>
  dayIn(await findZone(db, companyId), now)

/** The same for several at once, by their number. */
export const companyDays = async (db: Db, companyIds: readonly number[], now: Date) =>
  new Map((await listZones(db, companyIds)).map(({ id, timezone }) => [id, dayIn(timezone, now)]))

/** Opens a company to its people; its days are counted where its first administrator is. */
export async function confirmCompany(db: Db, companyId: number, timezone: string) {
  await setConfirmed(db, companyId, timezone)
  await notify(db, { about: 'company', companyId })
}

/** Removes companies that were never confirmed; of others nothing. */
export const deleteCompanies = (db: Db, companyIds: number[]) => deleteUnconfirmed(db, companyIds)

/** Where people of this company find help. */
export const setSupportEmail = (db: Db, companyId: number, emailAddress: string) =>
  updateSupportEmail(db, companyId, emailAddress)

type Doer = { id: number; onBehalfOf?: number | null }
type Changed = { by: Doer; before: Record<string, unknown>; after: Record<string, unknown> }

/** Written down in the company that it touches, whoever did it. */
export async function noteCompany(db: Db, { id }: Pick<Company, 'id'>, { by, before, after }: Changed) {
  await audit(db, {
    by: { ...by, companyId: id },
    kind: 'update',
    object: 'company',
    objectId: id,
    before,
    after,
  })
  await notify(db, { about: 'company', companyId: id })
}

export const setDomains = (db: Db, companyId: number, domains: readonly string[]) =>
  replaceDomains(db, companyId, domains)

type Whole = { values: CompanyValues; domains: readonly string[] }

/** Changes what is known of a company; its people and visitors see it at once. */
export async function changeCompany(db: Db, by: Doer, company: Company, { values, domains }: Whole) {
  const had = await listDomains(db, company.id)
  await writeCompany(db, company.id, values)
  await replaceDomains(db, company.id, domains)
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, company[name as keyof Company]]))
  await noteCompany(db, company, {
    by,
    before: { ...before, domains: had },
    after: { ...values, domains },
  })
}

type Standing = Pick<Company, 'state' | 'suspendedAt' | 'removedAt'>

/** Opens or closes a company, as long as it still stands where it was read. */
export async function standCompany(db: Db, by: Doer, company: Company, now: Standing) {
  if (!(await moveCompany(db, company, now))) throw fail('company_closed')
  const { state, suspendedAt, removedAt } = company
  await noteCompany(db, company, { by, before: { state, suspendedAt, removedAt }, after: now })
}

/** Which languages a company offers, which of them is the default, and where its days are counted. */
export const offerLanguages = (
  db: Db,
  companyId: number,
  offer: Pick<Company, 'languages' | 'defaultLanguage' | 'timezone'>,
) => writeCompany(db, companyId, offer)

export const defaultLanguageOf = async (db: Db, companyId: number): Promise<Language> =>
  (await listOffers(db, [companyId])).get(companyId)?.defaultLanguage ?? 'en'

export const offersLanguage = async (db: Db, companyId: number, language: Language) =>
  (await findCompany(db, companyId))?.languages.includes(language) ?? false

/** The same rows, each in a language that its company offers. */
export async function inOfferedLanguages<R extends { companyId: number; language: Language }>(
  db: Db,
  rows: R[],
): Promise<R[]> {
  const offers = await listOffers(db, [...new Set(rows.map(({ companyId }) => companyId))])
  return rows.map((row) => {
    const offer = offers.get(row.companyId)
    return !offer || offer.languages.includes(row.language)
      ? row
      : { ...row, language: offer.defaultLanguage }
  })
}
