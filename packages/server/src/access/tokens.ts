import { jwtVerify, SignJWT } from 'jose'
import { lifeSeconds } from '@oktant/contract/constants.ts'

const kind = 'session+jwt'
const audience = 'oktant'

export type Claims = { sessionId: number; expires: Date }

export type Tokens = ReturnType<typeof makeTokens>

/** Signed tokens that name a session and hold nothing else. */
export function makeTokens(secret: string, now: () => Date) {
  const key = new TextEncoder().encode(secret)
  return {
    async make(sessionId: number) {
      const expires = new Date(now().getTime() + lifeSeconds.token * 1000)
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: kind })
        .setAudience(audience)
        .setSubject(String(sessionId))
        .setIssuedAt(now())
        .setExpirationTime(expires)
        .sign(key)
      return { token, expires }
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
