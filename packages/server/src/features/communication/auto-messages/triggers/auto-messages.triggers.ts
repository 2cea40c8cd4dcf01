import { type SQL, sql } from 'drizzle-orm'
import { dayIn, daysAfter } from '@oktant/contract/kit/days.ts'
import type { AutoTrigger } from '@oktant/contract/communication/auto-messages.ts'
import type { AskedReason, Reason } from './reasons.ts'
import { developmentReasons } from './development.queries.ts'
import { learningReasons } from './learning.triggers.ts'

const day = 86_400_000
/** NOTE: after a day on which nothing ran, a date is still found. */
const graceDays = 7

const stamp = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
const ago = ({ now, days }: AskedReason) => new Date(now.getTime() - days * day)
/** The day that it is in a zone, so many days from now. */
const dayFrom = ({ now }: AskedReason, zone: SQL, days: number) =>
  sql`(day_in(${stamp(now)}, ${zone}) + ${days}::integer)`

/** NOTE: no day is further from UTC’s than the next; so few values are left for which somebody’s zone is asked. */
const near = ({ now, days }: AskedReason, more: number) => daysAfter(dayIn('UTC', now), days + more)

const licenseeZone = sql`licensee.timezone`
const ownZone = sql`subject.timezone`

/**
 * The registry: a later domain adds its trigger to the contract and says here when somebody has the reason. One that is
 * told as it happens (`isEvent`) hears its announcement and calls `occur`.
 */
export const reasons: Record<AutoTrigger, (asked: AskedReason) => Reason> = {
  'user.created': ({ since }) => ({
    where: sql`subject.created_at >= ${stamp(since)}`,
    occurrence: sql`'created'`,
    since: sql`subject.created_at`,
  }),
  // NOTE: by when it began and not by an announcement, as people join through several doors.
  'group.joined': ({ since }) => ({
    join: sql`join project_members joined on joined.company_id = subject.company_id and joined.user_id = subject.id`,
    where: sql`joined.joined_at >= ${stamp(since)}`,
    occurrence: sql`'group ' || joined.project_id`,
    since: sql`joined.joined_at`,
  }),
  'user.neverSignedIn': (asked) => ({
    where: sql`subject.last_logged_in_at is null and subject.created_at <= ${stamp(ago(asked))}`,
    occurrence: sql`'never'`,
    since: sql`subject.created_at`,
  }),
  'user.inactive': (asked) => ({
    where: sql`subject.last_logged_in_at <= ${stamp(ago(asked))}`,
    occurrence: sql`floor(extract(epoch from subject.last_logged_in_at))::text`,
    since: sql`subject.last_logged_in_at`,
  }),
  'licence.ending': (asked) => ({
    join: sql`join companies licensee on licensee.id = subject.company_id`,
    where: sql`licensee.licence_valid_until between ${dayFrom(asked, licenseeZone, 0)}
      and ${dayFrom(asked, licenseeZone, asked.days)}`,
    occurrence: sql`licensee.licence_valid_until::text`,
    since: stamp(asked.now),
  }),
  // NOTE: days are compared as text, so that a value that is no date harms nobody.
  'field.dateReached': (asked) => ({
    join: sql`join user_field_values dated on dated.company_id = subject.company_id
      and dated.user_id = subject.id and dated.field_id = ${asked.field ?? 0}`,
    where: sql`dated.value between ${near(asked, -graceDays - 1)}::text and ${near(asked, 1)}::text
      and dated.value between ${dayFrom(asked, ownZone, asked.days - graceDays)}::text
        and ${dayFrom(asked, ownZone, asked.days)}::text`,
    occurrence: sql`dated.value`,
    since: stamp(asked.now),
  }),
  ...learningReasons,
  ...developmentReasons,
}
