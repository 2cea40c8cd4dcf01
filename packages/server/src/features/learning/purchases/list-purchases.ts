import type { Paged } from '@oktant/contract/http/http.ts'
import type { Purchase } from '@oktant/contract/learning/purchases.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import { findOwnByWay, findPurchases } from './purchases.queries.ts'
import { purchaseView } from './purchases.view.ts'

type Wanted = { query: Parameters<typeof readPage>[0]; now: Date }

/** What somebody has bought and asked for, the latest first. */
export async function listOwnPurchases(
  db: Db,
  { companyId, id: userId, language }: Actor,
  { query, now }: Wanted,
): Promise<Paged<Purchase>> {
  const page = readPage(query)
  const { sort, filters } = page
  const [way, ...more] = filters
  const isByWay = sort === null && way?.field === 'way' && more.length === 0
  const { rows, total } = isByWay
    ? await findOwnByWay(db, { companyId, userId }, way.value, page)
    : await findPurchases(db, { companyId, userId, language }, page)
  return pagedReply(
    page,
    rows.map((row) => purchaseView(row, now)),
    total,
  )
}
