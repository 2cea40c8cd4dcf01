import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findPurchase, holdPurchase } from './purchases.queries.ts'

/** The only way to a purchase as its owner; somebody else's answers like a missing one. */
export async function accessOwnPurchase(db: Db, actor: Actor, id: number) {
  const row = await holdPurchase(db, actor.companyId, id)
  if (row?.userId !== actor.id) throw fail('purchase_not_found')
  return row
}

/** The only way to a purchase for whoever decides about it; nobody else changes it meanwhile. */
export async function accessPurchase(db: Db, actor: Actor, id: number) {
  const row = await holdPurchase(db, actor.companyId, id)
  if (!row) throw fail('purchase_not_found')
  return row
}

export async function seePurchase(db: Db, { companyId }: { companyId: number }, id: number) {
  const row = await findPurchase(db, companyId, id)
  if (!row) throw fail('purchase_not_found')
  return row
}
