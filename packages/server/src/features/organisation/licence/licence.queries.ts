import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { companies } from '../companies/companies.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { licenceWarnings } from './licence.tables.ts'

/** Every open company with its licence and how many of its people are active. */
export const listLicences = (db: Db) =>
  db
    .select({
      companyId: companies.id,
      timezone: companies.timezone,
      validUntil: companies.licenceValidUntil,
      bought: companies.licenceSeats,
      taken: sql<number>`(count(${users.id}) filter (where ${users.status} = 'Active'))::int`,
    })
    .from(companies)
    .leftJoin(users, eq(users.companyId, companies.id))
    .where(and(eq(companies.state, 'confirmed'), isNull(companies.removedAt)))
    .groupBy(companies.id)

export type NewWarning = typeof licenceWarnings.$inferInsert

/** Says which of them are new. */
export async function insertWarnings(db: Db, values: NewWarning[]) {
  if (!values.length) return []
  return db.insert(licenceWarnings).values(values).onConflictDoNothing().returning()
}

const shown = 10
export const listWarnings = (db: Db, companyId: number) =>
  db
    .select()
    .from(licenceWarnings)
    .where(eq(licenceWarnings.companyId, companyId))
    .orderBy(desc(licenceWarnings.id))
    .limit(shown)
