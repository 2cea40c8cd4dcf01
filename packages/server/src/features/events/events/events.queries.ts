import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { prepared, preparedRows } from '../../../db/engine/prepared.ts'
import { anyGiven, anyOf } from '../../../db/query/any-of.ts'
import { containsLocal, containsText } from '../../../db/query/containing.ts'
import { recordStore } from '../../../records/record-store.ts'
import { events, eventCourses, eventFacilitators, eventTimeslots } from './events.tables.ts'
import { bookedBy, concerns, openTo } from './own-events.queries.ts'

const { NEW, USER_ACCEPTED, SENT, REQUEST_SEAT } = bookingStatus

export type Facilitator = { id: number; name: string; email: string }
export type VenueSeen = {
  id: number
  name: LocalText
  location: LocalText | null
  capacity: number | null
}
/** How many hold a seat, wait for one, or wait for the trainer's word, and who is still to be marked. */
export type Counts = {
  confirmed: number
  offered: number
  waiting: number
  toInvite: number
  unmarked: number
}

const facilitators = sql<Facilitator[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', person.id,
    'name', concat_ws(' ', person.first_name, person.surname), 'email', person.email_address) order by runs.position), '[]')
  from event_facilitators runs join users person on person.company_id = runs.company_id and person.id = runs.user_id
  where runs.company_id = "events"."company_id" and runs.event_id = "events"."id")`

const venue = sql<VenueSeen | null>`(select jsonb_build_object('id', venue.id, 'name', venue.name,
    'location', location.name, 'capacity', venue.capacity)
  from venues venue left join locations location on location.company_id = venue.company_id and location.id = venue.location_id
  where venue.company_id = "events"."company_id" and venue.id = "events"."venue_id")`

const counts = sql<Counts>`(select jsonb_build_object(
    'confirmed', count(*) filter (where booking.status = ${USER_ACCEPTED}),
    'offered', count(*) filter (where booking.status = ${SENT} and booking.offered_until > now()),
    'waiting', count(*) filter (where booking.status = ${REQUEST_SEAT}),
    'toInvite', count(*) filter (where booking.status = ${NEW}),
    'unmarked', count(*) filter (where booking.status = ${USER_ACCEPTED} and booking.attended is null))
  from bookings booking where booking.company_id = "events"."company_id" and booking.event_id = "events"."id")`

const runBy = (condition: SQL) => sql`exists (select from event_facilitators runs
  join users person on person.company_id = runs.company_id and person.id = runs.user_id
  where runs.company_id = "events"."company_id" and runs.event_id = "events"."id" and ${condition})`

/** NOTE: an event without a date is neither to come nor past. */
const upcoming = sql`${events.endsAt} > now()`
const past = sql`${events.endsAt} <= now()`
const times: Record<string, SQL> = {
  upcoming,
  past,
  undated: sql`${events.startsAt} is null`,
  // NOTE: as the index of what is offered has it.
  coming: sql`coalesce(${events.endsAt}, 'infinity'::timestamptz) > now()`,
}
const states: Record<string, SQL> = {
  cancelled: sql`${events.cancelledAt} is not null`,
  held: sql`${events.cancelledAt} is null`,
}
const nothing = sql`false`

export const eventStore = recordStore({
  table: events,
  named: events.name,
  seen: {
    name: events.name,
    eventType: events.eventType,
    webinar: events.webinar,
    webinarProvider: events.webinarProvider,
    link: events.link,
    room: events.room,
    venueId: events.venueId,
    timeZone: events.timeZone,
    startsAt: events.startsAt,
    endsAt: events.endsAt,
    agenda: events.agenda,
    notes: events.notes,
    seats: events.seats,
    outline: events.outline,
    managerApproval: events.managerApproval,
    hrApproval: events.hrApproval,
    managerRsvpForUser: events.managerRsvpForUser,
    rsvpByDate: events.rsvpByDate,
    rsvpRemindByDate: events.rsvpRemindByDate,
    remindByDate: events.remindByDate,
    reminderLeadTime: events.reminderLeadTime,
    singleUserEvent: events.singleUserEvent,
    userUnsubscribe: events.userUnsubscribe,
    sendAttachment: events.sendAttachment,
    openEvent: events.openEvent,
    openForRegistrations: events.openForRegistrations,
    offerHours: events.offerHours,
    cancelHours: events.cancelHours,
    overlap: events.overlap,
    minDelegatesBy: events.minDelegatesBy,
    queueFieldId: events.queueFieldId,
    queueDescending: events.queueDescending,
    sequence: events.sequence,
    toldAt: events.toldAt,
    plannedBy: events.plannedBy,
    cancelledAt: events.cancelledAt,
    facilitators,
    venue,
    counts,
  },
  filters: {
    when: (value) => times[value] ?? nothing,
    state: (value) => states[value] ?? nothing,
    eventType: (value) => sql`${events.eventType} = ${value}`,
    facilitator: (value) =>
      runBy(containsText(sql`concat_ws(' ', person.first_name, person.surname)`, value)),
    venue: (value) => sql`exists (select from venues venue where venue.company_id = "events"."company_id"
      and venue.id = "events"."venue_id" and ${containsLocal(sql`venue.name`, value)})`,
    // NOTE: by number, which the server says and nobody types: whose events a trainer's list holds.
    of: (value) =>
      sql`("events"."planned_by" = ${Number(value)} or ${runBy(sql`runs.user_id = ${Number(value)}`)})`,
    ids: (value) => sql`"events"."id" = ${anyOf(value.split(',').map(Number))}`,
    mine: (value) => runBy(sql`runs.user_id = ${Number(value)}`),
    toMark: () => sql`("events"."ends_at" > now() or exists (select from bookings booking
      where booking.company_id = "events"."company_id" and booking.event_id = "events"."id"
      and booking.status = ${USER_ACCEPTED} and booking.attended is null))`,
    openToVisitors: () => sql`(${events.openEvent} and ${events.cancelledAt} is null)`,
    bookedBy: (value) => bookedBy(Number(value)),
    openTo: (value) => openTo(Number(value)),
    concerns: (value) => concerns(Number(value)),
    ownState: (value) => {
      const [userId = 0, ...statuses] = value.split(',').map(Number)
      return bookedBy(userId, sql`booking.status = ${anyOf(statuses)}`)
    },
    startsBefore: (value) => sql`${events.startsAt} < ${value}::timestamptz`,
    endsAfter: (value) => sql`${events.endsAt} > ${value}::timestamptz`,
  },
  sorts: { startTime: sql`${events.startsAt}`, eventType: sql`${events.eventType}` },
})
export type EventRecord = NonNullable<Awaited<ReturnType<typeof eventStore.find>>>

const own = bookedBy(sql.placeholder('userId'))
const first = asc(events.id)
/** What one is booked on: what is not over, the next first, and what is, the latest first. */
export const ownUpcoming = eventStore.often(
  'upcoming',
  sql`${own} and ${upcoming}`,
  asc(events.startsAt),
  first,
)
export const ownPast = eventStore.often('past', sql`${own} and ${past}`, desc(events.startsAt), first)

type EventKey = { companyId: number; id: number }

/** The events of these numbers, by name; none that was removed. */
export const findEvents = (db: Db, companyId: number, ids: readonly number[]): Promise<EventRecord[]> =>
  eventStore.listNamed(db, companyId, ids)

/** Whoever changes seats holds the event, so that the last one is given once. */
export async function lockEvent(db: Db, { companyId, id }: EventKey) {
  await locked(db).execute({ companyId, id })
}

const given = sql.placeholder
const locked = prepared((db) =>
  db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.companyId, given('companyId')), eq(events.id, given('id'))))
    .for('update')
    .prepare('events_locked'),
)

type Named = { id: number; name: LocalText }
export type TimeslotRow = {
  id: number
  eventId: number
  startsAt: Date
  endsAt: Date
  container: Named | null
  components: Named[]
}

const slotsOf = sql`${eventTimeslots.eventId} = ${anyGiven('ids')}`
const timeslots = prepared((db) => {
  const container = sql<Named | null>`(select jsonb_build_object('id', taught.id, 'name', taught.title)
    from containers taught where taught.company_id = "event_timeslots"."company_id" and taught.id = "event_timeslots"."container_id")`
  const components = sql<
    Named[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', part.id, 'name', said.title)
      order by array_position("event_timeslots"."component_ids", part.id)), '[]')
    from components part join component_revisions said on said.company_id = part.company_id and said.id = part.revision_id
    where part.company_id = "event_timeslots"."company_id" and part.id = any("event_timeslots"."component_ids"))`
  const { id, eventId, startsAt, endsAt } = eventTimeslots
  return db
    .select({ id, eventId, startsAt, endsAt, container, components })
    .from(eventTimeslots)
    .where(and(eq(eventTimeslots.companyId, given('companyId')), slotsOf))
    .orderBy(asc(startsAt), asc(id))
    .prepare('events_timeslots')
})

