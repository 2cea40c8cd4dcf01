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

/** The first visit has loaded its screen before there was a worker: it keeps that too, for a start without a connection. */
async function keepFirstVisit() {
  const { active } = await navigator.serviceWorker.ready
  const urls = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ type: 'KEEP_PARTS', urls })
}

async function register() {
  if (!navigator.serviceWorker.controller) void keepFirstVisit()
  const registration = await navigator.serviceWorker.register('/sw.js')
  // NOTE: the browser has asked for a newer one on its own, before anybody could listen.
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting)
  if (registration.installing) offerWhenLoaded(registration.installing)
  registration.addEventListener('updatefound', () => {
    if (registration.installing) offerWhenLoaded(registration.installing)
  })
  addEventListener('focus', () => void registration.update().catch(() => undefined))
}

/** A part of this version is gone from the server, so a newer one has taken its place. */
async function findNewer() {
  const registration = await navigator.serviceWorker?.getRegistration()
  // NOTE: this version's worker would answer a reload with this version's page; the newer one must come first.
  await registration?.update()
  if (registration?.waiting) offer(registration.waiting)
  else if (!registration?.installing) update.set({ apply: reload })
}

/** Keeps the application installable, and notices when the server has a newer one. */
export function followUpdates() {
  addEventListener('vite:preloadError', () => {
    // NOTE: without a connection nothing is gone.
    if (navigator.onLine) void findNewer().catch(() => undefined)
  })
  // NOTE: browsers allow it on https and on this machine alone.
  if (!('serviceWorker' in navigator)) return
  const begin = () => void register().catch(() => undefined)
  // NOTE: what the first screen needs comes first, and may have come whole by now.
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
