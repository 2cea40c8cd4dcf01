import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { packageLimits } from '@oktant/contract/kit/constants.ts'
import type { Kit } from '../../../../kit.ts'

type Signer = Pick<Kit, 'config' | 'now'>
type OfAttempt = { companyId: number; componentLogId: number }

const keys = new Map<string, Buffer>()

/** NOTE: a key of its own, so that no token that is good for anything else can be made of one. */
function keyOf(secret: string) {
  const known = keys.get(secret)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'oktant package commits', 32))
  keys.set(secret, key)
  return key
}

const markOf = ({ config }: Signer, claim: string) =>
  createHmac('sha256', keyOf(config.secret)).update(claim).digest('base64url')

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)

/** Lets whoever holds it commit to one attempt, for some hours, and do nothing else. */
export function makeCommitToken(signer: Signer, { companyId, componentLogId }: OfAttempt) {
  const end = secondsOf(signer.now()) + packageLimits.tokenHours * 3600
  const claim = [companyId, componentLogId, end].map((number) => number.toString(36)).join('.')
  return `${claim}.${markOf(signer, claim)}`
}

/** The attempt that a token is for; nothing when it is not ours or too old. */
export function readCommitToken(signer: Signer, token: string): OfAttempt | null {
  const end = token.lastIndexOf('.')
  const [claim, mark] = [token.slice(0, end), token.slice(end + 1)]
  if (end < 0 || !isSame(mark, markOf(signer, claim))) return null
  const [companyId = 0, componentLogId = 0, until = 0] = claim.split('.').map((part) => parseInt(part, 36))
  return until > secondsOf(signer.now()) ? { companyId, componentLogId } : null
}

function isSame(one: string, other: string) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
