/* What wakes this device: shows what arrived, and leads to it. The built service worker loads it. */

const plain = { title: 'Oktant', body: '', link: null }

function wordsOf(event) {
  try {
    return { ...plain, ...event.data?.json() }
  } catch {
    return plain
  }
}

/* NOTE: a path of the application alone; what arrives never leads elsewhere. */
const addressOf = (link) =>
  new URL(
    typeof link === 'string' && link.startsWith('/') ? `/#${link}` : '/#/notifications',
    self.location.origin,
  ).href

self.addEventListener('push', (event) => {
  const { title, body, link } = wordsOf(event)
  const shown = { body, icon: '/icon-192.png', badge: '/icon-192.png', data: { address: addressOf(link) } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

async function openAt(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [open] = windows
  if (!open) return self.clients.openWindow(address)
  await open.focus()
  return open.navigate(address)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAt(event.notification.data.address))
})
