import type { Affected } from '@oktant/contract/http/http.ts'
import { removalHindrances, removalLines } from '@oktant/contract/people/users.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { notify } from '../../../../db/engine/notify.ts'
import { fail } from '../../../../http/fail.ts'
import { forgetFile } from '../../../../files/files.ts'
import { announce } from '../../../../outbox/announce.ts'
import { countHanging, deleteUser } from './remove-user.queries.ts'
import { accessUser } from '../users.access.ts'

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'user.removed': { companyId: number; userId: number }
  }
}

type RemovedUser = { companyId: number; id: number; lastLoggedInAt: Date | null }

/** Somebody who signed in once has used the account, however long ago and whatever is still kept of it. */
async function hangingOn(db: Db, { companyId, id, lastLoggedInAt }: RemovedUser): Promise<Affected> {
  const rows = await countHanging(db, { companyId, id })
  const counts = new Map(rows.map(({ what, count }) => [what, count]))
  if (lastLoggedInAt && !counts.get('signIns')) counts.set('signIns', 1)
  return [...removalHindrances, ...removalLines].map((what) => ({
    what,
    count: counts.get(what) ?? 0,
    examples: [],
  }))
}

const hinders = ({ what, count }: Affected[number]) =>
  count > 0 && removalHindrances.some((hindrance) => hindrance === what)

export async function affectedByUserRemoval(db: Db, actor: Actor, id: number) {
  return hangingOn(db, await accessUser(db, actor, id))
}

/** Removes an account that nobody has used; anything else is closed or anonymised. */
export async function removeUser(db: Db, actor: Actor, id: number) {
  const user = await accessUser(db, actor, id, 'changeStatus')
  const { companyId, login, firstName, surname, avatarFileId } = user
  if ((await hangingOn(db, user)).some(hinders)) throw fail('user_in_use')
  await deleteUser(db, { companyId, id })
  if (avatarFileId !== null) await forgetFile(db, companyId, avatarFileId)
  const before = { login, firstName, surname }
  await audit(db, { by: actor, kind: 'delete', object: 'user', objectId: id, before })
  await announce(db, 'user.removed', { companyId, userId: id }, { companyId })
  await notify(db, { about: 'user', userIds: [id] })
  return {}
}
