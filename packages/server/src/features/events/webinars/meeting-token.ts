import { SignJWT } from 'jose'

type Said = {
  key: string
  issuer: string
  audience: string
  service: string
  room: string
  until: Date
  now: Date
  user: { name: string | null; email: string | null; isModerator: boolean }
}

/** NOTE: for this room alone and until its webinar is over; it names its holder only where the company says so. */
export function signMeetingToken({ key, issuer, audience, service, room, until, now, user }: Said) {
  const { name, email, isModerator } = user
  const shown = { ...(name !== null && { name }), ...(email !== null && { email }), moderator: isModerator }
  return new SignJWT({ room, context: { user: shown } })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(new URL(service).hostname)
    .setNotBefore(Math.floor(now.getTime() / 1000) - 10)
    .setExpirationTime(Math.floor(until.getTime() / 1000))
    .sign(new TextEncoder().encode(key))
}
