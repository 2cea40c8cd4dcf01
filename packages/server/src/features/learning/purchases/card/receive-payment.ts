import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Kit } from '../../../../kit.ts'
import type { PaymentEvent } from '../../../../payments/card-provider.ts'
import { holdOpen, holdPurchase, noteEvent, type PurchaseRow, writePurchase } from '../purchases.queries.ts'
import { allows, type Move, moved } from '../purchases.rules.ts'
import { tell } from '../tell-purchase.ts'

const moves: Partial<Record<PaymentEvent['kind'], Move>> = {
  paid: 'pay',
  expired: 'expire',
  refunded: 'giveBack',
}

/** Hears what became of a payment; the same message a second time, or one about nothing of ours, changes nothing. */
export async function receivePayment(db: Db, kit: Kit, message: { payload: string; signature: string }) {
  const event = kit.cards?.readEvent(message, kit.now())
  if (!event) throw fail('payment_signature_invalid')
  const move = moves[event.kind]
  const row = move && (await purchaseOf(db, event))
  if (row && (await isFresh(db, event, row, kit.now()))) await settle(db, kit, { row, event, move })
  return { received: true }
}

async function purchaseOf(db: Db, event: PaymentEvent) {
  const { kind, companyId, purchaseId, session, payment } = event
  const row = companyId && purchaseId ? await holdPurchase(db, companyId, purchaseId) : undefined
  const isMeant = kind === 'refunded' ? row?.payment === payment : row?.session === session
  return isMeant ? row : undefined
}

const isFresh = (db: Db, { id, kind }: PaymentEvent, { companyId, id: purchaseId }: PurchaseRow, now: Date) =>
  noteEvent(db, { companyId, purchaseId, eventId: id, kind, receivedAt: now })

type Settling = { row: PurchaseRow; event: PaymentEvent; move: Move }

async function settle(db: Db, kit: Kit, { row, event, move }: Settling) {
  const isWhole = event.cents === row.cents && event.currency === row.currency
  const other = move === 'pay' ? await holdOpen(db, row, row.containerId) : undefined
  // NOTE: money that is too little, or for what was bought otherwise meanwhile, opens nothing; an administrator sees it.
  if (!allows(row, move) || (move === 'pay' && (!isWhole || (other && other.id !== row.id)))) {
    kit.log.error({ purchase: row.id, event: event.id, kind: event.kind }, 'payment to look at')
    await note(db, row, { unexpected: event.kind, payment: event.payment })
    return
  }
  const state = moved(row, move)
  const paid = move === 'pay' ? { payment: event.payment, way: 'card' as const } : {}
  await writePurchase(db, row, { state, ...paid, decidedAt: kit.now(), decidedBy: null })
  await note(db, row, { state })
  if (move !== 'expire') await tell(db, 'purchase.decided', row)
}

const note = (db: Db, row: PurchaseRow, after: Record<string, string>) =>
  audit(db, {
    by: { companyId: row.companyId, id: null },
    kind: 'update',
    object: 'purchase',
    objectId: row.id,
    before: { state: row.state },
    after,
  })
