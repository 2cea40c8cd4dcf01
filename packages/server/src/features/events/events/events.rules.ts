import type { EventForm, EventOutline } from '@oktant/contract/events/event-shapes.ts'
import { eventTimes } from '@oktant/contract/kit/constants.ts'
import { dayIn, momentOf } from '@oktant/contract/kit/days.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { fail, type FieldError } from '../../../http/fail.ts'
import { trimmed } from '../../../records/names.rules.ts'

type FieldCode =
  | 'required'
  | 'timezone_unknown'
  | 'timeslot_invalid'
  | 'timeslot_past'
  | 'event_link_invalid'
  | 'teams_link_invalid'
  | 'webinar_provider_off'
  | 'people_unknown'
  | 'record_not_found'
export const fieldError = (field: string, code: FieldCode): FieldError => ({
  field,
  code,
  message: messages[code].en,
})

/** A time as the specification writes it, DD-MM-YYYY HH:mm, as the moment at which clocks of a zone show it. */
export function readTime(written: string, timeZone: string) {
  const [day = '', time = ''] = written.split(' ')
  return momentOf(day.split('-').toReversed().join('-'), time, timeZone)
}

export function isZone(timeZone: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

const isWebLink = (link: string) => /^https?:\/\/[^\s/]+/i.test(link) && URL.canParse(link)

export type Slot = { startsAt: Date; endsAt: Date; containerId: number | null; componentIds: number[] }

/** The parts in their order; a part ends after it begins. */
export function readSlots({ timeslots, timeZone }: Pick<EventForm, 'timeslots' | 'timeZone'>) {
  const slots: Slot[] = []
  const errors: FieldError[] = []
  for (const [index, { startTime, endTime, container, components }] of timeslots.entries()) {
    const [startsAt, endsAt] = [readTime(startTime, timeZone), readTime(endTime, timeZone)]
    if (!startsAt || !endsAt || endsAt <= startsAt)
      errors.push(fieldError(`timeslots.${index}`, 'timeslot_invalid'))
    else
      slots.push({
        startsAt,
        endsAt,
        containerId: container?.id ?? null,
        componentIds: components.map(({ id }) => id),
      })
  }
  return { slots: slots.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()), errors }
}

/** NOTE: of a new event alone: one that has begun is still corrected. */
const isPast = (slots: readonly Slot[], timeZone: string, now: Date) =>
  slots.some(({ startsAt }) => dayIn(timeZone, startsAt) < dayIn(timeZone, now))

type Room = Pick<EventForm, 'eventType' | 'seats'> & {
  outline: Pick<EventOutline, 'maxDelegates'>
  venue: { capacity: number | null } | null
}

/** How many have room, by the form, the venue and the outline; nothing where nobody is turned away. */
export function roomOf({ eventType, seats, outline, venue }: Room) {
  if (eventType === 'selfStudy') return null
  const bounds = [seats ?? venue?.capacity ?? null, outline.maxDelegates].filter((bound) => bound !== null)
  return bounds.length ? Math.min(...bounds) : null
}

/** NOTE: spec 2 §5: what is no number, or below 0, turns nobody away. */
export function readMaxDelegates(sent: number | string | null) {
  const number = typeof sent === 'string' ? (sent.trim() === '' ? NaN : Number(sent)) : (sent ?? NaN)
  return Number.isFinite(number) && number >= 0 ? Math.min(Math.floor(number), 100_000) : null
}

const textOf = ({ en, de }: LocalText): LocalText => ({ en: en || de, de: de || en })

/** The form as it is kept; refused with every mistake at its field. */
export function readForm(sent: EventForm, { isNew, now }: { isNew: boolean; now: Date }) {
  const { timeslots: _t, facilitators, customFieldValues: _c, venue, skypeMeeting, ...rest } = sent
  const { queueField = null, queueDescending = false, ...kept } = rest
  const name = trimmed(sent.name)
  const link = skypeMeeting?.trim() || null
  const zoneKnown = isZone(sent.timeZone)
  const { slots, errors: slotErrors } = zoneKnown ? readSlots(sent) : { slots: [], errors: [] }
  const errors = [
    ...(name.en || name.de ? [] : [fieldError('name', 'required')]),
    ...(zoneKnown ? [] : [fieldError('timeZone', 'timezone_unknown')]),
    ...slotErrors,
    ...(isNew && isPast(slots, sent.timeZone, now) ? [fieldError('timeslots', 'timeslot_past')] : []),
    ...(link === null || isWebLink(link) ? [] : [fieldError('skypeMeeting', 'event_link_invalid')]),
    ...(sent.webinar && sent.webinarProvider === 'link' && !link
      ? [fieldError('skypeMeeting', 'required')]
      : []),
  ]
  if (errors.length) throw fail('event_invalid', { errors })
  return {
    slots,
    facilitatorIds: [...new Set(facilitators.map(({ id }) => id))],
    columns: {
      ...kept,
      name: textOf(name),
      link,
      queueFieldId: queueField,
      queueDescending,
      venueId: venue?.id ?? null,
      webinarProvider: sent.webinar ? (sent.webinarProvider ?? 'link') : null,
      notes: sent.notes.trim(),
      agenda: sent.agenda.filter(({ text }) => text.trim()),
      startsAt: slots[0]?.startsAt ?? null,
      endsAt: slots.length ? new Date(Math.max(...slots.map(({ endsAt }) => endsAt.getTime()))) : null,
    },
  }
}

type Times = { startsAt: Date | null; endsAt: Date | null }

/** May one go in: from 15 minutes before it begins until it ends (spec 1 §4). */
export const isAvailable = ({ startsAt, endsAt }: Times, now: Date) =>
  startsAt !== null &&
  endsAt !== null &&
  now.getTime() >= startsAt.getTime() - eventTimes.availableMinutesBefore * 60_000 &&
  now < endsAt
export const isOngoing = ({ startsAt, endsAt }: Times, now: Date) =>
  startsAt !== null && endsAt !== null && now >= startsAt && now < endsAt
export const isOver = ({ endsAt }: Times, now: Date) => endsAt !== null && now >= endsAt
export const hasBegun = ({ startsAt }: Times, now: Date) => startsAt !== null && now >= startsAt

type Removed = { cancelledAt: Date | null; counts: { confirmed: number } }
/** NOTE: whoever has a seat is told of a cancellation and of no removal, so what is held is cancelled first. */
export const mayBeRemoved = ({ cancelledAt, counts }: Removed) =>
  cancelledAt !== null || counts.confirmed === 0

/** A copy is called as the first, and numbered, in each language in which that has a name. */
export function nameOfCopy({ en, de }: LocalText, number: number): LocalText {
  const numbered = (text: string) => (text ? `${text.slice(0, 190)} (${number})` : '')
  return { en: numbered(en), de: numbered(de) }
}
