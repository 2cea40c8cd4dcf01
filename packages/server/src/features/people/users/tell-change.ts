import type { UserAction } from '@oktant/contract/people/users.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { announceAll } from '../../../outbox/announce.ts'
import { tellJoined, tellLeft } from '../people/people.ts'

type OfPerson = 'user.deactivated' | 'user.reactivated' | 'user.updated'

/** What a change of many people is announced as, and what taking it back. */
const ofPeople: Partial<Record<UserAction, readonly [done: OfPerson, undone: OfPerson]>> = {
  deactivate: ['user.deactivated', 'user.reactivated'],
  reactivate: ['user.reactivated', 'user.deactivated'],
  setManager: ['user.updated', 'user.updated'],
  setJobRole: ['user.updated', 'user.updated'],
  setLocality: ['user.updated', 'user.updated'],
}

type Change = { action: UserAction; target: number | null; isUndone?: boolean }

/** Announces what became of these people, each by itself, or of a group as a whole. */
export async function tellChange(
  db: Db,
  { companyId }: Pick<Actor, 'companyId'>,
  { action, target, isUndone = false }: Change,
  ids: readonly number[],
) {
  const names = ofPeople[action]
  if (names) {
    const payloads = ids.map((userId) => ({ userId }))
    await announceAll(db, isUndone ? names[1] : names[0], payloads, { companyId })
    return
  }
  if (action !== 'addToProject' && action !== 'removeFromProject') return
  const tell = (action === 'addToProject') === isUndone ? tellLeft : tellJoined
  await tell(db, { companyId, id: target ?? 0 }, [...ids])
}
