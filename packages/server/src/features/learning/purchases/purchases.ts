import type { Language } from '@oktant/contract/http/http.ts'
import { currency } from '@oktant/contract/kit/constants.ts'
import { yearOf } from '@oktant/contract/kit/days.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { BuyForm, PurchaseWay } from '@oktant/contract/learning/purchases.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { CardProviderError, type CardProvider } from '../../../payments/card-provider.ts'
import { companyDay } from '../../organisation/companies/companies.ts'
import { accessLearning, mayTake, viewerOf } from '../learn/learn.access.ts'
import { accessOwnPurchase, accessPurchase, seePurchase } from './purchases.access.ts'
import {
  holdOpen,
  insertPurchase,
  type NewPurchase,
  type PurchaseRow,
  takeNumber,
  writePurchase,
} from './purchases.queries.ts'
import { allows, billingOf, checkoutEnd, invoiceNumberOf, moved, openCheckout } from './purchases.rules.ts'
import { purchaseView } from './purchases.view.ts'
import { tell } from './tell-purchase.ts'
export { confirmPurchase } from './decide-purchase.ts'
export { listOwnPurchases } from './list-purchases.ts'
export { findAsked } from './purchases.queries.ts'

type Needs = Pick<Kit, 'cards' | 'config' | 'log' | 'now'>
type CallContext = { db: Db; kit: Needs; actor: Actor; transact: Transact }

/** Takes a course: for nothing at once, by invoice when it is confirmed, by card when it is paid. */
export async function buyCourse({ db, kit, actor, transact }: CallContext, id: number, form: BuyForm) {
  const now = kit.now()
  if (form.way !== 'card') {
    return transact(async (tx) => seen(tx, actor, await reserve(tx, actor, id, form, now), now))
  }
  const { cards } = kit
  if (!cards) throw fail('card_unavailable')
  const row = await db.transaction((tx) => reserve(tx, actor, id, form, now))
  if (row.state !== 'paying' || openCheckout(row, now)) return transact((tx) => seen(tx, actor, row, now))
  const checkout = await startCheckout(cards, kit, actor, row)
  return transact(async (tx) => {
    const { session, url: checkoutUrl } = checkout
    const kept = await writePurchase(tx, row, { session, checkoutUrl, checkoutUntil: checkoutEnd(now) })
    return seen(tx, actor, kept, now)
  })
}

const seen = async (db: Db, actor: Actor, { id }: PurchaseRow, now: Date) =>
  purchaseView(await seePurchase(db, actor, id), now)

/** The purchase that this person has of the course, or a new one; two windows at once mean the same. */
async function reserve(db: Db, actor: Actor, id: number, form: BuyForm, now: Date): Promise<PurchaseRow> {
  const whose = { companyId: actor.companyId, userId: actor.id }
  const learning = await accessLearning(db, viewerOf(actor), id)
  if (learning.typeId !== containerType.course) throw fail('container_not_found')
  const known = await holdOpen(db, whose, id)
  if (known) return turned(db, actor, known, form, now)
  const isFree = learning.price === null || mayTake(learning)
  const way: PurchaseWay = isFree ? 'free' : (form.way ?? 'invoice')
  const values = {
    ...whose,
    way,
    containerId: id,
    state: ({ free: 'bought', invoice: 'asked', card: 'paying' } as const)[way],
    cents: isFree ? 0 : (learning.price?.cents ?? 0),
    currency: learning.price?.currency ?? currency.code,
    title: learning.edition?.title ?? learning.shownTitle,
    billing: way === 'invoice' ? billingOf(form.billing) : null,
    askedAt: now,
    decidedAt: isFree ? now : null,
  }
  return (await makePurchase(db, actor, values, now)) ?? (await quicker(db, actor, id))
}

async function makePurchase(db: Db, actor: Actor, values: NewPurchase, now: Date) {
  const made = await insertPurchase(db, values)
  if (!made) return undefined
  const row = made.way === 'invoice' ? await numbered(db, made, now) : made
  const { id, state, way, cents, containerId, invoiceNumber } = row
  const after = { containerId, state, way, cents, currency: row.currency, invoiceNumber }
  await audit(db, { by: actor, kind: 'create', object: 'purchase', objectId: id, after })
  if (state === 'asked') await tell(db, 'purchase.asked', row)
  return row
}

