import { webhooks as limits } from '@oktant/contract/kit/constants.ts'
import { webhookEvents } from '@oktant/contract/organisation/webhook-events.ts'
import type { DeliveriesChosen, WebhookForm } from '@oktant/contract/organisation/webhooks.ts'
import type { Actor } from '../../../access/actor.ts'
import { seal } from '../../../access/sealed.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { fail } from '../../../http/fail.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Transact } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { sealedWebhookSecret } from '../../../webhooks/courier.ts'
import { isPublicAddress } from '../../../access/network/public-addresses.ts'
import { makeMessageId, makeSigningSecret } from '../../../webhooks/signature.rules.ts'
import { forgetDeliveriesBefore } from '../../../webhooks/webhooks.queries.ts'
import { isTaken, mayBeTold } from '../../../webhooks/webhooks.rules.ts'
import { insertDelivery, replay, skipDelivery } from './deliveries.queries.ts'
import { accessDelivery, accessWebhook } from './webhooks.access.ts'
import { findWebhookWhole, insertWebhook, writeWebhook } from './webhooks-list.queries.ts'
import { refuseDays, refuseFaults } from './webhooks.rules.ts'
import { deliveryView, webhookView } from './webhooks.view.ts'

export { insertDelivery as noteDelivery } from './deliveries.queries.ts'

type Needs = Pick<Kit, 'config' | 'now'>

function checked({ config }: Needs, sent: WebhookForm): WebhookForm {
  const form = { ...sent, name: sent.name.trim(), url: sent.url.trim() }
  refuseFaults(form, (url) => mayBeTold(url, config.webhookHosts, isPublicAddress))
  return form
}

const sealed = ({ config }: Needs, secret: string) => seal(sealedWebhookSecret(config.secret), secret)

export async function createWebhook(db: Db, kit: Needs, actor: Actor, sent: WebhookForm) {
  const form = checked(kit, sent)
  const secret = makeSigningSecret()
  const { companyId } = actor
  const id = await insertWebhook(db, {
    ...form,
    companyId,
    secret: sealed(kit, secret),
    createdAt: kit.now(),
  })
  await audit(db, { by: actor, kind: 'create', object: 'webhook', objectId: id, after: form })
  return { webhook: webhookView(await accessWebhook(db, actor, id)), secret }
}

export async function updateWebhook(db: Db, kit: Needs, actor: Actor, id: number, sent: WebhookForm) {
  const { name, url, events } = await accessWebhook(db, actor, id)
  const form = checked(kit, sent)
  // NOTE: another address may take at once what the old one would not.
  await writeWebhook(db, actor.companyId, id, { ...form, ...(form.url !== url && { nextTryAt: null }) })
  const before = { name, url, events }
  await audit(db, { by: actor, kind: 'update', object: 'webhook', objectId: id, before, after: form })
  await notify(db, { about: 'webhook' })
  return accessWebhook(db, actor, id)
}

/** Paused, events go on to wait in their line; going on, they are delivered in it. */
export async function switchWebhook(db: Db, actor: Actor, id: number, isActive: boolean) {
  const { state } = await accessWebhook(db, actor, id)
  const anew = { state: 'active' as const, pausedWhy: null, failures: 0, failingSince: null, nextTryAt: null }
  await writeWebhook(
    db,
    actor.companyId,
    id,
    isActive ? anew : { state: 'paused', pausedWhy: 'byHand', nextTryAt: null },
  )
  const after = { state: isActive ? 'active' : 'paused' }
  await audit(db, { by: actor, kind: 'update', object: 'webhook', objectId: id, before: { state }, after })
  if (isActive) await notify(db, { about: 'webhook' })
  return accessWebhook(db, actor, id)
}

export async function rotateWebhookSecret(
  db: Db,
  kit: Needs,
  actor: Actor,
  id: number,
  overlapHours: number,
) {
  const { companyId } = actor
  await accessWebhook(db, actor, id)
  const before = await findWebhookWhole(db, companyId, id)
  const secret = makeSigningSecret()
  const until = new Date(kit.now().getTime() + overlapHours * 3_600_000)
  await writeWebhook(db, companyId, id, {
    secret: sealed(kit, secret),
    oldSecret: overlapHours ? (before?.secret ?? null) : null,
    oldSecretUntil: overlapHours ? until : null,
  })
  const after = { secretRotated: true, oldSecretUntil: overlapHours ? until.toISOString() : null }
  await audit(db, { by: actor, kind: 'update', object: 'webhook', objectId: id, after })
  return { webhook: webhookView(await accessWebhook(db, actor, id)), secret }
}

