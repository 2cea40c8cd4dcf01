import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { exactOrClose, type Wanted } from '../../../../db/search/search-part.ts'
import { prepared } from '../../../../db/engine/prepared.ts'
import {
  askedBy,
  asking,
  holding,
  matchesText,
  mostWords,
  placedWords,
  placesFor,
  searchedOf,
} from '../../../../db/search/searching.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { shownForGroups } from '../../assignments/assignments.access.ts'
import { contentVersion } from '../../courses/versions/content-versions.access.ts'
import { type CardRow, cardsOf, hiddenFolders, isInCatalogue } from '../cards/cards.queries.ts'
import type { Fits } from '../course/found-content.ts'
import { placesOf, type PlaceRows } from '../course/found-places.queries.ts'

const { companyId } = asking
/** Shown in the catalogue, and to whoever searches. */
const isOpen = sql`${isInCatalogue} and (not container.for_groups or container.id in (select id from mine))`

const editionTexts = searchedOf('edition')
const folderTexts = searchedOf('folder')
const revisionTexts = searchedOf('revision')

const editionsThatFit = (isClose: boolean): SQL => sql`
  select edition.id, ${holding(editionTexts)} as rank from ${askedBy(isClose)}
  join container_editions edition on edition.company_id = ${companyId} and ${matchesText(editionTexts)}`
const foldersThatFit = (isClose: boolean): SQL => sql`
  select folder.id, ${holding(folderTexts)} as rank from ${askedBy(isClose)}
  join containers folder on folder.company_id = ${companyId} and (folder.edition_id is null) is true
    and ${matchesText(folderTexts)}`
const revisionsThatFit = (isClose: boolean): SQL => sql`
  select revision.id, ${holding(revisionTexts)} as rank from ${askedBy(isClose)}
  join component_revisions revision on revision.company_id = ${companyId} and ${matchesText(revisionTexts)}`

/** Containers whose published texts fit: a course’s stand in its edition, a folder’s in itself. */
const containersThatFit = (isClose: boolean): SQL => sql`
  select shown.id, edition.rank
  from (${editionsThatFit(isClose)}) edition
  join containers shown on shown.company_id = ${companyId} and shown.edition_id = edition.id
  union all ${foldersThatFit(isClose)}`

const [known, grouped] = [sql.placeholder('known'), sql.placeholder('grouped')]

/** NOTE: two lists, as the database takes longer to write rows than to find them. */
const fitting = (rows: SQL) =>
  sql`(select json_build_array(array_agg(fit.id), array_agg(fit.rank)) from (${rows}) fit)`

const fitsOf = (isClose: boolean) => sql`json_build_object(
    'editions', ${fitting(editionsThatFit(isClose))},
    'folders', ${fitting(foldersThatFit(isClose))},
    'revisions', ${fitting(revisionsThatFit(isClose))})`

export type ContentAnswer = {
  version: string | null
  /** Where all of it stands, where that is asked and was not known before. */
  places?: PlaceRows | null
  mine?: number[] | null
  /** What fits. */
  fits: Fits
  /** With the places comes what fits exactly, as what was known of it is of another version. */
  exact?: Fits | null
}

/**
 * The content that fits, and in which version that is. Where it stands comes with what is nearly it, where that was not known:
 * put beside what is asked at each press of a key it would be a tenth of the price of that, though it is needed once for a
 * version. Of what is `grouped`, which is for groups alone, comes what is shown to who asks, unless it is known that there is none.
 */
export function contentAnswer(way: 'all' | 'some', { isClose, isTold }: Wanted) {
  const isNew = isClose && !isTold
  const places = sql`'places', case when not seen.known then ${placesOf} end,
    'exact', case when not seen.known then ${fitsOf(false)} end,`
  const mine = sql`'mine', case when not seen.known or cardinality(${grouped}::int[]) > 0 then (
      select array_agg(mine.id) from (${shownForGroups(asking)}) mine
      where not seen.known or mine.id = any(${grouped}::int[])) end,`
  return sql<ContentAnswer>`(
  select json_build_object(
    ${isNew ? places : sql``}
    ${isNew || way === 'some' ? mine : sql``}
    'fits', ${fitsOf(isClose)}, 'version', seen.version)
  from (select version, (version = ${known}::uuid) is true as known
    from (select ${contentVersion(companyId)} as version offset 0) shown) seen)`
}

const given = sql.placeholder

/** NOTE: one statement for each number of words; typed ones differ with every press of a key. */
const pages = Array.from({ length: mostWords }, (_, place) =>
  prepared((db) => {
    const words = placesFor(Array.from({ length: place + 1 }, () => ''))
    const found = exactOrClose(words, true, containersThatFit)
    const page = cardsOf(asking, {
      joined: sql`join ${found} hit on hit.id = container.id`,
      where: isOpen,
      order: sql`hit.rank desc`,
      limit: given('limit'),
      offset: given('offset'),
    })
    return db
      .select({ card: sql<CardRow & { total: number }>`row_to_json(card)` })
      .from(sql`(with hidden as materialized (${hiddenFolders(companyId)}), mine as materialized (${shownForGroups(asking)}),
        page as (${page}) select * from page) card`)
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
