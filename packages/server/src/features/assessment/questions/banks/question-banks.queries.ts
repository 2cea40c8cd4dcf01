import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { containsLocal } from '../../../../db/query/containing.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { localText } from '../../../../db/query/local-text.ts'
import { isNameTaken } from '../../../../db/query/name-taken.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { drawnFrom } from '../asked.queries.ts'
import { questionBanks, questions } from '../questions.tables.ts'

const held = sql<number>`(select count(*)::int from ${questions} question
  where question.company_id = "question_banks"."company_id" and question.bank_id = "question_banks"."id"
    and question.removed_at is null)`

const seen = {
  id: questionBanks.id,
  title: questionBanks.title,
  description: questionBanks.description,
  changes: questionBanks.changes,
  changedAt: questionBanks.changedAt,
  removedAt: questionBanks.removedAt,
  questions: held,
  evaluations: drawnFrom,
}

export type BankRecord = NonNullable<Awaited<ReturnType<typeof findBank>>>
export async function findBank(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select(seen)
    .from(questionBanks)
    .where(and(eq(questionBanks.companyId, companyId), eq(questionBanks.id, id)))
  return row
}

/** Has another bank of the company this title? */
export const isTitleTaken = (db: Db, whose: { companyId: number; but: number }, title: LocalText) =>
  isNameTaken(db, { table: questionBanks, name: questionBanks.title }, whose, title)

const titleIn = (language: Language) => {
  const { title } = questionBanks
  return localText(title, language)
}

export async function findBanks(
  db: Db,
  { companyId, language }: { companyId: number; language: Language },
  page: Page,
) {
  const wanted = and(
    eq(questionBanks.companyId, companyId),
    isNull(questionBanks.removedAt),
    ...page.filters.map(({ value }) => containsLocal(questionBanks.title, value)),
  )
  const sorts: Record<string, SQL> = {
    title: titleIn(language),
    questions: held,
    changedAt: sql`${questionBanks.changedAt}`,
  }
  const column = sorts[page.sort?.field ?? 'title'] ?? titleIn(language)
  const [rows, [total]] = await Promise.all([
    db
      .select(seen)
      .from(questionBanks)
      .where(wanted)
      .orderBy(page.sort?.descending ? desc(column) : asc(column), asc(questionBanks.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(questionBanks).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

const inBank = (companyId: number, bankId: number) =>
  and(eq(questions.companyId, companyId), eq(questions.bankId, bankId), isNull(questions.removedAt))

export function listFolders(db: Db, companyId: number, bankId: number) {
  return db
    .select({ name: questions.folder, questions: count() })
    .from(questions)
    .where(and(inBank(companyId, bankId), sql`${questions.folder} <> ''`))
    .groupBy(questions.folder)
    .orderBy(sql`${questions.folder} collate "und-x-icu"`)
}

export async function listTags(db: Db, companyId: number, bankId: number) {
  const tag = sql<string>`jsonb_array_elements_text(${questions.tags})`.as('tag')
  const tags = db.select({ tag }).from(questions).where(inBank(companyId, bankId)).as('tags')
  return db
    .select({ name: tags.tag, questions: count() })
    .from(tags)
    .groupBy(tags.tag)
    .orderBy(sql`${tags.tag} collate "und-x-icu"`)
}

/** The questions that a bank holds, by number. */
export async function listHeld(db: Db, companyId: number, bankId: number) {
  const rows = await db.select({ id: questions.id }).from(questions).where(inBank(companyId, bankId))
  return rows.map(({ id }) => id)
}

/** Which of these are banks that questions can stand in. */
export async function listKnownBanks(db: Db, companyId: number, ids: readonly number[]) {
  const rows = await db
    .select({ id: questionBanks.id })
    .from(questionBanks)
    .where(
      and(
        eq(questionBanks.companyId, companyId),
        inArray(questionBanks.id, [...ids]),
        isNull(questionBanks.removedAt),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

export async function insertBank(db: Db, values: typeof questionBanks.$inferInsert) {
  const [made] = await db.insert(questionBanks).values(values).returning({ id: questionBanks.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

type Change = Partial<Pick<typeof questionBanks.$inferInsert, 'title' | 'description' | 'removedAt'>>

/** Compare and set: nothing where somebody changed it since this revision was seen. */
export async function writeBank(
  db: Db,
  { companyId, id, changes }: { companyId: number; id: number; changes: number },
  change: Change,
  at: Date,
) {
  const written = await db
    .update(questionBanks)
    .set({ ...change, changes: changes + 1, changedAt: at })
    .where(
      and(
        eq(questionBanks.companyId, companyId),
        eq(questionBanks.id, id),
        eq(questionBanks.changes, changes),
      ),
    )
    .returning({ id: questionBanks.id })
  return written.length > 0
}
