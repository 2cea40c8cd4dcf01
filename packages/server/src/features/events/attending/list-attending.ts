import type { EventDay, LearnerEventRow } from '@oktant/contract/events/event-shapes.ts'
import { dayIn, isDay } from '@oktant/contract/kit/days.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import { fail } from '../../../http/fail.ts'
import { listOwnBookings, statusesShownAs } from '../bookings/bookings.ts'
import {
  dayNamed,
  daysFrom,
  eventList,
  type EventRecord,
  listDays,
  monthsFrom,
  ownPast,
  ownUpcoming,
  seenParts,
  slotsByEvent,
} from '../events/events.ts'
import { seeBookings } from './attending.ts'
import { entryView, learnerRowView } from './attending.view.ts'

type Moment = { now: Date }
type Filters = Page['filters']
const everything = { number: 0, offset: 0, sort: null, filters: [], customFields: [] }
const [mostInRange, mostUpcoming] = [1000, 20]

const ownOf = ({ companyId, id: userId }: Actor) => ({ companyId, userId })
const booked = ({ id }: Actor) => ({ field: 'bookedBy', value: String(id) })
const open = ({ id }: Actor) => ({ field: 'openTo', value: String(id) })
const when = (value: string) => ({ field: 'when', value })
const wanted = (filters: Filters, actor: Actor): Filters =>
  filters.map(({ field, value }) =>
    field === 'state'
      ? { field: 'ownState', value: [actor.id, ...statusesShownAs(value)].join(',') }
      : { field, value },
  )

const inOrder = (page: Page, actor: Actor, filters: Filters): Page => ({
  ...page,
  sort: page.sort ?? { field: 'startTime', descending: false },
  filters: [...wanted(page.filters, actor), ...filters],
})

/** A page of events with what the reader has on each. */
async function pageOf(db: Db, actor: Actor, page: Page, filters: Filters, at: Moment) {
  const { rows, total } = await eventList.page(db, actor, inOrder(page, actor, filters))
  return pagedReply(page, await rowsOf(db, actor, rows, at), total)
}

/** The same where nobody asks how many there are in all. */
const firstOf = async (db: Db, actor: Actor, limit: number, filters: Filters, at: Moment) =>
  rowsOf(db, actor, await eventList.list(db, actor, inOrder({ ...everything, limit }, actor, filters)), at)

/** Events with what the reader has on each: the same few statements for however many. */
async function rowsOf(db: Db, actor: Actor, rows: readonly EventRecord[], { now }: Moment) {
  const { companyId, id: userId } = actor
  const ids = rows.map(({ id }) => id)
  const own = new Map(
    (await listOwnBookings(db, { companyId, userId }, ids)).map((row) => [row.eventId, row]),
  )
  const slots = await slotsByEvent(db, companyId, ids)
  const view = (event: EventRecord) =>
    learnerRowView({ event, booking: own.get(event.id), slots: slots.get(event.id) ?? [], now }, actor)
  return rows.map(view)
}

export const listMyEvents = (db: Db, actor: Actor, page: Page, at: Moment) =>
  pageOf(db, actor, page, [booked(actor), when('coming')], at)

export const listAvailableEvents = (db: Db, actor: Actor, page: Page, at: Moment) =>
  pageOf(db, actor, page, [open(actor), when('coming')], at)

export async function listPastEvents(db: Db, actor: Actor, page: Page, at: Moment) {
  if (page.sort === null && page.filters.length === 0) {
    const { rows, total } = await ownPast.page(db, ownOf(actor), page)
    return pagedReply(page, await rowsOf(db, actor, rows, at), total)
  }
  const sort = page.sort ?? { field: 'startTime', descending: true }
  return pageOf(db, actor, { ...page, sort }, [booked(actor), when('past')], at)
}

type Months = { time: string; months?: number | undefined }
type Span = Months & { days?: number | undefined }

