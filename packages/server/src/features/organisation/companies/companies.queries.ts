import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import { companies, companyDomains } from './companies.tables.ts'

export type Company = typeof companies.$inferSelect
export type NewCompany = typeof companies.$inferInsert

export type Wish = { company: string | null; host: string; otherwise: string | null }

const hasDomain = (host: string) => sql`exists (select from ${companyDomains} known
  where known.company_id = "companies"."id" and known.domain = lower(${host}))`

/** Whose catalogue a visitor sees: the company asked for, the host's, the one set for all, the only one, the demo's. */
export async function findVisitorCompany(
  db: Db,
  { company, host, otherwise }: Wish,
): Promise<Company | null> {
  const isNamed = (name: string | null) =>
    sql`(lower(${companies.code}) = lower(${name}::text) or ${companies.id}::text = ${name}::text)`
  const rank = sql`case
    when ${isNamed(company)} then 1
    when lower(${companies.host}) = lower(${host}) or ${hasDomain(host)} then 2
    when ${isNamed(otherwise)} then 3
    when (select count(*) from companies every where every.state = 'confirmed') = 1 then 4
    when ${companies.isDemo} then 5
  end`
  const [found] = await db
    .select()
    .from(companies)
    .where(sql`${companies.state} = 'confirmed' and ${rank} is not null`)
    .orderBy(rank, companies.id)
    .limit(1)
  return found ?? null
}

export async function findCompany(db: Db, id: number): Promise<Company | null> {
  const [found] = await db.select().from(companies).where(eq(companies.id, id))
  return found ?? null
}

const zoneOfCompany = prepared((db) =>
  db
    .select({ timezone: companies.timezone })
    .from(companies)
    .where(eq(companies.id, sql.placeholder('id')))
    .prepare('zone_of_company'),
)

export async function findZone(db: Db, id: number) {
  const [found] = await zoneOfCompany(db).execute({ id })
  return found?.timezone ?? 'UTC'
}

export async function listZones(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { id, timezone } = companies
  return db
    .select({ id, timezone })
    .from(companies)
    .where(inArray(id, [...ids]))
}

export async function listDemoCompanies(db: Db): Promise<Company[]> {
  return db.select().from(companies).where(eq(companies.isDemo, true)).orderBy(companies.id)
}

export async function hasCompanies(db: Db) {
  const found = await db.select({ id: companies.id }).from(companies).limit(1)
  return found.length > 0
}

export async function insertCompany(db: Db, values: NewCompany): Promise<Company> {
  const [made] = await db.insert(companies).values(values).returning()
  if (!made) throw new Error('no company was made')
  return made
}

export async function setConfirmed(db: Db, id: number, timezone: string) {
  await db.update(companies).set({ state: 'confirmed', timezone }).where(eq(companies.id, id))
}

export async function deleteUnconfirmed(db: Db, ids: number[]) {
  await db.delete(companies).where(and(inArray(companies.id, ids), eq(companies.state, 'unconfirmed')))
}

export async function updateSupportEmail(db: Db, id: number, supportEmailAddress: string) {
  await db.update(companies).set({ supportEmailAddress }).where(eq(companies.id, id))
}

export type CompanyValues = Partial<NewCompany>

export async function writeCompany(db: Db, id: number, values: CompanyValues) {
  await db.update(companies).set(values).where(eq(companies.id, id))
}

/** Moves a company from the state that it was read in; false where somebody was quicker. */
export async function moveCompany(db: Db, from: Pick<Company, 'id' | 'state'>, values: CompanyValues) {
  const moved = await db
    .update(companies)
    .set(values)
    .where(and(eq(companies.id, from.id), eq(companies.state, from.state)))
    .returning({ id: companies.id })
  return moved.length > 0
}

export async function listDomains(db: Db, id: number) {
  const rows = await db
    .select({ domain: companyDomains.domain })
    .from(companyDomains)
    .where(eq(companyDomains.companyId, id))
    .orderBy(companyDomains.id)
  return rows.map(({ domain }) => domain)
}

export async function replaceDomains(db: Db, companyId: number, domains: readonly string[]) {
  await db.delete(companyDomains).where(eq(companyDomains.companyId, companyId))
  if (domains.length) await db.insert(companyDomains).values(domains.map((domain) => ({ companyId, domain })))
}

type Names = { name: string; emailAddress: string; domains: readonly string[] }

/** Which of these names another company has. */
export async function findTakenByCompanies(db: Db, { name, emailAddress, domains }: Names, but: number) {
  const wanted = sql`any(${sql.param([...domains])}::text[])`
  const rows = await rowsOf<{ name: boolean; email: boolean; domain: string | null }>(
    db,
    sql`select lower(one.name) = lower(${name}::text) as name,
        lower(one.email_address) = lower(${emailAddress}::text) as email,
        (select known.domain from ${companyDomains} known
          where known.company_id = one.id and known.domain = ${wanted} limit 1) as domain
      from ${companies} one
      where one.id <> ${but} and (lower(one.name) = lower(${name}::text)
        or lower(one.email_address) = lower(${emailAddress}::text)
        or exists (select from ${companyDomains} known where known.company_id = one.id and known.domain = ${wanted}))`,
  )
  return {
    name: rows.some((row) => row.name),
    email: rows.some((row) => row.email),
    domain: rows.find((row) => row.domain !== null)?.domain ?? null,
  }
}

/** Which languages these companies offer. */
export async function listOffers(db: Db, ids: number[]) {
  const { id, languages, defaultLanguage } = companies
  const rows = await db.select({ id, languages, defaultLanguage }).from(companies).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}
