import { isAboutAddress } from './bounce.rules.ts'
import { fieldsOf } from './message-parts.ts'
import { oneLine } from '../templates/render.ts'

/** What a report says became of a letter; `isHard` where nothing is to be sent to that address again. */
export type Verdict =
  | { kind: 'bounced'; said: string; isHard: boolean }
  | { kind: 'delayed'; said: string }
  | { kind: 'arrived' }

type Fields = ReadonlyMap<string, string>

const mostRecipients = 100
const longestSaid = 500

/** RFC 3464: the first block is about the message, each one after it about a recipient. Null where it is no report. */
export function verdictOf(report: string): Verdict | null {
  const verdicts = report
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .slice(0, mostRecipients)
    .flatMap((block) => verdictOfBlock(fieldsOf(block)) ?? [])
  const byKind = (kind: Verdict['kind']) => verdicts.find((verdict) => verdict.kind === kind)
  return byKind('bounced') ?? byKind('delayed') ?? byKind('arrived') ?? null
}

const arrived = ['delivered', 'relayed', 'expanded']

function verdictOfBlock(fields: Fields): Verdict | null {
  const action = fields.get('action')?.toLowerCase() ?? ''
  const [status, kind] = /^([245])\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? []
  if (!fields.has('final-recipient') || !status || !action) return null
  if (arrived.includes(action)) return { kind: 'arrived' }
  if (action !== 'failed' && action !== 'delayed') return null
  const said = saidBy(fields, status)
  if (action === 'delayed') return { kind: 'delayed', said }
  // NOTE: a mail server gives up on what might still pass (4.4.7), and the letter has not arrived all the same.
  return { kind: 'bounced', said, isHard: kind === '5' && isHard(fields, status) }
}

/** `smtp; 550 5.1.1 …` → `550 5.1.1 …`; without it the bare status. */
function diagnosisOf(fields: Fields) {
  const code = fields.get('diagnostic-code') ?? ''
  // NOTE: a letter for each byte until here; mail servers write UTF-8 where they write more than ASCII.
  const words = Buffer.from(code.slice(code.indexOf(';') + 1), 'latin1').toString('utf8')
  return oneLine(words)
}

const saidBy = (fields: Fields, status: string) => {
  const words = diagnosisOf(fields)
  return (words.includes(status) ? words : `${status} ${words}`).trim().slice(0, longestSaid)
}

/** NOTE: 5.0.0 tells nothing but that it failed; then the words of the other server do. */
function isHard(fields: Fields, status: string) {
  const words = diagnosisOf(fields)
  const [code = ''] = /\b5\d\d\b/.exec(words) ?? []
  return isAboutAddress(Number(code), status === '5.0.0' && words ? words : status)
}
