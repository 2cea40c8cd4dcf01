import { sql } from 'drizzle-orm'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Db } from '@oktant/server/db/engine/db.ts'
import { unwatched } from './unwatched.ts'

const { USER_ACCEPTED, REQUEST_SEAT, SENT, USER_DECLINED } = bookingStatus
const hoursBetween = 8
/** What each of those who look has booked: such of the events to come, and half as many of those that are over. */
const own = { coming: 24, past: 12 }

const outline = JSON.stringify({
  courseDuration: '1 day',
  minDelegates: null,
  maxDelegates: null,
  costPerDelegate: '',
  provider: 'In house',
  delegateProfile: 'Everybody',
  courseObjective: 'To know more than before',
  courseOutcome: '',
  courseWork: '',
})

type Wanted = { companyId: number; events: number; bookings: number; lookers: readonly number[] }

/** So many events around today, one every few hours, and what others have booked on them, the same number on each. */
export const loadEvents = (db: Db, wanted: Wanted) =>
  unwatched(db, async (tx) => {
    await insertEvents(tx, wanted)
    await tx.execute(sql`analyze events`)
    await insertOthers(tx, wanted)
    await insertOwn(tx, wanted)
    await tx.execute(sql`insert into seat_ledger (company_id, event_id, booking_id, deed, from_status, to_status, at)
      select company_id, event_id, id, 'request', null, status, since from bookings
      where company_id = ${wanted.companyId}`)
  })

async function insertEvents(db: Db, { companyId, events }: Wanted) {
  await db.execute(sql`insert into locations (company_id, name) select ${companyId}::integer,
      json_build_object('en', 'Place ' || n, 'de', 'Ort ' || n)::jsonb from generate_series(1, 5) n`)
  await db.execute(sql`insert into venues (company_id, name, location_id, capacity)
    select ${companyId}::integer, json_build_object('en', place.name->>'en' || ', room ' || n,
      'de', place.name->>'de' || ', Raum ' || n)::jsonb, place.id, 60
    from locations place cross join generate_series(1, 4) n where place.company_id = ${companyId}`)
  await db.execute(sql`insert into events (company_id, name, event_type, room, venue_id, time_zone, starts_at, ends_at,
      seats, outline, notes)
    select ${companyId}::integer, json_build_object('en', 'First aid ' || n, 'de', 'Erste Hilfe ' || n)::jsonb,
      (array['open', 'classroom', 'open', 'rsvpControlledAccess', 'classroom'])[1 + n % 5], md5(n::text),
      (select venue.id from venues venue where venue.company_id = ${companyId} offset n % 20 limit 1), 'Europe/Berlin',
      begins, begins + interval '6 hours', 60, ${outline}::jsonb, 'Bring a pen.'
    from generate_series(0, ${events}::integer - 1) n
    cross join lateral (select date_trunc('hour', now())
      + (n - ${events}::integer / 2) * ${hoursBetween}::integer * interval '1 hour' begins) time`)
  await db.execute(sql`insert into event_timeslots (company_id, event_id, starts_at, ends_at)
    select company_id, id, starts_at + part * interval '3 hours', starts_at + part * interval '3 hours' + interval '2 hours'
    from events cross join generate_series(0, 1) part where company_id = ${companyId}`)
  await db.execute(sql`insert into event_facilitators (company_id, event_id, user_id, position)
    select event.company_id, event.id, (select min(id) from users where company_id = ${companyId}) + event.id % 50, 0
    from events event where event.company_id = ${companyId}`)
}

async function insertOthers(db: Db, { companyId, events, bookings, lookers }: Wanted) {
  await db.execute(sql`insert into bookings (company_id, event_id, user_id, status, asked, queued_at, queued_number,
      offered_until, since)
    select ${companyId}::integer, event.id, person.id, booked.status, true,
      case when booked.status = ${REQUEST_SEAT} then now() end, case when booked.status = ${REQUEST_SEAT} then b end,
      case when booked.status = ${SENT} then now() + interval '2 days' end, now() - interval '1 day'
    from generate_series(0, ${bookings}::integer - 1) b
    join (select id, row_number() over (order by id) - 1 n from events where company_id = ${companyId}) event
      on event.n = b % ${events}::integer
    cross join (select count(*)::integer people from users where company_id = ${companyId}) all_of
    join (select id, row_number() over (order by id) - 1 n from users where company_id = ${companyId}) person
      on person.n = (b / ${events}::integer * 101 + b % ${events}::integer * 13) % all_of.people
    cross join lateral (select (array[${USER_ACCEPTED}, ${USER_ACCEPTED}, ${USER_DECLINED}, ${SENT}, ${USER_ACCEPTED}]
      ::smallint[])[1 + b / ${events}::integer % 5] status) booked
    where not person.id = any(${sql.param([...lookers])}::integer[])
    on conflict do nothing`)
}

async function insertOwn(db: Db, { companyId, lookers }: Wanted) {
  for (const [when, count] of [
    [sql`starts_at > now()`, own.coming],
    [sql`ends_at < now()`, own.past],
  ] as const)
    await db.execute(sql`insert into bookings (company_id, event_id, user_id, status, asked, since)
      select ${companyId}::integer, event.id, looker.id, ${USER_ACCEPTED}, true, now() - interval '1 day'
      from unnest(${sql.param([...lookers])}::integer[]) with ordinality looker (id, n)
      join (select id, row_number() over (order by starts_at) n from events
        where company_id = ${companyId} and ${when}) event
        on event.n % 40 = looker.n and event.n / 40 < ${count}::integer`)
}
