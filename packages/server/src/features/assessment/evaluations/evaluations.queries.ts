import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { EvaluationItem, EvaluationSettings } from '@oktant/contract/assessment/evaluations.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { courses, findListed, componentsInPage, ofLatest } from '../../learning/components/components.ts'
import { componentRevisions, components } from '../../learning/components/components.tables.ts'
import { questionBanks, questions } from '../questions/questions.tables.ts'
import type { Drawable } from './draw.rules.ts'
import { evaluationItems, evaluationReleases, evaluationRevisions, ofRelease } from './evaluations.tables.ts'

const given = sql.placeholder

const asked = sql<number>`(select coalesce(sum(item.count), 0)::int from ${evaluationItems} item
  where item.company_id = "components"."company_id" and item.revision_id = "components"."revision_id")`

const seen = {
  id: components.id,
  categoryId: components.categoryId,
  status: components.status,
  revision: components.changes,
  revisionId: components.revisionId,
  changedAt: components.changedAt,
  removedAt: components.removedAt,
  title: componentRevisions.title,
  description: componentRevisions.description,
  keywords: componentRevisions.keywords,
  minutes: componentRevisions.minutes,
  settings: evaluationRevisions.settings,
  releaseAt: evaluationReleases.releaseAt,
  courses,
  questions: asked,
}

const ofSettings = and(
  eq(evaluationRevisions.companyId, components.companyId),
  eq(evaluationRevisions.revisionId, components.revisionId),
)

export type EvaluationRecord = NonNullable<Awaited<ReturnType<typeof findEvaluation>>>
export async function findEvaluation(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select(seen)
    .from(components)
    .innerJoin(componentRevisions, ofLatest)
    .innerJoin(evaluationRevisions, ofSettings)
    .leftJoin(evaluationReleases, ofRelease)
    .where(and(eq(components.companyId, companyId), eq(components.id, id)))
  return row
}

const isEvaluation = sql`exists (select 1 from ${evaluationRevisions} said
  where said.company_id = ${components.companyId} and said.revision_id = ${components.revisionId})`

const rowsOfPage = prepared((db) =>
  db
    .select({
      id: components.id,
      title: componentRevisions.title,
      categoryId: components.categoryId,
      status: components.status,
      questions: asked,
      courses,
      changedAt: components.changedAt,
    })
    .from(components)
    .innerJoin(componentRevisions, ofLatest)
    .where(componentsInPage.where)
    .orderBy(componentsInPage.order)
    .prepare('evaluations_listed'),
)
export type EvaluationListed = Awaited<ReturnType<ReturnType<typeof rowsOfPage>['execute']>>[number]

export async function findEvaluations(db: Db, reader: { companyId: number; language: Language }, page: Page) {
  const { ids, total } = await findListed(db, reader, page, isEvaluation)
  const { companyId } = reader
  return { rows: ids.length ? await rowsOfPage(db).execute({ companyId, ids }) : [], total }
}

type Revision = { companyId: number; revisionId: number }
type Body = { settings: EvaluationSettings; items: readonly EvaluationItem[] }

/** Writes what a revision is and asks, in the place of what it was. */
export async function writeBody(db: Db, { companyId, revisionId }: Revision, { settings, items }: Body) {
  await db
    .insert(evaluationRevisions)
    .values({ companyId, revisionId, settings })
    .onConflictDoUpdate({
      target: [evaluationRevisions.companyId, evaluationRevisions.revisionId],
      set: { settings },
    })
  await db
    .delete(evaluationItems)
    .where(and(eq(evaluationItems.companyId, companyId), eq(evaluationItems.revisionId, revisionId)))
  await db
    .insert(evaluationItems)
    .values(items.map((item, position) => ({ companyId, revisionId, position, ...item })))
}

