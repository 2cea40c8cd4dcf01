import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../../../config.ts'

type Signer = { config: Pick<Config, 'secret' | 'contentUrl'>; now: () => Date }

/** Whose package, and in which attempt: with a wildcard in CONTENT_URL each attempt has a host of its own. */
export type ContentClaim = { companyId: number; contentId: number; attempt: string }

/** NOTE: longer than the longest lesson, as a package asks for its files as it goes on; a new launch makes a new one. */
const lifeSeconds = 12 * 3600
/** All addresses made within these seconds are the same one, so that a browser keeps what it has loaded. */
const sameForSeconds = 3600
const hostLetters = 32

/** `https://content.example/p/…/`: where the files of a package stand for one attempt; a path follows it. */
export function contentAddress(signer: Signer, { companyId, contentId, attempt }: ContentClaim) {
  const seconds = Math.floor(signer.now().getTime() / 1000)
  const end = seconds - (seconds % sameForSeconds) + lifeSeconds
  const host = hostOf(signer, attempt)
  const claim = [companyId, contentId, end].map((number) => number.toString(36)).join('.')
  return `${baseOf(signer.config, host)}/p/${claim}.${sign(signer, `${host} ${claim}`)}/`
}

/** The part of a host that stands for one attempt: nobody can tell from it whose it is. */
const hostOf = (signer: Signer, attempt: string) =>
  signer.config.contentUrl.includes('*') ? sign(signer, `host ${attempt}`, 'hex').slice(0, hostLetters) : ''

/** The same part of the host that was asked; the wildcard may stand within a label, as in `https://c-*.example`. */
function partOf({ contentUrl }: Pick<Config, 'contentUrl'>, requestHost: string) {
  const [before = '', after] = contentUrl.replace(/^\w+:\/\//, '').split('*')
  return after === undefined ? '' : requestHost.slice(before.length, before.length + hostLetters)
}

const baseOf = ({ contentUrl }: Pick<Config, 'contentUrl'>, host: string) => contentUrl.replace('*', host)

/** What an address of this host opens, and for how long still; nothing when it is not ours or too old. */
export function readContentMark(signer: Signer, mark: string, requestHost: string) {
  const parts = mark.split('.')
  const [companyId = NaN, contentId = NaN, end = NaN] = parts.slice(0, 3).map((part) => parseInt(part, 36))
  const host = partOf(signer.config, requestHost)
  const expected = sign(signer, `${host} ${parts.slice(0, 3).join('.')}`)
  if (parts.length !== 4 || !isSame(parts[3] ?? '', expected)) return null
  const secondsLeft = end - Math.floor(signer.now().getTime() / 1000)
  return secondsLeft > 0 ? { companyId, contentId, secondsLeft } : null
}

const keys = new Map<string, Buffer>()

function keyOf(secret: string) {
  const known = keys.get(secret)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'oktant package content', 32))
  keys.set(secret, key)
  return key
}

const sign = ({ config }: Signer, claim: string, as: 'base64url' | 'hex' = 'base64url') =>
  createHmac('sha256', keyOf(config.secret)).update(claim).digest(as)

function isSame(one: string, other: string) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
