import type { ListOwner } from '@oktant/contract/groups.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import { findGroup } from './groups.queries.ts'

/** The only way to one group. */
export async function accessGroup(db: Db, actor: Actor, id: number) {
  const group = await findGroup(db, actor.companyId, id)
  if (!group) throw fail('project_not_found')
  return group
}

/** What has a list of people, by its kind; a kind of owner joins with the way to one of its rows. */
const owners: Record<ListOwner, (db: Db, actor: Actor, id: number) => Promise<{ id: number } | undefined>> = {
  project: (db, actor, id) => findGroup(db, actor.companyId, id),
}

export async function accessOwner(db: Db, actor: Actor, owner: ListOwner, id: number) {
  const found = await owners[owner](db, actor, id)
  if (!found) throw fail('owner_not_found')
  return { owner, id: found.id }
}
