import type { ListOwner } from '@oktant/contract/people/groups.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { fail } from '../../../http/fail.ts'
import { findGivenCourse } from '../../learning/assignments/assignments.access.ts'
import { findLearningGroup } from '../learning-groups/learning-groups.access.ts'
import { findGroup } from './groups.queries.ts'

/** The only way to one group. */
export async function accessGroup(db: Db, actor: Actor, id: number) {
  const group = await findGroup(db, actor.companyId, id)
  if (!group) throw fail('project_not_found')
  return group
}

type Found = { id: number; groupId?: number | null }
type Owner = {
  permission: Permission
  find: (db: Db, companyId: number, id: number) => Promise<Found | undefined>
}

/** What there is of what has a list of people: who looks after it, and the way to one of its rows. */
const owners = {
  project: { permission: 'projects.administer', find: findGroup },
  learningGroup: { permission: 'courses.administer', find: findLearningGroup },
  container: { permission: 'courses.administer', find: findGivenCourse },
} as const satisfies Partial<Record<ListOwner, Owner>>
type Built = keyof typeof owners

/** NOTE: of this the product has none yet, so nobody can name one that is there. */
const unbuilt: Partial<Record<ListOwner, Permission>> = { room: 'chat.use' }

const isBuilt = (owner: ListOwner): owner is Built => owner in owners

/** An owner and, where a feature above people keeps it, that feature's part. */
export async function accessOwner(
  db: Db,
  kit: Pick<Kit, 'peopleOwners'>,
  actor: Actor,
  owner: ListOwner,
  id: number,
) {
  const kept = kit.peopleOwners.find((one) => one.owner === owner)
  const permission = isBuilt(owner) ? owners[owner].permission : (kept?.permission ?? unbuilt[owner])
  if (!permission || !actor.permissions.has(permission)) throw fail('not_permitted', { permission })
  if (isBuilt(owner)) {
    const found: Found | undefined = await owners[owner].find(db, actor.companyId, id)
    if (!found) throw fail('owner_not_found')
    return { owner, id: found.id, groupId: found.groupId ?? null }
  }
  if (!kept || !(await kept.find(db, actor.companyId, id))) throw fail('owner_not_found')
  return { kept, id }
}
