import type { Page } from '@playwright/test'

/** In the place of the browser maker’s push service, which no test may call; answers what a browser was asked for. */
export async function standInForPushService(page: Page) {
  await page.addInitScript(() => {
    const made = { endpoint: '', keys: { p256dh: '', auth: '' } }
    const base64url = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    PushManager.prototype.subscribe = async (options) => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ])
      const p256dh = base64url(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)))
      const auth = base64url(crypto.getRandomValues(new Uint8Array(16)))
      Object.assign(made, {
        endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
        keys: { p256dh, auth },
      })
      const key = options?.applicationServerKey
      const keyBytes = typeof key === 'object' && key !== null ? key.byteLength : 0
      Object.assign(globalThis, { askedOfPush: { userVisibleOnly: options?.userVisibleOnly, keyBytes } })
      return Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => made })
    }
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'askedOfPush'))
}

type ToldPush = { title: string; body: string; link: string }

/** Wakes the page’s service worker as a push service does, and presses what it shows. */
export async function pushTo(page: Page, told: ToldPush) {
  const tools = await page.context().newCDPSession(page)
  const registration = new Promise<string>((found) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (one) found(one.registrationId)
    })
  })
  await tools.send('ServiceWorker.enable')
  const origin = new URL(page.url()).origin
  await tools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registration,
    data: JSON.stringify(told),
  })
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no service worker.')
  return worker.evaluate(async () => {
    type Scope = typeof globalThis & { registration: ServiceWorkerRegistration }
    // NOTE: this function runs in the worker.
    const here = globalThis as Scope
    for (;;) {
      const [notification] = await here.registration.getNotifications()
      if (!notification) {
        await new Promise((soon) => setTimeout(soon, 50))
        continue
      }
      const { title, body } = notification
      const Click = Reflect.get(here, 'NotificationEvent')
      // NOTE: a window may come to the front by somebody’s hand alone, which none is here.
      Reflect.get(here, 'WindowClient').prototype.focus = async () => null
      here.dispatchEvent(new Click('notificationclick', { notification }))
      return [title, body]
    }
  })
}