export async function affectedByWebhookRemoval(db: Db, actor: Actor, id: number) {
  const { waiting, events } = await accessWebhook(db, actor, id)
  return [
    { what: 'waiting', count: waiting, examples: [] },
    {
      what: 'events',
      count: events.length,
      examples: events.slice(0, 5).map((event) => webhookEvents[event][actor.language]),
    },
  ]
}

export async function removeWebhook(db: Db, actor: Actor, id: number, now: Date) {
  const { name, url, events } = await accessWebhook(db, actor, id)
  await writeWebhook(db, actor.companyId, id, { removedAt: now })
  const before = { name, url, events }
  await audit(db, { by: actor, kind: 'delete', object: 'webhook', objectId: id, before })
  return {}
}

export async function restoreWebhook(db: Db, actor: Actor, id: number) {
  const { name } = await accessWebhook(db, actor, id, { removed: true })
  await writeWebhook(db, actor.companyId, id, { removedAt: null })
  const after = { name, restored: true }
  await audit(db, { by: actor, kind: 'create', object: 'webhook', objectId: id, after })
  await notify(db, { about: 'webhook' })
  return accessWebhook(db, actor, id)
}

type CallContext = { db: Db; actor: Actor; transact: Transact }

/**
 * One that is taken lets what waits go on at once. NOTE: sent before anything is written, as an address that does not
 * answer takes its time.
 */
export async function testWebhook(kit: Kit, { db, actor, transact }: CallContext, id: number) {
  const hook = await findWebhookWhole(db, actor.companyId, id)
  if (!hook) throw fail('webhook_not_found')
  const { companyId } = actor
  const message = {
    companyId,
    messageId: makeMessageId(),
    event: 'webhook.test',
    happenedAt: kit.now(),
    data: { webhookId: id },
  }
  const outcome = await kit.webhooks.send(hook, message)
  return transact(async (tx) => {
    const at = kit.now()
    const delivery = await insertDelivery(tx, {
      ...message,
      ...outcome,
      webhookId: id,
      position: 0,
      attempts: 1,
      lastTriedAt: at,
      state: isTaken(outcome) ? 'delivered' : 'failed',
      deliveredAt: isTaken(outcome) ? at : null,
    })
    if (isTaken(outcome) && hook.nextTryAt) {
      await writeWebhook(tx, companyId, id, { nextTryAt: null })
      await notify(tx, { about: 'webhook' })
    }
    const after = { tested: true, status: outcome.status }
    await audit(tx, { by: actor, kind: 'update', object: 'webhook', objectId: id, after })
    // NOTE: shown here, as what the transaction answers is what a repeated request is given.
    return deliveryView(delivery)
  })
}

export async function skipWebhookDelivery(db: Db, actor: Actor, id: number) {
  const { webhookId, messageId } = await accessDelivery(db, actor, id)
  if (!(await skipDelivery(db, actor.companyId, id))) throw fail('somebody_was_quicker')
  const after = { skipped: messageId }
  await audit(db, { by: actor, kind: 'update', object: 'webhook', objectId: webhookId, after })
  await notify(db, { about: 'webhook' })
  return accessDelivery(db, actor, id)
}

export async function replayWebhookDeliveries(db: Db, actor: Actor, id: number, chosen: DeliveriesChosen) {
  await accessWebhook(db, actor, id)
  const which = 'ids' in chosen ? chosen : { filters: readPage(chosen.filter).filters }
  if ('filters' in which) refuseDays(which.filters)
  const count = await replay(db, actor, id, which, limits.mostReplayed)
  await audit(db, { by: actor, kind: 'update', object: 'webhook', objectId: id, after: { replayed: count } })
  await notify(db, { about: 'webhook' })
  return { count }
}

const day = 24 * 3_600_000
export const forgetOldDeliveries = (db: Db, now: Date) =>
  forgetDeliveriesBefore(db, new Date(now.getTime() - limits.keptDays * day))
