import type { Purchase, PurchaseRecord } from '@oktant/contract/learning/purchases.ts'
import type { PurchaseSeen } from './purchases.queries.ts'
import { allows, openCheckout } from './purchases.rules.ts'

const shared = ({ purchase, containerTypeId }: PurchaseSeen) => ({
  id: purchase.id,
  containerId: purchase.containerId,
  containerTypeId,
  name: purchase.title,
  state: purchase.state,
  way: purchase.way,
  free: purchase.cents === 0,
  cents: purchase.cents,
  currency: purchase.currency,
  invoiceNumber: purchase.invoiceNumber,
  billing: purchase.billing,
  note: purchase.note,
  askedAt: purchase.askedAt.toISOString(),
  decidedAt: purchase.decidedAt?.toISOString() ?? null,
})

export const purchaseView = (row: PurchaseSeen, now: Date): Purchase => ({
  ...shared(row),
  checkoutUrl: openCheckout(row.purchase, now),
  can: { withdraw: allows(row.purchase, 'withdraw') },
})

/** NOTE: a checkout is its buyer's alone. */
export const purchaseRecord = (row: PurchaseSeen): PurchaseRecord => ({
  ...shared(row),
  checkoutUrl: null,
  user: { id: row.purchase.userId, fullName: row.fullName },
  decidedBy: row.decider || null,
  can: {
    confirm: allows(row.purchase, 'confirm'),
    refuse: allows(row.purchase, 'refuse'),
    cancel: allows(row.purchase, 'cancel'),
    reopen: allows(row.purchase, 'reopen'),
  },
})
