import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { defaultSystemSettings } from '@oktant/contract/organisation/system.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import type { Status } from '../bookings.rules.ts'
import { bookings } from '../bookings.tables.ts'

const { REQUEST_SEAT, MANAGER_WAITING, NO_MANAGER } = bookingStatus
const setting = (name: 'approvalRemindDays' | 'approvalEscalateDays') =>
  sql`coalesce((company.settings->>${sql.raw(`'${name}'`)})::int, ${defaultSystemSettings[name]})`

/** What nobody has answered for too long; whose turn it is then is nothing where HR takes it. */
export type Unanswered = {
  companyId: number
  eventId: number
  id: number
  status: Status
  what: 'remind' | 'handOn'
  nextId: number | null
}

/**
 * Requests that wait too long. What a manager leaves lying goes to who leads that manager, once, and then to HR; at once
 * where nobody active has it. HR is reminded.
 */
export const listUnanswered = (db: Db, now: Date, most: number, eventId?: number) =>
  rowsOf<Unanswered>(
    db,
    sql`with waiting as (
      select booking.company_id, booking.event_id, booking.id, booking.status, booking.reminded_at,
        booking.status = ${MANAGER_WAITING} and not booking.is_with_hr "is_manager",
        ${now.toISOString()}::timestamptz - coalesce(booking.owned_since, booking.since) "age",
        owner.id is null "is_ownerless",
        case when owner.id is null or booking.owner_id is distinct from person.manager_id then null
          else above.id end "next_id",
        make_interval(days => ${setting('approvalRemindDays')}) "remind_after",
        make_interval(days => ${setting('approvalEscalateDays')}) "hand_on_after"
      from bookings booking
      join events event on event.company_id = booking.company_id and event.id = booking.event_id
      join users person on person.company_id = booking.company_id and person.id = booking.user_id
      left join system_settings company on company.company_id = booking.company_id
      left join users owner on owner.company_id = booking.company_id and owner.id = booking.owner_id
        and owner.status = 'Active'
      left join users above on above.company_id = owner.company_id and above.id = owner.manager_id
        and above.status = 'Active' and above.id <> booking.user_id
      where event.removed_at is null and event.cancelled_at is null
        and (event.ends_at is null or event.ends_at > ${now.toISOString()}::timestamptz)
        ${eventId === undefined ? sql`` : sql`and booking.event_id = ${eventId}`}
        and (booking.status in (${MANAGER_WAITING}, ${NO_MANAGER}) or (booking.status = ${REQUEST_SEAT}
          and event.hr_approval and not booking.hr_agreed and booking.queued_at is null)))
    select company_id "companyId", event_id "eventId", id, status,
      case when is_manager and (is_ownerless or age >= hand_on_after) then 'handOn' else 'remind' end "what",
      next_id "nextId"
    from waiting
    where (is_manager and (is_ownerless or age >= hand_on_after)) or (reminded_at is null and age >= remind_after)
    order by id limit ${most}`,
  )

type Which = { companyId: number; ids: readonly number[] }

export async function writeReminded(db: Db, { companyId, ids }: Which, now: Date) {
  if (!ids.length) return
  await db
    .update(bookings)
    .set({ remindedAt: now })
    .where(and(eq(bookings.companyId, companyId), inArray(bookings.id, [...ids])))
}

/** Gives each to whoever is next, or to HR, by one statement. */
export async function writeHandedOn(db: Db, companyId: number, handed: readonly Unanswered[], now: Date) {
  if (!handed.length) return
  const next = handed.map(({ id, nextId }) => ({ id, nextId }))
  await db.execute(sql`
    update bookings booking set owner_id = next."nextId", is_with_hr = next."nextId" is null,
      owned_since = ${now.toISOString()}::timestamptz, reminded_at = null, changes = booking.changes + 1
    from jsonb_to_recordset(${JSON.stringify(next)}::jsonb) next (id int, "nextId" int)
    where booking.company_id = ${companyId} and booking.id = next.id`)
}
