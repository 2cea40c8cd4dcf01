import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { companies } from './companies.tables.ts'

export type Company = typeof companies.$inferSelect
export type NewCompany = typeof companies.$inferInsert

export type Wish = { company: string | null; host: string; otherwise: string | null }

/** Whose catalogue a visitor sees: the company asked for, the host's, the one set for all, the only one, the demo's. */
export async function findVisitorCompany(
  db: Db,
  { company, host, otherwise }: Wish,
): Promise<Company | null> {
  const isNamed = (name: string | null) =>
    sql`(lower(${companies.code}) = lower(${name}::text) or ${companies.id}::text = ${name}::text)`
  const rank = sql`case
    when ${isNamed(company)} then 1
    when lower(${companies.host}) = lower(${host}) then 2
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

export async function setConfirmed(db: Db, id: number) {
  await db.update(companies).set({ state: 'confirmed' }).where(eq(companies.id, id))
}

export async function deleteUnconfirmed(db: Db, ids: number[]) {
  await db.delete(companies).where(and(inArray(companies.id, ids), eq(companies.state, 'unconfirmed')))
}

export async function updateSupportEmail(db: Db, id: number, supportEmailAddress: string) {
  await db.update(companies).set({ supportEmailAddress }).where(eq(companies.id, id))
}
