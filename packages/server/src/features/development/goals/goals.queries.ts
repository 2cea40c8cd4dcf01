import { and, asc, count, desc, eq, inArray, ne, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { GoalHistoryLine, GoalStatus, GoalType } from '@oktant/contract/development/goal-shapes.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import { anyOf } from '../../../db/query/any-of.ts'
import { containsLocal, containsText } from '../../../db/query/containing.ts'
import { nameOf } from '../../../db/query/names.ts'
import { files } from '../../../files/files.tables.ts'
import { valuesBeside } from '../../people/custom-fields/custom-fields.ts'
import { users } from '../../people/people/people.tables.ts'
import { isStandInBeside, standInsBeside } from '../../people/deputies/deputies.ts'
import { profiles, userProfiles } from '../../people/permissions/permissions.tables.ts'
import { competencyItems } from '../competency-items/competency-items.tables.ts'
import { goalCategories } from '../goal-categories/goal-categories.tables.ts'
import { goalFiles, goalHistory, goals } from './goals.tables.ts'

const { requested, withHr, cancellationRequested } = goalStatus

/** A person's manager, where they are there and may decide; nobody leads themselves. */
const managerId = sql<number | null>`(select manager.id from ${users} manager
  where manager.company_id = "goals"."company_id" and manager.id = "users"."manager_id" and manager.status = 'Active'
    and manager.id <> "goals"."user_id" and exists (select from ${userProfiles} held
      join ${profiles} profile on profile.company_id = held.company_id and profile.id = held.profile_id
      where held.company_id = manager.company_id and held.user_id = manager.id
        and jsonb_exists(profile.permissions, 'goals.decide')))`
/** What stands in the company’s own fields of a goal, and the files with it, by the statement that reads the goal. */
const values = valuesBeside('Goal', { companyId: sql`"goals"."company_id"`, id: sql`"goals"."id"` })
const filesBeside = sql<{ id: number; name: string }[]>`(select
    coalesce(json_agg(json_build_object('id', file.id, 'name', file.title) order by held.id), '[]')
  from ${goalFiles} held join ${files} file on file.company_id = held.company_id and file.id = held.file_id
  where held.company_id = "goals"."company_id" and held.goal_id = "goals"."id")`
const whom = { companyId: sql`"goals"."company_id"`, personId: sql`"users"."manager_id"` }
const named = (column: 'assigned_by' | 'clawback_set_by') => sql<string | null>`(select
  concat_ws(' ', person.first_name, person.surname) from ${users} person where person.company_id = "goals"."company_id"
    and person.id = "goals".${sql.identifier(column)})`
const managerName = sql<
  string | null
>`(select concat_ws(' ', manager.first_name, manager.surname) from ${users} manager
  where manager.company_id = "goals"."company_id" and manager.id = "users"."manager_id")`
const categoryName = sql<LocalText | null>`(select category.name from ${goalCategories} category
  where category.company_id = "goals"."company_id" and category.id = "goals"."category_id")`
const competencyName = sql<LocalText | null>`(select item.name from ${competencyItems} item
  where item.company_id = "goals"."company_id" and item.id = "goals"."competency_item_id")`
/** The number of what it is about; 0 of a blank one. */
const typeId = sql<number>`coalesce(${goals.containerId}, ${goals.eventId}, ${goals.trainingId}, 0)`

const seen = {
  id: goals.id,
  companyId: goals.companyId,
  userId: goals.userId,
  goalType: goals.goalType,
  typeId,
  name: goals.name,
  categoryId: goals.categoryId,
  categoryName,
  competencyItemId: goals.competencyItemId,
  competencyName,
  status: sql<GoalStatus>`${goals.status}`,
  achieveBy: goals.achieveBy,
  outline: goals.outline,
  costCents: goals.costCents,
  currency: goals.currency,
  comments: goals.comments,
  managerComments: goals.managerComments,
  cancellationReason: goals.cancellationReason,
  requestedAt: goals.requestedAt,
  managerDecidedAt: goals.managerDecidedAt,
  managerAgreed: goals.managerAgreed,
  hrAgreed: goals.hrAgreed,
  assignedBy: goals.assignedBy,
  assignerName: named('assigned_by'),
  clawback: goals.clawback,
  clawbackCents: goals.clawbackCents,
  clawbackMonths: goals.clawbackMonths,
  clawbackSetBy: goals.clawbackSetBy,
  clawbackSetterName: named('clawback_set_by'),
  clawbackSetAt: goals.clawbackSetAt,
  clawbackAgreedAt: goals.clawbackAgreedAt,
  booking: goals.booking,
  bookingId: goals.bookingId,
  bookedAt: goals.bookedAt,
  bookingLostAt: goals.bookingLostAt,
  achievedOn: goals.achievedOn,
  proof: goals.proof,
  certificateId: goals.certificateId,
  declarationId: goals.declarationId,
  proofRevokedAt: goals.proofRevokedAt,
  remindedOn: goals.remindedOn,
  since: goals.since,
  changes: goals.changes,
  createdAt: goals.createdAt,
  userName: nameOf(users),
  timezone: users.timezone,
  managerId,
  managerName,
  /** Who decides in the manager's place today; nobody about their own. */
  standIns: standInsBeside('goals', whom),
  values,
  files: filesBeside,
}
const person = and(eq(users.companyId, goals.companyId), eq(users.id, goals.userId))
const select = (db: Db) => db.select(seen).from(goals).innerJoin(users, person)
export type GoalRow = Awaited<ReturnType<typeof select>>[number]

type GoalKey = { companyId: number; id: number }
type LeaderKey = { companyId: number; id: number }
type PersonKey = { companyId: number; userId: number }

/** NOTE: held before it is read, so that of two decisions at once the second sees what the first has made of it. */
export const lockGoal = (db: Db, { companyId, id }: GoalKey) =>
  db
    .select({ id: goals.id })
    .from(goals)
    .where(and(eq(goals.companyId, companyId), eq(goals.id, id)))
    .for('update')

const given = sql.placeholder
const oneGoal = prepared((db) =>
  select(db)
    .where(and(eq(goals.companyId, given('companyId')), eq(goals.id, given('id'))))
    .prepare('goals_one'),
)
export async function findGoal(db: Db, { companyId, id }: GoalKey): Promise<GoalRow | undefined> {
  const [row] = await oneGoal(db).execute({ companyId, id })
  return row
}

export const listGoalsById = (db: Db, companyId: number, ids: readonly number[]): Promise<GoalRow[]> =>
  ids.length
    ? select(db)
        .where(and(eq(goals.companyId, companyId), inArray(goals.id, [...ids])))
        .orderBy(asc(goals.id))
    : Promise.resolve([])

const goalsOfPerson = prepared((db) =>
  select(db)
    .where(
      and(
        eq(goals.companyId, given('companyId')),
        eq(goals.userId, given('userId')),
        sql`${goals.status} = any(${given('statuses')}::smallint[])`,
      ),
    )
    .orderBy(desc(goals.since), desc(goals.id))
    .prepare('goals_of_person'),
)

/** Somebody's, latest first; those of some statuses or all. */
export const listGoalsOf = (
  db: Db,
  { companyId, userId }: PersonKey,
  statuses: readonly GoalStatus[] = Object.values(goalStatus),
): Promise<GoalRow[]> => goalsOfPerson(db).execute({ companyId, userId, statuses: [...statuses] })

const columnOf = { CONTAINER: goals.containerId, EVENT: goals.eventId, EXTERNAL: goals.trainingId } as const

/** Somebody's goals about one thing, the latest first. */
export const listGoalsAbout = (
  db: Db,
  { companyId, userId }: PersonKey,
  { goalType, typeId: subject }: { goalType: GoalType; typeId: number },
  statuses: readonly GoalStatus[],
): Promise<GoalRow[]> =>
  subject === 0
    ? Promise.resolve([])
    : select(db)
        .where(
          and(
            eq(goals.companyId, companyId),
            eq(goals.userId, userId),
            eq(columnOf[goalType], subject),
            inArray(goals.status, [...statuses]),
          ),
        )
        .orderBy(desc(goals.id))

/** The goals of some people that are to bring a competency, the latest first. */
export const listGoalsFor = (
  db: Db,
  { companyId, userIds, itemId }: { companyId: number; userIds: readonly number[]; itemId: number },
  statuses: readonly GoalStatus[],
): Promise<GoalRow[]> =>
  select(db)
    .where(
      and(
        eq(goals.companyId, companyId),
        inArray(goals.userId, [...userIds]),
        eq(goals.competencyItemId, itemId),
        inArray(goals.status, [...statuses]),
      ),
    )
    .orderBy(desc(goals.id))

/** Which of these people have one about a thing already. */
export async function listHavingGoal(
  db: Db,
  companyId: number,
  userIds: readonly number[],
  { goalType, typeId: subject }: { goalType: GoalType; typeId: number },
  statuses: readonly GoalStatus[],
) {
  if (subject === 0) return []
  const rows = await db
    .selectDistinct({ userId: goals.userId })
    .from(goals)
    .where(
      and(
        eq(goals.companyId, companyId),
        inArray(goals.userId, [...userIds]),
        eq(columnOf[goalType], subject),
        inArray(goals.status, [...statuses]),
      ),
    )
  return rows.map(({ userId }) => userId)
}

/** Everybody below somebody. NOTE: union, not union all: people who lead each other in a ring must not go round for ever. */
export const belowOf = ({ companyId, id }: LeaderKey) => sql`(with recursive below (id) as (
  select led.id from ${users} led where led.company_id = ${companyId} and led.manager_id = ${id}
  union select led.id from below join ${users} led on led.company_id = ${companyId} and led.manager_id = below.id)
  select id from below where id <> ${id})`

export async function isBelow(db: Db, actor: LeaderKey, userId: number) {
  const [row] = await rowsOf<{ is: boolean }>(db, sql`select ${userId} in ${belowOf(actor)} "is"`)
  return row?.is === true
}

export const listGoalsBelow = (db: Db, actor: LeaderKey): Promise<GoalRow[]> =>
  select(db)
    .where(and(eq(goals.companyId, actor.companyId), sql`${goals.userId} in ${belowOf(actor)}`))
    .orderBy(desc(goals.since), desc(goals.id))
    .limit(1000)

type Decider = LeaderKey & { asManager: boolean; forHr: boolean }

/** What waits for somebody. NOTE: says in the words of the database what `turnsOf` says of one goal. */
const ofManager = (id: SQL) =>
  sql`(${goals.status} in (${requested}, ${cancellationRequested}) and (${managerId} = ${id} or ${isStandInBeside('goals', whom, id)}))`
const ofHr = sql`(${goals.status} in (${withHr}, ${cancellationRequested}) or (${goals.status} = ${requested} and ${managerId} is null))`
const waitsFor = ({ companyId, id, asManager, forHr }: Decider) => {
  const turns = [asManager && ofManager(sql`${id}`), forHr && ofHr].filter((one) => one !== false)
  return and(
    eq(goals.companyId, companyId),
    ne(goals.userId, id),
    eq(users.status, 'Active'),
    inArray(goals.status, [requested, withHr, cancellationRequested]),
    turns.length ? sql`(${sql.join(turns, sql` or `)})` : sql`false`,
  )
}

export const listWaiting = (db: Db, decider: Decider): Promise<GoalRow[]> =>
  select(db).where(waitsFor(decider)).orderBy(asc(goals.since), asc(goals.id)).limit(500)

const waitsIn = (companyId: Placeholder, which: SQL) => sql`select ${goals.id} id, ${goals.since} since
  from ${goals} join ${users} on ${person}
  where ${goals.companyId} = ${companyId}::int and ${goals.userId} <> ${given('userId')}::int
    and ${users.status} = 'Active' and ${which}`

/** How many wait for somebody, and since when the first of them, as a part of a statement; as `waitsFor` says it. */
export const waitingGoals = sql`select count(*)::int count, min(waiting.since) since from (
  ${waitsIn(given('goalsOf'), ofManager(sql`${given('userId')}::int`))}
  union ${waitsIn(given('goalsForHrOf'), ofHr)}) waiting`

export type GoalsWanted = {
  companyId: number
  status?: number | undefined
  categoryId?: number | undefined
  text?: string | undefined
  limit: number
  offset: number
}

export async function pageOfGoals(db: Db, { limit, offset, ...asked }: GoalsWanted) {
  const text = asked.text?.trim()
  const wanted = and(
    eq(goals.companyId, asked.companyId),
    asked.status === undefined ? undefined : eq(goals.status, asked.status),
    asked.categoryId === undefined ? undefined : eq(goals.categoryId, asked.categoryId),
    text ? sql`(${containsLocal(goals.name, text)} or ${containsText(nameOf(users), text)})` : undefined,
  )
  const [rows, [total]] = await Promise.all([
    select(db).where(wanted).orderBy(desc(goals.since), desc(goals.id)).limit(limit).offset(offset),
    db.select({ count: count() }).from(goals).innerJoin(users, person).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

export type NewGoal = typeof goals.$inferInsert
export async function insertGoals(db: Db, values: readonly NewGoal[]) {
  return values.length
    ? db
        .insert(goals)
        .values([...values])
        .returning({ id: goals.id, userId: goals.userId })
    : []
}

/** Compare and set: false where somebody has changed it since. */
export async function writeGoal(
  db: Db,
  { companyId, id, changes }: GoalKey & { changes: number },
  change: Partial<NewGoal>,
) {
  const written = await db
    .update(goals)
    .set({ ...change, changes: changes + 1 })
    .where(and(eq(goals.companyId, companyId), eq(goals.id, id), eq(goals.changes, changes)))
    .returning({ id: goals.id })
  return written.length > 0
}

export async function deleteGoalRow(db: Db, { companyId, id }: GoalKey) {
  await db.delete(goals).where(and(eq(goals.companyId, companyId), eq(goals.id, id)))
}

export async function insertHistory(db: Db, lines: readonly (typeof goalHistory.$inferInsert)[]) {
  if (lines.length) await db.insert(goalHistory).values([...lines])
}

const actorName = sql<
  string | null
>`(select concat_ws(' ', person.first_name, person.surname) from ${users} person
  where person.company_id = "goal_history"."company_id" and person.id = "goal_history"."actor_id")`

const standsInFor = sql<
  string | null
>`(select concat_ws(' ', person.first_name, person.surname) from ${users} person
  where person.company_id = "goal_history"."company_id" and person.id = "goal_history"."for_id")`

export const listHistory = (db: Db, { companyId, id }: GoalKey) =>
  db
    .select({
      id: goalHistory.id,
      goalId: goalHistory.goalId,
      deed: sql<GoalHistoryLine['deed']>`${goalHistory.deed}`,
      toStatus: sql<GoalStatus>`${goalHistory.toStatus}`,
      actorId: goalHistory.actorId,
      actorName,
      standsInFor,
      comment: goalHistory.comment,
      at: goalHistory.at,
    })
    .from(goalHistory)
    .where(and(eq(goalHistory.companyId, companyId), eq(goalHistory.goalId, id)))
    .orderBy(asc(goalHistory.id))

export const insertGoalFile = (db: Db, values: typeof goalFiles.$inferInsert) =>
  db.insert(goalFiles).values(values)

/** False where the goal has no such file. */
export async function deleteGoalFile(db: Db, companyId: number, goalId: number, fileId: number) {
  const gone = await db
    .delete(goalFiles)
    .where(
      and(eq(goalFiles.companyId, companyId), eq(goalFiles.goalId, goalId), eq(goalFiles.fileId, fileId)),
    )
    .returning({ id: goalFiles.id })
  return gone.length > 0
}

/** The people of one's company among these who are active. */
export async function listActive(db: Db, companyId: number, ids: readonly number[]) {
  if (!ids.length) return []
  return rowsOf<{ id: number; language: 'en' | 'de'; timezone: string }>(
    db,
    sql`select person.id, person.language, person.timezone from ${users} person
      where person.company_id = ${companyId} and person.id = ${anyOf(ids)} and person.status = 'Active' order by person.id`,
  )
}
