import { webhooks } from '@oktant/contract/kit/constants.ts'
import type { PauseReason } from '@oktant/contract/organisation/webhooks.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long to wait after each failure in a row; the last one again and again. */
const waits = [10 * second, 30 * second, minute, 2 * minute, 5 * minute, 10 * minute, 30 * minute, hour]

/** What came of one try. `status` is missing where nothing was answered. */
export type Outcome = { status: number | null; error: string; answer: string; durationMs: number }

export const isTaken = ({ status }: Pick<Outcome, 'status'>) =>
  status !== null && status >= 200 && status < 300

const gone = 410

type Failing = { failures: number; failingSince: Date | null }
type After = { failures: number; failingSince: Date; nextTryAt: Date; pausedWhy: PauseReason | null }

/** What a failure means for the subscription: when it is tried next, or that it is paused. */
export function afterFailure({ failures, failingSince }: Failing, outcome: Outcome, now: Date): After {
  const since = failingSince ?? now
  const wait = waits[Math.min(failures, waits.length - 1)] ?? hour
  const isTooLong = now.getTime() - since.getTime() >= webhooks.pauseAfterHours * hour
  return {
    failures: failures + 1,
    failingSince: since,
    nextTryAt: new Date(now.getTime() + wait),
    pausedWhy: outcome.status === gone ? 'gone' : isTooLong ? 'failing' : null,
  }
}

/** NOTE: also as names of the root, with a dot behind. */
const privateNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain)\.?$/i

/** Does an address lead over TLS into the public network, as far as it tells, or to a host that the setting names? */
export function mayBeTold(url: string, named: readonly string[], isPublic: (address: string) => boolean) {
  if (!URL.canParse(url)) return false
  const { protocol, host, hostname, username, password, hash } = new URL(url)
  if (username || password || hash) return false
  if (named.includes(host)) return protocol === 'https:' || protocol === 'http:'
  const literal = hostname.replace(/^\[|\]$/g, '')
  const isLiteral = /^[\d.]+$/.test(literal) || literal.includes(':')
  if (isLiteral) return protocol === 'https:' && isPublic(literal)
  return protocol === 'https:' && hostname.includes('.') && !privateNames.test(hostname)
}
