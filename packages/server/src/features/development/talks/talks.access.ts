import type { TalkSide } from '@oktant/contract/development/talks.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findAction, findPartner, findTalk } from './talks.queries.ts'
import { sideOf } from './talks.rules.ts'

type Who = Pick<Actor, 'permissions' | 'viewer'>

/** What each side has to be allowed. */
export const needed = { person: 'reviews.take', manager: 'reviews.lead' } as const

export const may = {
  /** NOTE: whoever views as somebody sees nothing of what two people talk about. */
  takePart: ({ permissions, viewer }: Who, side: TalkSide) => !viewer && permissions.has(needed[side]),
}

/** The only way to one talk; to everybody but the two it is missing. */
export async function accessTalk(db: Db, actor: Actor, id: number) {
  const row = await findTalk(db, actor.companyId, id)
  const side = row && sideOf(actor.id, row)
  if (!row || !side || !may.takePart(actor, side)) throw fail('talk_not_found')
  return { ...row, side }
}
export type TalkAccess = Awaited<ReturnType<typeof accessTalk>>

/** The only way to what was agreed in a talk. */
export async function accessAction(db: Db, actor: Actor, { id, actionId }: { id: number; actionId: number }) {
  const talk = await accessTalk(db, actor, id)
  const action = await findAction(db, { companyId: actor.companyId, talkId: id, id: actionId })
  if (!action) throw fail('talk_not_found')
  return { talk, action }
}

/** Somebody with whom a talk can be begun: oneself, for a talk with one's manager, or somebody one leads. */
export async function accessPartner(db: Db, actor: Actor, userId: number) {
  const row = await findPartner(db, actor.companyId, userId)
  const side = row && sideOf(actor.id, { userId, managerId: row.managerId })
  if (!row || !side || !may.takePart(actor, side)) throw fail('user_not_found')
  if (row.managerId === null) throw fail('no_manager_assigned')
  return { ...row, managerId: row.managerId, side }
}
