import {
  and,
  type AnyColumn,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import { containsText } from '../../../db/query/containing.ts'
import { nameOf } from '../../../db/query/names.ts'
import type { Db } from '../../../db/engine/db.ts'
import { preparedRows } from '../../../db/engine/prepared.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { certificates } from '../../learning/certificates/certificates.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { goals } from '../goals/goals.tables.ts'
import { rewardKinds } from '../reward-kinds/reward-kinds.tables.ts'
import { rewards } from './rewards.tables.ts'

const givers = alias(users, 'givers')
const takers = alias(users, 'takers')
const nameIfAny = (who: Record<'id' | 'firstName' | 'surname', AnyColumn>) =>
  sql<string | null>`case when ${who.id} is not null then ${nameOf(who)} end`

const columns = {
  id: rewards.id,
  userId: rewards.userId,
  userName: nameOf(users),
  kindId: rewards.kindId,
  kindName: rewardKinds.name,
  points: rewards.points,
  occasion: rewards.occasion,
  reason: rewards.reason,
  about: rewards.about,
  giverId: rewards.giverId,
  giverName: nameIfAny(givers),
  givenAt: rewards.givenAt,
  takenBackAt: rewards.takenBackAt,
  takenBackBy: rewards.takenBackBy,
  takenBackByName: nameIfAny(takers),
  takenBackReason: rewards.takenBackReason,
}

const rowsFrom = (db: Db) =>
  db
    .select(columns)
    .from(rewards)
    .innerJoin(users, and(eq(users.companyId, rewards.companyId), eq(users.id, rewards.userId)))
    .innerJoin(
      rewardKinds,
      and(eq(rewardKinds.companyId, rewards.companyId), eq(rewardKinds.id, rewards.kindId)),
    )
    .leftJoin(givers, and(eq(givers.companyId, rewards.companyId), eq(givers.id, rewards.giverId)))
    .leftJoin(takers, and(eq(takers.companyId, rewards.companyId), eq(takers.id, rewards.takenBackBy)))

type Key = { companyId: number; id: number }
const isReward = ({ companyId, id }: Key) => and(eq(rewards.companyId, companyId), eq(rewards.id, id))

export async function findReward(db: Db, key: Key) {
  const [row] = await rowsFrom(db).where(isReward(key))
  return row
}
export type RewardRecord = NonNullable<Awaited<ReturnType<typeof findReward>>>

const isNumber = (value: string) => /^\d{1,9}$/.test(value)
const filters: Record<string, (value: string) => SQL | undefined> = {
  'user.name': (value) => containsText(sql`(${nameOf(users)})`, value),
  'giver.name': (value) => containsText(sql`(${nameOf(givers)})`, value),
  kindId: (value) => (isNumber(value) ? eq(rewards.kindId, Number(value)) : sql`false`),
  state: (value) =>
    value === 'takenBack' ? sql`${rewards.takenBackAt} is not null` : isNull(rewards.takenBackAt),
}
const sorts: Record<string, SQL> = {
  givenAt: sql`${rewards.givenAt}`,
  points: sql`${rewards.points}`,
  'user.name': sql`${nameOf(users)} collate "und-x-icu"`,
  'giver.name': sql`${nameOf(givers)} collate "und-x-icu"`,
}

/** Whose rewards: those somebody was given, those they gave, or all of the company. */
export type WhoseRewards = { companyId: number; userId?: number; giverId?: number }

/** A page of them, newest first where nothing else is wanted. */
export async function pageOfRewards(db: Db, { companyId, userId, giverId }: WhoseRewards, page: Page) {
  const wanted = and(
    eq(rewards.companyId, companyId),
    userId === undefined ? undefined : eq(rewards.userId, userId),
    giverId === undefined ? undefined : eq(rewards.giverId, giverId),
    ...page.filters.map(({ field, value }) => filters[field]?.(value)),
  )
  const column = sorts[page.sort?.field ?? 'givenAt'] ?? sql`${rewards.givenAt}`
  const isDescending = page.sort?.descending ?? true
  const [rows, [total]] = await Promise.all([
    rowsFrom(db)
      .where(wanted)
      .orderBy(isDescending ? desc(column) : asc(column), desc(rewards.id))
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ count: count() })
      .from(rewards)
      .innerJoin(users, and(eq(users.companyId, rewards.companyId), eq(users.id, rewards.userId)))
      .leftJoin(givers, and(eq(givers.companyId, rewards.companyId), eq(givers.id, rewards.giverId)))
      .where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

const isStanding = isNull(rewards.takenBackAt)

/** What somebody has, without what was taken back. */
export async function sumOf(db: Db, { companyId, id }: Key) {
  const [row] = await db
    .select({ points: sum(rewards.points).mapWith(Number), count: count() })
    .from(rewards)
    .where(and(eq(rewards.companyId, companyId), eq(rewards.userId, id), isStanding))
  return { points: row?.points ?? 0, count: row?.count ?? 0 }
}

/** What somebody has given between two days, both included. */
export async function spentOf(
  db: Db,
  { companyId, id }: Key,
  { from, until }: { from: string; until: string },
) {
  const [row] = await db
    .select({ points: sum(rewards.points).mapWith(Number) })
    .from(rewards)
    .where(
      and(
        eq(rewards.companyId, companyId),
        eq(rewards.giverId, id),
        gte(rewards.givenOn, from),
        lte(rewards.givenOn, until),
        isStanding,
      ),
    )
  return row?.points ?? 0
}

/** What a rule has given to all of them between two days, by its kind. */
export async function spentByRules(
  db: Db,
  companyId: number,
  kindIds: readonly number[],
  { from, until }: { from: string; until: string },
) {
  const rows = await db
    .select({ kindId: rewards.kindId, points: sum(rewards.points).mapWith(Number) })
    .from(rewards)
    .where(
      and(
        eq(rewards.companyId, companyId),
        inArray(rewards.kindId, [...kindIds]),
        isNull(rewards.giverId),
        gte(rewards.givenOn, from),
        lte(rewards.givenOn, until),
        isStanding,
      ),
    )
    .groupBy(rewards.kindId)
  return new Map(rows.map(({ kindId, points }) => [kindId, points]))
}

/** What the rules of a company give is given one after the other, so that two at once do not both fit. */
export const holdRules = (db: Db, companyId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rewards by rule of ${companyId}`}, 0))`)

/** One giver’s rewards are given one after the other, so that two at once do not both fit. */
export const holdGiver = (db: Db, { companyId, id }: Key) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rewards of ${companyId}/${id}`}, 0))`)

export async function findReceiver(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({ id: users.id, name: nameOf(users), managerId: users.managerId })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, id), eq(users.status, 'Active')))
  return row
}

