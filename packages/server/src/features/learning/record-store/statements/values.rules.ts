import type { FieldError } from '../../../../http/fail.ts'

/** What is said of a value that breaks a rule: where, and which. */
export type Say = (at: string, code: string) => void
export type Check = (value: unknown, at: string, say: Say) => void
export type Fields = Readonly<Record<string, Check>>
export type JsonObject = Record<string, unknown>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Everything that a check says of a value, at most twenty things. */
export function faultsIn(check: Check, value: unknown, at = ''): FieldError[] {
  const faults: FieldError[] = []
  check(value, at, (field, code) => {
    if (faults.length < 20) faults.push({ field, code, message: code })
  })
  return faults
}

export const under = (at: string, name: string | number) => (at ? `${at}.${name}` : String(name))

const matching =
  (code: string, isIt: (text: string) => boolean): Check =>
  (value, at, say) => {
    if (typeof value !== 'string' || !isIt(value)) say(at, code)
  }

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const iriShape = /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i
const sha1Shape = /^[0-9a-f]{40}$/i
const sha2Shape = /^(?:[0-9a-f]{56}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$/i
const mailShape = /^mailto:[^\s@:]+@[^\s@]+$/
const mediaShape = /^[\w.+-]+\/[\w.+-]+(?:\s*;.*)?$/
const languageShape =
  /^(?:(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4}|[a-z]{5,8})(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*(?:-[a-wy-z\d](?:-[a-z\d]{2,8})+)*(?:-x(?:-[a-z\d]{1,8})+)?|x(?:-[a-z\d]{1,8})+|i-[a-z]+|en-gb-oed)$/i
const durationShape =
  /^P(?:\d+(?:[.,]\d+)?W|(?=.)(?:\d+(?:[.,]\d+)?Y)?(?:\d+(?:[.,]\d+)?M)?(?:\d+(?:[.,]\d+)?D)?(?:T(?=\d)(?:\d+(?:[.,]\d+)?H)?(?:\d+(?:[.,]\d+)?M)?(?:\d+(?:[.,]\d+)?S)?)?)$/
const momentShape =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/i

export const isUuid = (text: string) => uuidShape.test(text)
export const isLanguage = (text: string) => languageShape.test(text)
export const isIri = (text: string) => iriShape.test(text)

/** Milliseconds of a moment; null for what is none, and for an offset that says nothing (`-00:00`). */
export function momentOf(text: string): number | null {
  const parts = momentShape.exec(text)
  if (!parts || /-00(?::?00)?$/.test(parts[8] ?? '')) return null
  const [, year, month, day, hour, minute, second = '00', fraction = '0', zone = 'Z'] = parts
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return null
  const offset =
    zone.toUpperCase() === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`
  const whole = `${year}-${month}-${day}T${hour}:${minute}:${second === '60' ? '59' : second}.${fraction.slice(0, 3)}${offset}`
  const at = new Date(whole).getTime()
  return Number.isNaN(at) ? null : at
}

export const text: Check = (value, at, say) => {
  if (typeof value !== 'string') say(at, 'not_text')
}
export const truth: Check = (value, at, say) => {
  if (typeof value !== 'boolean') say(at, 'not_true_or_false')
}
export const number: Check = (value, at, say) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) say(at, 'not_a_number')
}
export const length: Check = (value, at, say) => {
  if (!Number.isInteger(value) || Number(value) < 0) say(at, 'not_a_length')
}
export const uuid = matching('not_a_uuid', isUuid)
export const iri = matching('not_an_iri', isIri)
export const sha1 = matching('not_a_sha1', (value) => sha1Shape.test(value))
export const sha2 = matching('not_a_sha2', (value) => sha2Shape.test(value))
export const mailAddress = matching('not_a_mail_address', (value) => mailShape.test(value))
export const mediaType = matching('not_a_media_type', (value) => mediaShape.test(value))
export const language = matching('not_a_language', isLanguage)
export const duration = matching('not_a_duration', (value) => durationShape.test(value))
export const moment = matching('not_a_moment', (value) => momentOf(value) !== null)

export const exactly =
  (...words: readonly string[]): Check =>
  (value, at, say) => {
    if (!words.some((word) => word === value)) say(at, 'not_one_of_these')
  }

export const eachOf =
  (check: Check, least = 0): Check =>
  (value, at, say) => {
    if (!Array.isArray(value)) return say(at, 'not_a_list')
    if (value.length < least) say(at, 'list_empty')
    value.forEach((item: unknown, place) => check(item, under(at, place), say))
  }

/** An object of these fields and no others, none of them null. */
export const fields =
  (known: Fields, required: readonly string[] = []): Check =>
  (value, at, say) => {
    if (!isObject(value)) return say(at, 'not_an_object')
    for (const name of required) if (!Object.hasOwn(value, name)) say(under(at, name), 'missing')
    for (const [name, inner] of Object.entries(value)) {
      const check = Object.hasOwn(known, name) ? known[name] : undefined
      if (!check) say(under(at, name), 'unknown_property')
      else if (inner === null) say(under(at, name), 'null')
      else check(inner, under(at, name), say)
    }
  }

export const allOf =
  (...checks: readonly Check[]): Check =>
  (value, at, say) => {
    for (const check of checks) check(value, at, say)
  }

export const languageMap: Check = (value, at, say) => {
  if (!isObject(value)) return say(at, 'not_a_language_map')
  for (const [tag, words] of Object.entries(value)) {
    language(tag, under(at, tag), say)
    text(words, under(at, tag), say)
  }
}

/** NOTE: the only place where null is a value like any other. */
export const extensions: Check = (value, at, say) => {
  if (!isObject(value)) return say(at, 'not_an_object')
  for (const key of Object.keys(value)) iri(key, under(at, key), say)
}
