import * as contract from '@oktant/contract/organisation/webhooks.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { findDeliveries } from './deliveries.queries.ts'
import { accessDelivery, accessWebhook } from './webhooks.access.ts'
import { findWebhooks } from './webhooks-list.queries.ts'
import { refuseDays } from './webhooks.rules.ts'
import {
  affectedByWebhookRemoval,
  createWebhook,
  removeWebhook,
  replayWebhookDeliveries,
  restoreWebhook,
  rotateWebhookSecret,
  skipWebhookDelivery,
  switchWebhook,
  testWebhook,
  updateWebhook,
} from './webhooks.ts'
import { deliveryView, deliveryWholeView, webhookView } from './webhooks.view.ts'

export function webhookRoutes(serve: Serve, kit: Kit) {
  serve(contract.listWebhooks, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findWebhooks(db, actor.companyId, page)
    return pagedReply(page, rows.map(webhookView), total)
  })
  serve(contract.readWebhook, async ({ db, actor, params }) =>
    webhookView(await accessWebhook(db, actor, params.id)),
  )
  serve(contract.createWebhook, ({ db, actor, body }) => createWebhook(db, kit, actor, body))
  serve(contract.updateWebhook, async ({ db, actor, params, body }) =>
    webhookView(await updateWebhook(db, kit, actor, params.id, body)),
  )
  serve(contract.switchWebhook, async ({ db, actor, params, body }) =>
    webhookView(await switchWebhook(db, actor, params.id, body.isActive)),
  )
  serve(contract.rotateWebhookSecret, ({ db, actor, params, body }) =>
    rotateWebhookSecret(db, kit, actor, params.id, body.overlapHours),
  )
  serve(contract.affectedByWebhookRemoval, ({ db, actor, params }) =>
    affectedByWebhookRemoval(db, actor, params.id),
  )
  serve(contract.removeWebhook, ({ db, actor, params }) => removeWebhook(db, actor, params.id, kit.now()))
  serve(contract.restoreWebhook, async ({ db, actor, params }) =>
    webhookView(await restoreWebhook(db, actor, params.id)),
  )
  serve(contract.testWebhook, ({ db, actor, params, transact }) =>
    testWebhook(kit, { db, actor, transact }, params.id),
  )
  serve(contract.listWebhookDeliveries, async ({ db, actor, params, query }) => {
    const page = readPage(query)
    refuseDays(page.filters)
    await accessWebhook(db, actor, params.id)
    const { rows, total } = await findDeliveries(db, actor, params.id, page)
    return pagedReply(page, rows.map(deliveryView), total)
  })
  serve(contract.readWebhookDelivery, async ({ db, actor, params }) =>
    deliveryWholeView(await accessDelivery(db, actor, params.id)),
  )
  serve(contract.skipWebhookDelivery, async ({ db, actor, params }) =>
    deliveryWholeView(await skipWebhookDelivery(db, actor, params.id)),
  )
  serve(contract.replayWebhookDeliveries, ({ db, actor, params, body }) =>
    replayWebhookDeliveries(db, actor, params.id, body.chosen),
  )
}
