import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findReceiver, findReward, type RewardRecord } from './rewards.queries.ts'

type Who = Pick<Actor, 'id' | 'permissions'>

export const may = {
  giveToAll: ({ permissions }: Who) => permissions.has('reviews.administer'),
  giveToTeam: ({ permissions }: Who) => permissions.has('reviews.lead'),
  /** NOTE: nobody rewards themselves. */
  giveTo: (actor: Who, { id, managerId }: { id: number; managerId: number | null }) =>
    id !== actor.id && (may.giveToAll(actor) || (may.giveToTeam(actor) && managerId === actor.id)),
  /** Whoever gave it, while they may give any, and HR. */
  takeBack: (actor: Who, { giverId, userId }: Pick<RewardRecord, 'giverId' | 'userId'>) =>
    userId !== actor.id && (may.giveToAll(actor) || (may.giveToTeam(actor) && giverId === actor.id)),
}

/** The only way to whom one may give something; everybody else is missing. */
export async function accessReceiver(db: Db, actor: Actor, userId: number) {
  const row = await findReceiver(db, actor.companyId, userId)
  if (!row || !may.giveTo(actor, row)) throw fail('user_not_found')
  return row
}

/** The only way to a reward that one may take back. */
export async function accessGivenReward(db: Db, actor: Actor, id: number) {
  const row = await findReward(db, { companyId: actor.companyId, id })
  if (!row || !may.takeBack(actor, row)) throw fail('reward_not_found')
  return row
}
