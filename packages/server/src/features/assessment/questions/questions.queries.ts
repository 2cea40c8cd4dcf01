import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Language } from '@oktant/contract/http/http.ts'
import type { QuestionPlaces } from '@oktant/contract/assessment/questions/questions.ts'
import { containsLocal } from '../../../db/query/containing.ts'
import type { Db } from '../../../db/engine/db.ts'
import { localText } from '../../../db/query/local-text.ts'
import { files } from '../../../files/files.tables.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { users } from '../../people/people/people.tables.ts'
import { askedByName } from './asked.queries.ts'
import { questionBanks, questions, questionVersions } from './questions.tables.ts'

const ofBank = and(eq(questionBanks.companyId, questions.companyId), eq(questionBanks.id, questions.bankId))
const ofLatest = and(
  eq(questionVersions.companyId, questions.companyId),
  eq(questionVersions.id, questions.versionId),
)
/** A question whose bank was removed is out of reach with it. */
const removedAt = sql<Date | null>`coalesce(${questions.removedAt}, ${questionBanks.removedAt})`.mapWith(
  questions.removedAt,
)

export type QuestionRecord = NonNullable<Awaited<ReturnType<typeof findQuestion>>>
export async function findQuestion(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({
      question: questions,
      version: questionVersions,
      bank: questionBanks.title,
      removedAt,
      evaluations: askedByName,
    })
    .from(questions)
    .innerJoin(questionVersions, ofLatest)
    .innerJoin(questionBanks, ofBank)
    .where(and(eq(questions.companyId, companyId), eq(questions.id, id)))
  return row
}

const filters: Record<string, (value: string) => SQL | undefined> = {
  title: (value) => containsLocal(questions.title, value),
  bankId: (value) => eq(questions.bankId, /^\d{1,9}$/.test(value) ? Number(value) : 0),
  /** With what lies below it. */
  folder: (value) =>
    value === ''
      ? undefined
      : or(eq(questions.folder, value), sql`starts_with(${questions.folder}, ${`${value}/`})`),
  tag: (value) => (value === '' ? undefined : sql`${questions.tags} @> ${JSON.stringify([value])}::jsonb`),
  type: (value) => (value === '' ? undefined : sql`${questions.type} = ${value}`),
  difficulty: (value) => (value === '' ? undefined : sql`${questions.difficulty} = ${value}`),
  status: (value) => (value === '' ? undefined : sql`${questions.status} = ${value}`),
}

const titleIn = (language: Language) => {
  const { title } = questions
  return localText(title, language)
}

const levels = sql`array_position(array['easy', 'medium', 'hard'], ${questions.difficulty})`

