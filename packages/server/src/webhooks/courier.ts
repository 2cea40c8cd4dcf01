import { webhooks as limits } from '@oktant/contract/kit/constants.ts'
import {
  type WebhookMessage,
  webhookEventNames,
  webhookHeaders,
} from '@oktant/contract/organisation/webhook-events.ts'
import type { Logger } from 'pino'
import { unseal } from '../access/sealed.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/engine/db.ts'
import { announce } from '../outbox/announce.ts'
import { makeRounds } from '../rounds.ts'
import { post } from './post.ts'
import { signatureOf } from './signature.rules.ts'
import {
  claimWebhook,
  type DeliveryRow,
  findHead,
  isOvertaking,
  updateWaiting,
  updateWebhook,
  type WebhookRow,
} from './webhooks.queries.ts'
import { afterFailure, isTaken, type Outcome } from './webhooks.rules.ts'

declare module '../outbox/announce.ts' {
  interface Announcements {
    'webhook.paused': { companyId: number; webhookId: number; name: string }
  }
}

type Needs = {
  db: Db
  config: Pick<Config, 'secret' | 'webhookHosts'>
  log: Logger
  now: () => Date
}
type Message = Pick<DeliveryRow, 'messageId' | 'companyId' | 'happenedAt' | 'data'> & {
  event: WebhookMessage['event'] | string
}

const lanes = 8
const atOnce = 20
const lease = (limits.answerSeconds + 20) * 1000

/** The name under which the outbox notes that an announcement was put into the lines. */
export const enqueuing = 'webhooks.enqueue'
export const sealedWebhookSecret = (secret: string) => ({ secret, purpose: 'webhooks' })

/** What is sent of a delivery, to the letter; the same at every try. */
export const bodyOf = ({ messageId, event, companyId, happenedAt, data }: Message) =>
  JSON.stringify({ id: messageId, event, companyId, happenedAt: happenedAt.toISOString(), data })

export type Courier = ReturnType<typeof makeCourier>

/** Takes what waits to the addresses of other programs: at least once, and each address in the order of what happened. */
export function makeCourier({ db, config, log, now }: Needs) {
  const rounds = makeRounds(deliverAll, (error) => log.error(error, 'webhooks'))

  async function deliverAll() {
    await Promise.all(Array.from({ length: lanes }, lane))
  }

  async function lane() {
    while (!rounds.isStopped() && (await serveNext()));
  }

  async function serveNext() {
    const hook = await claimWebhook(db, now(), new Date(now().getTime() + lease))
    if (!hook) return false
    const hasMore = await serve(hook)
    await updateWebhook(db, hook.id, { busyUntil: null })
    return hasMore
  }

  /** One after the other while they are taken; says whether there is more to do for it now. */
  async function serve(hook: WebhookRow) {
    for (let count = 0; count < atOnce && !rounds.isStopped(); count += 1) {
      const head = await findHead(db, hook)
      // NOTE: another lane may have work although this one has none left.
      if (!head) return true
      if (await isOvertaking(db, head, webhookEventNames, enqueuing)) return false
      if (count > 0) await updateWebhook(db, hook.id, { busyUntil: new Date(now().getTime() + lease) })
      const outcome = await send(hook, head)
      if (!isTaken(outcome)) {
        await noteFailure(hook, head, outcome)
        return true
      }
      await noteSuccess(hook, head, outcome)
    }
    return true
  }

  /** NOTE: signed anew at every try, as the signature holds for minutes. */
  async function send(hook: WebhookRow, message: Message): Promise<Outcome> {
    const secrets = secretsOf(hook)
    if (!secrets) return { status: null, error: unreadable, answer: '', durationMs: 0 }
    const body = bodyOf(message)
    const timestamp = Math.floor(now().getTime() / 1000)
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Oktant-Webhooks',
      [webhookHeaders.id]: message.messageId,
      [webhookHeaders.timestamp]: String(timestamp),
      [webhookHeaders.signature]: signatureOf(secrets, { id: message.messageId, timestamp, body }),
    }
    return post({ url: hook.url, headers, body }, config.webhookHosts)
  }

  function secretsOf({ secret, oldSecret, oldSecretUntil }: WebhookRow) {
    try {
      const isBoth = oldSecret && oldSecretUntil && oldSecretUntil > now()
      const sealed = isBoth ? [secret, oldSecret] : [secret]
      return sealed.map((text) => unseal(sealedWebhookSecret(config.secret), text))
    } catch {
      return null
    }
  }

  const tried = ({ status, error, answer, durationMs }: Outcome, { attempts }: DeliveryRow) => ({
    attempts: attempts + 1,
    status,
    error,
    answer,
    durationMs,
    lastTriedAt: now(),
  })

  async function noteSuccess(hook: WebhookRow, head: DeliveryRow, outcome: Outcome) {
    await updateWaiting(db, head.id, { ...tried(outcome, head), state: 'delivered', deliveredAt: now() })
    const well = { failures: 0, failingSince: null, nextTryAt: null, lastError: '' }
    await updateWebhook(db, hook.id, { ...well, lastDeliveredAt: now() })
    Object.assign(hook, well)
  }

  async function noteFailure(hook: WebhookRow, head: DeliveryRow, outcome: Outcome) {
    const { pausedWhy: why, ...found } = afterFailure(hook, outcome, now())
    const pausedWhy = outcome.error === unreadable ? 'secret' : why
    const lastError = outcome.error || `status ${outcome.status}`
    const about = { webhookId: hook.id, failures: found.failures, error: lastError, pausedWhy }
    log.warn(about, 'a webhook was not taken')
    await db.transaction(async (tx) => {
      await updateWaiting(tx, head.id, tried(outcome, head))
      await updateWebhook(tx, hook.id, {
        ...found,
        lastError,
        // NOTE: whoever has paused it meanwhile has the last word.
        ...(pausedWhy && { state: 'paused' as const, pausedWhy }),
      })
      const { companyId, id: webhookId, name } = hook
      if (pausedWhy) await announce(tx, 'webhook.paused', { companyId, webhookId, name }, { companyId })
    })
  }

  return {
    send,
    start: () => rounds.begin(),
    wake: () => rounds.wake(),
    /** Delivers all that can be delivered now. */
    deliver: () => rounds.now(),
    stop: () => rounds.stop(),
  }
}

const unreadable = 'the signing secret cannot be read; rotate it'
