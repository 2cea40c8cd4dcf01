import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Batch } from '../../../db/query/in-batches.ts'
import { nameOf } from '../../../db/query/names.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import { componentRevisions, components } from '../../learning/components/components.tables.ts'
import { evaluationReleases, evaluationRevisions } from '../evaluations/evaluations.tables.ts'
import type { ContainerLogRow } from '../../learning/learn/learn.ts'
import { componentLogs, containerLogs } from '../../learning/learn/learn.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { systemSettings } from '../../organisation/system/system.tables.ts'
import { evaluationAttempts, questionScores } from './attempts.tables.ts'
import { ofAttempt } from './joins.tables.ts'

type PersonKey = { companyId: number; userId: number }

const given = sql.placeholder

/** What an evaluation says in one revision, as an attempt at it needs to know. */
const evaluation = {
  id: components.id,
  categoryId: components.categoryId,
  name: componentRevisions.title,
  description: componentRevisions.description,
  settings: evaluationRevisions.settings,
  releaseAt: evaluationReleases.releaseAt,
  /** What its company has set otherwise, of scores and of what results are called. */
  company: systemSettings.settings,
}

export const settingsOf = and(
  eq(evaluationRevisions.companyId, componentRevisions.companyId),
  eq(evaluationRevisions.revisionId, componentRevisions.id),
)

export const ofCompany = eq(systemSettings.companyId, componentRevisions.companyId)

const evaluationOf = prepared((db) =>
  db
    .select(evaluation)
    .from(componentRevisions)
    .innerJoin(components, ofAttempt.evaluation)
    .innerJoin(evaluationRevisions, settingsOf)
    .leftJoin(evaluationReleases, ofAttempt.release)
    .leftJoin(systemSettings, ofCompany)
    .where(
      and(
        eq(componentRevisions.companyId, given('companyId')),
        eq(componentRevisions.id, given('revisionId')),
      ),
    )
    .prepare('attempts_evaluation'),
)

export type EvaluationRow = NonNullable<Awaited<ReturnType<typeof findEvaluation>>>
export async function findEvaluation(db: Db, companyId: number, revisionId: number) {
  const [row] = await evaluationOf(db).execute({ companyId, revisionId })
  return row
}

/** An attempt with its record and what it is an attempt at. */
export const whole = { attempt: evaluationAttempts, log: componentLogs, evaluation }

const selectWhole = (db: Db) =>
  db
    .select(whole)
    .from(evaluationAttempts)
    .leftJoin(componentLogs, ofAttempt.log)
    .innerJoin(componentRevisions, ofAttempt.revision)
    .innerJoin(components, ofAttempt.evaluation)
    .innerJoin(evaluationRevisions, settingsOf)
    .leftJoin(evaluationReleases, ofAttempt.release)
    .leftJoin(systemSettings, ofCompany)

export type AttemptRow = Awaited<ReturnType<typeof selectWhole>>[number]

export async function findAttempt(db: Db, { companyId, userId }: PersonKey, componentLogId: number) {
  const [row] = await selectWhole(db).where(
    and(
      eq(evaluationAttempts.companyId, companyId),
      eq(evaluationAttempts.componentLogId, componentLogId),
      eq(evaluationAttempts.userId, userId),
    ),
  )
  return row
}

// NOTE: locked in the order in which a start takes them, or two windows of one person would wait for each other.
const held = prepared((db) =>
  db
    .select({ attempt: evaluationAttempts, log: componentLogs, course: containerLogs })
    .from(evaluationAttempts)
    .innerJoin(componentLogs, ofAttempt.log)
    .innerJoin(containerLogs, ofAttempt.courseLog)
    .where(
      and(
        eq(evaluationAttempts.companyId, given('companyId')),
        eq(evaluationAttempts.componentLogId, given('componentLogId')),
        eq(evaluationAttempts.userId, given('userId')),
        isNull(evaluationAttempts.submittedAt),
      ),
    )
    .for('update', { of: [containerLogs, componentLogs, evaluationAttempts] })
    .prepare('attempts_held'),
)

/**
 * An attempt with its records, locked until the transaction ends; one that is over is not, as nothing of it is written.
 * NOTE: what it is an attempt at is asked by itself, as a planner weighs every order of joins.
 */
export async function holdAttempt(
  db: Db,
  { companyId, userId }: PersonKey,
  componentLogId: number,
): Promise<HeldAttempt | undefined> {
  const [row] = await held(db).execute({ companyId, userId, componentLogId })
  // NOTE: where another one handed it in meanwhile, nothing open was found, and it is read anew.
  if (!row) return findAttempt(db, { companyId, userId }, componentLogId)
  const evaluation = await findEvaluation(db, companyId, row.attempt.revisionId)
  return evaluation && { ...row, evaluation }
}

