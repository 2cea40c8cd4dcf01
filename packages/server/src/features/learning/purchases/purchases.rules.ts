import { cardProvider } from '@oktant/contract/kit/constants.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Billing, PurchaseState, PurchaseWay } from '@oktant/contract/learning/purchases.ts'
import { fail, type FieldError } from '../../../http/fail.ts'

export type Move = 'confirm' | 'refuse' | 'withdraw' | 'cancel' | 'reopen' | 'pay' | 'expire' | 'giveBack'
type Standing = { state: PurchaseState; way: PurchaseWay; cents: number }

const from: Record<Move, readonly PurchaseState[]> = {
  confirm: ['asked'],
  refuse: ['asked'],
  withdraw: ['asked', 'paying'],
  cancel: ['asked', 'paying', 'bought'],
  reopen: ['bought', 'refused'],
  // NOTE: money that comes late still buys; what was given back stays given back.
  pay: ['paying', 'asked', 'refused', 'cancelled'],
  expire: ['paying'],
  giveBack: ['bought'],
}
export const to: Record<Exclude<Move, 'cancel'>, PurchaseState> = {
  confirm: 'bought',
  refuse: 'refused',
  withdraw: 'cancelled',
  reopen: 'asked',
  pay: 'bought',
  expire: 'cancelled',
  giveBack: 'refunded',
}

export function allows({ state, way }: Standing, move: Move) {
  const isInvoice = way === 'invoice'
  const isTheirs = move === 'reopen' || move === 'confirm' || move === 'refuse' ? isInvoice : true
  return isTheirs && from[move].includes(state)
}

/** About which of many can be decided so; no decision is taken back once the person has asked anew. */
export const changeable = <P extends Standing & { hasOther: boolean }>(move: Move, rows: readonly P[]) =>
  rows.filter((row) => allows(row, move) && !(move === 'reopen' && row.hasOther))

/** Where a purchase goes; what was paid and is cancelled is to be given back. */
export function moved(standing: Standing, move: Move): PurchaseState {
  if (!allows(standing, move)) throw fail('purchase_decided')
  if (move !== 'cancel') return to[move]
  return standing.state === 'bought' && standing.cents > 0 ? 'refunded' : 'cancelled'
}

/** 2026-000017 */
export const invoiceNumberOf = (year: number, number: number) => `${year}-${String(number).padStart(6, '0')}`

const needed = ['name', 'street', 'city'] as const

export function billingOf(sent: Billing | undefined): Billing {
  const billing: Billing = {
    name: sent?.name.trim() ?? '',
    company: sent?.company.trim() ?? '',
    street: sent?.street.trim() ?? '',
    postcode: sent?.postcode.trim() ?? '',
    city: sent?.city.trim() ?? '',
    country: sent?.country.trim() ?? '',
    vatNumber: sent?.vatNumber.trim() ?? '',
    reference: sent?.reference.trim() ?? '',
  }
  const errors: FieldError[] = needed
    .filter((field) => !billing[field])
    .map((field) => ({ field: `billing.${field}`, code: 'required', message: messages.required.en }))
  if (errors.length > 0) throw fail('purchase_invalid', { errors })
  return billing
}

export function noteOf(typed: string) {
  const note = typed.trim()
  if (!note) throw fail('purchase_note_required')
  return note
}

// NOTE: a checkout that ends while somebody is on their way to it is of no use.
const spare = 3_600_000
export const checkoutEnd = (now: Date) =>
  new Date(now.getTime() + cardProvider.checkoutHours * 3_600_000 - spare)

type Open = { checkoutUrl: string | null; checkoutUntil: Date | null; state: PurchaseState }
export const openCheckout = ({ checkoutUrl, checkoutUntil, state }: Open, now: Date) =>
  state === 'paying' && checkoutUntil && checkoutUntil > now ? checkoutUrl : null
