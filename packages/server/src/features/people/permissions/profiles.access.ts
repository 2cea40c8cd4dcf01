import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findProfileRow } from './profiles.queries.ts'

const hasAll = (actor: Actor, permissions: readonly Permission[]) =>
  permissions.every((permission) => actor.permissions.has(permission))

export const may = {
  /** A profile that allows more than one has oneself is not one's own to change. */
  edit: (actor: Actor, profile: { permissions: readonly Permission[] }) => hasAll(actor, profile.permissions),
  give: (actor: Actor, permissions: readonly Permission[]) => hasAll(actor, permissions),
}

/** The only way to one profile; for reading it, or for changing it. */
export async function accessProfile(db: Db, actor: Actor, id: number, act?: 'edit') {
  const profile = await findProfileRow(db, actor.companyId, id)
  if (!profile) throw fail('profile_not_found')
  if (act && !may.edit(actor, profile)) throw fail('more_permissions_needed')
  return profile
}
