import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { profiles, userProfiles } from './permissions.tables.ts'

export async function insertProfiles(db: Db, values: (typeof profiles.$inferInsert)[]) {
  await db.insert(profiles).values(values).onConflictDoNothing()
}

/** Gives each person each of the profiles, by their keys; what somebody holds already stays. */
export async function insertUserProfiles(db: Db, companyId: number, userIds: number[], keys: string[]) {
  const held = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), inArray(profiles.key, keys)))
  if (held.length !== new Set(keys).size) throw new Error(`not every profile of ${keys.join(', ')} exists`)
  await db
    .insert(userProfiles)
    .select(
      sql`select ${companyId}::integer, person.id, profile.id
        from unnest(${sql.param(userIds)}::integer[]) person(id)
        cross join unnest(${sql.param(held.map(({ id }) => id))}::integer[]) profile(id)`,
    )
    .onConflictDoNothing()
}
