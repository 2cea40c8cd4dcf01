import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { announceAll } from '../../../outbox/announce.ts'
import { audit, auditAll } from '../../../audit/audit.ts'
import { inOfferedLanguages } from '../../organisation/companies/companies.ts'
import {
  countPasswords,
  findContact,
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
  replacePassword,
  type User,
} from './people.queries.ts'

export { countLanguages, followLanguages, listNamesWithout } from './languages.ts'
export type { NewUser, ProjectRow, User } from './people.queries.ts'
export { followPage, readOwnProfile, setAvatar } from './account.ts'
export { projectView as projectOf } from './people.view.ts'
export { checkedTimezone, isTimezone } from './people.rules.ts'

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'group.left': { companyId: number; projectId: number; userIds: number[] }
    'group.joined': { companyId: number; projectId: number; userIds: number[] }
  }
}

type Doer = { companyId: number; id: number | null }

/** Many at once, in the order given; without a doer the product does it by itself. */
export async function createUsers(db: Db, values: NewUser[], by?: Doer): Promise<User[]> {
  const made: User[] = []
  // NOTE: a statement takes at most 65535 values.
  for (let at = 0; at < values.length; at += 1000) {
    const some = await insertUsers(db, await inOfferedLanguages(db, values.slice(at, at + 1000)))
    await auditAll(
      db,
      some.map(({ id, companyId, login, firstName, surname }) => ({
        by: by ?? { companyId, id: null },
        kind: 'create',
        object: 'user',
        objectId: id,
        after: { login, firstName, surname },
      })),
    )
    made.push(...some)
  }
  return made
}

export async function createUser(db: Db, values: NewUser, by?: Doer): Promise<User> {
  return first(await createUsers(db, [values], by))
}

export async function createProject(db: Db, values: NewProject, by?: Doer): Promise<ProjectRow> {
  const project = first(await insertProjects(db, [values]))
  const { id, companyId, name } = project
  await audit(db, {
    by: by ?? { companyId, id: null },
    kind: 'create',
    object: 'project',
    objectId: id,
    after: { name },
  })
  return project
}

export async function addToProject(db: Db, project: { id: number; companyId: number }, userIds: number[]) {
  if (!userIds.length) return
  await insertMembers(
    db,
    userIds.map((userId) => ({ companyId: project.companyId, projectId: project.id, userId })),
  )
  await notify(db, { about: 'user', userIds })
  await tellJoined(db, project, userIds)
}

const toldAtOnce = 500
type Project = { companyId: number; id: number }

/** NOTE: a part of them at a time, so that no announcement and no message to a program grows without bound. */
function tellMembers(db: Db, name: 'group.joined' | 'group.left', { companyId, id }: Project, ids: number[]) {
  const parts = Array.from({ length: Math.ceil(ids.length / toldAtOnce) }, (_, part) =>
    ids.slice(part * toldAtOnce, (part + 1) * toldAtOnce),
  )
  const payloads = parts.map((userIds) => ({ companyId, projectId: id, userIds }))
  return announceAll(db, name, payloads, { companyId })
}

/** Announces who has come into a group, whichever way they came, and who has left one. */
export const tellJoined = (db: Db, project: Project, userIds: number[]) =>
  tellMembers(db, 'group.joined', project, userIds)
export const tellLeft = (db: Db, project: Project, userIds: number[]) =>
  tellMembers(db, 'group.left', project, userIds)

export const createJobRoles = (db: Db, values: NewJobRole[]) => insertJobRoles(db, values)
export const createLocalities = (db: Db, values: NewLocality[]) => insertLocalities(db, values)

/** How many of these companies' people have each password; one that several have was given to them. */
export const listPasswords = (db: Db, companyIds: number[]) => countPasswords(db, companyIds)

export async function replacePasswords(
  db: Db,
  companyIds: number[],
  { from, to }: { from: string; to: string },
) {
  const userIds = await replacePassword(db, companyIds, from, to)
  await notify(db, { about: 'user', userIds })
}

function first<T>(rows: T[]): T {
  const [row] = rows
  if (!row) throw new Error('nothing was made')
  return row
}

/** Who somebody is to others. */
export async function readContact(db: Db, { companyId, id }: { companyId: number; id: number }) {
  return (await findContact(db, companyId, id)) ?? { emailAddress: '', name: '' }
}

export async function findEmailAddress(db: Db, { companyId, id }: { companyId: number; id: number }) {
  return (await findContact(db, companyId, id))?.emailAddress ?? ''
}
