import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { lifeSeconds } from '@oktant/contract/constants.ts'

type Signer = { config: { secret: string }; now: () => Date }

/** NOTE: all addresses made within these seconds are the same one, so that a browser keeps what it has loaded. */
const sameForSeconds = 120

/** An address that opens this one file, without a sign-in, for ten minutes at most. */
export function signedAddress(signer: Signer, fileId: number) {
  const seconds = Math.floor(signer.now().getTime() / 1000)
  const expires = seconds - (seconds % sameForSeconds) + lifeSeconds.signedAddress
  const claim = `${fileId.toString(36)}.${expires.toString(36)}`
  return `/rest/files/${claim}.${sign(signer, claim)}`
}

/** The file that a signature opens, and for how long still; nothing when it is not ours or too old. */
export function readSignature(signer: Signer, signature: string) {
  const [id = '', end = '', mark = ''] = signature.split('.')
  if (!isSame(mark, sign(signer, `${id}.${end}`))) return null
  const secondsLeft = parseInt(end, 36) - Math.floor(signer.now().getTime() / 1000)
  return secondsLeft > 0 ? { fileId: parseInt(id, 36), secondsLeft } : null
}

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
