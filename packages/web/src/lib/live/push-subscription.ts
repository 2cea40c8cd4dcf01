import { ApiError } from '../api/api-error.ts'
import { loadErrorWords } from '../api/error-text.ts'
import { forget } from '../storage.ts'

/** Why this browser cannot be woken, or null where it can. */
export function pushObstacle(): 'unsupported' | 'denied' | null {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

function bytesOf(base64url: string) {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Asks the person and then the browser's push service; what comes back lets our server wake this browser. */
export async function subscribe(publicKey: string) {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration || (await Notification.requestPermission()) !== 'granted') {
    await loadErrorWords()
    throw new ApiError('push_service_unknown', 0)
  }
  const applicationServerKey = bytesOf(publicKey)
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint = '', keys } = made.toJSON()
  return { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } }
}

/** NOTE: the browser may have forgotten it already; then there is nothing to end. */
export async function unsubscribe() {
  forget('push-device')
  const registration = await navigator.serviceWorker?.getRegistration()
  const known = await registration?.pushManager?.getSubscription()
  await known?.unsubscribe()
}
