import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Permission } from '@oktant/contract/permissions.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { companies } from '../companies/companies.tables.ts'
import { users } from '../people/people.tables.ts'
import { profiles, userProfiles } from '../permissions/permissions.tables.ts'
import { sessions } from './sessions.tables.ts'

/** Whom a session belongs to; nobody once it, its person or its company has ended. */
export async function loadActor(db: Db, sessionId: number): Promise<Actor | null> {
  const granted = sql<Permission[] | null>`(
    select jsonb_agg(distinct permission)
    from ${userProfiles}
    join ${profiles} on ${profiles.companyId} = ${userProfiles.companyId} and ${profiles.id} = ${userProfiles.profileId}
    cross join jsonb_array_elements_text(${profiles.permissions}) permission
    where ${userProfiles.companyId} = ${users.companyId} and ${userProfiles.userId} = ${users.id})`
  const [row] = await db
    .select({
      id: users.id,
      companyId: users.companyId,
      projectId: sessions.projectId,
      sessionId: sessions.id,
      language: users.language,
      timezone: users.timezone,
      permissions: granted,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.companyId, sessions.companyId), eq(users.id, sessions.userId)))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.endedAt),
        eq(users.status, 'Active'),
        eq(companies.state, 'confirmed'),
      ),
    )
  return row ? { ...row, onBehalfOf: null, permissions: new Set(row.permissions ?? []) } : null
}
