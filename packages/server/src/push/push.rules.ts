/** The push services of the browsers; a subscription that leads anywhere else is refused, so that nobody makes this
 * server ask addresses of their choice. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const

const fits = (pattern: string, host: string) =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern

/** May this server send there? Over TLS to the services above, or to exactly what the setting names. */
export function isPushService(endpoint: string, named: readonly string[]) {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, hostname, username, password, port } = new URL(endpoint)
  if (username || password) return false
  if (named.includes(host)) return protocol === 'https:' || protocol === 'http:'
  return protocol === 'https:' && port === '' && services.some((service) => fits(service, hostname))
}

type Words = { title: string; body: string; link: string | null }
const mostLetters = { title: 120, body: 500 }
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** What the device shows; short, as services take 4 KB at most. */
export const payloadOf = ({ title, body, link }: Words) =>
  JSON.stringify({ title: cut(title, mostLetters.title), body: cut(body, mostLetters.body), link })

/** What a push service's answer means: done, the device is gone, the message was refused, or try again. */
export function meaningOf(status: number): 'sent' | 'gone' | 'failed' | 'again' {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'again' : 'failed'
}
