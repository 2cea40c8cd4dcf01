import { and, eq, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/engine/db.ts'
import { prepared, preparedRows } from '../../../db/engine/prepared.ts'
import { evaluationAttempts, questionScores } from '../attempts/attempts.tables.ts'
import { besideAttempt, ofAttempt } from '../attempts/joins.tables.ts'
import { components, componentRevisions } from '../../learning/components/components.tables.ts'
import { componentLogs } from '../../learning/learn/learn.tables.ts'
import { inPage } from '../../../db/query/find-page.ts'
import { nameOf } from '../../../db/query/names.ts'
import { users } from '../../people/people/people.tables.ts'
import { attemptFlags } from '../facilitation/facilitation.tables.ts'
import { markingOpinions, markings } from './marking.tables.ts'

/** The name of somebody who has to do with marking an attempt. */
const nameAt = (id: AnyPgColumn) => {
  const person = alias(users, 'person')
  return sql<string>`coalesce((select ${nameOf(person)} from ${users} person
    where person.company_id = ${markings.companyId} and person.id = ${id}), '')`
}

const columns = {
  attempt: evaluationAttempts,
  log: componentLogs,
  ...besideAttempt,
  evaluation: { id: components.id, categoryId: components.categoryId, name: componentRevisions.title },
  description: componentRevisions.description,
  user: { id: users.id, fullName: nameOf(users), language: users.language, timezone: users.timezone },
  claimedBy: markings.claimedBy,
  claimedUntil: markings.claimedUntil,
  claimer: nameAt(markings.claimedBy),
  draft: markings.draft,
  savedAt: markings.savedAt,
  changes: sql<number>`coalesce(${markings.changes}, 0)`,
  markedBy: markings.markedBy,
  /** Who gave a mark of several, in the order in which they did. */
  givenBy: sql<number[]>`(select coalesce(jsonb_agg(opinion.marked_by order by opinion.number), '[]')
    from ${markingOpinions} opinion where opinion.company_id = "evaluation_attempts"."company_id"
      and opinion.attempt_id = "evaluation_attempts"."id")`,
  markedAt: markings.markedAt,
  marker: nameAt(markings.markedBy),
  isFlagged: sql<boolean>`exists (select 1 from ${attemptFlags} flag
    where flag.company_id = "evaluation_attempts"."company_id" and flag.attempt_id = "evaluation_attempts"."id"
      and flag.settled_at is null)`,
}

/** Attempts with everything that marking them takes. */
export const selectMarkings = (db: Db) =>
  db
    .select(columns)
    .from(evaluationAttempts)
    .innerJoin(componentLogs, ofAttempt.log)
    .innerJoin(componentRevisions, ofAttempt.revision)
    .innerJoin(components, ofAttempt.evaluation)
    .innerJoin(users, ofAttempt.person)
    .leftJoin(
      markings,
      and(
        eq(markings.companyId, evaluationAttempts.companyId),
        eq(markings.attemptId, evaluationAttempts.id),
      ),
    )

export type MarkingRow = Awaited<ReturnType<typeof selectMarkings>>[number]

const given = sql.placeholder
const inCompany = eq(evaluationAttempts.companyId, given('companyId'))

const markingAt = prepared((db) =>
  selectMarkings(db)
    .where(
      and(
        inCompany,
        eq(evaluationAttempts.componentLogId, given('componentLogId')),
        sql`${evaluationAttempts.submittedAt} is not null`,
      ),
    )
    .prepare('markings_at'),
)

/** One attempt of somebody that was handed in. */
export async function findMarking(db: Db, companyId: number, componentLogId: number) {
  const [row] = await markingAt(db).execute({ companyId, componentLogId })
  return row
}

/** NOTE: planned once, as to plan all that is told of an attempt costs more than to read a page of them. */
const markingsOf = prepared((db) =>
  selectMarkings(db)
    .where(and(inCompany, inPage(evaluationAttempts.id).where))
    .orderBy(inPage(evaluationAttempts.id).order)
    .prepare('markings_of'),
)

/** Attempts in the order in which they are named. */
export const listMarkings = (db: Db, companyId: number, ids: readonly number[]): Promise<MarkingRow[]> =>
  markingsOf(db).execute({ companyId, ids })

export async function findMarkingOf(db: Db, companyId: number, attemptId: number) {
  const [row] = await listMarkings(db, companyId, [attemptId])
  return row
}

/**
 * NOTE: the attempt itself is locked, as a facilitator or a corrected key may change the same points; all work at it begins
 * here, so that its own row needs no lock beside that.
 */
const heldMarking = preparedRows(
  'markings_hold',
  () => sql`with held as (select attempt.company_id, attempt.id from ${evaluationAttempts} attempt
      where attempt.company_id = ${given('companyId')} and attempt.component_log_id = ${given('componentLogId')}
        and attempt.submitted_at is not null for update)
    insert into ${markings} (company_id, attempt_id) select company_id, id from held on conflict do nothing`,
)

/** Locks the work at an attempt until the transaction ends; makes it where there is none yet. */
export async function holdMarking(db: Db, companyId: number, componentLogId: number) {
  await heldMarking(db, { companyId, componentLogId })
}

const claimed = prepared((db) =>
  db
    .update(markings)
    .set({ claimedBy: sql`${given('by')}::int`, claimedUntil: sql`${given('until')}::timestamptz` })
    .where(and(eq(markings.companyId, given('companyId')), eq(markings.attemptId, given('attemptId'))))
    .returning({
      claimedBy: markings.claimedBy,
      claimedUntil: markings.claimedUntil,
      claimer: nameAt(markings.claimedBy),
    })
    .prepare('markings_claim'),
)

/** Keeps an attempt for somebody; answers what is told of that. */
export async function claimMarking(db: Db, of: Of, { by, until }: { by: number; until: Date }) {
  const [claim] = await claimed(db).execute({ ...of, by, until: until.toISOString() })
  return claim
}

type Change = Partial<
  Pick<
    typeof markings.$inferInsert,
    'claimedBy' | 'claimedUntil' | 'draft' | 'savedAt' | 'changes' | 'markedBy' | 'markedAt'
  >
>
type Of = { companyId: number; attemptId: number }

export async function writeMarking(db: Db, { companyId, attemptId }: Of, change: Change) {
  await db
    .update(markings)
    .set(change)
    .where(and(eq(markings.companyId, companyId), eq(markings.attemptId, attemptId)))
}

type GivenScore = { id: number; score: number | null; isRight: boolean | null; comment: string }

/** Writes what a marker gave each question; what a machine marked keeps its points. */
export async function writeGiven(db: Db, { companyId, attemptId }: Of, given: readonly GivenScore[]) {
  if (given.length === 0) return
  await db.execute(sql`update ${questionScores} set score = coalesce(given.score, question_scores.score),
      is_right = case when given.score is null then question_scores.is_right else given."isRight" end,
      comment = given.comment
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given(id int, score float8, "isRight" boolean, comment text)
    where question_scores.company_id = ${companyId} and question_scores.attempt_id = ${attemptId}
      and question_scores.id = given.id`)
}

/** Takes back what a person gave, and the comments; `ids` are the questions that a person marks. */
export async function forgetGiven(db: Db, { companyId, attemptId }: Of, ids: readonly number[]) {
  const marked = JSON.stringify(ids)
  const isMarked = sql`to_jsonb(question_scores.id) <@ ${marked}::jsonb`
  await db.execute(sql`update ${questionScores} set comment = '',
      score = case when ${isMarked} then null else score end,
      is_right = case when ${isMarked} then null else is_right end
    where question_scores.company_id = ${companyId} and question_scores.attempt_id = ${attemptId}`)
}

/** Has its learner begun another attempt at the same place since? */
export async function isLatestAttempt(db: Db, log: typeof componentLogs.$inferSelect) {
  const [later] = await db
    .select({ id: componentLogs.id })
    .from(componentLogs)
    .where(
      and(
        eq(componentLogs.companyId, log.companyId),
        eq(componentLogs.containerLogId, log.containerLogId),
        eq(componentLogs.childId, log.childId),
        sql`${componentLogs.attempt} > ${log.attempt}`,
      ),
    )
    .limit(1)
  return later === undefined
}
