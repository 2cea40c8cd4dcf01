import type { Logger } from 'pino'
import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { Db } from '../db/engine/db.ts'
import { makeRounds } from '../rounds.ts'
import { claimMessages, type DeviceRow, removeDevice, updateMessage } from './push.queries.ts'
import { isPushService, meaningOf } from './push.rules.ts'
import { vapidKeysOf } from '../vapid.ts'

type Needs = {
  db: Db
  config: Pick<Config, 'vapidPrivateKey' | 'pushHosts' | 'publicUrl'>
  log: Logger
  now: () => Date
}
type Claimed = Awaited<ReturnType<typeof claimMessages>>[number]

const atOnce = 10
const minute = 60_000
const waits = [1, 5, 30, 120].map((minutes) => minutes * minute)
const giveUpAfter = 10_000
/** How long a service keeps it for a device that is switched off. */
const keptSeconds = 24 * 3600

export type Pusher = ReturnType<typeof makePusher>

/** Takes what waits to the push services, which wake the devices. */
export function makePusher({ db, config, log, now }: Needs) {
  const keys = vapidKeysOf(config.vapidPrivateKey)
  const rounds = makeRounds(deliver, (error) => log.error(error, 'push'))

  async function deliver() {
    for (;;) {
      const claimed = rounds.isStopped()
        ? []
        : await claimMessages(db, now(), { limit: atOnce, leaseMs: minute })
      await Promise.all(claimed.map(deliverOne))
      if (claimed.length < atOnce) return
    }
  }

  async function deliverOne({ message, device }: Claimed) {
    const { status, error } = await send(device, message.payload)
    const meaning = meaningOf(status)
    if (meaning === 'sent') return updateMessage(db, message.id, { state: 'sent', lastError: null })
    log.warn({ pushId: message.id, status, error }, 'a push message was not taken')
    if (meaning === 'gone') return removeDevice(db, device)
    const wait = meaning === 'again' ? waits[message.attempts - 1] : undefined
    return updateMessage(db, message.id, {
      lastError: error,
      ...(wait ? { nextTryAt: new Date(now().getTime() + wait) } : { state: 'failed' }),
    })
  }

  /** NOTE: asked again each time, as the setting may have changed since the device was turned on. */
  async function send({ endpoint, p256dh, auth }: DeviceRow, payload: string) {
    if (!keys || !isPushService(endpoint, config.pushHosts))
      return { status: 403, error: 'not a push service' }
    try {
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: subjectOf(config.publicUrl), ...keys },
        TTL: keptSeconds,
        contentEncoding: 'aes128gcm',
      })
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ])
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: headers.filter(([name]) => name.toLowerCase() !== 'content-length'),
        body: new Uint8Array(request.body ?? Buffer.alloc(0)),
        redirect: 'error',
        signal: AbortSignal.timeout(giveUpAfter),
      })
      await answer.body?.cancel()
      return { status: answer.status, error: `status ${answer.status}` }
    } catch (error) {
      return { status: 503, error: error instanceof Error ? error.message.slice(0, 200) : 'unknown' }
    }
  }

  return {
    publicKey: keys?.publicKey ?? '',
    start: () => rounds.begin(),
    wake: () => rounds.wake(),
    deliver: () => rounds.now(),
    stop: () => rounds.stop(),
  }
}

/** Whom a service may ask; it wants an address over TLS, or a mail address. */
const subjectOf = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:oktant@${new URL(publicUrl).hostname}`
