import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/engine/db.ts'
import { nameOf } from '../../../db/query/names.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import { jobRoles, localities, projectMembers, projects, users } from './people.tables.ts'

export type User = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert
export type ProjectRow = typeof projects.$inferSelect
export type NewProject = typeof projects.$inferInsert
export type NewJobRole = typeof jobRoles.$inferInsert
export type NewLocality = typeof localities.$inferInsert
export type NewMember = typeof projectMembers.$inferInsert

/** In the order given. */
export const insertUsers = (db: Db, values: NewUser[]): Promise<User[]> =>
  db.insert(users).values(values).returning()

export const insertProjects = (db: Db, values: NewProject[]): Promise<ProjectRow[]> =>
  db.insert(projects).values(values).returning()

export const insertJobRoles = (db: Db, values: NewJobRole[]) => db.insert(jobRoles).values(values).returning()

export const insertLocalities = (db: Db, values: NewLocality[]) =>
  db.insert(localities).values(values).returning()

export async function insertMembers(db: Db, values: NewMember[]) {
  await db.insert(projectMembers).values(values).onConflictDoNothing()
}

const managers = alias(users, 'managers')

const profile = prepared((db) => {
  const actor = { id: sql`${sql.placeholder('actorId')}::int`, companyId: sql.placeholder('companyId') }
  const isColleague = sql<boolean>`exists (
    select from ${projectMembers} theirs
    join ${projectMembers} mine on mine.company_id = theirs.company_id and mine.project_id = theirs.project_id
    where theirs.company_id = ${users.companyId} and theirs.user_id = ${users.id} and mine.user_id = ${actor.id})`
  // NOTE: union, not union all: people who lead each other in a ring must not go round for ever.
  const isLed = sql<boolean>`exists (
    with recursive line (id) as (
      select ${users.managerId}
      union
      select above.manager_id from line join ${users} above
        on above.company_id = ${actor.companyId} and above.id = line.id)
    select from line where line.id = ${actor.id})`
  return db
    .select({
      id: users.id,
      companyId: users.companyId,
      firstName: users.firstName,
      surname: users.surname,
      login: users.login,
      emailAddress: users.emailAddress,
      language: users.language,
      timezone: users.timezone,
      status: users.status,
      avatarFileId: users.avatarFileId,
      managerId: users.managerId,
      managerLogin: managers.login,
      managerFirstName: managers.firstName,
      managerSurname: managers.surname,
      jobRoleId: users.jobRoleId,
      jobRoleName: jobRoles.name,
      localityId: users.localityId,
      localityName: localities.name,
      isColleague,
      isLed,
    })
    .from(users)
    .leftJoin(managers, and(eq(managers.companyId, users.companyId), eq(managers.id, users.managerId)))
    .leftJoin(jobRoles, and(eq(jobRoles.companyId, users.companyId), eq(jobRoles.id, users.jobRoleId)))
    .leftJoin(localities, and(eq(localities.companyId, users.companyId), eq(localities.id, users.localityId)))
    .where(and(eq(users.companyId, actor.companyId), eq(users.id, sql.placeholder('id'))))
    .prepare('people_profile')
})

/** One person of the actor's company with what stands beside their name, and how the two stand to each other. */
export async function findProfile(db: Db, actor: { id: number; companyId: number }, id: number) {
  const [row] = await profile(db).execute({ actorId: actor.id, companyId: actor.companyId, id })
  return row
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>
type Change = Partial<Pick<NewUser, 'timezone' | 'language' | 'hasChosenLanguage' | 'avatarFileId'>>

export async function updateUser(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  change: Change,
) {
  await db
    .update(users)
    .set(change)
    .where(and(eq(users.companyId, companyId), eq(users.id, id)))
}

/** The groups somebody belongs to, by name as people of any language sort them. */
export const listProjectsOf = (db: Db, { companyId, id }: { companyId: number; id: number }) =>
  db
    .select({
      id: projects.id,
      name: projects.name,
      enableChat: projects.enableChat,
      visibleModules: projects.visibleModules,
      accessTimeslots: projects.accessTimeslots,
    })
    .from(projectMembers)
    .innerJoin(
      projects,
      and(eq(projects.companyId, projectMembers.companyId), eq(projects.id, projectMembers.projectId)),
    )
    .where(and(eq(projectMembers.companyId, companyId), eq(projectMembers.userId, id)))
    .orderBy(sql`${projects.name} collate "und-x-icu"`, asc(projects.id))

/** The passwords of these companies' people as they are kept, each with how many have it. */
export const countPasswords = (db: Db, companyIds: number[]) =>
  db
    .select({ passwordHash: sql<string>`${users.passwordHash}`, people: count() })
    .from(users)
    .where(and(inArray(users.companyId, companyIds), isNotNull(users.passwordHash)))
    .groupBy(users.passwordHash)

/** Says whose passwords were replaced. */
export async function replacePassword(db: Db, companyIds: number[], from: string, to: string) {
  const replaced = await db
    .update(users)
    .set({ passwordHash: to })
    .where(and(inArray(users.companyId, companyIds), eq(users.passwordHash, from)))
    .returning({ id: users.id })
  return replaced.map(({ id }) => id)
}

export async function findContact(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({ emailAddress: users.emailAddress, name: nameOf(users) })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, id)))
  return row
}
