import type { AttemptReturn } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { attemptReturns, evaluationAttempts, questionScores } from '../attempts.tables.ts'

type Attempt = Pick<typeof evaluationAttempts.$inferSelect, 'companyId' | 'id' | 'returnedAt'>
type Of = { companyId: number; attemptId: number }

/** How often an attempt came back, the latest first. */
export async function listReturns(db: Db, attempt: Attempt): Promise<AttemptReturn[]> {
  // NOTE: hardly any ever does, and what opens an attempt is asked often.
  if (!attempt.returnedAt) return []
  const rows = await db
    .select()
    .from(attemptReturns)
    .where(and(eq(attemptReturns.companyId, attempt.companyId), eq(attemptReturns.attemptId, attempt.id)))
    .orderBy(desc(attemptReturns.number))
  return rows.map(({ returnedAt, submittedAt, comment, answers }) => ({
    at: returnedAt.toISOString(),
    submittedAt: submittedAt.toISOString(),
    comment,
    answers,
  }))
}

type Return = Omit<typeof attemptReturns.$inferInsert, 'number'>

/** Keeps how an attempt stood, and opens it again without a limit of time. */
export async function writeReturn(db: Db, { companyId, attemptId, ...values }: Return) {
  const number = sql`(select count(*)::int + 1 from ${attemptReturns}
    where company_id = ${companyId} and attempt_id = ${attemptId})`
  await db.insert(attemptReturns).values({ companyId, attemptId, number, ...values })
  const { comment, returnedAt } = values
  const open = { submittedAt: null, isTimeUp: false, endsAt: null, launch: null, score: null, possible: null }
  await db
    .update(evaluationAttempts)
    .set({ ...open, comment, returnedAt })
    .where(and(eq(evaluationAttempts.companyId, companyId), eq(evaluationAttempts.id, attemptId)))
}

/** Opens the answers in own words with what was said to them; everything else stays as it was handed in. */
export async function reopenTexts(
  db: Db,
  { companyId, attemptId }: Of,
  said: readonly { id: number; comment: string }[],
) {
  await db.execute(sql`update ${questionScores} set
      comment = coalesce((select given.comment
        from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as given(id int, comment text)
        where given.id = question_scores.id), ''),
      tries = case when version.type = 'FT' then 0 else greatest(question_scores.tries, 1) end,
      most = case when version.type = 'FT' then question_scores.most else greatest(question_scores.tries, 1) end,
      is_right = case when version.type = 'FT' then null else question_scores.is_right end,
      score = case when version.type = 'FT' then null else question_scores.score end
    from question_versions version
    where question_scores.company_id = ${companyId} and question_scores.attempt_id = ${attemptId}
      and version.company_id = question_scores.company_id and version.id = question_scores.version_id`)
}

/** What was said to an earlier version is kept with that version alone. */
export async function forgetComments(db: Db, { companyId, attemptId }: Of) {
  await db
    .update(questionScores)
    .set({ comment: '' })
    .where(and(eq(questionScores.companyId, companyId), eq(questionScores.attemptId, attemptId)))
}

export type Returned = {
  id: number
  name: LocalText
  containerId: number
  containerTypeId: number
  returnedAt: string | Date
}

/** What came back to somebody and is still to be revised, the longest first. */
export const returnedAttempts = sql`select attempt.component_log_id as id, revision.title as name, container.id as "containerId",
      container.type_id as "containerTypeId", attempt.returned_at as "returnedAt"
    from evaluation_attempts attempt
    join component_logs log on log.company_id = attempt.company_id and log.id = attempt.component_log_id
    join container_logs course on course.company_id = log.company_id and course.id = log.container_log_id
    join containers container on container.company_id = course.company_id and container.id = course.container_id
    join component_revisions revision
      on revision.company_id = attempt.company_id and revision.id = attempt.revision_id
    where attempt.company_id = ${sql.placeholder('companyId')} and attempt.user_id = ${sql.placeholder('userId')}
      and attempt.returned_at is not null and attempt.submitted_at is null
    order by attempt.returned_at, attempt.id
    limit 20`