/** The parts of events in their order, with what is taught in each. */
export const listTimeslots = async (
  db: Db,
  companyId: number,
  eventIds: readonly number[],
): Promise<TimeslotRow[]> => (eventIds.length ? timeslots(db).execute({ companyId, ids: [...eventIds] }) : [])

/** The same, for each event by its number. */
export async function slotsByEvent(db: Db, companyId: number, eventIds: readonly number[]) {
  const grouped = new Map<number, TimeslotRow[]>(eventIds.map((id) => [id, []]))
  for (const slot of await listTimeslots(db, companyId, eventIds)) grouped.get(slot.eventId)?.push(slot)
  return grouped
}

export type SlotValues = Pick<
  typeof eventTimeslots.$inferInsert,
  'startsAt' | 'endsAt' | 'containerId' | 'componentIds'
>

/** Puts other parts in the place of those that an event had. */
export async function replaceTimeslots(db: Db, { companyId, id }: EventKey, slots: readonly SlotValues[]) {
  await db
    .delete(eventTimeslots)
    .where(and(eq(eventTimeslots.companyId, companyId), eq(eventTimeslots.eventId, id)))
  if (slots.length)
    await db.insert(eventTimeslots).values(slots.map((slot) => ({ ...slot, companyId, eventId: id })))
}

