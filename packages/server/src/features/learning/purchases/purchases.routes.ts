import * as changes from '@oktant/contract/learning/purchase-changes.ts'
import * as contract from '@oktant/contract/learning/purchases.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { affectedByPurchaseChange, changePurchases } from './bulk/bulk.ts'
import { cancelPurchase, confirmPurchase, refusePurchase, reopenPurchase } from './decide-purchase.ts'
import { seePurchase } from './purchases.access.ts'
import { findPurchases } from './purchases.queries.ts'
import { listOwnPurchases } from './list-purchases.ts'
import { buyCourse, withdrawPurchase } from './purchases.ts'
import { purchaseRecord } from './purchases.view.ts'
import { receivePayment } from './card/receive-payment.ts'

export function purchaseRoutes(serve: Serve, kit: Kit) {
  const { now } = kit
  serve(contract.buyCourse, ({ db, actor, transact, params, body }) =>
    buyCourse({ db, kit, actor, transact }, params.id, body ?? {}),
  )
  serve(contract.listPurchases, ({ db, actor, query }) => listOwnPurchases(db, actor, { query, now: now() }))
  serve(contract.withdrawPurchase, ({ db, actor, params }) => withdrawPurchase(db, actor, params.id, now()))
  serve(contract.readPaymentWays, () => ({ invoice: true, card: kit.cards !== null }))
  serve(contract.listAllPurchases, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { companyId, language } = actor
    const { rows, total } = await findPurchases(db, { companyId, userId: null, language }, page)
    return pagedReply(page, rows.map(purchaseRecord), total)
  })
  serve(contract.readPurchase, async ({ db, actor, params }) =>
    purchaseRecord(await seePurchase(db, actor, params.id)),
  )
  serve(contract.confirmPurchase, ({ db, actor, params, body }) =>
    confirmPurchase(db, actor, params.id, body.note, now()),
  )
  serve(contract.refusePurchase, ({ db, actor, params, body }) =>
    refusePurchase(db, actor, params.id, body.note, now()),
  )
  serve(contract.cancelPurchase, ({ db, actor, transact, params, body }) =>
    cancelPurchase({ db, kit, actor, transact }, params.id, body.note),
  )
  serve(contract.reopenPurchase, ({ db, actor, params }) => reopenPurchase(db, actor, params.id, now()))
  serve(changes.affectedByPurchaseChange, ({ db, actor, body }) => affectedByPurchaseChange(db, actor, body))
  serve(changes.changePurchases, ({ db, actor, body }) => changePurchases(db, actor, body, now()))
  serve(contract.receivePayment, ({ db, body }) => receivePayment(db, kit, body))
}
