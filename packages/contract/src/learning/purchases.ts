import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, LocalText, paged, orNull } from '../http/http.ts'
import { Currency } from '../kit/money.ts'

const line = t.String({ maxLength: 200 })

/** How a course is taken: for nothing, by an invoice that is paid to the company, or by a card. */
export const purchaseWays = ['free', 'invoice', 'card'] as const
export type PurchaseWay = (typeof purchaseWays)[number]
const Way = t.Union(purchaseWays.map((name) => t.Literal(name)))

/** Asked for by invoice, at the card provider, one's own, or why it came to nothing. */
export const purchaseStates = ['asked', 'paying', 'bought', 'refused', 'cancelled', 'refunded'] as const
export type PurchaseState = (typeof purchaseStates)[number]
const State = t.Union(purchaseStates.map((name) => t.Literal(name)))

/** To whom an invoice is made out. */
export type Billing = Static<typeof Billing>
export const Billing = t.Object({
  name: line,
  company: line,
  street: line,
  postcode: t.String({ maxLength: 20 }),
  city: line,
  country: line,
  vatNumber: t.String({ maxLength: 50 }),
  reference: line,
})

export type Purchase = Static<typeof Purchase>
export const Purchase = t.Object({
  id: Id,
  containerId: Id,
  containerTypeId: t.Integer(),
  name: LocalText,
  state: State,
  way: Way,
  free: t.Boolean(),
  cents: t.Integer(),
  currency: Currency,
  /** As it stands on the invoice; null where there is none. */
  invoiceNumber: orNull(t.String()),
  billing: orNull(Billing),
  /** What whoever decided wrote to the person. */
  note: t.String(),
  askedAt: t.String(),
  decidedAt: orNull(t.String()),
  /** Where a card is asked for, as long as that is open. */
  checkoutUrl: orNull(t.String()),
  can: t.Object({ withdraw: t.Boolean() }),
})

export type BuyForm = Static<typeof BuyForm>
export const BuyForm = t.Object({
  way: t.Optional(t.Union([t.Literal('invoice'), t.Literal('card')])),
  billing: t.Optional(Billing),
})

export const buyCourse = endpoint({
  method: 'POST',
  path: '/client/cdi/purchase/:id',
  access: 'purchases.make',
  summary: 'Takes a free course at once, or asks for a priced one by invoice or by card; twice is once.',
  params: idParams,
  // NOTE: printed without a body, and a free course needs none.
  body: t.Union([BuyForm, t.Null()]),
  transaction: false,
  reply: Purchase,
  errors: ['container_not_found', 'purchase_invalid', 'card_unavailable', 'card_provider_failed'],
})

export const listPurchases = endpoint({
  method: 'GET',
  path: '/client/course-purchases',
  access: 'purchases.make',
  summary: 'Lists one’s own purchases: those under way and those that are done, the latest first.',
  query: listQuery({ sort: ['askedAt', 'name'], filter: ['state', 'way', 'name'] }),
  reply: paged(Purchase),
})

export const withdrawPurchase = endpoint({
  method: 'POST',
  path: '/client/course-purchases/:id/withdraw',
  access: 'purchases.make',
  summary: 'Takes back what one has asked for, as long as nobody has decided.',
  params: idParams,
  reply: Purchase,
  errors: ['purchase_not_found', 'purchase_decided'],
})

export const readPaymentWays = endpoint({
  method: 'GET',
  path: '/client/payment-ways',
  access: 'purchases.make',
  summary: 'Says how a priced course can be paid here.',
  reply: t.Object({ invoice: t.Boolean(), card: t.Boolean() }),
})

export type PurchaseRecord = Static<typeof PurchaseRecord>
export const PurchaseRecord = t.Object({
  ...Purchase.properties,
  user: t.Object({ id: Id, fullName: t.String() }),
  decidedBy: orNull(t.String()),
  can: t.Object({ confirm: t.Boolean(), refuse: t.Boolean(), cancel: t.Boolean(), reopen: t.Boolean() }),
})

const decides = 'purchases.confirm'
const notFound = 'purchase_not_found'
const decided = { reply: PurchaseRecord, errors: [notFound, 'purchase_decided'] } as const
const Note = t.Object({ note: t.String({ maxLength: 1000 }) })

export const listAllPurchases = endpoint({
  method: 'GET',
  path: '/admin/purchase',
  access: decides,
  summary: 'Lists what people have bought and asked for.',
  query: listQuery({
    sort: ['askedAt', 'name', 'person', 'cents', 'state', 'invoiceNumber'],
    filter: ['state', 'way', 'name', 'person', 'invoiceNumber', 'containerId'],
  }),
  reply: paged(PurchaseRecord),
})

export const readPurchase = endpoint({
  method: 'GET',
  path: '/admin/purchase/:id',
  access: decides,
  summary: 'Reads one purchase with its invoice.',
  params: idParams,
  reply: PurchaseRecord,
  errors: [notFound],
})

export const confirmPurchase = endpoint({
  method: 'POST',
  path: '/admin/purchase/:id/confirm',
  access: decides,
  summary: 'Confirms that an invoice is paid, and opens the course to whoever asked for it.',
  params: idParams,
  body: Note,
  ...decided,
})

export const refusePurchase = endpoint({
  method: 'POST',
  path: '/admin/purchase/:id/refuse',
  access: decides,
  summary: 'Refuses what somebody asked for, and tells them why.',
  params: idParams,
  body: Note,
  ...decided,
  errors: [notFound, 'purchase_decided', 'purchase_note_required'],
})

export const cancelPurchase = endpoint({
  method: 'POST',
  path: '/admin/purchase/:id/cancel',
  access: decides,
  summary: 'Cancels a purchase; what was paid is to be given back, by card at once.',
  params: idParams,
  body: Note,
  transaction: false,
  reply: PurchaseRecord,
  errors: [notFound, 'purchase_decided', 'purchase_note_required', 'card_provider_failed'],
})

export const reopenPurchase = endpoint({
  method: 'POST',
  path: '/admin/purchase/:id/reopen',
  access: decides,
  summary: 'Takes back a decision about an invoice, so that it waits again.',
  params: idParams,
  ...decided,
})

/** NOTE: signed over the very bytes that came, so the door hands them on as they are, with their signature. */
export const receivePayment = endpoint({
  method: 'POST',
  path: '/public/purchase/webhook',
  access: 'public',
  summary: 'Hears from the card provider what became of a payment; only signed and fresh messages count.',
  body: t.Object({ payload: t.String(), signature: t.String() }),
  repeats: false,
  reply: t.Object({ received: t.Boolean() }),
  errors: ['payment_signature_invalid'],
})
