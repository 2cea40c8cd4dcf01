import { isDay } from '@oktant/contract/kit/days.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { fail, type FieldError } from '../../../http/fail.ts'

type Form = { name: string; url: string; events: readonly string[] }
type Code = 'required' | 'event_missing' | 'url_not_public'

const faultAt = (field: string, code: Code): FieldError => ({ field, code, message: messages[code].en })

/** What is wrong with a form; `isOpen` knows which addresses may be told. */
export function refuseFaults({ name, url, events }: Form, isOpen: (url: string) => boolean) {
  const errors = [
    ...(name ? [] : [faultAt('name', 'required')]),
    ...(isOpen(url) ? [] : [faultAt('url', 'url_not_public')]),
    ...(events.length ? [] : [faultAt('events', 'event_missing')]),
  ]
  if (errors.length) throw fail('webhook_invalid', { errors })
}

/** Refuses days that no calendar has, before anything is asked. */
export function refuseDays(filters: readonly { field: string; value: string }[]) {
  const wrong = filters.filter(({ field, value }) => (field === 'from' || field === 'to') && !isDay(value))
  const errors = wrong.map(({ field }) => ({ field, code: 'date', message: 'must be a day of the calendar' }))
  if (errors.length) throw fail('invalid_input', { errors })
}

/** Of what was announced, only what the catalogue names leaves the house. */
export const dataOf = (names: readonly string[], payload: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(names.map((name) => [name, payload[name]]))
