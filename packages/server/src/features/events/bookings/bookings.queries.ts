import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { prepared, preparedRows } from '../../../db/engine/prepared.ts'
import { anyGiven, anyOf } from '../../../db/query/any-of.ts'
import { containsText } from '../../../db/query/containing.ts'
import { nameOf } from '../../../db/query/names.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { users } from '../../people/people/people.tables.ts'
import { events } from '../events/events.tables.ts'
import type { Status } from './bookings.rules.ts'
import { bookings, seatLedger } from './bookings.tables.ts'
import { queueOrder } from './queue/queue-order.ts'

const { SENT, USER_ACCEPTED, REQUEST_SEAT } = bookingStatus

/** Its place among those who wait for a seat, from 1. */
const position = sql<
  number | null
>`(case when "bookings"."queued_at" is null then null else (select line.place from (
    select waits.id, row_number() over (order by ${queueOrder('waits', 'ours')})::int place
    from bookings waits join events ours on ours.company_id = waits.company_id and ours.id = waits.event_id
    where waits.company_id = "bookings"."company_id" and waits.event_id = "bookings"."event_id"
      and waits.status = ${REQUEST_SEAT} and waits.queued_at is not null) line
  where line.id = "bookings"."id") end)`
const ownerName = sql<string | null>`(select concat_ws(' ', owner.first_name, owner.surname) from users owner
  where owner.company_id = "bookings"."company_id" and owner.id = "bookings"."owner_id")`

/** Who stands in today for whoever has it, by the day where that one lives. */
const deputies = sql<
  { id: number; name: string }[]
>`(select coalesce(jsonb_agg(jsonb_build_object('id', person.id,
      'name', concat_ws(' ', person.first_name, person.surname)) order by place.id), '[]')
  from deputies place
  join users owner on owner.company_id = place.company_id and owner.id = place.user_id
  join users person on person.company_id = place.company_id and person.id = place.deputy_id
    and person.status = 'Active' and person.id <> "bookings"."user_id"
  where place.company_id = "bookings"."company_id" and place.user_id = "bookings"."owner_id"
    and place.ended_at is null and 'bookings' = any(place.kinds)
    and (now() at time zone owner.timezone)::date between place.from_day and place.until_day)`

const seen = {
  id: bookings.id,
  companyId: bookings.companyId,
  eventId: bookings.eventId,
  userId: bookings.userId,
  status: bookings.status,
  asked: bookings.asked,
  managerAgreed: bookings.managerAgreed,
  hrAgreed: bookings.hrAgreed,
  queuedAt: bookings.queuedAt,
  offeredUntil: bookings.offeredUntil,
  lapses: bookings.lapses,
  ownerId: bookings.ownerId,
  isWithHr: bookings.isWithHr,
  declineReason: bookings.declineReason,
  declineMessage: bookings.declineMessage,
  attended: bookings.attended,
  attendanceNote: bookings.attendanceNote,
  markedAt: bookings.markedAt,
  since: bookings.since,
  changes: bookings.changes,
  createdAt: bookings.createdAt,
  position,
  ownerName,
  deputies,
  userName: nameOf(users),
  email: users.emailAddress,
  managerId: users.managerId,
  language: users.language,
}
export const person = and(eq(users.companyId, bookings.companyId), eq(users.id, bookings.userId))
export const select = (db: Db) => db.select(seen).from(bookings).innerJoin(users, person)
export type BookingRow = Awaited<ReturnType<typeof select>>[number]

type BookingKey = { companyId: number; id: number }
type EventKey = { companyId: number; id: number }

const given = sql.placeholder
const ofEvent = and(eq(bookings.companyId, given('companyId')), eq(bookings.eventId, given('id')))

const oneBooking = prepared((db) =>
  select(db)
    .where(and(eq(bookings.companyId, given('companyId')), eq(bookings.id, given('id'))))
    .prepare('bookings_one'),
)
export async function findBooking(db: Db, { companyId, id }: BookingKey): Promise<BookingRow | undefined> {
  const [row] = await oneBooking(db).execute({ companyId, id })
  return row
}

