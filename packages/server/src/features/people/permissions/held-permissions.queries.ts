import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import type { Holder } from '../../../mail/servers/link-carriers.rules.ts'
import { users } from '../people/people.tables.ts'
import { profiles, userProfiles } from './permissions.tables.ts'

/** What these people may do now, and whether they are active. */
export async function listHolders(db: Db, userIds: readonly number[]) {
  const held = new Map<number, Holder>()
  if (!userIds.length) return held
  const rows = await db
    .select({ id: users.id, status: users.status, permissions: profiles.permissions })
    .from(users)
    .innerJoin(
      userProfiles,
      and(eq(userProfiles.companyId, users.companyId), eq(userProfiles.userId, users.id)),
    )
    .innerJoin(
      profiles,
      and(eq(profiles.companyId, userProfiles.companyId), eq(profiles.id, userProfiles.profileId)),
    )
    .where(inArray(users.id, [...new Set(userIds)]))
  for (const { id, status, permissions } of rows) {
    const before = held.get(id)?.permissions ?? []
    held.set(id, { isActive: status === 'Active', permissions: new Set([...before, ...permissions]) })
  }
  return held
}
