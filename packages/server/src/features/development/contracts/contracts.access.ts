import type { ContractSide } from '@oktant/contract/development/contracts.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { may } from '../reviews/reviews.access.ts'
import { findSeat, type SeatRow } from './contracts.queries.ts'

export type Side = ContractSide | 'hr'

const sideOf = (actor: Actor, seat: SeatRow): Side | null => {
  // NOTE: whoever views as somebody sees nothing of what two people agree.
  if (actor.viewer) return null
  if (may.take(actor, seat)) return 'person'
  if (may.lead(actor, seat)) return 'manager'
  return may.administer(actor, seat) ? 'hr' : null
}

/** The only way to the contract of a review; to everybody but its two sides and HR it is missing. */
export async function accessContract(db: Db, actor: Actor, id: number) {
  const seat = await findSeat(db, { companyId: actor.companyId, id }, actor.id)
  const side = seat ? sideOf(actor, seat) : null
  if (!seat || !side) throw fail('contract_not_found')
  return { seat, side }
}

/** The same for whoever writes or signs. */
export async function accessOwnSide(db: Db, actor: Actor, id: number) {
  const { seat, side } = await accessContract(db, actor, id)
  if (side === 'hr') throw fail('contract_not_found')
  return { seat, side }
}
