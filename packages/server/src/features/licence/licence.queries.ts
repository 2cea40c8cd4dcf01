import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/db.ts'
import { companies } from '../companies/companies.tables.ts'
import { users } from '../people/people.tables.ts'
import { profiles, userProfiles } from '../permissions/permissions.tables.ts'
import { licenceWarnings } from './licence.tables.ts'

/** Every open company with its licence and how many of its people are active. */
export const listLicences = (db: Db) =>
  db
    .select({
      companyId: companies.id,
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

/** The active people who look after the company itself. */
export async function listAdministrators(db: Db, companyId: number) {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select distinct person.id from ${users} person
      join ${userProfiles} held on held.company_id = person.company_id and held.user_id = person.id
      join ${profiles} profile on profile.company_id = held.company_id and profile.id = held.profile_id
      where person.company_id = ${companyId} and person.status = 'Active'
        and profile.permissions ? 'company.administer' order by person.id`,
  )
  return rows.map(({ id }) => id)
}
