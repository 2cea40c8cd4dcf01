import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'
import { eventTimeslots } from '../../../events/events/events.tables.ts'
import { competencyDeclarations } from '../../competencies/competencies.tables.ts'
import { users } from '../../../people/people/people.tables.ts'
import { goals } from '../goals.tables.ts'

const numbers = async (db: Db, where: SQL | undefined) =>
  (await db.select({ id: goals.id }).from(goals).where(where).orderBy(asc(goals.id))).map(({ id }) => id)

type PassedCourse = { userId: number; containerId: number; certificateId?: number }
const { approved, achieved } = goalStatus
const ofCourses = preparedRows<{ companyId: number; id: number; place: number }>(
  'goals_of_courses',
  () => sql`select goal.company_id "companyId", goal.id, passed.place
    from jsonb_to_recordset(${sql.placeholder('passed')}::jsonb)
      as passed(place int, "userId" int, "containerId" int, "certificateId" int)
    join ${users} person on person.id = passed."userId"
    join ${goals} goal on goal.company_id = person.company_id and goal.user_id = person.id
      and goal.container_id = passed."containerId"
      and (goal.status = ${sql.raw(String(approved))}
        or goal.status = ${sql.raw(String(achieved))} and passed."certificateId" is not null)
    order by passed.place, goal.id`,
)

/** The goals about courses that were passed, each with the place of what proves it; a certificate proves again. */
export const listGoalsOfCourses = (db: Db, passed: readonly PassedCourse[]) =>
  ofCourses(db, { passed: JSON.stringify(passed.map((one, place) => ({ ...one, place }))) })

type Attendance = { companyId: number; userId: number; eventId: number }
export const listGoalsOfEvent = (db: Db, { companyId, userId, eventId }: Attendance, statuses: number[]) =>
  numbers(
    db,
    and(
      eq(goals.companyId, companyId),
      eq(goals.userId, userId),
      eq(goals.eventId, eventId),
      inArray(goals.status, statuses),
    ),
  )

export const listGoalsProvenBy = (db: Db, companyId: number, certificateIds: readonly number[]) =>
  numbers(
    db,
    and(
      eq(goals.companyId, companyId),
      inArray(goals.certificateId, [...certificateIds]),
      eq(goals.status, goalStatus.achieved),
    ),
  )

type Competency = { companyId: number; userId: number; itemId: number }
export const listGoalsOfCompetency = (
  db: Db,
  { companyId, userId, itemId }: Competency,
  statuses: number[],
) =>
  numbers(
    db,
    and(
      eq(goals.companyId, companyId),
      eq(goals.userId, userId),
      eq(goals.competencyItemId, itemId),
      inArray(goals.status, statuses),
    ),
  )

export const listGoalsDeclared = (db: Db, companyId: number, declarationId: number) =>
  numbers(
    db,
    and(
      eq(goals.companyId, companyId),
      eq(goals.declarationId, declarationId),
      eq(goals.status, goalStatus.achieved),
    ),
  )

/** Of which competency a declaration is, while it is confirmed. */
export async function findDeclared(
  db: Db,
  { companyId, declarationId }: { companyId: number; declarationId: number },
) {
  const [row] = await db
    .select({ itemId: competencyDeclarations.itemId })
    .from(competencyDeclarations)
    .where(
      and(
        eq(competencyDeclarations.companyId, companyId),
        eq(competencyDeclarations.id, declarationId),
        inArray(competencyDeclarations.state, ['LEVEL_ONE', 'LEVEL_TWO']),
      ),
    )
  return row?.itemId
}

/** When an event was over. */
export async function findEndOf(db: Db, { companyId, eventId }: Omit<Attendance, 'userId'>) {
  const [row] = await rowsOf<{ endsAt: string | null }>(
    db,
    sql`select max(slot.ends_at) "endsAt" from ${eventTimeslots} slot
      where slot.company_id = ${companyId} and slot.event_id = ${eventId}`,
  )
  return row?.endsAt ? new Date(row.endsAt) : null
}