const ownBookings = prepared((db) =>
  select(db)
    .where(
      and(
        eq(bookings.companyId, given('companyId')),
        eq(bookings.userId, given('userId')),
        sql`${bookings.eventId} = ${anyGiven('ids')}`,
      ),
    )
    .prepare('bookings_own'),
)

/** What one has on these events. */
export async function listOwnBookings(
  db: Db,
  { companyId, userId }: { companyId: number; userId: number },
  eventIds: readonly number[],
): Promise<BookingRow[]> {
  return eventIds.length ? ownBookings(db).execute({ companyId, userId, ids: [...eventIds] }) : []
}

const bookingsById = prepared((db) =>
  select(db)
    .where(and(eq(bookings.companyId, given('companyId')), sql`${bookings.id} = ${anyGiven('ids')}`))
    .orderBy(asc(bookings.id))
    .prepare('bookings_by_id'),
)
export const listBookingsById = async (
  db: Db,
  companyId: number,
  ids: readonly number[],
): Promise<BookingRow[]> => (ids.length ? bookingsById(db).execute({ companyId, ids: [...ids] }) : [])

/** Who has a seat on any of these events. */
export const listSeatedOf = (db: Db, companyId: number, eventIds: readonly number[]): Promise<BookingRow[]> =>
  select(db)
    .where(
      and(
        eq(bookings.companyId, companyId),
        eq(bookings.status, USER_ACCEPTED),
        inArray(bookings.eventId, [...eventIds]),
      ),
    )
    .orderBy(asc(bookings.id))

/** All of an event, or those of some statuses. */
export const listBookingsOf = (
  db: Db,
  { companyId, eventId, statuses }: { companyId: number; eventId: number; statuses?: readonly Status[] },
): Promise<BookingRow[]> =>
  select(db)
    .where(
      and(
        eq(bookings.companyId, companyId),
        eq(bookings.eventId, eventId),
        statuses && inArray(bookings.status, [...statuses]),
      ),
    )
    .orderBy(asc(bookings.id))

export const filters: Record<string, (value: string) => SQL | undefined> = {
  'user.name': (value) => containsText(nameOf(users), value),
  bookingStatus: (value) =>
    sql`${bookings.status} = ${anyOf(value.split(',').map(Number).filter(Number.isInteger))}`,
  attended: (value) =>
    value === 'open' ? sql`${bookings.attended} is null` : sql`${bookings.attended} = ${value === 'true'}`,
}
export const sorts: Record<string, SQL> = {
  'user.name': sql`concat_ws(' ', ${users.surname}, ${users.firstName}) collate "und-x-icu"`,
  bookingStatus: sql`${bookings.status}`,
  createdOn: sql`${bookings.createdAt}`,
}

