import { sql } from 'drizzle-orm'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { anyOf } from '../../../../db/query/any-of.ts'

export type UnsentRow = { bookingId: number; userId: number; status: number; to: string; at: Date | string }

/**
 * Which requests for approval of an event did not get through: of each booking that waits still, the last letter to each who
 * decides it. NOTE: those who decide are named, as their letters are found by whose they are.
 */
export function listUnsent(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  deciderIds: readonly number[],
): Promise<UnsentRow[]> {
  const { MANAGER_WAITING, REQUEST_SEAT } = bookingStatus
  return rowsOf<UnsentRow>(
    db,
    sql`select * from (
        select distinct on (booking.id, mail.user_id) booking.id "bookingId", booking.user_id "userId", booking.status,
          mail.to "to", mail.created_at "at", mail.state
        from bookings booking join mails mail on mail.company_id = booking.company_id
          and (mail.user_id = booking.owner_id or mail.user_id = ${anyOf([...deciderIds])})
          and mail.template = 'event.approval' and starts_with(mail.once_key, 'booking ' || booking.id || ' ')
        where booking.company_id = ${companyId} and booking.event_id = ${id}
          and booking.status in (${MANAGER_WAITING}, ${REQUEST_SEAT})
        order by booking.id, mail.user_id, mail.id desc) latest
      where state in ('failed', 'bounced') order by "bookingId"`,
  )
}
