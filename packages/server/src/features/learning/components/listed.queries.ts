import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Language } from '@oktant/contract/http/http.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { findPage, inPage } from '../../../db/query/find-page.ts'
import { localText } from '../../../db/query/local-text.ts'
import { containsLocal } from '../../../db/query/containing.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { containerChildren, containers, editionChildren } from '../courses/courses.tables.ts'
import { componentRevisions, components } from './components.tables.ts'

// What every list of components is made of, whichever kind of them it shows.

/** Courses that hold it now, in what is published or in what their authors work on. */
export const courses = sql<number>`(select count(distinct container.id)::int from ${containerChildren} child
  join ${editionChildren} place on place.company_id = child.company_id and place.child_id = child.id
  join ${containers} container on container.company_id = child.company_id and container.id = child.container_id
    and place.edition_id in (container.edition_id, container.draft_id) and container.state <> 'deleted'
  where child.company_id = "components"."company_id" and child.component_id = "components"."id")`

export const ofLatest = and(
  eq(componentRevisions.companyId, components.companyId),
  eq(componentRevisions.id, components.revisionId),
)

const filters: Record<string, (value: string) => SQL | undefined> = {
  title: (value) => containsLocal(componentRevisions.title, value),
  categoryId: (value) => eq(components.categoryId, /^\d{1,4}$/.test(value) ? Number(value) : 0),
  contentType: (value) => eq(componentRevisions.contentTypeId, /^\d{1,9}$/.test(value) ? Number(value) : 0),
  status: (value) => (value === '' ? undefined : sql`${components.status} = ${value}`),
}

const titleIn = (language: Language) => {
  const { title } = componentRevisions
  return localText(title, language)
}

export const listedBy = (wanted: Page['filters']) => wanted.map(({ field, value }) => filters[field]?.(value))

function placeIn(language: Language, sort: Page['sort']) {
  const sorts: Record<string, SQL> = {
    title: titleIn(language),
    categoryId: sql`${components.categoryId}`,
    courses,
    changedAt: sql`${components.changedAt}`,
  }
  return sorts[sort?.field ?? 'title'] ?? titleIn(language)
}

type Reader = { companyId: number; language: Language }

const orderOf = ({ sort }: Page) => (sort?.descending ? sql`desc` : sql`asc`)

/** NOTE: the index of titles leads to the page, and they are counted without what they say: a tenth of what both took as one. */
async function findByTitle(db: Db, { companyId, language }: Reader, page: Page) {
  const wanted = and(
    eq(components.companyId, companyId),
    isNull(components.removedAt),
    isNotNull(components.revisionId),
  )
  const [found] = await rowsOf<{ ids: number[]; total: number }>(
    db,
    sql`select (select count(*)::int from ${components} where ${wanted}) as total,
      array(select ${components.id} from ${components} join ${componentRevisions} on ${ofLatest} where ${wanted}
        order by ${titleIn(language)} ${orderOf(page)}, ${components.id}
        limit ${page.limit} offset ${page.offset}) as ids`,
  )
  return found ?? { ids: [], total: 0 }
}

const isByTitle = ({ sort }: Page) => (sort?.field ?? 'title') === 'title'

/** Which components stand on a page, and how many there are; of one kind, where it says what else they are. */
export function findListed(db: Db, reader: Reader, page: Page, kind?: SQL) {
  if (!kind && page.filters.length === 0 && isByTitle(page)) return findByTitle(db, reader, page)
  const { companyId, language } = reader
  const matched = db
    .select({ id: components.id, place: placeIn(language, page.sort).as('place') })
    .from(components)
    .innerJoin(componentRevisions, ofLatest)
    .where(
      and(eq(components.companyId, companyId), isNull(components.removedAt), kind, ...listedBy(page.filters)),
    )
  return findPage(db, matched, { ...page, order: orderOf(page) })
}

const placed = inPage(components.id)
/** Those of a page, in its order. */
export const componentsInPage = {
  ...placed,
  where: and(eq(components.companyId, sql.placeholder('companyId')), placed.where),
}
