import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Actor } from '../../../access/actor.ts'
import { profileOfNewPeople } from '../../../access/profiles/profiles.ts'
import { mayView } from '../../../access/view-as.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findUser, type UserRowWhole } from './users.queries.ts'
import { hasAll } from './users.rules.ts'

type Whom = Pick<UserRowWhole, 'id' | 'permissions' | 'anonymisedAt' | 'status'>

export const may = {
  /** Nobody acts on the account of somebody who may do more. */
  edit: (actor: Actor, user: Whom) => hasAll(actor.permissions, user.permissions) && !user.anonymisedAt,
  /** One cannot lock oneself out. */
  changeStatus: (actor: Actor, user: Whom) => may.edit(actor, user) && user.id !== actor.id,
  anonymise: (actor: Actor, user: Whom) => may.changeStatus(actor, user),
  /** What else hangs on the account is asked for when it comes to it. */
  remove: (actor: Actor, user: Whom & { lastLoggedInAt: Date | null }) =>
    may.changeStatus(actor, user) && !user.lastLoggedInAt,
  /** See what somebody else sees, who is there and may do no more than oneself. */
  viewAs: (actor: Actor, user: Whom) =>
    mayView(actor, user.permissions) && user.status === 'Active' && user.id !== actor.id && !actor.viewer,
  decideProfiles: (actor: Actor) => actor.permissions.has('permissions.administer'),
}

type KnownProfile = { id: number; key: string; permissions: readonly Permission[] }

/**
 * What somebody new holds where nothing was chosen, whether or not the actor decides about profiles. NOTE: not where the
 * company’s profile holds more than the actor does, who could not even correct that account afterwards.
 */
export const profilesOfNewPeople = (actor: Pick<Actor, 'permissions'>, profiles: readonly KnownProfile[]) =>
  profiles
    .filter(({ key, permissions }) => key === profileOfNewPeople && hasAll(actor.permissions, permissions))
    .map(({ id }) => id)

/** The only way to one account; for reading it, or for doing something with it. */
export async function accessUser(
  db: Db,
  actor: Actor,
  id: number,
  act?: 'edit' | 'changeStatus' | 'anonymise',
): Promise<UserRowWhole> {
  const user = await findUser(db, actor.companyId, id)
  if (!user) throw fail('user_not_found')
  if (act && !may[act](actor, user)) throw fail('more_permissions_needed')
  return user
}