function spanOf({ time, months = 1, days }: Span, { timezone }: Actor) {
  const day = dayNamed(time, timezone)
  if (!isDay(day)) throw fail('invalid_input')
  return days === undefined ? monthsFrom(day, months, timezone) : daysFrom(day, days, timezone)
}

async function inSpan(db: Db, actor: Actor, span: Span, filter: Filters[number], at: Moment) {
  const [from, to] = spanOf(span, actor)
  const filters = [
    { field: 'startsBefore', value: to.toISOString() },
    { field: 'endsAfter', value: from.toISOString() },
    filter,
  ]
  return firstOf(db, actor, mostInRange, filters, at)
}

/** What one is booked on in some months or days, and what one could be. */
export const listUserEventsAt = (db: Db, actor: Actor, span: Span, at: Moment) =>
  inSpan(db, actor, span, { field: 'concerns', value: String(actor.id) }, at)
export const listEventsAt = (db: Db, actor: Actor, span: Span, at: Moment) =>
  inSpan(db, actor, span, booked(actor), at)

/** The days of a calendar of some months; what is on them by name where it is one month. */
export async function listEventDays(
  db: Db,
  actor: Actor,
  { own = false, ...months }: Months & { own?: boolean | undefined },
): Promise<EventDay[]> {
  const [from, to] = spanOf(months, actor)
  const { companyId, id: userId, timezone: timeZone } = actor
  const isNamed = (months.months ?? 1) === 1
  const rows = await listDays(db, { companyId, userId, from, to, timeZone }, { isOwn: own, isNamed })
  return rows.map(({ first, ...row }) => ({ ...row, first: (first ?? []).map(entryView) }))
}

export async function listMyUpcomingEvents(db: Db, actor: Actor, at: Moment): Promise<LearnerEventRow[]> {
  const rows = await ownUpcoming.list(db, ownOf(actor), { limit: mostUpcoming, offset: 0 })
  return rowsOf(db, actor, rows, at)
}

async function bookingsOf(db: Db, actor: Actor, events: readonly LearnerEventRow[], at: Moment) {
  const { companyId, id: userId } = actor
  const rows = await listOwnBookings(
    db,
    { companyId, userId },
    events.map(({ id }) => id),
  )
  const order = new Map(events.map(({ id }, index) => [id, index]))
  const sorted = rows.toSorted((a, b) => (order.get(a.eventId) ?? 0) - (order.get(b.eventId) ?? 0))
  return seeBookings(db, actor, sorted, at)
}

export const listUpcomingBookings = async (db: Db, actor: Actor, at: Moment) =>
  bookingsOf(db, actor, await listMyUpcomingEvents(db, actor, at), at)

/** NOTE: today is the reader's: an event that begins before midnight somewhere else may be tomorrow's. */
export async function listTodaysBookings(db: Db, actor: Actor, at: Moment) {
  const today = dayIn(actor.timezone, at.now)
  const isToday = ({ startsAt, endsAt }: LearnerEventRow) =>
    startsAt !== null &&
    endsAt !== null &&
    dayIn(actor.timezone, new Date(startsAt)) <= today &&
    dayIn(actor.timezone, new Date(endsAt)) >= today
  const events = await listMyUpcomingEvents(db, actor, at)
  return bookingsOf(db, actor, events.filter(isToday), at)
}

type Company = { id: number; timezone: string }

/** What a visitor sees of a company's events to come; times as its own clocks show them. */
export async function listOpenEvents(db: Db, { id: companyId, timezone }: Company) {
  const sort = { field: 'startTime', descending: false }
  const filters = [when('coming'), { field: 'openToVisitors', value: '' }]
  const page = { ...everything, limit: mostInRange, sort, filters }
  const { rows } = await eventList.page(db, { companyId, language: 'en' }, page)
  return rows.map((event) => {
    const { id, name, startTime, endTime, webinar } = seenParts(event, { timezone })
    return { id, name, startTime, endTime, webinar }
  })
}
