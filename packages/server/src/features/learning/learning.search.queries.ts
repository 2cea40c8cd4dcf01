import { type SQL, sql } from 'drizzle-orm'
import { categories, search } from '@oktant/contract/constants.ts'
import { containerType } from '@oktant/contract/segments.ts'
import type { Db } from '../../db/db.ts'
import { exactOrClose, type SearchPart, type Wanted } from '../../db/search-part.ts'
import { prepared } from '../../db/prepared.ts'
import {
  asking,
  isNearly,
  matchesText,
  mostWords,
  nearness,
  placedWords,
  placesFor,
  type Searched,
} from '../../db/searching.ts'
import type { Page } from '../../http/paging.ts'
import { isShownTo } from '../assignments/assignments.access.ts'
import { revisionTexts } from '../components/components.tables.ts'
import { containerTexts, editionTexts } from '../courses/courses.tables.ts'
import { type CardRow, cardsOf, ofCatalogue } from './cards.queries.ts'

const { companyId } = asking
/** Shown in the catalogue, and to whoever searches. */
const isOpen = sql`${ofCatalogue(companyId)} and ${isShownTo(asking)}`

const fits = (texts: Searched, { words, isClose }: Wanted) => (isClose ? isNearly : matchesText)(texts, words)

const excerpt = (column: string) =>
  sql.raw(`jsonb_build_object('en', left(${column}->>'en', 240), 'de', left(${column}->>'de', 240))`)

/** Containers whose published texts fit: a course’s stand in its edition, a folder’s in itself. */
function containersThatFit(wanted: Wanted): SQL {
  return sql`
    select shown.id, ${nearness(editionTexts('edition'), wanted.words)} as rank
    from container_editions edition
    join containers shown on shown.company_id = edition.company_id and shown.edition_id = edition.id
    where edition.company_id = ${companyId} and ${fits(editionTexts('edition'), wanted)}
    union all
    select folder.id, ${nearness(containerTexts('folder'), wanted.words)}
    from containers folder
    where folder.company_id = ${companyId} and (folder.edition_id is null) is true and ${fits(containerTexts('folder'), wanted)}`
}

export const containerSearch: SearchPart = {
  types: ['Container'],
  wayOf: ({ permissions }) => (permissions.has('learning.take') ? 'all' : null),
  // NOTE: looked through once, whatever else the planner believes: it knows little of how many fit.
  hits: (_, wanted) => sql`
    with found as materialized (${containersThatFit(wanted)})
    select 'Container' as type, container.id, container.title as name, ${excerpt('container.description')} as text,
      container.id as "containerId", container.type_id as "containerTypeId",
      coalesce(root.title, parent.title) as inside, coalesce(root.key, container.key) as "segmentKey", edition.cover_id as "fileId",
      edition.course_type_id as "courseTypeId", found.rank::float8 as rank
    from found
    join containers container on container.company_id = ${companyId} and container.id = found.id
    left join container_editions edition on edition.company_id = container.company_id
      and edition.id = container.edition_id
    left join containers root on root.company_id = container.company_id and root.id = container.root_id
    left join containers parent on parent.company_id = container.company_id and parent.id = container.parent_id
    where ${isOpen}
    order by rank desc, container.id limit ${wanted.most}`,
}

const isEvaluation = sql`component.category_id in (${sql.join(
  categories.launchAsEvaluation.map((category) => sql`${category}::int`),
  sql`, `,
)})`

/** Parts of published courses, each once, in the course that came first. */
export const componentSearch: SearchPart = {
  types: ['Component', 'Evaluation'],
  wayOf: ({ permissions }) => (permissions.has('learning.take') ? 'all' : null),
  hits: (_, wanted) => sql`
    select case when ${isEvaluation} then 'Evaluation' else 'Component' end as type, component.id,
      found.title as name, ${excerpt('found.description')} as text, found.container_id as "containerId",
      ${containerType.course}::int as "containerTypeId", found.inside, found.key as "segmentKey",
      null::int as "fileId", null::int as "courseTypeId", found.rank::float8 as rank
    from (
      select distinct on (revision.component_id) revision.component_id, revision.title, revision.description,
        container.id as container_id, container.title as inside, root.key,
        ${nearness(revisionTexts('revision'), wanted.words)} as rank
      from component_revisions revision
      join edition_children place on place.company_id = revision.company_id
        and place.revision_id = revision.id and place.enabled
      join containers container on container.company_id = place.company_id
        and container.edition_id = place.edition_id
      left join containers root on root.company_id = container.company_id and root.id = container.root_id
      where revision.company_id = ${companyId} and ${fits(revisionTexts('revision'), wanted)} and ${isOpen}
      order by revision.component_id, container.id
    ) found
    join components component on component.company_id = ${companyId} and component.id = found.component_id
      and component.removed_at is null and component.status = 'active'
    order by rank desc, component.id limit ${wanted.most}`,
}

const given = sql.placeholder

/** NOTE: one statement for each number of words; typed ones differ with every press of a key. */
const pages = Array.from({ length: mostWords }, (_, place) =>
  prepared((db) => {
    const words = placesFor(Array.from({ length: place + 1 }, () => ''))
    const found = exactOrClose(
      (isClose) =>
        sql`select id from (${containersThatFit({ words, isClose, most: search.mostOfType })}) fitting`,
    )
    const page = cardsOf(asking, {
      where: sql`${isOpen} and container.id in (select id from ${found} hit)`,
      order: sql`${nearness(containerTexts('container'), words)} desc`,
      limit: given('limit'),
      offset: given('offset'),
    })
    return db
      .select({ card: sql<CardRow & { total: number }>`to_jsonb(card)` })
      .from(sql`(${page}) card`)
      .prepare(`search_containers_${place}`)
  }),
)

/** A page of containers as cards, the best first. */
export async function findContainers(
  db: Db,
  { companyId: of, id, timezone }: { companyId: number; id: number; timezone: string },
  words: readonly string[],
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
) {
  const rows = await pages[words.length - 1]?.(db).execute({
    ...placedWords(words),
    companyId: of,
    userId: id,
    timezone,
    limit,
    offset,
  })
  return (rows ?? []).map(({ card }) => card)
}
