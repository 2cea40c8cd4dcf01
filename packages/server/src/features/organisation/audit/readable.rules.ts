import type { AuditEntry } from '@oktant/contract/organisation/audit.ts'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { ObjectWords } from '../../../audit/objects.rules.ts'
import { codeWord, fieldWord } from './codes.rules.ts'
import {
  besideOf,
  fieldIn,
  kindOf,
  type Line,
  type Names,
  numberOf,
  type NamedPlace,
} from './names/names.rules.ts'
import { auditWords } from './audit.words.ts'

export type Reader = { language: Language; timezone: string }
type Reading = { reader: Reader; names: Names }

const own = auditWords.values

/** `accessTimeslots` → access timeslots: for names that have no words of their own. */
const spelled = (name: string) =>
  name.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)

/** What a thing is called; one from before the list was kept is spelled out. */
export const objectLabel = (objects: ObjectWords, object: string, language: Language) =>
  (Object.hasOwn(objects, object) && objects[object]?.[language]) || spelled(object)

const fieldLabel = (object: string, field: string, language: Language) =>
  fieldWord(object, field)?.[language] ?? spelled(field)

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text)

export function momentText(at: string, { language, timezone }: Reader) {
  const words = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timezone,
  })
  return words.format(new Date(at))
}

const isLocal = (value: object): value is LocalText =>
  'en' in value && 'de' in value && typeof value.en === 'string' && typeof value.de === 'string'

/** A value as people read it: names for numbers, words for codes, in the reader's language and time zone. */
export function valueText(value: unknown, place: NamedPlace, reading: Reading): string {
  const { language } = reading.reader
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return own[value ? 'yes' : 'no'][language]
  if (Array.isArray(value))
    return value
      .map((one) => valueText(one, place, reading))
      .filter(Boolean)
      .join(', ')
  if (typeof value === 'object')
    return isLocal(value) ? textIn(value, language) : partsText(value, place, reading)
  const id = numberOf(value)
  const kind = kindOf(place)
  const name = kind && id !== undefined ? reading.names.get(kind)?.get(id) : undefined
  return name || wordOf(String(value), place, reading)
}

function wordOf(text: string, { object, field, beside }: NamedPlace, { reader }: Reading) {
  if (text === '[hidden]') return own.hidden[reader.language]
  const about = field === 'kind' && beside && 'reach' in beside ? 'audience' : object
  return codeWord(about, field, text)?.[reader.language] ?? (isMoment(text) ? momentText(text, reader) : text)
}

/** A thing within a thing, part by part. */
function partsText(value: object, { object }: NamedPlace, reading: Reading) {
  const beside = value as Readonly<Record<string, unknown>>
  return Object.entries(beside)
    .map(([field, inner]) => {
      const text = valueText(inner, { object, field, beside }, reading)
      return text && `${fieldLabel(object, field, reading.reader.language)}: ${text}`
    })
    .filter(Boolean)
    .join('; ')
}

/** The lines of an entry with what their fields are called, and what was and what became in words. */
export function readableLines(
  object: string,
  change: readonly Line[],
  reading: Reading,
): AuditEntry['change'] {
  const ofField = (field: string) => reading.names.get('field')?.get(fieldIn(field))
  return change.map((line) => {
    const text = (side: 'before' | 'after') =>
      valueText(line[side], { object, field: line.field, beside: besideOf(change, side) }, reading)
    return {
      ...line,
      label: ofField(line.field) || fieldLabel(object, line.field, reading.reader.language),
      ...('before' in line && { beforeName: text('before') }),
      ...('after' in line && { afterName: text('after') }),
    }
  })
}
