import { store } from './store.ts'

/** Set when a newer version waits; calling it loads that version. */
export const update = store<{ apply: () => void } | null>(null)

const reload = () => location.reload()

function offer(waiting: ServiceWorker) {
  const apply = () => {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
    waiting.postMessage({ type: 'SKIP_WAITING' })
  }
  update.set({ apply })
}

/** Offers a version once it is loaded whole; the very first one is simply the one that runs. */
function offerWhenLoaded(worker: ServiceWorker) {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker)
  })
}

async function register() {
  const registration = await navigator.serviceWorker.register('/sw.js')
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    if (registration.installing) offerWhenLoaded(registration.installing)
  })
  addEventListener('focus', () => void registration.update().catch(() => undefined))
}

/** Keeps the application installable, and notices when the server has a newer one. */
export function followUpdates() {
  // NOTE: a part of this version is gone from the server, so a newer one must have taken its place.
  addEventListener('vite:preloadError', () => update.set({ apply: reload }))
  // NOTE: browsers allow it on https and on this machine alone.
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => void register().catch(() => undefined), { once: true })
}