export type QuestionListed = Awaited<ReturnType<typeof findQuestions>>['rows'][number]
export async function findQuestions(
  db: Db,
  { companyId, language }: { companyId: number; language: Language },
  page: Page,
) {
  const wanted = and(
    eq(questions.companyId, companyId),
    isNull(questions.removedAt),
    isNull(questionBanks.removedAt),
    ...page.filters.map(({ field, value }) => filters[field]?.(value)),
  )
  const sorts: Record<string, SQL> = {
    title: titleIn(language),
    type: sql`${questions.type}`,
    difficulty: levels,
    fullScore: sql`${questions.fullScore}`,
    changedAt: sql`${questions.changedAt}`,
  }
  const column = sorts[page.sort?.field ?? 'title'] ?? titleIn(language)
  const [rows, [total]] = await Promise.all([
    db
      .select({ question: questions, version: questionVersions.number, evaluations: askedByName })
      .from(questions)
      .innerJoin(questionBanks, ofBank)
      .innerJoin(questionVersions, ofLatest)
      .where(wanted)
      .orderBy(page.sort?.descending ? desc(column) : asc(column), asc(questions.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(questions).innerJoin(questionBanks, ofBank).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

type NewQuestion = Omit<typeof questions.$inferInsert, 'id' | 'versionId'>
type NewVersion = Omit<typeof questionVersions.$inferInsert, 'id' | 'questionId'>

type Made = { question: NewQuestion; version: NewVersion }
// NOTE: a statement takes at most 65535 values.
const atOnce = 2000

/** Makes questions and their first versions, thousands by three statements. */
export async function insertQuestions(db: Db, companyId: number, made: readonly Made[]) {
  const ids: number[] = []
  for (let first = 0; first < made.length; first += atOnce)
    ids.push(...(await insertSome(db, companyId, made.slice(first, first + atOnce))))
  return ids
}

async function insertSome(db: Db, companyId: number, made: readonly Made[]) {
  const rows = await db
    .insert(questions)
    .values(made.map(({ question }) => question))
    .returning({ id: questions.id })
  // NOTE: one insert answers its rows in the order of its values.
  const ids = rows.map(({ id }) => id)
  await db
    .insert(questionVersions)
    .values(made.map(({ version }, index) => ({ ...version, questionId: ids[index] ?? 0 })))
  await pointToLatest(db, companyId, ids)
  return ids
}

/** Lets questions say what their latest versions do. */
export async function pointToLatest(db: Db, companyId: number, ids: readonly number[]) {
  const latest = db
    .select({
      questionId: questionVersions.questionId,
      id: sql<number>`(array_agg(${questionVersions.id} order by ${questionVersions.number} desc))[1]`.as(
        'latest_id',
      ),
    })
    .from(questionVersions)
    .where(and(eq(questionVersions.companyId, companyId), inArray(questionVersions.questionId, [...ids])))
    .groupBy(questionVersions.questionId)
    .as('latest')
  await db
    .update(questions)
    .set({ versionId: sql`${latest.id}` })
    .from(latest)
    .where(and(eq(questions.companyId, companyId), eq(questions.id, latest.questionId)))
}

export async function insertVersion(db: Db, values: Omit<typeof questionVersions.$inferInsert, 'id'>) {
  const [made] = await db.insert(questionVersions).values(values).returning({ id: questionVersions.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

type Change = Partial<Omit<typeof questions.$inferInsert, 'id' | 'companyId' | 'changes'>>

/** Compare and set: nothing where somebody changed it since this revision was seen. */
export async function writeQuestion(
  db: Db,
  { companyId, id, changes }: { companyId: number; id: number; changes: number },
  change: Change,
  at: Date,
) {
  const written = await db
    .update(questions)
    .set({ ...change, changes: changes + 1, changedAt: at })
    .where(and(eq(questions.companyId, companyId), eq(questions.id, id), eq(questions.changes, changes)))
    .returning({ id: questions.id })
  return written.length > 0
}

export function listVersions(db: Db, companyId: number, questionId: number) {
  return db
    .select({
      version: questionVersions,
      by: sql<string | null>`${users.firstName} || ' ' || ${users.surname}`,
    })
    .from(questionVersions)
    .leftJoin(
      users,
      and(eq(users.companyId, questionVersions.companyId), eq(users.id, questionVersions.createdBy)),
    )
    .where(and(eq(questionVersions.companyId, companyId), eq(questionVersions.questionId, questionId)))
    .orderBy(desc(questionVersions.number))
    .limit(200)
}

/** Where questions stand that can be reached. */
export function listPlaces(db: Db, companyId: number, ids: readonly number[]) {
  return db
    .select({ id: questions.id, bankId: questions.bankId, folder: questions.folder, title: questions.title })
    .from(questions)
    .innerJoin(questionBanks, ofBank)
    .where(
      and(
        eq(questions.companyId, companyId),
        inArray(questions.id, [...ids]),
        isNull(questions.removedAt),
        isNull(questionBanks.removedAt),
      ),
    )
}

export async function writePlaces(db: Db, companyId: number, places: QuestionPlaces, at: Date) {
  const rows = sql.join(
    places.map(({ id, bankId, folder }) => sql`(${id}::int, ${bankId}::int, ${folder}::text)`),
    sql`, `,
  )
  await db.execute(sql`update ${questions} set bank_id = place.bank_id, folder = place.folder,
    changes = changes + 1, changed_at = ${at.toISOString()}::timestamptz
    from (values ${rows}) as place (id, bank_id, folder)
    where ${questions}.company_id = ${companyId} and ${questions}.id = place.id`)
}

const picturesAmong = (db: Db, companyId: number, ids: readonly number[]) =>
  db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.companyId, companyId), eq(files.kind, 'image'), inArray(files.id, [...ids])))

/** Which of these are pictures of the company. */
export async function listPictures(db: Db, companyId: number, ids: readonly number[]) {
  const rows = await picturesAmong(db, companyId, ids)
  return new Set(rows.map(({ id }) => id))
}

/** The same, held until the transaction ends, so that none is forgotten before a question names it. */
export async function holdPictures(db: Db, companyId: number, ids: readonly number[]) {
  const rows = await picturesAmong(db, companyId, ids).for('key share')
  return new Set(rows.map(({ id }) => id))
}

/** The files behind pictures of the company, by their numbers. */
export async function listPictureFiles(db: Db, companyId: number, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.companyId, companyId), eq(files.kind, 'image'), inArray(files.id, [...ids])))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Everything that a bank holds, by folder and in the order in which it was written. */
export function listOfBank(db: Db, companyId: number, bankId: number) {
  return db
    .select({ question: questions, version: questionVersions })
    .from(questions)
    .innerJoin(questionVersions, ofLatest)
    .where(and(eq(questions.companyId, companyId), eq(questions.bankId, bankId), isNull(questions.removedAt)))
    .orderBy(sql`${questions.folder} collate "und-x-icu"`, asc(questions.id))
}

export async function removeAll(db: Db, companyId: number, ids: readonly number[], at: Date) {
  await db
    .update(questions)
    .set({ removedAt: at, changedAt: at, changes: sql`${questions.changes} + 1` })
    .where(and(eq(questions.companyId, companyId), inArray(questions.id, [...ids])))
}
