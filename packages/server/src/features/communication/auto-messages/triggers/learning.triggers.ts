import { sql } from 'drizzle-orm'
import { coursesOfSubject } from '../../../learning/assignments/assignments.access.ts'
import type { AskedReason, Reason } from './reasons.ts'

const stamp = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
const today = ({ now }: AskedReason) => sql`day_in(${stamp(now)}, subject.timezone)`

const facts = sql`jsonb_build_object('courseId', course.container_id, 'course', course.title, 'dueOn', course.due_on,
  'group', course.because -> 0 -> 'name', 'isByName', course.because -> 0 -> 'isByName',
  'givenBy', course.because -> 0 -> 'givenBy')`

/** A course that is not passed, with a day by which it is to be. */
const isOpen = sql`course.due_on is not null and course.state is distinct from 'PASSED'`
const byDay = sql`'course ' || course.container_id || ' due ' || course.due_on`

/** What learning groups and the courses that they give are told of. */
export const learningReasons = {
  'learningGroup.joined': ({ companyId, since }: AskedReason): Reason => ({
    join: sql`join learning_group_stays stay on stay.company_id = ${companyId} and stay.user_id = subject.id
        and stay.until is null and stay.reason <> 'excluded'
      join learning_groups learning on learning.company_id = stay.company_id and learning.id = stay.group_id
        and learning.removed_at is null`,
    // NOTE: whoever belongs by rule and by hand joined with the first of the two; who was given a course by name joined nothing.
    where: sql`stay.since >= ${stamp(since)} and not exists (select from learning_group_stays other
      where other.company_id = stay.company_id and other.group_id = stay.group_id and other.user_id = stay.user_id
        and other.until is null and other.reason <> 'excluded' and other.id < stay.id)
      and not exists (select from learning_group_courses held where held.company_id = stay.company_id
        and held.group_id = stay.group_id and held.is_by_name and held.removed_at is null)`,
    occurrence: sql`'learning group ' || stay.group_id || ' ' || stay.id`,
    since: sql`stay.since`,
    facts: sql`jsonb_build_object('group', learning.name)`,
  }),
  // NOTE: by the first of several groups that give the same course, so that nobody hears of it twice.
  'course.assigned': ({ companyId, since }: AskedReason): Reason => ({
    join: sql`join ${coursesOfSubject(companyId)} on true`,
    where: sql`course.since >= ${stamp(since)} and course.state is distinct from 'PASSED'`,
    occurrence: sql`'course ' || course.container_id || ' since ' || extract(epoch from course.since)::bigint`,
    since: sql`course.since`,
    facts,
  }),
  // NOTE: what is due by a day is reminded of as that comes near; of this nobody would hear.
  'course.mandatory': ({ companyId, since }: AskedReason): Reason => ({
    join: sql`join ${coursesOfSubject(companyId)} on true`,
    where: sql`course.since >= ${stamp(since)} and course.is_mandatory and course.due_on is null
      and course.state is distinct from 'PASSED'`,
    occurrence: sql`'mandatory course ' || course.container_id || ' since '
      || extract(epoch from course.since)::bigint`,
    since: sql`course.since`,
    facts,
  }),
  // NOTE: from so many days before until the day itself, so that days on which nothing ran lose nobody's.
  'course.due': (asked: AskedReason): Reason => ({
    join: sql`join ${coursesOfSubject(asked.companyId)} on true`,
    where: sql`${isOpen} and course.due_on between ${today(asked)} and ${today(asked)} + ${asked.days}::integer`,
    occurrence: byDay,
    since: stamp(asked.now),
    facts,
  }),
  // NOTE: every so many days; those that nothing ran in are not made up for, the one of today is.
  'course.overdue': (asked: AskedReason): Reason => ({
    join: sql`join ${coursesOfSubject(asked.companyId)} on true`,
    where: sql`${isOpen} and course.due_on < ${today(asked)}`,
    occurrence:
      asked.days > 0
        ? sql`${byDay} || ' late ' || (${today(asked)} - course.due_on - 1) / ${asked.days}::integer`
        : sql`${byDay} || ' late'`,
    since: stamp(asked.now),
    facts,
  }),
  'course.openedAgain': ({ companyId, since }: AskedReason): Reason => ({
    join: sql`join container_logs opened on opened.company_id = ${companyId} and opened.user_id = subject.id
        and opened.state = 'NOT_STARTED' and opened.opened_by is not null
      join containers course on course.company_id = opened.company_id and course.id = opened.container_id`,
    where: sql`opened.opened_at >= ${stamp(since)}`,
    occurrence: sql`'course ' || opened.container_id || ' period ' || opened.period`,
    since: sql`opened.opened_at`,
    facts: sql`jsonb_build_object('courseId', course.id, 'course', course.title, 'dueOn', opened.due_on)`,
  }),
}
