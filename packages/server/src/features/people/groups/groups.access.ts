import type { ListOwner } from '@oktant/contract/people/groups.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
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

/** NOTE: of these the product has none yet, so nobody can name one that is there. */
const unbuilt: Record<Exclude<ListOwner, Built>, Permission> = {
  event: 'events.administer',
  room: 'chat.use',
}

const isBuilt = (owner: ListOwner): owner is Built => owner in owners

export async function accessOwner(db: Db, actor: Actor, owner: ListOwner, id: number) {
  const permission = isBuilt(owner) ? owners[owner].permission : unbuilt[owner]
  if (!actor.permissions.has(permission)) throw fail('not_permitted', { permission })
  if (!isBuilt(owner)) throw fail('owner_not_found')
  const found: Found | undefined = await owners[owner].find(db, actor.companyId, id)
  if (!found) throw fail('owner_not_found')
  return { owner, id: found.id, groupId: found.groupId ?? null }
}
