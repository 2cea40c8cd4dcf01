import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { CardProviderError } from '../../../payments/card-provider.ts'
import { accessPurchase, seePurchase } from './purchases.access.ts'
import { holdOpen, type PurchaseRow, writePurchase } from './purchases.queries.ts'
import { type Move, moved, noteOf } from './purchases.rules.ts'
import { tell } from './tell-purchase.ts'
import { purchaseRecord } from './purchases.view.ts'

type Decision = { move: Move; note: string; now: Date }

/** Decides about a purchase, tells its owner, and writes down who did. */
async function decide(db: Db, actor: Actor, row: PurchaseRow, { move, note, now }: Decision) {
  const state = moved(row, move)
  const isOpen = state === 'asked'
  await writePurchase(db, row, {
    state,
    note,
    decidedAt: isOpen ? null : now,
    decidedBy: isOpen ? null : actor.id,
  })
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'purchase',
    objectId: row.id,
    before: { state: row.state, note: row.note },
    after: { state, note },
  })
  if (!isOpen) await tell(db, 'purchase.decided', row)
  return purchaseRecord(await seePurchase(db, actor, row.id))
}

export async function confirmPurchase(db: Db, actor: Actor, id: number, note: string, now: Date) {
  const row = await accessPurchase(db, actor, id)
  return decide(db, actor, row, { move: 'confirm', note: note.trim(), now })
}

export async function refusePurchase(db: Db, actor: Actor, id: number, note: string, now: Date) {
  const row = await accessPurchase(db, actor, id)
  return decide(db, actor, row, { move: 'refuse', note: noteOf(note), now })
}

/** Takes a decision back; not where the person has asked for the course anew since. */
export async function reopenPurchase(db: Db, actor: Actor, id: number, now: Date) {
  const row = await accessPurchase(db, actor, id)
  const open = await holdOpen(db, row, row.containerId)
  if (open && open.id !== id) throw fail('purchase_decided')
  return decide(db, actor, row, { move: 'reopen', note: '', now })
}

type Cancelling = { db: Db; kit: Kit; actor: Actor; transact: Transact }

/** Cancels a purchase; what a card has paid is given back by its provider first. */
export async function cancelPurchase({ db, kit, actor, transact }: Cancelling, id: number, typed: string) {
  const note = noteOf(typed)
  const { purchase } = await seePurchase(db, actor, id)
  moved(purchase, 'cancel')
  await giveBack(kit, purchase)
  return transact(async (tx) =>
    decide(tx, actor, await accessPurchase(tx, actor, id), { move: 'cancel', note, now: kit.now() }),
  )
}

async function giveBack({ cards, log }: Kit, { companyId, id, way, state, payment }: PurchaseRow) {
  if (way !== 'card' || state !== 'bought' || !payment) return
  if (!cards) throw fail('card_provider_failed')
  try {
    // NOTE: by the same key a second press gives nothing back a second time.
    await cards.giveBack(payment, `refund-${companyId}-${id}`)
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    log.warn({ message: error.message }, 'card provider')
    throw fail('card_provider_failed')
  }
}
