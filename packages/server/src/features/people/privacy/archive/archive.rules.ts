import { createHash } from 'node:crypto'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'

const isDateName = (name: string) => name.endsWith('At')

/** NOTE: drivers give moments as dates or as texts, and a text column may look like one; the column's name decides. */
const momentOf = (name: string, value: unknown) => {
  if (value instanceof Date) return value
  if (!isDateName(name) || typeof value !== 'string') return null
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? null : moment
}

const isLocalText = (value: unknown): value is LocalText =>
  typeof value === 'object' &&
  value !== null &&
  'en' in value &&
  'de' in value &&
  Object.keys(value).length === 2

/** A value as programs read it. */
export const plain = (name: string, value: unknown) => momentOf(name, value)?.toISOString() ?? value

type Reader = { language: Language; timezone: string; yes: string; no: string }

/** A value as its owner reads it: in their language, their time zone and in one line of text. */
export function shown(name: string, value: unknown, { language, timezone, yes, no }: Reader): string {
  if (value === null || value === undefined) return ''
  const moment = momentOf(name, value)
  if (moment) {
    const words = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: timezone,
    })
    return words.format(moment)
  }
  if (typeof value === 'boolean') return value ? yes : no
  if (isLocalText(value)) return shown(name, textIn(value, language), { language, timezone, yes, no })
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? '')

/** What is counted and summed while it flows by. */
export function measure() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    add(piece: Uint8Array) {
      hash.update(piece)
      bytes += piece.length
    },
    end: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}