export async function pageOfBookings(db: Db, { companyId, id }: EventKey, page: Page) {
  const wanted = and(
    eq(bookings.companyId, companyId),
    eq(bookings.eventId, id),
    ...page.filters.map(({ field, value }) => filters[field]?.(value)),
  )
  const column = sorts[page.sort?.field ?? ''] ?? sorts['user.name']
  const order = page.sort?.descending ? sql`${column} desc` : sql`${column}`
  const [rows, [total]] = await Promise.all([
    select(db).where(wanted).orderBy(order, asc(bookings.id)).limit(page.limit).offset(page.offset),
    db.select({ count: count() }).from(bookings).innerJoin(users, person).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

const heldSeats = prepared((db) =>
  db
    .select({ count: count() })
    .from(bookings)
    .where(
      and(
        ofEvent,
        sql`(${bookings.status} = ${USER_ACCEPTED} or (${bookings.status} = ${SENT} and ${bookings.offeredUntil} > ${given('now')}::timestamptz))`,
      ),
    )
    .prepare('bookings_held'),
)
/** How many seats are held: confirmed, or under an offer that has not lapsed. */
export async function countHeld(db: Db, { companyId, id }: EventKey, now: Date) {
  const [row] = await heldSeats(db).execute({ companyId, id, now: now.toISOString() })
  return row?.count ?? 0
}

export const isQueued = and(ofEvent, eq(bookings.status, REQUEST_SEAT), isNotNull(bookings.queuedAt))
const queued = prepared((db) =>
  select(db)
    .innerJoin(events, and(eq(events.companyId, bookings.companyId), eq(events.id, bookings.eventId)))
    .where(isQueued)
    .orderBy(queueOrder('bookings', 'events'))
    .limit(given('most'))
    .prepare('bookings_queued'),
)
/** The first of those who wait for a seat. */
export const listQueued = async (db: Db, { companyId, id }: EventKey, most: number) =>
  queued(db).execute({ companyId, id, most })

/** Events with an offer whose time is over, of any company. */
export const listLapsed = (db: Db, now: Date, most: number) =>
  db
    .selectDistinct({ companyId: bookings.companyId, eventId: bookings.eventId })
    .from(bookings)
    .where(and(eq(bookings.status, SENT), lte(bookings.offeredUntil, now)))
    .limit(most)

export async function insertBookings(db: Db, values: (typeof bookings.$inferInsert)[]) {
  if (!values.length) return []
  return db
    .insert(bookings)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: bookings.id, userId: bookings.userId })
}

export type BookingChange = Partial<typeof bookings.$inferInsert>
export async function writeBooking(db: Db, { companyId, id }: BookingKey, change: BookingChange) {
  await db
    .update(bookings)
    .set({ ...change, changes: sql`${bookings.changes} + 1` })
    .where(and(eq(bookings.companyId, companyId), eq(bookings.id, id)))
}

/** Takes out those of whom nothing but that they were put down is known. */
export async function deleteBookings(
  db: Db,
  { companyId, eventId }: { companyId: number; eventId: number },
  ids: readonly number[],
) {
  if (!ids.length) return
  await db
    .delete(bookings)
    .where(
      and(eq(bookings.companyId, companyId), eq(bookings.eventId, eventId), inArray(bookings.id, [...ids])),
    )
}

/** What of a booking its deeds change. */
export type KeptStand = Pick<
  typeof bookings.$inferSelect,
  | 'id'
  | 'asked'
  | 'managerAgreed'
  | 'hrAgreed'
  | 'queuedAt'
  | 'queuedNumber'
  | 'offeredUntil'
  | 'lapses'
  | 'ownerId'
  | 'declineReason'
  | 'declineMessage'
> & { status: Status }

const standsWritten = preparedRows(
  'bookings_stands',
  () => sql`
    update bookings booking set status = stand.status, asked = stand.asked, manager_agreed = stand."managerAgreed",
      hr_agreed = stand."hrAgreed", queued_at = stand."queuedAt", queued_number = stand."queuedNumber",
      offered_until = stand."offeredUntil", lapses = stand.lapses, owner_id = stand."ownerId", decline_reason = stand."declineReason",
      decline_message = stand."declineMessage", owned_since = null,
      reminded_at = null, is_with_hr = false, since = ${given('now')}::timestamptz,
      changes = booking.changes + 1
    from jsonb_to_recordset(${given('stands')}::jsonb) stand (id int, status smallint, asked boolean,
      "managerAgreed" boolean, "hrAgreed" boolean, "queuedAt" timestamptz, "queuedNumber" int,
      "offeredUntil" timestamptz, lapses int, "ownerId" int, "declineReason" text, "declineMessage" text)
    where booking.company_id = ${given('companyId')}::integer and booking.event_id = ${given('eventId')}::integer
      and booking.id = stand.id`,
)
/** Writes where bookings of an event stand now, however many, by one statement. */
export async function writeStands(
  db: Db,
  { companyId, eventId }: { companyId: number; eventId: number },
  stands: readonly KeptStand[],
  now: Date,
) {
  await standsWritten(db, { companyId, eventId, stands: JSON.stringify(stands), now: now.toISOString() })
}

export async function insertLedger(db: Db, lines: (typeof seatLedger.$inferInsert)[]) {
  if (lines.length) await db.insert(seatLedger).values(lines)
}

export const listLedger = (db: Db, { companyId, id }: EventKey) =>
  db
    .select()
    .from(seatLedger)
    .where(and(eq(seatLedger.companyId, companyId), eq(seatLedger.eventId, id)))
    .orderBy(asc(seatLedger.id))

/** Which of these people are active in the company. */
export async function listActive(db: Db, companyId: number, ids: readonly number[]) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), inArray(users.id, [...ids]), eq(users.status, 'Active')))
  return rows.map(({ id }) => id)
}