async function numbered(db: Db, row: PurchaseRow, now: Date) {
  const year = yearOf(await companyDay(db, row.companyId, now))
  const invoiceNumber = invoiceNumberOf(year, await takeNumber(db, row.companyId, year))
  return writePurchase(db, row, { invoiceNumber })
}

async function quicker(db: Db, actor: Actor, id: number) {
  const row = await holdOpen(db, { companyId: actor.companyId, userId: actor.id }, id)
  if (!row) throw fail('purchase_decided')
  return row
}

/** Somebody who has asked may still choose the other way to pay. */
async function turned(db: Db, actor: Actor, known: PurchaseRow, form: BuyForm, now: Date) {
  const wanted = form.way ?? known.way
  const isOpen = known.state === 'asked' || known.state === 'paying'
  if (!isOpen || wanted === known.way) return known
  const change =
    wanted === 'card'
      ? { state: 'paying' as const, way: 'card' as const }
      : { state: 'asked' as const, way: 'invoice' as const, billing: billingOf(form.billing) }
  const row = await writePurchase(db, known, { ...change, askedAt: now })
  const kept = row.way === 'invoice' && !row.invoiceNumber ? await numbered(db, row, now) : row
  const [before, after] = [
    { state: known.state, way: known.way },
    { state: kept.state, way: kept.way },
  ]
  await audit(db, { by: actor, kind: 'update', object: 'purchase', objectId: kept.id, before, after })
  if (kept.state === 'asked') await tell(db, 'purchase.asked', kept)
  return kept
}

async function startCheckout(
  cards: CardProvider,
  { config, now, log }: Needs,
  actor: Actor,
  row: PurchaseRow,
) {
  const page = `${config.publicUrl}/#/my-learning/${row.containerId}`
  const { companyId, id: purchaseId, cents, currency: code, title } = row
  const name = textIn(title, actor.language)
  try {
    return await cards.startCheckout({
      companyId,
      purchaseId,
      cents,
      currency: code,
      name,
      key: `purchase-${companyId}-${purchaseId}-${row.askedAt.getTime()}`,
      successUrl: `${page}?paid=1`,
      cancelUrl: page,
      expiresAt: new Date(checkoutEnd(now()).getTime()),
    })
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    log.warn({ message: error.message }, 'card provider')
    throw fail('card_provider_failed')
  }
}

type Buyer = { companyId: number; userId: number; language: Language; timezone: string; name: string }

/** A course by invoice for somebody whose training was approved; nothing where it costs nothing or is theirs already. */
export async function orderFor(db: Db, by: Actor, buyer: Buyer, id: number, now: Date) {
  const learning = await accessLearning(db, buyer, id)
  const { companyId, userId, name } = buyer
  if (learning.price === null || mayTake(learning)) return null
  const known = await holdOpen(db, { companyId, userId }, id)
  const { cents, currency: code } = learning.price
  const title = learning.edition?.title ?? learning.shownTitle
  const billing = {
    name,
    company: '',
    street: '',
    postcode: '',
    city: '',
    country: '',
    vatNumber: '',
    reference: '',
  }
  const asked = { state: 'asked' as const, way: 'invoice' as const, askedAt: now, billing }
  const order = { companyId, userId, containerId: id, cents, currency: code, title, ...asked }
  return known ?? (await makePurchase(db, by, order, now)) ?? null
}

/** Takes back what was asked for in somebody’s name; what was paid meanwhile stays theirs. */
export async function withdrawOrder(db: Db, by: Actor, id: number, now: Date) {
  const row = await accessPurchase(db, by, id)
  if (!allows(row, 'withdraw')) return
  const state = moved(row, 'withdraw')
  await writePurchase(db, row, { state, decidedAt: now, decidedBy: by.id })
  const [before, after] = [{ state: row.state }, { state }]
  await audit(db, { by, kind: 'update', object: 'purchase', objectId: id, before, after })
}

/** Takes back what one has asked for. */
export async function withdrawPurchase(db: Db, actor: Actor, id: number, now: Date) {
  const row = await accessOwnPurchase(db, actor, id)
  const state = moved(row, 'withdraw')
  await writePurchase(db, row, { state, decidedAt: now, decidedBy: actor.id })
  const [before, after] = [{ state: row.state }, { state }]
  await audit(db, { by: actor, kind: 'update', object: 'purchase', objectId: id, before, after })
  return seen(db, actor, row, now)
}
