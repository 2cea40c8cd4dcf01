import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { recordStore } from '../../../../records/record-store.ts'
import { answerSets, questions, questionVersions } from '../questions.tables.ts'

const used = sql<number>`(select count(*)::int from ${questions} question
  where question.company_id = "answer_sets"."company_id" and question.answer_set_id = "answer_sets"."id"
    and question.removed_at is null)`

export const setStore = recordStore({
  table: answerSets,
  named: answerSets.name,
  seen: { name: answerSets.name, possibleAnswers: answerSets.possibleAnswers, questions: used },
  sorts: { questions: used },
})
export type AnswerSetRecord = NonNullable<Awaited<ReturnType<typeof setStore.find>>>

/** The questions that use a set, by title. */
export function listUsing(db: Db, companyId: number, answerSetId: number) {
  return db
    .select({ id: questions.id, title: questions.title })
    .from(questions)
    .where(
      and(
        eq(questions.companyId, companyId),
        eq(questions.answerSetId, answerSetId),
        isNull(questions.removedAt),
      ),
    )
    .orderBy(asc(questions.id))
}

type Scale = (typeof answerSets.$inferSelect)['possibleAnswers']

/** Gives each question that uses a set a version with the scale as it is now; attempts keep the one before. */
export async function carryScale(
  db: Db,
  { companyId, id, by }: { companyId: number; id: number; by: number },
  scale: Scale,
) {
  const rows = await db
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.companyId, companyId), eq(questions.answerSetId, id)))
  await db.execute(sql`insert into ${questionVersions}
    (company_id, question_id, number, type, full_score, no_of_retries, number_of_distractors,
      allow_supporting_documents, difficulty, picture_id, body, key, created_by)
    select version.company_id, version.question_id, version.number + 1, version.type, version.full_score,
      version.no_of_retries, version.number_of_distractors, version.allow_supporting_documents,
      version.difficulty, version.picture_id,
      jsonb_set(version.body, '{scale}', ${JSON.stringify(scale)}::jsonb), version.key, ${by}::int
    from ${questions} question
    join ${questionVersions} version
      on version.company_id = question.company_id and version.id = question.version_id
    where question.company_id = ${companyId} and question.answer_set_id = ${id}`)
  return rows.map((row) => row.id)
}

/** Those of these sets that were not removed. */
export function listAnswerSetsById(db: Db, companyId: number, ids: readonly number[]) {
  return db
    .select({ id: answerSets.id, possibleAnswers: answerSets.possibleAnswers })
    .from(answerSets)
    .where(
      and(
        eq(answerSets.companyId, companyId),
        inArray(answerSets.id, [...ids]),
        isNull(answerSets.removedAt),
      ),
    )
}
