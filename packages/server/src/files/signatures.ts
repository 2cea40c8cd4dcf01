import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { lifeSeconds } from '@oktant/contract/kit/constants.ts'

type Signer = { config: { secret: string }; now: () => Date }

/** NOTE: all addresses made within these seconds are the same one, so that a browser keeps what it has loaded. */
const sameForSeconds = 120

const addressOf = (claim: string, mark: string) => `/rest/files/${claim}.${mark}`

function endOf(signer: Signer) {
  const seconds = Math.floor(signer.now().getTime() / 1000)
  return (seconds - (seconds % sameForSeconds) + lifeSeconds.signedAddress).toString(36)
}

/** An address that opens this one file, without a sign-in, for ten minutes at most. */
export function signedAddress(signer: Signer, fileId: number) {
  const claim = `${fileId.toString(36)}.${endOf(signer)}`
  return addressOf(claim, sign(signer, claim))
}

const blind = '~'

/** The same for whoever must not learn from it which file came first, nor what its owner called it. */
export function blindAddress(signer: Signer, fileId: number) {
  const end = endOf(signer)
  const mark = sign(signer, `${blind}${fileId.toString(36)}.${end}`)
  return addressOf(`${blind}${masked(signer, fileId, mark).toString(36)}.${end}`, mark)
}

/** The file that a signature opens, and for how long still; nothing when it is not ours or too old. */
export function readSignature(signer: Signer, signature: string) {
  const [shown = '', end = '', mark = ''] = signature.split('.')
  const isBlind = shown.startsWith(blind)
  const fileId = isBlind ? masked(signer, parseInt(shown.slice(1), 36), mark) : parseInt(shown, 36)
  const claimed = isBlind ? `${blind}${fileId.toString(36)}` : shown
  if (!isSame(mark, sign(signer, `${claimed}.${end}`))) return null
  const secondsLeft = parseInt(end, 36) - Math.floor(signer.now().getTime() / 1000)
  return secondsLeft > 0 ? { fileId, secondsLeft, isBlind } : null
}

/** A number hidden behind its own mark, and the same way back. */
const masked = ({ config }: Signer, number: number, mark: string) =>
  (number ^ createHmac('sha256', keyOf(config.secret)).update(`${blind}${mark}`).digest().readUInt32BE()) >>>
  0

const keys = new Map<string, Buffer>()

/** NOTE: made once for each secret, as making one costs more than all that is signed for a page. */
function keyOf(secret: string) {
  const known = keys.get(secret)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'oktant files', 32))
  keys.set(secret, key)
  return key
}

const sign = ({ config }: Signer, claim: string) =>
  createHmac('sha256', keyOf(config.secret)).update(claim).digest('base64url')

function isSame(one: string, other: string) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
