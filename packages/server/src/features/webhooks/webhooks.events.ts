import { webhookEventNames, webhookEvents } from '@oktant/contract/webhook-events.ts'
import type { Db } from '../../db/db.ts'
import { notify } from '../../db/notify.ts'
import type { Kit } from '../../kit.ts'
import type { AnnouncementName } from '../../outbox/announce.ts'
import type { Announced, Listener } from '../../outbox/outbox.ts'
import { listener } from '../../outbox/outbox.ts'
import { enqueuing } from '../../webhooks/courier.ts'
import { enqueue } from '../../webhooks/webhooks.queries.ts'
import { tellPaused } from './tell-paused.ts'
import { dataOf } from './webhooks.rules.ts'

// NOTE: an event of the catalogue that nobody announces does not compile.
const names: readonly (AnnouncementName & (typeof webhookEventNames)[number])[] = webhookEventNames

/** Puts what was announced into the lines of those who want to be told. */
const enqueuers: readonly Listener<Kit>[] = names.map((event) => ({
  to: event,
  name: enqueuing,
  async hear(db: Db, payload: Readonly<Record<string, unknown>>, _: Kit, announced: Announced) {
    const { companyId, id: position, createdAt: happenedAt } = announced
    if (companyId === null) throw new Error(`${event} was announced without its company`)
    const data = dataOf(Object.keys(webhookEvents[event].data.properties), payload)
    const count = await enqueue(db, { companyId, event, data, happenedAt, position })
    if (count) await notify(db, { about: 'webhook' })
  },
}))

export const webhookListeners: readonly Listener<Kit>[] = [
  ...enqueuers,
  listener('webhook.paused', 'webhooks.tellPaused', (db, paused) => tellPaused(db, paused)),
]
