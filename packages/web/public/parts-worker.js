/* Keeps the parts of the application that were loaded, for a start without a connection. The built service worker loads it. */

/* NOTE: about what one version has; a window that is still open on the one before goes on with the newest of these. */
const mostKept = 1000

const openParts = () => caches.open('assets')
const isPart = (url) => url.startsWith(`${self.location.origin}/assets/`)

let names
/* NOTE: read once; to look each part up as it is loaded would keep the page waiting. */
const keptNames = () =>
  (names ??= openParts()
    .then((parts) => parts.keys())
    .then((requests) => new Set(requests.map(({ url }) => url))))

/* What every page needs is kept apart already. */
async function keep(url) {
  const kept = await keptNames()
  if (kept.has(url)) return
  kept.add(url)
  if (await caches.match(url)) return
  const parts = await openParts()
  await parts.add(url).catch(() => kept.delete(url))
}

/* NOTE: a cache names its entries in the order in which they came. */
async function forgetOldest() {
  const parts = await openParts()
  const requests = await parts.keys()
  await Promise.all(requests.slice(0, -mostKept).map((request) => parts.delete(request)))
  names = undefined
}

const answer = async (request) => (await caches.match(request)) ?? fetch(request)

self.addEventListener('activate', (event) => event.waitUntil(forgetOldest()))

/* NOTE: with a connection the browser loads what a screen needs by itself, as it has kept that too. Answers of a worker were
   now and then cut off on their way to a second window, and a part that failed once is not loaded again on that page. */
self.addEventListener('fetch', (event) => {
  const { url } = event.request
  if (!isPart(url)) return
  if (navigator.onLine) return event.waitUntil(keep(url))
  event.respondWith(answer(event.request))
  event.stopImmediatePropagation()
})

/* What the first visit has loaded before there was a worker. */
self.addEventListener('message', (event) => {
  if (event.data?.type === 'KEEP_PARTS')
    event.waitUntil(Promise.all(event.data.urls.filter(isPart).map(keep)))
})