export async function replaceFacilitators(db: Db, { companyId, id }: EventKey, userIds: readonly number[]) {
  await db
    .delete(eventFacilitators)
    .where(and(eq(eventFacilitators.companyId, companyId), eq(eventFacilitators.eventId, id)))
  if (userIds.length)
    await db
      .insert(eventFacilitators)
      .values(userIds.map((userId, position) => ({ companyId, eventId: id, userId, position })))
}

const coursesOf = preparedRows<Named>(
  'events_courses',
  () => sql`select course.id, course.title "name" from event_courses linked
    join containers course on course.company_id = linked.company_id and course.id = linked.container_id
    where linked.company_id = ${given('companyId')}::integer and linked.event_id = ${given('id')}::integer
    order by course.title->>'en', course.id`,
)
/** The courses that go with an event, by name. */
export const listEventCourses = (db: Db, { companyId, id }: EventKey) => coursesOf(db, { companyId, id })

export async function replaceEventCourses(
  db: Db,
  { companyId, id }: EventKey,
  containerIds: readonly number[],
) {
  await db
    .delete(eventCourses)
    .where(and(eq(eventCourses.companyId, companyId), eq(eventCourses.eventId, id)))
  if (containerIds.length)
    await db
      .insert(eventCourses)
      .values(containerIds.map((containerId) => ({ companyId, eventId: id, containerId })))
}

/** Which of these are there in one's company: people who are active, venues that stand, courses, parts of courses. */
export async function listKnown(
  db: Db,
  companyId: number,
  asked: Record<'people' | 'venues' | 'courses' | 'parts', number[]> & { personFields?: number[] },
) {
  const known = (table: SQL, ids: number[], also: SQL) =>
    sql`(select coalesce(jsonb_agg(one.id), '[]') from ${table} one
      where one.company_id = ${companyId} and one.id = ${anyOf(ids)} ${also})`
  const [row] = await rowsOf<Required<typeof asked>>(
    db,
    sql`select
    ${known(sql`users`, asked.people, sql``)} "people",
    ${known(sql`venues`, asked.venues, sql`and one.removed_at is null`)} "venues",
    ${known(sql`containers`, asked.courses, sql``)} "courses",
    ${known(sql`components`, asked.parts, sql``)} "parts",
    ${known(
      sql`custom_fields`,
      asked.personFields ?? [],
      sql`and one.clazz = 'User'
      and one.input_type <> 'textarea' and one.removed_at is null`,
    )} "personFields"`,
  )
  return row ?? { people: [], venues: [], courses: [], parts: [], personFields: [] }
}

/** How a venue and people are called, whatever has become of them. */
export async function listNamesOf(
  db: Db,
  companyId: number,
  { venueId, facilitatorIds }: { venueId: number | null; facilitatorIds: readonly number[] },
) {
  const [row] = await rowsOf<{ venue: LocalText | null; facilitators: { id: number; name: string }[] }>(
    db,
    sql`select (select venue.name from venues venue
        where venue.company_id = ${companyId} and venue.id = ${venueId ?? 0}) "venue",
      (select coalesce(jsonb_agg(jsonb_build_object('id', person.id,
          'name', concat_ws(' ', person.first_name, person.surname))
          order by array_position(${sql.param([...facilitatorIds])}::integer[], person.id)), '[]')
        from users person where person.company_id = ${companyId} and person.id = ${anyOf(facilitatorIds)}) "facilitators"`,
  )
  return row ?? { venue: null, facilitators: [] }
}

/** How many events are called so, or so with a number behind it. */
export async function countNames(db: Db, companyId: number, { en, de }: LocalText) {
  const name = en || de
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int "count" from events event
      cross join lateral (select coalesce(nullif(event.name->>'en', ''), event.name->>'de') "called") one
      where event.company_id = ${companyId} and event.removed_at is null
        and (one.called = ${name} or (starts_with(one.called, ${`${name} (`})
          and substr(one.called, length(${name}::text) + 1) ~ '^ \\(\\d+\\)$'))`,
  )
  return row?.count ?? 0
}

/** Events to come that are held in a venue. */
export async function listComingIn(db: Db, companyId: number, venueId: number, now: Date) {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.companyId, companyId),
        eq(events.venueId, venueId),
        sql`${events.removedAt} is null and ${events.cancelledAt} is null`,
        sql`${events.startsAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(events.startsAt))
  return rows.map(({ id }) => id)
}
