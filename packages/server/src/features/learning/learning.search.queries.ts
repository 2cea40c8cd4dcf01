import { type SQL, sql } from 'drizzle-orm'
import { categories } from '@oktant/contract/constants.ts'
import type { Db } from '../../db/db.ts'
import { exactOrClose, type SearchPart, type Shared, type Wanted, withShared } from '../../db/search-part.ts'
import { prepared } from '../../db/prepared.ts'
import {
  askedBy,
  asking,
  holding,
  matchesText,
  mostWords,
  placedWords,
  placesFor,
  searchedOf,
} from '../../db/searching.ts'
import type { Page } from '../../http/paging.ts'
import { shownForGroups } from '../assignments/assignments.access.ts'
import { type CardRow, cardsOf, hiddenFolders, isInCatalogue } from './cards.queries.ts'

const { companyId } = asking
const shared: Shared = { hidden: hiddenFolders(companyId), mine: shownForGroups(asking) }
const gone = sql`select gone.id from components gone
  where gone.company_id = ${companyId} and (gone.removed_at is not null or gone.status <> 'active')`
/** Shown in the catalogue, and to whoever searches. */
const isOpen = sql`${isInCatalogue} and (not container.for_groups or container.id in (select id from mine))`

const editionTexts = searchedOf('edition')
const folderTexts = searchedOf('folder')
const revisionTexts = searchedOf('revision')

const excerpt = (column: string) =>
  sql.raw(`jsonb_build_object('en', left(${column}->>'en', 240), 'de', left(${column}->>'de', 240))`)

/** Containers whose published texts fit: a course’s stand in its edition, a folder’s in itself. */
const containersThatFit = ({ isClose }: Pick<Wanted, 'isClose'>): SQL => sql`
  select shown.id, ${holding(editionTexts)} as rank
  from ${askedBy(isClose)}
  join container_editions edition on edition.company_id = ${companyId} and ${matchesText(editionTexts)}
  join containers shown on shown.company_id = edition.company_id and shown.edition_id = edition.id
  union all
  select folder.id, ${holding(folderTexts)}
  from ${askedBy(isClose)}
  join containers folder on folder.company_id = ${companyId} and (folder.edition_id is null) is true
    and ${matchesText(folderTexts)}`

export const containerSearch: SearchPart = {
  types: ['Container'],
  wayOf: ({ permissions }) => (permissions.has('learning.take') ? 'all' : null),
  // NOTE: looked through once, whatever else the planner believes: it knows little of how many fit.
  hits: (_, wanted) => sql`
    with found as materialized (${containersThatFit(wanted)})
    select 'Container' as type, container.id, container.id as "containerId", null::int as "revisionId",
      edition.course_type_id as "courseTypeId", found.rank::float8 as rank
    from found
    join containers container on container.company_id = ${companyId} and container.id = found.id
    left join container_editions edition on edition.company_id = container.company_id
      and edition.id = container.edition_id
    where ${isOpen}
    order by rank desc, container.id limit ${sql.raw(String(wanted.most))}`,
  shared,
  shown: sql`
    select page.place, page.type, page.id, container.title as name, ${excerpt('container.description')} as text,
      page."containerId", container.type_id as "containerTypeId", coalesce(root.title, parent.title) as inside,
      coalesce(root.key, container.key) as "segmentKey", edition.cover_id as "fileId", page."courseTypeId"
    from page
    join containers container on container.company_id = ${companyId} and container.id = page.id
    left join container_editions edition on edition.company_id = container.company_id
      and edition.id = container.edition_id
    left join containers root on root.company_id = container.company_id and root.id = container.root_id
    left join containers parent on parent.company_id = container.company_id and parent.id = container.parent_id
    where page.type = 'Container'`,
}

const isEvaluation = sql.raw(`component.category_id in (${categories.launchAsEvaluation.join(', ')})`)

/** Parts of published courses, each once, in the course that came first. */
export const componentSearch: SearchPart = {
  types: ['Component', 'Evaluation'],
  wayOf: ({ permissions }) => (permissions.has('learning.take') ? 'all' : null),
  hits: (_, wanted) => sql`
    select case when ${isEvaluation} then 'Evaluation' else 'Component' end as type, component.id,
      best.container_id as "containerId", best.revision_id as "revisionId", null::int as "courseTypeId",
      best.rank::float8 as rank
    from (
      select * from (
        select distinct on (revision.component_id) revision.component_id, revision.id as revision_id,
          container.id as container_id, ${holding(revisionTexts)} as rank
        from ${askedBy(wanted.isClose)}
        join component_revisions revision on revision.company_id = ${companyId} and ${matchesText(revisionTexts)}
        join edition_children place on place.company_id = revision.company_id
          and place.revision_id = revision.id and place.enabled
        join containers container on container.company_id = place.company_id
          and container.edition_id = place.edition_id
        where ${isOpen} and revision.component_id not in (select id from gone)
        order by revision.component_id, container.id
      ) found
      order by rank desc, component_id limit ${sql.raw(String(wanted.most))}
    ) best
    join components component on component.company_id = ${companyId} and component.id = best.component_id`,
  shared: { ...shared, gone },
  shown: sql`
    select page.place, page.type, page.id, revision.title as name, ${excerpt('revision.description')} as text,
      page."containerId", container.type_id as "containerTypeId", container.title as inside, root.key as "segmentKey",
      null::int as "fileId", null::int as "courseTypeId"
    from page
    join component_revisions revision on revision.company_id = ${companyId} and revision.id = page."revisionId"
    join containers container on container.company_id = revision.company_id and container.id = page."containerId"
    left join containers root on root.company_id = container.company_id and root.id = container.root_id
    where page.type in ('Component', 'Evaluation')`,
}

const given = sql.placeholder

/** NOTE: one statement for each number of words; typed ones differ with every press of a key. */
const pages = Array.from({ length: mostWords }, (_, place) =>
  prepared((db) => {
    const words = placesFor(Array.from({ length: place + 1 }, () => ''))
    const found = exactOrClose(words, (isClose) => containersThatFit({ isClose }))
    const page = cardsOf(asking, {
      joined: sql`join ${found} hit on hit.id = container.id`,
      where: isOpen,
      order: sql`hit.rank desc`,
      limit: given('limit'),
      offset: given('offset'),
    })
    return db
      .select({ card: sql<CardRow & { total: number }>`to_jsonb(card)` })
      .from(sql`(with ${withShared(shared)}page as (${page}) select * from page) card`)
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
