import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { and, asc, count, eq, ne, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { anyOf } from '../../../../db/query/any-of.ts'
import { containsText } from '../../../../db/query/containing.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { stoodInFor } from '../../../people/deputies/deputies.ts'
import { users } from '../../../people/people/people.tables.ts'
import { filters, person, select, sorts } from '../bookings.queries.ts'
import { bookings } from '../bookings.tables.ts'

const { REQUEST_SEAT, MANAGER_WAITING, NO_MANAGER, USER_ACCEPTED, SENT, MANAGER_APPROVED } = bookingStatus

/** Who decides: for whom beside themselves as their deputy, as a manager and for HR. */
export type Decider = {
  companyId: number
  id: number
  standsInFor: readonly number[]
  asManager: boolean
  forHr: boolean
}

const ofEvent = (what: SQL) => sql`(select ${what} from events event
  where event.company_id = "bookings"."company_id" and event.id = "bookings"."event_id")`

/** Of one's team, of those one stands in for, and what was handed on to one of them. */
const ofManager = (those: SQL) => sql`(${bookings.status} = ${MANAGER_WAITING}
    and (${users.managerId} = ${those} or ${bookings.ownerId} = ${those}))`

/** HR has what is without a manager, what managers left lying, and what the event wants HR to approve. */
const ofHr = sql`(${bookings.status} = ${NO_MANAGER}
  or (${bookings.status} = ${MANAGER_WAITING} and (${bookings.isWithHr} or not exists (select from users manager
    where manager.company_id = "users"."company_id" and manager.id = "users"."manager_id" and manager.status = 'Active')))
  or (${bookings.status} = ${REQUEST_SEAT} and not ${bookings.hrAgreed} and ${bookings.queuedAt} is null
    and ${ofEvent(sql`event.hr_approval`)}))`

const takesPlace = ofEvent(sql`event.removed_at is null and event.cancelled_at is null
  and (event.ends_at is null or event.ends_at > now())`)

function waitingFor(decider: Decider) {
  const those = anyOf([decider.id, ...decider.standsInFor])
  const turns = [decider.asManager && ofManager(those), decider.forHr && ofHr].filter((one) => one !== false)
  return and(
    eq(bookings.companyId, decider.companyId),
    ne(bookings.userId, decider.id),
    turns.length ? sql`(${sql.join(turns, sql` or `)})` : sql`false`,
    takesPlace,
  )
}

const eventName = (language: 'en' | 'de') => ofEvent(sql`event.name->>${sql.raw(`'${language}'`)}`)
const known: typeof filters = {
  ...filters,
  event: (value) => sql`(${containsText(eventName('en'), value)} or ${containsText(eventName('de'), value)})`,
}
const columns: Record<string, SQL> = { ...sorts, startTime: ofEvent(sql`event.starts_at`) }

export async function pageToApprove(db: Db, decider: Decider, page: Page) {
  const wanted = and(waitingFor(decider), ...page.filters.map(({ field, value }) => known[field]?.(value)))
  const column = columns[page.sort?.field ?? 'createdOn'] ?? columns['createdOn']
  const order = page.sort && !page.sort.descending ? sql`${column}` : sql`${column} desc`
  const [rows, [total]] = await Promise.all([
    select(db).where(wanted).orderBy(order, asc(bookings.id)).limit(page.limit).offset(page.offset),
    db.select({ count: count() }).from(bookings).innerJoin(users, person).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

const given = sql.placeholder
const since = sql`coalesce(${bookings.ownedSince}, ${bookings.since})`
const waitsIn = (companyId: Placeholder, which: SQL) => sql`select ${bookings.id} id, ${since} since
  from ${bookings} join ${users} on ${person}
  where ${bookings.companyId} = ${companyId}::int and ${bookings.userId} <> ${given('userId')}::int and ${which}
    and ${takesPlace}`
const ownAndStoodInFor = sql`any(${given('userId')}::int || array(${stoodInFor('bookings', {
  companyId: given('bookingsOf'),
  id: given('userId'),
  now: given('moment'),
})}))`

/**
 * How many bookings wait for somebody's decision, and since when the first of them, as a part of a statement. NOTE: as a manager and
 * for HR one after the other, so that nobody looks at what they do not decide.
 */
export const bookingsToApprove = sql`select count(*)::int count, min(waiting.since) since from (
  ${waitsIn(given('bookingsOf'), ofManager(ownAndStoodInFor))} union ${waitsIn(given('bookingsForHrOf'), ofHr)}) waiting`

/** What that is given, of whoever decides about any. */
export const askedToApprove = ({ companyId, permissions }: Actor) => ({
  bookingsOf: permissions.has('bookings.decide') ? companyId : null,
  bookingsForHrOf: permissions.has('bookings.decideForHr') ? companyId : null,
})

const mostSeats = 200

/** Who of a team, or of all for HR, sits where up to a day; the next first. */
export function listTeamSeats(db: Db, decider: Decider, { from, until }: { from: Date; until: Date }) {
  const those = anyOf([decider.id, ...decider.standsInFor])
  const mine = decider.forHr ? sql`true` : decider.asManager ? sql`${users.managerId} = ${those}` : sql`false`
  const starts = ofEvent(sql`event.starts_at`)
  return select(db)
    .where(
      and(
        eq(bookings.companyId, decider.companyId),
        ne(bookings.userId, decider.id),
        sql`${bookings.status} = ${anyOf([USER_ACCEPTED, SENT, MANAGER_APPROVED])}`,
        mine,
        ofEvent(sql`event.removed_at is null and event.cancelled_at is null and event.ends_at > ${from.toISOString()}::timestamptz
          and event.starts_at < ${until.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(starts, asc(bookings.id))
    .limit(mostSeats)
}
