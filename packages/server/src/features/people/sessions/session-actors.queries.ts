import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../../access/actor.ts'
import { mayView } from '../../../access/view-as.ts'
import type { Db } from '../../../db/engine/db.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../people/people.tables.ts'
import { profiles, userProfiles } from '../permissions/permissions.tables.ts'
import { sessions } from './sessions.tables.ts'

/** What the profiles of a person allow, each once. */
export const granted = (column: typeof profiles.permissions | typeof profiles.authorities) => sql`(
  select jsonb_agg(distinct item order by item)
  from ${userProfiles}
  join ${profiles} on ${profiles.companyId} = ${userProfiles.companyId} and ${profiles.id} = ${userProfiles.profileId}
  cross join jsonb_array_elements_text(${column}) item
  where ${userProfiles.companyId} = ${users.companyId} and ${userProfiles.userId} = ${users.id})`

const actorOfSession = prepared((db) =>
  db
    .select({
      id: users.id,
      companyId: users.companyId,
      projectId: sessions.projectId,
      sessionId: sessions.id,
      language: users.language,
      timezone: users.timezone,
      viewerSessionId: sessions.viewerSessionId,
      permissions: sql<Permission[] | null>`${granted(profiles.permissions)}`,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.companyId, sessions.companyId), eq(users.id, sessions.userId)))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        isNull(sessions.endedAt),
        eq(users.status, 'Active'),
        eq(companies.state, 'confirmed'),
      ),
    )
    .prepare('actor_of_session'),
)

/** Whom a session belongs to; nobody once it, its person or its company has ended. */
export async function loadActor(db: Db, sessionId: number): Promise<Actor | null> {
  const [row] = await actorOfSession(db).execute({ sessionId })
  if (!row) return null
  const { viewerSessionId, ...person } = row
  const actor = { ...person, viewer: null, permissions: new Set(row.permissions ?? []) }
  return viewerSessionId === null ? actor : viewedBy(db, actor, viewerSessionId)
}

/** The same, viewed by an administrator; nobody once they have gone or may do less than the person. */
async function viewedBy(db: Db, person: Actor, viewerSessionId: number): Promise<Actor | null> {
  const [row] = await actorOfSession(db).execute({ sessionId: viewerSessionId })
  if (!row || !mayView({ permissions: new Set(row.permissions ?? []) }, [...person.permissions])) return null
  return { ...person, viewer: { id: row.id, sessionId: viewerSessionId } }
}

/** Whose a session is or was, ended or not; one that only views is nobody's. */
export async function findOwner(db: Db, sessionId: number) {
  const [session] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.viewerSessionId)))
  return session?.userId ?? null
}