const itemsOf = prepared((db) =>
  db
    .select({
      questionId: evaluationItems.questionId,
      bankId: evaluationItems.bankId,
      tag: evaluationItems.tag,
      difficulty: evaluationItems.difficulty,
      count: evaluationItems.count,
      mandatory: evaluationItems.mandatory,
    })
    .from(evaluationItems)
    .where(
      and(
        eq(evaluationItems.companyId, given('companyId')),
        eq(evaluationItems.revisionId, given('revisionId')),
      ),
    )
    .orderBy(asc(evaluationItems.position))
    .prepare('evaluations_items'),
)

export const listItems = (db: Db, { companyId, revisionId }: Revision): Promise<EvaluationItem[]> =>
  itemsOf(db).execute({ companyId, revisionId })

/** How a revision is taken; nothing where it is no evaluation. */
export async function findSettings(db: Db, { companyId, revisionId }: Revision) {
  const [row] = await db
    .select({ settings: evaluationRevisions.settings })
    .from(evaluationRevisions)
    .where(and(eq(evaluationRevisions.companyId, companyId), eq(evaluationRevisions.revisionId, revisionId)))
  return row?.settings
}

const named = (items: readonly EvaluationItem[], pick: (item: EvaluationItem) => number | null) =>
  items.flatMap((item) => pick(item) ?? [])

const namedBy = (items: readonly EvaluationItem[]) => ({
  questionIds: named(items, ({ questionId }) => questionId),
  bankIds: named(items, ({ bankId }) => bankId),
})

const ofBank = and(eq(questionBanks.companyId, questions.companyId), eq(questionBanks.id, questions.bankId))
const couldBeAsked = and(
  eq(questions.companyId, given('companyId')),
  isNull(questions.removedAt),
  isNull(questionBanks.removedAt),
  sql`(${questions.id} = any(${given('questionIds')}::int[]) or ${questions.bankId} = any(${given('bankIds')}::int[]))`,
)

const candidatesOf = prepared((db) =>
  db
    .select({
      id: questions.id,
      bankId: questions.bankId,
      title: questions.title,
      type: questions.type,
      status: questions.status,
      difficulty: questions.difficulty,
      tags: questions.tags,
      fullScore: questions.fullScore,
      versionId: questions.versionId,
    })
    .from(questions)
    .innerJoin(questionBanks, ofBank)
    .where(couldBeAsked)
    .orderBy(asc(questions.id))
    .prepare('evaluations_candidates'),
)

export type Candidate = Awaited<ReturnType<typeof listCandidates>>[number]

/** Every question that these items could ask: those by name, and those of the banks that are drawn from. */
export const listCandidates = (db: Db, companyId: number, items: readonly EvaluationItem[]) =>
  candidatesOf(db).execute({ companyId, ...namedBy(items) })

const drawablesOf = prepared((db) =>
  db
    .select({
      id: questions.id,
      bankId: questions.bankId,
      status: questions.status,
      difficulty: questions.difficulty,
      tags: questions.tags,
      versionId: questions.versionId,
    })
    .from(questions)
    .innerJoin(questionBanks, ofBank)
    .where(couldBeAsked)
    .orderBy(asc(questions.id))
    .prepare('evaluations_drawables'),
)

/** The same, with no more of each than a draw needs, as a bank may have many. */
export const listDrawables = (
  db: Db,
  companyId: number,
  items: readonly EvaluationItem[],
): Promise<Drawable[]> => drawablesOf(db).execute({ companyId, ...namedBy(items) })

/** What the banks are called that these items draw from. */
export async function listBankTitles(db: Db, companyId: number, items: readonly EvaluationItem[]) {
  const ids = named(items, ({ bankId }) => bankId)
  const rows = await db
    .select({ id: questionBanks.id, title: questionBanks.title })
    .from(questionBanks)
    .where(
      and(
        eq(questionBanks.companyId, companyId),
        inArray(questionBanks.id, ids),
        isNull(questionBanks.removedAt),
      ),
    )
  return new Map(rows.map(({ id, title }) => [id, title]))
}
