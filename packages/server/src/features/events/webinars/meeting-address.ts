import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../../config.ts'

type Signer = { config: Pick<Config, 'secret' | 'contentUrl'>; now: () => Date }

const lifeSeconds = 12 * 3600
const sign = ({ config }: Signer, claim: string) =>
  createHmac('sha256', config.secret).update(`meeting page ${claim}`).digest('base64url')

/** The page in which a meeting of a service takes place; it is signed, as the page lets that service's script run. */
export function meetingAddress(signer: Signer, service: string, room: string) {
  const end = (Math.floor(signer.now().getTime() / 1000) + lifeSeconds).toString(36)
  const claim = `${Buffer.from(service).toString('base64url')}.${end}`
  // NOTE: with a wildcard in CONTENT_URL each room has a host of its own, as each attempt at a package has.
  const host = createHmac('sha256', signer.config.secret).update(`meeting host ${room}`).digest('hex')
  const base = signer.config.contentUrl.replace('*', host.slice(0, 32))
  return `${base}/meeting/${claim}.${sign(signer, claim)}/room.html`
}

/** The service that a page may let run; nothing where the address is not ours or too old. */
export function readMeetingMark(signer: Signer, mark: string) {
  const [service = '', end = '', given = ''] = mark.split('.')
  const [expected, sent] = [Buffer.from(sign(signer, `${service}.${end}`)), Buffer.from(given)]
  if (expected.length !== sent.length || !timingSafeEqual(expected, sent)) return null
  const isOver = parseInt(end, 36) <= signer.now().getTime() / 1000
  return isOver ? null : Buffer.from(service, 'base64url').toString()
}
