import type { ListOwner } from '@oktant/contract/groups.ts'
import type { Permission } from '@oktant/contract/permissions.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import { findLearningGroup } from '../learning-groups/learning-groups.access.ts'
import { findGroup } from './groups.queries.ts'

/** The only way to one group. */
export async function accessGroup(db: Db, actor: Actor, id: number) {
  const group = await findGroup(db, actor.companyId, id)
  if (!group) throw fail('project_not_found')
  return group
}

type Owner = {
  permission: Permission
  find: (db: Db, companyId: number, id: number) => Promise<{ id: number } | undefined>
}

/** What has a list of people: who looks after it, and the way to one of its rows. */
const owners: Record<ListOwner, Owner> = {
  project: { permission: 'projects.administer', find: findGroup },
  learningGroup: { permission: 'courses.administer', find: findLearningGroup },
}

export async function accessOwner(db: Db, actor: Actor, owner: ListOwner, id: number) {
  const { permission, find } = owners[owner]
  if (!actor.permissions.has(permission)) throw fail('not_permitted', { permission })
  const found = await find(db, actor.companyId, id)
  if (!found) throw fail('owner_not_found')
  return { owner, id: found.id }
}
