import { createHmac } from 'node:crypto'
import { jwtVerify } from 'jose'
import { lifeSeconds } from '@oktant/contract/kit/constants.ts'

const kind = 'session+jwt'
const audience = 'oktant'

export type Claims = { sessionId: number; expires: Date }

export type Tokens = ReturnType<typeof makeTokens>

/** Signed tokens that name a session and hold nothing else. */
export function makeTokens(secret: string, now: () => Date) {
  const key = new TextEncoder().encode(secret)
  const header = encoded({ alg: 'HS256', typ: kind })
  return {
    // NOTE: by hand, because every renewal signs, and the library does it by way of another thread; reading is its own.
    make(sessionId: number, notAfter: Date | null = null) {
      const issued = secondsOf(now())
      const expires = Math.min(issued + lifeSeconds.token, notAfter ? secondsOf(notAfter) : Infinity)
      const claims = encoded({ aud: audience, sub: String(sessionId), iat: issued, exp: expires })
      const signature = createHmac('sha256', key).update(`${header}.${claims}`).digest('base64url')
      return { token: `${header}.${claims}.${signature}`, expires: new Date(expires * 1000) }
    },
    async read(token: string): Promise<Claims | null> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          typ: kind,
          audience,
          currentDate: now(),
          requiredClaims: ['sub', 'exp'],
        })
        const sessionId = Number(payload.sub)
        if (!Number.isSafeInteger(sessionId) || sessionId < 1) return null
        return { sessionId, expires: new Date((payload.exp ?? 0) * 1000) }
      } catch {
        return null
      }
    },
  }
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)
