import { createHmac, timingSafeEqual } from 'node:crypto'

/** How often a code changes, and for how long one that was read is good: somebody may have to sign in first. */
const everySeconds = 30
const goodSeconds = 600

type Signed = { secret: string; about: string }

const periodOf = (now: Date) => Math.floor(now.getTime() / 1000 / everySeconds)
const sign = ({ secret, about }: Signed, period: string) =>
  createHmac('sha256', secret).update(`check-in ${about} ${period}`).digest('base64url').slice(0, 22)

/** A code that stands for something until it changes. */
export function codeOf(signed: Signed, now: Date) {
  const period = periodOf(now).toString(36)
  return `${period}.${sign(signed, period)}`
}

export const validUntil = (now: Date) => new Date((periodOf(now) + 1) * everySeconds * 1000)

/** Was a code shown a moment ago? */
export function isGood(signed: Signed, code: string, now: Date) {
  const [period = '', given = ''] = code.split('.')
  const [expected, sent] = [Buffer.from(sign(signed, period)), Buffer.from(given)]
  if (expected.length !== sent.length || !timingSafeEqual(expected, sent)) return false
  const age = (periodOf(now) - parseInt(period, 36)) * everySeconds
  return age >= 0 && age <= goodSeconds
}

/** The dark squares of a picture as the path of an SVG: each run of them in a row is one step. */
export function pathOf(squares: readonly (readonly boolean[])[]) {
  const runs = squares.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.findIndex((dark, at) => at > x && !dark)
      const length = (end === -1 ? row.length : end) - x
      return [`M${x} ${y}h${length}v1h-${length}z`]
    }),
  )
  return runs.join('')
}
