import { sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { anyOf } from '../../../../db/query/any-of.ts'

type Span = { startsAt: Date; endsAt: Date }
export type Planned = {
  companyId: number
  /** The event that is planned, which collides with nothing of its own; 0 for a new one. */
  eventId: number
  spans: readonly Span[]
  facilitatorIds: readonly number[]
  venueId: number | null
}
export type ClashRow = {
  what: 'facilitator' | 'venue' | 'invitee' | 'absence'
  id: number
  name: LocalText | string
  /** Nothing where somebody is not available. */
  eventId: number | null
  eventName: LocalText | null
  startsAt: string
  endsAt: string | null
}

const { MANAGER_DECLINED, HR_DECLINED, USER_DECLINED, EVENT_CANCELLED } = bookingStatus
const gone = [MANAGER_DECLINED, HR_DECLINED, USER_DECLINED, EVENT_CANCELLED]
const mostClashes = 50

/** Whom and what the parts of a plan collide with: other events at the same time, and who is away, by one statement. */
export async function listClashes(db: Db, { companyId, eventId, spans, facilitatorIds, venueId }: Planned) {
  if (!spans.length) return []
  const json = JSON.stringify(spans.map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt })))
  return rowsOf<ClashRow>(
    db,
    sql`with planned as (
        select "from", "to" from jsonb_to_recordset(${json}::jsonb) as span ("from" timestamptz, "to" timestamptz)),
      other as (
        select event.id, event.name, event.venue_id, min(slot.starts_at) "startsAt"
        from planned join event_timeslots slot on slot.starts_at < planned."to" and slot.ends_at > planned."from"
        join events event on event.company_id = slot.company_id and event.id = slot.event_id
        where slot.company_id = ${companyId} and event.id <> ${eventId}
          and event.removed_at is null and event.cancelled_at is null
        group by event.id, event.name, event.venue_id)
      select 'facilitator' "what", person.id, to_jsonb(concat_ws(' ', person.first_name, person.surname)) "name",
          other.id "eventId", other.name "eventName", other."startsAt", null::timestamptz "endsAt"
        from other join event_facilitators runs on runs.company_id = ${companyId} and runs.event_id = other.id
        join users person on person.company_id = runs.company_id and person.id = runs.user_id
        where runs.user_id = ${anyOf(facilitatorIds)}
      union all
      select 'venue', venue.id, venue.name, other.id, other.name, other."startsAt", null
        from other join venues venue on venue.company_id = ${companyId} and venue.id = other.venue_id
        where venue.id = ${venueId ?? 0}
      union all
      select 'invitee', person.id, to_jsonb(concat_ws(' ', person.first_name, person.surname)),
          other.id, other.name, other."startsAt", null
        from other join bookings theirs on theirs.company_id = ${companyId} and theirs.event_id = other.id
          and theirs.status <> all(${sql.param(gone)}::integer[])
        join bookings ours on ours.company_id = theirs.company_id and ours.user_id = theirs.user_id
          and ours.event_id = ${eventId} and ours.status <> all(${sql.param(gone)}::integer[])
        join users person on person.company_id = theirs.company_id and person.id = theirs.user_id
      union all
      select 'absence', person.id, to_jsonb(concat_ws(' ', person.first_name, person.surname)),
          null, null, away.starts_at, away.ends_at
        from facilitator_absences away
        join users person on person.company_id = away.company_id and person.id = away.user_id
        where away.company_id = ${companyId} and away.user_id = ${anyOf(facilitatorIds)} and away.removed_at is null
          and exists (select from planned where away.starts_at < planned."to" and away.ends_at > planned."from")
      order by "startsAt", "what", id limit ${mostClashes}`,
  )
}
