import { Type as t, type Static } from '@sinclair/typebox'
import { ChangedRows, chosenIn } from '../kit/chosen.ts'
import { Affected, endpoint } from '../http/http.ts'
import { listAllPurchases } from './purchases.ts'

/** What can be decided about many invoices at once. */
export const purchaseActions = ['confirm', 'refuse', 'reopen'] as const
export type PurchaseAction = (typeof purchaseActions)[number]

export type PurchasesMeant = Static<typeof PurchasesMeant>
export const PurchasesMeant = t.Object({
  action: t.Union(purchaseActions.map((action) => t.Literal(action))),
  chosen: chosenIn(listAllPurchases.query),
})

export type PurchaseChange = Static<typeof PurchaseChange>
export const PurchaseChange = t.Object({
  ...PurchasesMeant.properties,
  /** A word to everybody; needed where it disappoints. */
  note: t.String({ maxLength: 1000 }),
})

const access = 'purchases.confirm'

export const affectedByPurchaseChange = endpoint({
  method: 'POST',
  path: '/admin/purchase/bulk/affected',
  access,
  summary: 'Says about which invoices would be decided, and of how many people; nothing changes.',
  body: PurchasesMeant,
  reply: Affected,
  changes: false,
  errors: ['purchase_not_found'],
})

export const changePurchases = endpoint({
  method: 'POST',
  path: '/admin/purchase/bulk',
  access,
  summary:
    'Confirms or refuses many invoices at once, or takes those decisions back; what is not open is left.',
  body: PurchaseChange,
  reply: ChangedRows,
  errors: ['purchase_not_found', 'purchase_note_required'],
})
