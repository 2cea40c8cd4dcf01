import type { Db } from '../../db/db.ts'
import { notify } from '../../db/notify.ts'
import {
  insertJobRoles,
  insertLocalities,
  insertMembers,
  insertProjects,
  insertUsers,
  type NewJobRole,
  type NewLocality,
  type NewProject,
  type NewUser,
  type ProjectRow,
  type User,
} from './people.queries.ts'

export type { NewUser, ProjectRow, User } from './people.queries.ts'

/** Many at once, in the order given. */
export async function createUsers(db: Db, values: NewUser[]): Promise<User[]> {
  const made: User[] = []
  // NOTE: a statement takes at most 65535 values.
  for (let at = 0; at < values.length; at += 1000) {
    made.push(...(await insertUsers(db, values.slice(at, at + 1000))))
  }
  return made
}

export async function createUser(db: Db, values: NewUser): Promise<User> {
  return first(await createUsers(db, [values]))
}

export async function createProject(db: Db, values: NewProject): Promise<ProjectRow> {
  return first(await insertProjects(db, [values]))
}

export async function addToProject(db: Db, project: { id: number; companyId: number }, userIds: number[]) {
  if (!userIds.length) return
  await insertMembers(
    db,
    userIds.map((userId) => ({ companyId: project.companyId, projectId: project.id, userId })),
  )
  await notify(db, { about: 'user', userIds })
}

export const createJobRoles = (db: Db, values: NewJobRole[]) => insertJobRoles(db, values)
export const createLocalities = (db: Db, values: NewLocality[]) => insertLocalities(db, values)

function first<T>(rows: T[]): T {
  const [row] = rows
  if (!row) throw new Error('nothing was made')
  return row
}
