import { type Verdict, verdictOf } from './delivery-verdict.ts'
import { type Part, partsOf, splitAtBlank } from './message-parts.ts'

/** What a mail server sent back: what became of the letter, and every text in which its name may stand. */
export type DeliveryReport = { verdict: Verdict; names: string }

const longestStatus = 100_000

/** Reads a report (RFC 3464) as it came, a letter for each byte; null where it is none. */
export function readReport(message: string): DeliveryReport | null {
  const parts = partsOf(message)
  const status = parts.find(({ type }) => type === 'message/delivery-status')?.body.slice(0, longestStatus)
  const verdict = status === undefined ? null : verdictOf(status)
  if (status === undefined || !verdict) return null
  const { head } = splitAtBlank(message)
  return { verdict, names: [head, status, ...parts.map(headOf)].join('\n') }
}

const returned = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers']

/** Of the letter that is handed back only its head: what people write in a letter names none. */
const headOf = ({ type, body }: Part) => (returned.includes(type) ? splitAtBlank(body).head : '')
