import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { containerChildren, containers, editionChildren } from '../courses/courses.tables.ts'
import { learningTypes } from '../learning-types/learning-types.tables.ts'
import { componentRevisions, components } from './components.tables.ts'
import { courses, findListed, componentsInPage, ofLatest } from './listed.queries.ts'

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
  content: componentRevisions.content,
  keywords: componentRevisions.keywords,
  minutes: componentRevisions.minutes,
  difficulty: componentRevisions.difficulty,
  completion: componentRevisions.completion,
  contentTypeId: componentRevisions.contentTypeId,
  courses,
}

/** A removed type is none. */
const ofType = and(
  eq(learningTypes.companyId, componentRevisions.companyId),
  eq(learningTypes.id, componentRevisions.contentTypeId),
  isNull(learningTypes.removedAt),
)

/** What the component is called that goes with it; a removed one is none. */
const linkedTitle = sql<LocalText | null>`(select said.title from components linked
  join component_revisions said on said.company_id = linked.company_id and said.id = linked.revision_id
  where linked.company_id = "components"."company_id" and linked.removed_at is null
    and linked.id = ("component_revisions"."content"->>'linkedComponent')::int)`

export type ComponentRecord = NonNullable<Awaited<ReturnType<typeof findComponent>>>
export async function findComponent(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({ ...seen, linkedTitle })
    .from(components)
    .innerJoin(componentRevisions, ofLatest)
    .where(and(eq(components.companyId, companyId), eq(components.id, id)))
  return row
}

/** NOTE: what a component says is not read for a row that does not show it. */
const rowsOfPage = prepared((db) =>
  db
    .select({
      id: components.id,
      title: componentRevisions.title,
      categoryId: components.categoryId,
      contentType: { id: learningTypes.id, name: learningTypes.name, icon: learningTypes.icon },
      status: components.status,
      minutes: componentRevisions.minutes,
      courses,
      changedAt: components.changedAt,
    })
    .from(components)
    .innerJoin(componentRevisions, ofLatest)
    .leftJoin(learningTypes, ofType)
    .where(componentsInPage.where)
    .orderBy(componentsInPage.order)
    .prepare('components_listed'),
)
export type ComponentListed = Awaited<ReturnType<ReturnType<typeof rowsOfPage>['execute']>>[number]

export async function findComponents(db: Db, reader: { companyId: number; language: Language }, page: Page) {
  const { ids, total } = await findListed(db, reader, page)
  const { companyId } = reader
  return { rows: ids.length ? await rowsOfPage(db).execute({ companyId, ids }) : [], total }
}

export type Content = Pick<
  typeof componentRevisions.$inferInsert,
  'title' | 'description' | 'content' | 'keywords' | 'minutes' | 'difficulty' | 'completion' | 'contentTypeId'
>

export async function insertComponent(db: Db, companyId: number, categoryId: number, at: Date) {
  const [made] = await db
    .insert(components)
    .values({ companyId, categoryId, changedAt: at })
    .returning({ id: components.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

export async function insertRevision(
  db: Db,
  whose: { companyId: number; componentId: number; createdBy: number },
  content: Content,
) {
  const [made] = await db
    .insert(componentRevisions)
    .values({ ...whose, ...content })
    .returning({ id: componentRevisions.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

export async function writeRevision(db: Db, companyId: number, id: number, content: Content) {
  await db
    .update(componentRevisions)
    .set(content)
    .where(and(eq(componentRevisions.companyId, companyId), eq(componentRevisions.id, id)))
}

/** Does a published edition hold this revision? Then it stays as it is. */
export async function isPublished(db: Db, companyId: number, revisionId: number) {
  const found = await db
    .select({ id: editionChildren.childId })
    .from(editionChildren)
    .where(and(eq(editionChildren.companyId, companyId), eq(editionChildren.revisionId, revisionId)))
    .limit(1)
  return found.length > 0
}

type Change = Partial<Pick<typeof components.$inferInsert, 'revisionId' | 'status' | 'removedAt'>>

/** Compare and set: nothing where somebody changed it since this revision was seen. */
export async function writeComponent(
  db: Db,
  { companyId, id, revision }: { companyId: number; id: number; revision: number },
  change: Change,
  at: Date,
) {
  const written = await db
    .update(components)
    .set({ ...change, changes: revision + 1, changedAt: at })
    .where(and(eq(components.companyId, companyId), eq(components.id, id), eq(components.changes, revision)))
    .returning({ id: components.id })
  return written.length > 0
}

/** How many of the library begin with this title, in either language. */
export async function countTitles(db: Db, companyId: number, { en, de }: LocalText) {
  const begins = (language: 'en' | 'de', text: string) =>
    text ? sql`starts_with(${componentRevisions.title}->>${language}::text, ${text})` : sql`false`
  const [found] = await db
    .select({ count: count() })
    .from(components)
    .innerJoin(componentRevisions, ofLatest)
    .where(
      and(
        eq(components.companyId, companyId),
        isNull(components.removedAt),
        sql`(${begins('en', en)} or ${begins('de', de)})`,
      ),
    )
  return found?.count ?? 0
}

/** The courses that hold it, by title. */
export async function listHolders(db: Db, companyId: number, componentId: number) {
  return db
    .selectDistinct({ id: containers.id, title: containers.title })
    .from(containerChildren)
    .innerJoin(
      editionChildren,
      and(
        eq(editionChildren.companyId, containerChildren.companyId),
        eq(editionChildren.childId, containerChildren.id),
      ),
    )
    .innerJoin(
      containers,
      and(
        eq(containers.companyId, containerChildren.companyId),
        eq(containers.id, containerChildren.containerId),
        sql`${editionChildren.editionId} in (${containers.editionId}, ${containers.draftId})`,
        sql`${containers.state} <> 'deleted'`,
      ),
    )
    .where(and(eq(containerChildren.companyId, companyId), eq(containerChildren.componentId, componentId)))
    .limit(50)
}

/** Which of these are components that a course can hold. */
export async function listUsable(db: Db, companyId: number, ids: readonly number[]) {
  const rows = await db
    .select({ id: components.id })
    .from(components)
    .where(and(eq(components.companyId, companyId), inArray(components.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}
