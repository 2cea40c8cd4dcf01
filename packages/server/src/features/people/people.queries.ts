import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
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

/** One person with what stands beside their name. */
export async function findProfile(db: Db, companyId: number, id: number) {
  const [row] = await db
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
    })
    .from(users)
    .leftJoin(managers, and(eq(managers.companyId, users.companyId), eq(managers.id, users.managerId)))
    .leftJoin(jobRoles, and(eq(jobRoles.companyId, users.companyId), eq(jobRoles.id, users.jobRoleId)))
    .leftJoin(localities, and(eq(localities.companyId, users.companyId), eq(localities.id, users.localityId)))
    .where(and(eq(users.companyId, companyId), eq(users.id, id)))
  return row
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>
type Change = Partial<Pick<NewUser, 'timezone' | 'language' | 'avatarFileId'>>

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

/** The groups somebody belongs to, as they were made. */
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
    .orderBy(asc(projects.id))
