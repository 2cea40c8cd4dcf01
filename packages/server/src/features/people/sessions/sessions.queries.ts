import { and, count, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { lifeSeconds } from '@oktant/contract/kit/constants.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { TimeSlot } from '@oktant/contract/people/sessions.ts'
import type { Module } from '@oktant/contract/organisation/shell.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Ageing } from '../../../db/query/overdue.ts'
import { prepared, preparedRows } from '../../../db/engine/prepared.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { userFieldValues } from '../custom-fields/custom-fields.tables.ts'
import { projectMembers, projects, users } from '../people/people.tables.ts'
import { profiles } from '../permissions/permissions.tables.ts'
import { granted } from './session-actors.queries.ts'
import { sessions } from './sessions.tables.ts'

export type MemberProject = {
  id: number
  name: string
  enableChat: boolean
  visibleModules: Module[]
  accessTimeslots: TimeSlot[]
}

const managers = alias(users, 'managers')
const viewers = alias(users, 'viewers')
/** The administrators' own sessions, beside those in which they view as somebody. */
const viewings = alias(sessions, 'viewings')

const projectsOfPerson = sql<MemberProject[] | null>`(
  select jsonb_agg(jsonb_build_object(
    'id', ${projects.id}, 'name', ${projects.name}, 'enableChat', ${projects.enableChat},
    'visibleModules', ${projects.visibleModules}, 'accessTimeslots', ${projects.accessTimeslots}) order by ${projects.id})
  from ${projectMembers}
  join ${projects} on ${projects.companyId} = ${projectMembers.companyId} and ${projects.id} = ${projectMembers.projectId}
  where ${projectMembers.companyId} = ${users.companyId} and ${projectMembers.userId} = ${users.id})`

const fieldsOfPerson = sql<Record<string, string> | null>`(
  select jsonb_object_agg(${userFieldValues.fieldId}, ${userFieldValues.value})
  from ${userFieldValues}
  where ${userFieldValues.companyId} = ${users.companyId} and ${userFieldValues.userId} = ${users.id})`

const whoseSession = prepared((db) =>
  db
    .select({
      sessionId: sessions.id,
      projectId: sessions.projectId,
      lastSeenAt: sessions.lastSeenAt,
      lastLoggedInAt: sessions.lastLoggedInAt,
      startedAt: sessions.startedAt,
      endsAt: sessions.endsAt,
      viewerId: viewers.id,
      viewerFirstName: viewers.firstName,
      viewerSurname: viewers.surname,
      id: users.id,
      login: users.login,
      emailAddress: users.emailAddress,
      firstName: users.firstName,
      surname: users.surname,
      language: users.language,
      timezone: users.timezone,
      avatarFileId: users.avatarFileId,
      companyId: companies.id,
      companyName: companies.name,
      companyEmailAddress: companies.emailAddress,
      supportEmailAddress: companies.supportEmailAddress,
      supportPhone: companies.supportPhone,
      state: companies.state,
      licenceValidUntil: companies.licenceValidUntil,
      companyTimezone: companies.timezone,
      managerId: managers.id,
      managerFirstName: managers.firstName,
      managerSurname: managers.surname,
      authorities: sql<string[] | null>`${granted(profiles.authorities)}`,
      permissions: sql<Permission[] | null>`${granted(profiles.permissions)}`,
      projects: projectsOfPerson,
      customFields: fieldsOfPerson,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.companyId, sessions.companyId), eq(users.id, sessions.userId)))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(managers, and(eq(managers.companyId, users.companyId), eq(managers.id, users.managerId)))
    .leftJoin(
      viewings,
      and(eq(viewings.companyId, sessions.companyId), eq(viewings.id, sessions.viewerSessionId)),
    )
    .leftJoin(viewers, and(eq(viewers.companyId, viewings.companyId), eq(viewers.id, viewings.userId)))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('whose_session'),
)

export type WhoseSession = NonNullable<Awaited<ReturnType<typeof findWhoseSession>>>

/** Everything that a screen is told about the person of a session. */
export async function findWhoseSession(db: Db, sessionId: number) {
  const [row] = await whoseSession(db).execute({ sessionId })
  return row
}

const accountByLogin = prepared((db) =>
  db
    .select({ id: users.id, passwordHash: users.passwordHash, status: users.status })
    .from(users)
    .where(sql`lower(${users.login}) = lower(${sql.placeholder('login')})`)
    .prepare('account_by_login'),
)

export async function findAccount(db: Db, login: string) {
  const [account] = await accountByLogin(db).execute({ login })
  return account
}

export type Person = typeof users.$inferSelect

export async function findPerson(db: Db, id: number): Promise<Person | undefined> {
  const [person] = await db.select().from(users).where(eq(users.id, id))
  return person
}

/** Of one company, where it is named. */
export async function findPersonByEmail(
  db: Db,
  emailAddress: string,
  companyId?: number,
): Promise<Person | undefined> {
  const [person] = await db
    .select()
    .from(users)
    .where(
      and(
        sql`lower(${users.emailAddress}) = lower(${emailAddress})`,
        eq(users.status, 'Active'),
        companyId === undefined ? undefined : eq(users.companyId, companyId),
      ),
    )
  return person
}

export async function setPasswordHash(db: Db, { companyId, id }: Person, passwordHash: string) {
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.companyId, companyId), eq(users.id, id)))
}

