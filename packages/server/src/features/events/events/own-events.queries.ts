import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Db } from '../../../db/engine/db.ts'
import { preparedRows } from '../../../db/engine/prepared.ts'
import { events } from './events.tables.ts'

const { NEW, MANAGER_DECLINED, HR_DECLINED, USER_DECLINED } = bookingStatus

type Who = number | Placeholder
/** What was not sent yet is known to its trainer alone. */
const sent = sql`booking.status <> ${NEW}`
/** In the way of asking anew. */
const standing = sql`booking.status not in (${MANAGER_DECLINED}, ${HR_DECLINED}, ${USER_DECLINED}, ${NEW})`
/** NOTE: their events are found once, from the person; asked of each event, it cost as much as there are events. */
const eventsOf = (userId: Who, which: SQL) => sql`array(select booking.event_id from bookings booking
  where booking.company_id = (select person.company_id from users person where person.id = ${userId})
  and booking.user_id = ${userId} and ${which})`
/** Anybody of the company may ask for a seat. */
const isOffered = sql`(${events.cancelledAt} is null and ${events.openForRegistrations}
  and not ${events.singleUserEvent} and ${events.eventType} <> 'classroom')`

// Which events are somebody's own, or could be.
export const bookedBy = (userId: Who, which: SQL = sent) =>
  sql`"events"."id" = any(${eventsOf(userId, which)})`
export const openTo = (userId: Who) =>
  sql`(${isOffered} and "events"."id" <> all(${eventsOf(userId, standing)}))`
export const concerns = (userId: Who) => sql`(${isOffered} or ${bookedBy(userId)})`

/** A day of somebody's calendar: how much is on it, and, where they are named, what comes first. */
export type DayRow = {
  day: string
  count: number
  cancelled: number
  first: DayEntry[] | null
}
export type DayEntry = {
  id: number
  name: LocalText
  startsAt: string
  status: (typeof bookingStatus)[keyof typeof bookingStatus] | null
  isCancelled: boolean
}

// NOTE: more days than a year has would be a mistake of whoever typed them.
const mostDays = 366
const mostNamed = 3
const given = sql.placeholder

/** The parts of each are looked up one by one: joined, all parts of the company would be read for a month of them. */
const daysOf = (which: SQL, first: SQL) => sql`
  with "known" as (
    select events.id, events.company_id, events.name, events.cancelled_at is not null "isCancelled",
      events.starts_at, events.ends_at
    from events
    where events.company_id = ${given('companyId')} and events.removed_at is null
      and events.starts_at < ${given('to')}::timestamptz and events.ends_at > ${given('from')}::timestamptz
      and ${which}
  ), part as (
    select known.id, coalesce(slot.starts_at, known.starts_at) begins,
      (coalesce(slot.starts_at, known.starts_at) at time zone ${given('timeZone')})::date "first",
      (greatest(coalesce(slot.starts_at, known.starts_at), coalesce(slot.ends_at, known.ends_at)
        - interval '1 microsecond') at time zone ${given('timeZone')})::date "last"
    from known left join lateral (select slot.starts_at, slot.ends_at from event_timeslots slot
      where slot.company_id = known.company_id and slot.event_id = known.id offset 0) slot on true
  ), entry as (
    select id, "day", min(begins) begins from part
    cross join lateral unnest(case when "first" = "last" then array["first"] else array(
      select "first" + after from generate_series(0, least("last" - "first", ${sql.raw(String(mostDays - 1))})) after) end) "day"
    group by id, "day"
  )
  select entry.day::text "day", count(*)::integer "count",
    (count(*) filter (where "isCancelled"))::integer "cancelled", ${first} "first"
  from entry join known on known.id = entry.id
  group by entry.day order by entry.day`

const named = sql`to_jsonb((array_agg(jsonb_build_object('id', known.id, 'name', known.name,
    'startsAt', entry.begins, 'isCancelled', "isCancelled", 'status', (
      select booking.status from bookings booking where booking.company_id = ${given('companyId')}
        and booking.event_id = known.id and booking.user_id = ${given('userId')} and ${sent}))
  order by entry.begins, known.id))[1:${sql.raw(String(mostNamed))}])`
const unnamed = sql`null`

const own = () => bookedBy(given('userId'))
const ownOrOpen = () => concerns(given('userId'))
const days = {
  own: preparedRows<DayRow>('event_days_own', () => daysOf(own(), unnamed)),
  ownNamed: preparedRows<DayRow>('event_days_own_named', () => daysOf(own(), named)),
  all: preparedRows<DayRow>('event_days', () => daysOf(ownOrOpen(), unnamed)),
  allNamed: preparedRows<DayRow>('event_days_named', () => daysOf(ownOrOpen(), named)),
}

type DaysAsked = { companyId: number; userId: number; from: Date; to: Date; timeZone: string }
type Shown = { isOwn: boolean; isNamed: boolean }

/**
 * On which days of somebody's calendar there is what, as their own clocks show them. An event is on each day on which it
 * or a part of it is; what ends at midnight does not last into the next day.
 */
export function listDays(db: Db, { from, to, ...asked }: DaysAsked, { isOwn, isNamed }: Shown) {
  const list = isOwn ? (isNamed ? days.ownNamed : days.own) : isNamed ? days.allNamed : days.all
  return list(db, { ...asked, from: from.toISOString(), to: to.toISOString() })
}
