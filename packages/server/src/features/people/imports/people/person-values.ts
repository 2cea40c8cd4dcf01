import { isDay } from '@oktant/contract/kit/days.ts'
import { isMailAddress } from '../../../../mail/address.rules.ts'
import { checkedTimezone } from '../../people/people.ts'
import type { PeopleContext } from './people-context.ts'
import { namesIn } from './names.rules.ts'
import { fieldIdIn } from './people-fields.ts'
import type { CustomField, Person } from './people.queries.ts'

/** What a cell says, as it is kept; or why it says nothing that fits. */
export type Read = { value: RawValue } | { code: string; about?: string }
export type RawValue = string | number | boolean | null | readonly number[]

const longest: Record<string, number> = {
  firstName: 100,
  surname: 100,
  login: 254,
  emailAddress: 254,
  mobileNumber: 40,
  landlineNumber: 40,
  faxNumber: 40,
  externalId: 100,
}

const words = {
  status: {
    active: 'Active',
    aktiv: 'Active',
    inactive: 'Inactive',
    inaktiv: 'Inactive',
    stillgelegt: 'Inactive',
  },
  language: { en: 'en', english: 'en', englisch: 'en', de: 'de', german: 'de', deutsch: 'de' },
  truth: {
    yes: true,
    ja: true,
    true: true,
    wahr: true,
    1: true,
    x: true,
    no: false,
    nein: false,
    false: false,
    falsch: false,
    0: false,
  },
} as const

const misfit = (about: string): Read => ({ code: 'value_misfit', about })

function oneOf(list: Record<string, RawValue>, text: string): Read {
  const word = text.toLowerCase()
  return Object.hasOwn(list, word) ? { value: list[word] ?? null } : misfit(text)
}

function readText(key: string, text: string): Read {
  if (text.length > (longest[key] ?? 0)) return { code: 'value_too_long' }
  if (/[\r\n]/.test(text)) return misfit(text)
  if (key === 'emailAddress' && !isMailAddress(text)) return { code: 'email_address_invalid' }
  return { value: text }
}

function readTimezone(text: string): Read {
  try {
    return { value: checkedTimezone(text) }
  } catch {
    return { code: 'timezone_unknown' }
  }
}

/** By name, as long as the name is one thing’s alone; what somebody has already is meant before any other. */
function readNamed(found: readonly number[], text: string, held: readonly number[]): Read {
  const own = found.find((one) => held.includes(one))
  if (own !== undefined) return { value: own }
  const [id] = found
  if (id === undefined) return { code: 'value_unknown', about: text }
  return found.length > 1 ? { code: 'value_ambiguous', about: text } : { value: id }
}

function readNames(find: (name: string) => readonly number[], text: string, held: readonly number[]): Read {
  const read = namesIn(text).map((name) => readNamed(find(name), name, held))
  const wrong = read.find((one) => 'code' in one)
  if (wrong) return wrong
  const ids = read.flatMap((one) => ('value' in one && typeof one.value === 'number' ? [one.value] : []))
  return { value: [...new Set(ids)].toSorted((a, b) => a - b) }
}

/** A day as YYYY-MM-DD, or as it is written here: DD-MM-YYYY, DD.MM.YYYY. */
function readDay(text: string): Read {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return isDay(iso) ? { value: iso } : misfit(text)
}

const longestAnswer = { normal: 255, textarea: 4000, date: 10, selection: 255 } as const

function readAnswer({ inputType, options }: CustomField, text: string): Read {
  if (text.length > longestAnswer[inputType]) return { code: 'value_too_long' }
  if (inputType === 'date') return readDay(text)
  if (inputType === 'normal' && /[\r\n]/.test(text)) return misfit(text)
  if (inputType !== 'selection') return { value: text }
  const word = text.toLowerCase()
  const option = options.find(
    ({ value }) => value.en.toLowerCase() === word || value.de.toLowerCase() === word,
  )
  return option ? { value: String(option.id) } : { code: 'value_unknown', about: text }
}

function readLanguage(text: string, { languages }: PeopleContext): Read {
  const read = oneOf(words.language, text)
  const isOffered = 'code' in read || read.value === languages.get(read.value === 'de' ? 'de' : 'en')
  return isOffered ? read : { code: 'language_not_offered' }
}

type Reader = (text: string, context: PeopleContext, person: Person | undefined) => Read
const one = (id: number | null | undefined) => (id ? [id] : [])
const readers: Record<string, Reader> = {
  status: (text) => oneOf(words.status, text),
  language: readLanguage,
  bioRegistered: (text) => oneOf(words.truth, text),
  timezone: readTimezone,
  jobRole: (text, { jobRoles }, person) => readNamed(jobRoles.find(text), text, one(person?.jobRoleId)),
  locality: (text, { localities }, person) => readNamed(localities.find(text), text, one(person?.localityId)),
  groups: (text, { projects }, person) => readNames(projects.find, text, person?.projectIds ?? []),
  profiles: (text, { profiles }, person) => readNames(profiles.find, text, person?.profileIds ?? []),
}

/** What a cell that is not empty says for a field. */
export function readValue(key: string, text: string, context: PeopleContext, person?: Person): Read {
  const id = fieldIdIn(key)
  if (id === null) return readers[key]?.(text, context, person) ?? readText(key, text)
  const field = context.customFields.get(id)
  return field ? readAnswer(field, text) : { code: 'value_unknown', about: text }
}

/** What an empty cell says, where it is to empty the field. */
export const emptyValues: Record<string, RawValue | undefined> = {
  externalId: null,
  jobRole: null,
  locality: null,
  mobileNumber: '',
  landlineNumber: '',
  faxNumber: '',
  groups: [],
  profiles: [],
}