const managersOf = preparedRows<{ id: number; managerId: number }>(
  'bookings_managers',
  () => sql`select person.id, manager.id "managerId" from users person
    join users manager on manager.company_id = person.company_id
      and manager.id = person.manager_id and manager.status = 'Active'
    where person.company_id = ${given('companyId')}::integer and person.id = ${anyGiven('userIds')}`,
)
/** The managers of people, of those who have one who is active. */
export async function listManagers(db: Db, companyId: number, userIds: readonly number[]) {
  if (!userIds.length) return new Map<number, number>()
  const rows = await managersOf(db, { companyId, userIds: [...userIds] })
  return new Map(rows.map(({ id, managerId }) => [id, managerId]))
}

/** What an event had room for when that was last written down. */
export async function findLastCapacity(
  db: Db,
  { companyId, eventId }: { companyId: number; eventId: number },
) {
  const [line] = await db
    .select({ capacity: seatLedger.capacity })
    .from(seatLedger)
    .where(
      and(
        eq(seatLedger.companyId, companyId),
        eq(seatLedger.eventId, eventId),
        isNull(seatLedger.bookingId),
        eq(seatLedger.deed, 'capacity'),
      ),
    )
    .orderBy(desc(seatLedger.id))
    .limit(1)
  return line
}

/** Other events on which somebody has a seat while this one takes place. */
export async function findOverlap(db: Db, { companyId, id }: EventKey, userId: number) {
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`select theirs.event_id "id" from event_timeslots ours
      join event_timeslots slot on slot.company_id = ours.company_id and slot.event_id <> ours.event_id
        and slot.starts_at < ours.ends_at and slot.ends_at > ours.starts_at
      join bookings theirs on theirs.company_id = slot.company_id and theirs.event_id = slot.event_id
        and theirs.user_id = ${userId} and theirs.status = ${USER_ACCEPTED}
      where ours.company_id = ${companyId} and ours.event_id = ${id} limit 1`,
  )
  return row?.id ?? null
}

export type LetterReader = {
  id: number
  firstName: string
  name: string
  email: string
  language: 'en' | 'de'
  timezone: string
  companyName: string
}

const readersOf = preparedRows<LetterReader>(
  'bookings_readers',
  () => sql`select person.id, person.first_name "firstName", concat_ws(' ', person.first_name, person.surname) "name",
      person.email_address "email", person.language, person.timezone, company.name "companyName"
    from users person join companies company on company.id = person.company_id
    where person.company_id = ${given('companyId')}::integer and person.id = ${anyGiven('ids')}
      and person.status = 'Active'
    order by person.id`,
)
/** Those who are written to: who is active and can be reached. */
export async function listReaders(
  db: Db,
  companyId: number,
  ids: readonly number[],
  also?: number,
): Promise<LetterReader[]> {
  const wanted = [...ids, ...(also === undefined ? [] : [also])]
  return wanted.length ? readersOf(db, { companyId, ids: wanted }) : []
}
