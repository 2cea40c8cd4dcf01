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
