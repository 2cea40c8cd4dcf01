import type { Price } from '@oktant/contract/kit/money.ts'

/** What is paid by card, as any provider needs to know it. */
export type CardOrder = Price & {
  companyId: number
  purchaseId: number
  /** The same for a second try at the same checkout, so that a provider makes it once. */
  key: string
  name: string
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

export type Checkout = { session: string; url: string }

/** What a provider tells of a checkout or of a payment. */
export type PaymentEvent = {
  id: string
  kind: 'paid' | 'expired' | 'refunded' | 'other'
  session: string
  payment: string
  companyId: number
  purchaseId: number
  cents: number
  currency: string
}

/** Whoever takes cards for this installation; nothing is reached unless it is configured. */
export type CardProvider = {
  startCheckout: (order: CardOrder) => Promise<Checkout>
  giveBack: (payment: string, key: string) => Promise<void>
  /** Nothing where the message is not the provider's own, or not fresh. */
  readEvent: (message: { payload: string; signature: string }, now: Date) => PaymentEvent | null
}

export class CardProviderError extends Error {
  override name = 'CardProviderError'
}
