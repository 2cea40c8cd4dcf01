import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Language, LocalText } from '@oktant/contract/http.ts'
import { containsLocal } from '../../db/containing.ts'
import type { Db } from '../../db/db.ts'
import { localText } from '../../db/local-text.ts'
import { isNameTaken } from '../../db/name-taken.ts'
import type { Page } from '../../http/paging.ts'
import { answerSets, questions, questionVersions } from './questions.tables.ts'

const used = sql<number>`(select count(*)::int from ${questions} question
  where question.company_id = "answer_sets"."company_id" and question.answer_set_id = "answer_sets"."id"
    and question.removed_at is null)`

const seen = {
  id: answerSets.id,
  name: answerSets.name,
  possibleAnswers: answerSets.possibleAnswers,
  changes: answerSets.changes,
  changedAt: answerSets.changedAt,
  removedAt: answerSets.removedAt,
  questions: used,
}

export type AnswerSetRecord = NonNullable<Awaited<ReturnType<typeof findAnswerSet>>>
export async function findAnswerSet(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select(seen)
    .from(answerSets)
    .where(and(eq(answerSets.companyId, companyId), eq(answerSets.id, id)))
  return row
}

/** Has another set of the company this name? */
export const isSetNameTaken = (db: Db, whose: { companyId: number; but: number }, name: LocalText) =>
  isNameTaken(db, { table: answerSets, name: answerSets.name }, whose, name)

const nameIn = (language: Language) => {
  const { name } = answerSets
  return localText(name, language)
}

export async function findAnswerSets(
  db: Db,
  { companyId, language }: { companyId: number; language: Language },
  page: Page,
) {
  const wanted = and(
    eq(answerSets.companyId, companyId),
    isNull(answerSets.removedAt),
    ...page.filters.map(({ value }) => containsLocal(answerSets.name, value)),
  )
  const sorts: Record<string, SQL> = {
    name: nameIn(language),
    questions: used,
    changedAt: sql`${answerSets.changedAt}`,
  }
  const column = sorts[page.sort?.field ?? 'name'] ?? nameIn(language)
  const [rows, [total]] = await Promise.all([
    db
      .select(seen)
      .from(answerSets)
      .where(wanted)
      .orderBy(page.sort?.descending ? desc(column) : asc(column), asc(answerSets.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(answerSets).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

export async function insertAnswerSet(db: Db, values: typeof answerSets.$inferInsert) {
  const [made] = await db.insert(answerSets).values(values).returning({ id: answerSets.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

type Change = Partial<Pick<typeof answerSets.$inferInsert, 'name' | 'possibleAnswers' | 'removedAt'>>

/** Compare and set: nothing where somebody changed it since this revision was seen. */
export async function writeAnswerSet(
  db: Db,
  { companyId, id, changes }: { companyId: number; id: number; changes: number },
  change: Change,
  at: Date,
) {
  const written = await db
    .update(answerSets)
    .set({ ...change, changes: changes + 1, changedAt: at })
    .where(and(eq(answerSets.companyId, companyId), eq(answerSets.id, id), eq(answerSets.changes, changes)))
    .returning({ id: answerSets.id })
  return written.length > 0
}

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
