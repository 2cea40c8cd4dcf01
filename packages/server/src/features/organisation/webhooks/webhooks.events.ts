import { webhookEventNames, webhookEvents } from '@oktant/contract/organisation/webhook-events.ts'
import { notify } from '../../../db/engine/notify.ts'
import type { Kit } from '../../../kit.ts'
import type { AnnouncementName } from '../../../outbox/announce.ts'
import { type Listener, listener, listenerToAll } from '../../../outbox/outbox.ts'
import { enqueuing } from '../../../webhooks/courier.ts'
import { enqueue } from '../../../webhooks/webhooks.queries.ts'
import { tellPaused } from './tell-paused.ts'
import { dataOf } from './webhooks.rules.ts'

// NOTE: an event of the catalogue that nobody announces does not compile.
const names: readonly (AnnouncementName & (typeof webhookEventNames)[number])[] = webhookEventNames

/** Puts what was announced into the lines of those who want to be told. */
const enqueuers: readonly Listener<Kit>[] = names.map((event) =>
  listenerToAll(event, enqueuing, async (db, heard) => {
    const columns = Object.keys(webhookEvents[event].data.properties)
    const happened = heard.map(({ payload, announcement: { companyId, id: position, createdAt } }) => {
      if (companyId === null) throw new Error(`${event} was announced without its company`)
      return { companyId, data: dataOf(columns, payload), happenedAt: createdAt, position }
    })
    if (await enqueue(db, event, happened)) await notify(db, { about: 'webhook' })
  }),
)

export const webhookListeners: readonly Listener<Kit>[] = [
  ...enqueuers,
  listener('webhook.paused', 'webhooks.tellPaused', (db, paused) => tellPaused(db, paused)),
]