const personHeld = prepared((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('no key update')
    .prepare('person_held'),
)

/** Holds somebody's row until the transaction ends, so that a sign-in and a change of password follow each other. */
export async function holdPerson(db: Db, userId: number): Promise<Person | undefined> {
  const [person] = await personHeld(db).execute({ userId })
  return person
}

export type SessionRow = typeof sessions.$inferSelect
type NewSession = Pick<typeof sessions.$inferInsert, 'companyId' | 'userId' | 'device' | 'address'> & {
  lastLoggedInAt?: Date | null
}

const given = sql.placeholder
/** In the project that the person worked in last. */
const sessionOpened = sql`insert into ${sessions} (company_id, user_id, project_id, device, address, viewer_session_id,
    ends_at, last_logged_in_at, started_at, last_seen_at)
  values (${given('companyId')}::int, ${given('userId')}::int, (select own.project_id from ${sessions} own
      where own.company_id = ${given('companyId')}::int and own.user_id = ${given('userId')}::int
        and own.viewer_session_id is null order by own.id desc limit 1),
    ${given('device')}, ${given('address')}, ${given('viewerSessionId')}::int, ${given('endsAt')}::timestamptz,
    ${given('lastLoggedInAt')}::timestamptz, ${given('now')}::timestamptz, ${given('now')}::timestamptz)
  returning id`

const opened = preparedRows<{ id: number }>('session_opened', () => sessionOpened)
const signedIn = preparedRows<{ id: number }>(
  'session_signed_in',
  () => sql`with person as (update ${users} set last_logged_in_at = ${given('now')}::timestamptz
      where company_id = ${given('companyId')}::int and id = ${given('userId')}::int)
    ${sessionOpened}`,
)

/** Begins a session, and says at the person that they signed in. */
export const insertSession = (db: Db, session: NewSession, now: Date) => openedBy(signedIn, db, session, now)

type AnySession = NewSession & Pick<typeof sessions.$inferInsert, 'viewerSessionId' | 'endsAt'>

/** NOTE: without a touch of the person's own row, which says when they signed in last. */
export const insertSessionRow = (db: Db, session: AnySession, now: Date) => openedBy(opened, db, session, now)

async function openedBy(open: typeof opened, db: Db, session: AnySession, now: Date) {
  const { companyId, userId, device, address, viewerSessionId = null, endsAt, lastLoggedInAt } = session
  const [made] = await open(db, {
    companyId,
    userId,
    device,
    address,
    viewerSessionId,
    endsAt: endsAt?.toISOString() ?? null,
    lastLoggedInAt: lastLoggedInAt?.toISOString() ?? null,
    now: now.toISOString(),
  })
  if (!made) throw new Error('no session was made')
  return made.id
}

/** The same device in the same project by another number, so that no token of before opens it; null where it is gone. */
export async function insertRenewed(db: Db, sessionId: number, now: Date) {
  const [old] = await db.select().from(sessions).where(eq(sessions.id, sessionId))
  if (!old) return null
  const { companyId, userId, projectId, device, address, lastLoggedInAt } = old
  const values = { companyId, userId, projectId, device, address, lastLoggedInAt }
  const [made] = await db
    .insert(sessions)
    .values({ ...values, startedAt: now, lastSeenAt: now })
    .returning()
  return made ?? null
}

const seen = preparedRows(
  'session_seen',
  () => sql`update ${sessions} set last_seen_at = ${given('now')}::timestamptz where id = ${given('id')}`,
)

export async function writeSeen(db: Db, id: number, now: Date) {
  await seen(db, { id, now: now.toISOString() })
}

const projectWritten = preparedRows(
  'session_project',
  () => sql`update ${sessions} set project_id = ${given('projectId')}::int where id = ${given('id')}`,
)

export async function writeProject(db: Db, id: number, projectId: number | null) {
  await projectWritten(db, { id, projectId })
}

const openOf = (companyId: number, userId: number) =>
  and(eq(sessions.companyId, companyId), eq(sessions.userId, userId), isNull(sessions.endedAt))

/** The sessions of one person that some token still opens. */
export async function listOpenSessions(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  now: Date,
) {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  return db
    .select()
    .from(sessions)
    .where(
      and(
        openOf(companyId, id),
        gt(sessions.lastSeenAt, ago(lifeSeconds.token)),
        gt(sessions.startedAt, ago(lifeSeconds.session)),
        isNull(sessions.viewerSessionId),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}

type Which = { only?: number; but?: number }

/** Ends open sessions of one person; says which. */
export async function endSessions(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  { only, but }: Which,
  now: Date,
) {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        openOf(companyId, id),
        only === undefined ? undefined : eq(sessions.id, only),
        but === undefined ? undefined : ne(sessions.id, but),
      ),
    )
    .returning({ id: sessions.id })
  return ended.map((session) => session.id)
}

/** Sessions that have ended, and those that nobody has used for longer than they could live. */
export const ageingSessions: Ageing = {
  table: sessions,
  since: sql`coalesce(row.ended_at, row.last_seen_at)`,
}

/** Says which sessions ended. */
export async function countSessionsOfPeople(db: Db, companyId: number, userIds: readonly number[]) {
  const [open] = await db
    .select({ count: count() })
    .from(sessions)
    .where(
      and(
        eq(sessions.companyId, companyId),
        inArray(sessions.userId, [...userIds]),
        isNull(sessions.endedAt),
      ),
    )
  return open?.count ?? 0
}

export async function endSessionsOfPeople(db: Db, companyId: number, userIds: readonly number[], now: Date) {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.companyId, companyId),
        inArray(sessions.userId, [...userIds]),
        isNull(sessions.endedAt),
      ),
    )
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

/** Says which sessions ended. */
export async function endSessionsOfWhole(db: Db, companyId: number, now: Date) {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.companyId, companyId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}
