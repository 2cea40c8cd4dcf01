import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Kit } from '../../../../kit.ts'

export type Signer = Pick<Kit, 'config' | 'now'>

/** NOTE: a key for each purpose, so that no token that is good for anything else can be made of one. */
export function makeSigning(purpose: string) {
  const keys = new Map<string, Buffer>()

  function keyOf(secret: string) {
    const known = keys.get(secret)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
    keys.set(secret, key)
    return key
  }
  const markOf = ({ config }: Signer, claim: string) =>
    createHmac('sha256', keyOf(config.secret)).update(claim).digest('base64url')

  return {
    sign: (signer: Signer, claim: string) => `${claim}.${markOf(signer, claim)}`,
    /** What was signed; nothing when it is not ours. */
    read(signer: Signer, token: string) {
      const end = token.lastIndexOf('.')
      const [claim, mark] = [token.slice(0, end), token.slice(end + 1)]
      return end >= 0 && isSame(mark, markOf(signer, claim)) ? claim : null
    },
  }
}

export const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)

function isSame(one: string, other: string) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