const mostOfTeam = 500

/** The people somebody leads, by name. */
export const listTeam = (db: Db, { companyId, id }: Key) =>
  db
    .select({ id: users.id, name: nameOf(users) })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.managerId, id), eq(users.status, 'Active')))
    .orderBy(sql`${users.surname} collate "und-x-icu"`, asc(users.id))
    .limit(mostOfTeam)

/** Those that were made; what a rule gave for the same certificate before is not made again. */
export const insertRewards = (db: Db, values: (typeof rewards.$inferInsert)[]) =>
  db
    .insert(rewards)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: rewards.id, kindId: rewards.kindId, points: rewards.points })

/** False where somebody took it back meanwhile. */
export async function writeTakenBack(
  db: Db,
  key: Key,
  change: { takenBackAt: Date; takenBackBy: number; takenBackReason: string },
) {
  const written = await db
    .update(rewards)
    .set(change)
    .where(and(isReward(key), isStanding))
    .returning({ id: rewards.id })
  return written.length > 0
}

/** What a certificate is about, and whose it is. */
export async function findCertificate(db: Db, { companyId, id }: Key) {
  const [row] = await db
    .select({ userId: certificates.userId, course: certificates.course })
    .from(certificates)
    .where(and(eq(certificates.companyId, companyId), eq(certificates.id, id)))
  return row
}

type Issued = { companyId: number; certificateId: number }
const rewarded = preparedRows<Issued>(
  'rewards_of_certificates',
  () => sql`select issued."companyId", issued."certificateId"
    from jsonb_to_recordset(${sql.placeholder('issued')}::jsonb) as issued("companyId" int, "certificateId" int)
    where exists (select from ${rewardKinds} kind where kind.company_id = issued."companyId"
      and kind.occasion = 'certificate' and kind.removed_at is null)`,
)

/** Those of some certificates for which their company gives something. */
export const listRewarded = (db: Db, issued: readonly Issued[]) =>
  rewarded(db, { issued: JSON.stringify(issued) })

/** What a goal is about, whose it is, and whether it stands achieved; held, so that nothing overtakes it. */
export async function findGoal(db: Db, { companyId, id }: Key) {
  const [row] = await db
    .select({
      userId: goals.userId,
      name: goals.name,
      isAchieved: sql<boolean>`${goals.status} = ${goalStatus.achieved} and ${goals.proofRevokedAt} is null`,
    })
    .from(goals)
    .where(and(eq(goals.companyId, companyId), eq(goals.id, id)))
    .for('update')
  return row
}

type OfGoal = { companyId: number; goalId: number }
const isOfGoal = ({ companyId, goalId }: OfGoal) =>
  and(eq(rewards.companyId, companyId), eq(rewards.goalId, goalId))

/** The kinds that were given for a goal, and whether a revoked proof has taken them back. */
export const listOfGoal = (db: Db, which: OfGoal) =>
  db
    .select({
      id: rewards.id,
      kindId: rewards.kindId,
      userId: rewards.userId,
      kindName: rewardKinds.name,
      points: rewards.points,
      isStanding: sql<boolean>`${rewards.takenBackAt} is null`,
      isLost: sql<boolean>`${rewards.takenBackAt} is not null and ${rewards.takenBackBy} is null`,
    })
    .from(rewards)
    .innerJoin(
      rewardKinds,
      and(eq(rewardKinds.companyId, rewards.companyId), eq(rewardKinds.id, rewards.kindId)),
    )
    .where(isOfGoal(which))
    .orderBy(asc(rewards.id))

/** Takes back what was given for a goal by its rules, or gives that back. */
export const writeOfGoal = (db: Db, companyId: number, ids: readonly number[], takenBackAt: Date | null) =>
  db
    .update(rewards)
    .set({ takenBackAt })
    .where(and(eq(rewards.companyId, companyId), inArray(rewards.id, [...ids]), isNull(rewards.takenBackBy)))

export const deleteOf = (db: Db, { companyId, userId }: { companyId: number; userId: number }) =>
  db.delete(rewards).where(and(eq(rewards.companyId, companyId), eq(rewards.userId, userId)))
