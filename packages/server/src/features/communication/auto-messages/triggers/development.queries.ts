import { goalStatus, pdrStatus } from '@oktant/contract/kit/statuses.ts'
import { type SQL, sql } from 'drizzle-orm'
import { goals } from '../../../development/goals/goals.tables.ts'
import { pdrs } from '../../../development/reviews/reviews.tables.ts'
import { pdrSeasons } from '../../../development/seasons/seasons.tables.ts'
import type { AskedReason, Reason } from './reasons.ts'

const stamp = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
const today = ({ now }: AskedReason) => sql`day_in(${stamp(now)}, subject.timezone)`

/** Again after so many days, as long as it stays so; with 0 only once. */
const again = (asked: AskedReason, occurrence: SQL, dueOn: SQL) =>
  asked.days > 0
    ? sql`${occurrence} || ' late ' || (${today(asked)} - ${dueOn} - 1) / ${asked.days}::integer`
    : sql`${occurrence} || ' late'`

const goalsOfSubject = ({ companyId }: AskedReason) =>
  sql`join ${goals} goal on goal.company_id = ${companyId} and goal.user_id = subject.id`
const aboutGoal = sql`jsonb_build_object('goal', goal.name, 'dueOn', goal.achieve_by)`
const byDay = sql`'goal ' || goal.id || ' by ' || goal.achieve_by`
const { requested, withHr, approved, cancellationRequested } = goalStatus

/** NOTE: says in the words of the database which phase of its season a review is in, and when that is due. */
const phaseNow = sql`case pdr.status when ${pdrStatus.userCompletesPartA} then 'person'
  when ${pdrStatus.withManager} then 'manager' when ${pdrStatus.meetingToTakePlace} then 'meeting'
  when ${pdrStatus.partACompleted} then 'sending' when ${pdrStatus.rejected} then 'sending'
  when ${pdrStatus.awaitingAcceptance} then 'acceptance' end`
const dueOn = sql`coalesce(pdr.deadline, (select (phase ->> 'deadline')::date
  from jsonb_array_elements(season.phases) phase where phase ->> 'phase' = ${phaseNow}))`
const isPersonsTurn = sql`pdr.status in (${pdrStatus.userCompletesPartA}, ${pdrStatus.awaitingAcceptance})`

/** What goals and reviews are told of, beside the letters that each of their steps sends. */
export const developmentReasons = {
  // NOTE: of what is with HR a leader is not told, who has decided.
  'goal.waiting': (asked: AskedReason): Reason => ({
    join: goalsOfSubject(asked),
    where: sql`goal.status in (${requested}, ${withHr}, ${cancellationRequested})
      and goal.since <= ${stamp(asked.now)} - make_interval(days => ${asked.days}::integer)
      and (goal.status <> ${withHr} or reader.id = subject.id)`,
    occurrence: sql`'goal ' || goal.id || ' waits since ' || extract(epoch from goal.since)::bigint`,
    since: sql`goal.since`,
    facts: aboutGoal,
  }),
  'goal.due': (asked: AskedReason): Reason => ({
    join: goalsOfSubject(asked),
    where: sql`goal.status = ${approved}
      and goal.achieve_by between ${today(asked)} and ${today(asked)} + ${asked.days}::integer`,
    occurrence: byDay,
    since: stamp(asked.now),
    facts: aboutGoal,
  }),
  'goal.overdue': (asked: AskedReason): Reason => ({
    join: goalsOfSubject(asked),
    where: sql`goal.status = ${approved} and goal.achieve_by < ${today(asked)}`,
    occurrence: again(asked, byDay, sql`goal.achieve_by`),
    since: stamp(asked.now),
    facts: aboutGoal,
  }),
  // NOTE: of what waits for the manager its person is not told, nor a leader who is not the manager of the review.
  'review.overdue': (asked: AskedReason): Reason => ({
    join: sql`join ${pdrs} pdr on pdr.company_id = ${asked.companyId} and pdr.user_id = subject.id
      join ${pdrSeasons} season on season.company_id = pdr.company_id and season.id = pdr.season_id`,
    where: sql`pdr.status not in (${pdrStatus.completed}, ${pdrStatus.closed}) and ${dueOn} < ${today(asked)}
      and (${isPersonsTurn} or reader.id = pdr.manager_id)`,
    occurrence: again(asked, sql`'review ' || pdr.id || ' ' || pdr.status || ' by ' || ${dueOn}`, dueOn),
    since: stamp(asked.now),
    facts: sql`jsonb_build_object('season', season.name, 'dueOn', ${dueOn})`,
  }),
}
