import type { Db } from '../../../db/engine/db.ts'
import { announce } from '../../../outbox/announce.ts'
import type { PurchaseRow } from './purchases.queries.ts'

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'purchase.asked': { companyId: number; purchaseId: number }
    'purchase.decided': { companyId: number; purchaseId: number }
  }
}

/** What is told when the transaction is over. */
export const tell = (db: Db, what: 'purchase.asked' | 'purchase.decided', row: PurchaseRow) =>
  announce(db, what, { companyId: row.companyId, purchaseId: row.id }, { companyId: row.companyId })