/** With the record of the course that it counts in, where that is locked with it. */
export type HeldAttempt = AttemptRow & { course?: ContainerLogRow }

/** As whom somebody is known on a paper about their attempt. */
export async function findLearnerName(db: Db, { companyId, userId }: PersonKey) {
  const [row] = await db
    .select({ name: nameOf(users) })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
  return row?.name ?? ''
}

/** An attempt of whomever it is, for whoever was let to it. */
export async function findWholeAttempt(db: Db, companyId: number, componentLogId: number) {
  const [row] = await selectWhole(db).where(
    and(eq(evaluationAttempts.companyId, companyId), eq(evaluationAttempts.componentLogId, componentLogId)),
  )
  return row
}

const attemptsAt = prepared((db) =>
  selectWhole(db)
    .where(
      and(
        eq(evaluationAttempts.companyId, given('companyId')),
        eq(componentLogs.containerLogId, given('containerLogId')),
        eq(componentLogs.childId, given('childId')),
      ),
    )
    .orderBy(desc(componentLogs.attempt))
    .prepare('attempts_at_place'),
)

/** The attempts in one record of a course at one of its places, the latest first. */
export const listAttempts = (
  db: Db,
  companyId: number,
  { containerLogId, childId }: { containerLogId: number; childId: number },
) => attemptsAt(db).execute({ companyId, containerLogId, childId })

/** The attempt of a visitor, which nothing names but its launch. */
export async function holdVisit(db: Db, companyId: number, launch: string) {
  const [row] = await selectWhole(db)
    .where(
      and(
        eq(evaluationAttempts.companyId, companyId),
        eq(evaluationAttempts.visit, launch),
        isNull(evaluationAttempts.userId),
      ),
    )
    .for('update', { of: evaluationAttempts })
  return row
}

export async function forgetVisits(db: Db, before: Date) {
  const old = sql`(select company_id, id from ${evaluationAttempts}
    where user_id is null and started_at < ${before.toISOString()} limit 1000)`
  await db.execute(sql`delete from ${questionScores} where (company_id, attempt_id) in ${old}`)
  await db.execute(sql`delete from ${evaluationAttempts} where (company_id, id) in ${old}
    and not exists (select 1 from ${questionScores} score
      where score.company_id = evaluation_attempts.company_id and score.attempt_id = evaluation_attempts.id)`)
}

/** Writes many at once; answers their numbers in the same order. */
export async function insertAttempts(db: Db, values: (typeof evaluationAttempts.$inferInsert)[]) {
  if (values.length === 0) return []
  const made = await db
    .insert(evaluationAttempts)
    .values(values)
    .returning({ id: evaluationAttempts.id, componentLogId: evaluationAttempts.componentLogId })
  const idOf = new Map(made.map(({ id, componentLogId }) => [componentLogId, id]))
  return values.map(({ componentLogId }) => idOf.get(componentLogId ?? null) ?? 0)
}

/** No window has an attempt any more that is still open; where a `launch` is named, only if it is the one that has it. */
export async function letGo(db: Db, { companyId, id }: { companyId: number; id: number }, launch?: string) {
  await db
    .update(evaluationAttempts)
    .set({ launch: null })
    .where(
      and(
        eq(evaluationAttempts.companyId, companyId),
        eq(evaluationAttempts.id, id),
        isNull(evaluationAttempts.submittedAt),
        launch === undefined ? undefined : eq(evaluationAttempts.launch, launch),
      ),
    )
}

export type Overdue = {
  companyId: number
  userId: number
  language: Language
  timezone: string
  componentLogId: number
  id: number
  /** NOTE: as the database writes it, which is finer than a date is here. */
  endsAt: string
}

/** Attempts of learners whose time ended before this and that nobody has handed in, with whose they are. */
export const listOverdue = (
  db: Db,
  before: Date,
  { after, most }: Batch<Pick<Overdue, 'id' | 'endsAt'>>,
): Promise<Overdue[]> =>
  db
    .select({
      companyId: users.companyId,
      userId: users.id,
      language: users.language,
      timezone: users.timezone,
      componentLogId: sql<number>`${evaluationAttempts.componentLogId}`,
      id: evaluationAttempts.id,
      endsAt: sql<string>`${evaluationAttempts.endsAt}::text`,
    })
    .from(evaluationAttempts)
    .innerJoin(users, ofAttempt.person)
    .where(
      and(
        isNull(evaluationAttempts.submittedAt),
        lt(evaluationAttempts.endsAt, before),
        after &&
          sql`(${evaluationAttempts.endsAt}, ${evaluationAttempts.id}) > (${after.endsAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(asc(evaluationAttempts.endsAt), asc(evaluationAttempts.id))
    .limit(most)
