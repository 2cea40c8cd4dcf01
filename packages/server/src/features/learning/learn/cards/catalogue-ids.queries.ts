import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { hiddenFolders, isInCatalogue } from './cards.queries.ts'

// Which containers a screen shows, and no more than that: each in the order of an index where there is one.

// NOTE: written out, as the index of the catalogue is taken only by who says what it says.
const isCourse = sql`container.type_id = ${sql.raw(String(containerType.course))}
  and parent.type_id is distinct from ${sql.raw(String(containerType.course))}`

/** What is for groups alone is shown to those who have it or have begun it. */
const isMine = sql`(not container.for_groups or container.id = any(${sql.placeholder('mine')}::int[]))`
const companyId = sql.placeholder('companyId')

type Id = { id: number }

const catalogue = preparedRows<Id>(
  'learning_catalogue',
  () => sql`with hidden as materialized (${hiddenFolders(companyId)})
    select container.id from containers container
    left join containers parent on parent.company_id = container.company_id and parent.id = container.parent_id
    where container.company_id = ${companyId} and ${isInCatalogue} and ${isCourse} and ${isMine}
    order by container.position, container.id limit ${sql.placeholder('limit')}`,
)

const folder = preparedRows<Id>(
  'learning_folder',
  () => sql`with hidden as materialized (${hiddenFolders(companyId)})
    select container.id from containers container
    where container.company_id = ${companyId} and container.parent_id = ${sql.placeholder('id')}
      and ${isInCatalogue} and ${isMine}
    order by container.position, container.id limit ${sql.placeholder('limit')}`,
)

/** Those that their authors put forward, in the order of a day, among those that are somebody's to see. */
export const featuredIds = (isSeen: SQL) => sql`with hidden as materialized (${hiddenFolders(companyId)})
    select container.id from container_editions edition
    join containers container on container.company_id = edition.company_id and container.edition_id = edition.id
    left join containers parent on parent.company_id = container.company_id and parent.id = container.parent_id
    where edition.company_id = ${companyId} and edition.featured and ${isInCatalogue} and ${isCourse} and ${isSeen}
    order by md5(container.id || ${sql.placeholder('day')}::text), container.id
    limit ${sql.placeholder('limit')}`

const featured = preparedRows<Id>('learning_featured', () => featuredIds(isMine))

// NOTE: those of the segments that somebody has begun in and the others each in the order of their index, one by one, so
// that neither looks at more courses than it needs: joined at once, all of them would be sorted first.
// NOTE: written out, as of a number that is sent along the planner believes that it is a tenth of all, and plans anew each time.
const mostSuggested = sql.raw('12')
const segments = sql`${sql.placeholder('segments')}::int[]`
const near = sql`container.root_id = any(${segments})`
const fitting = (isNear: boolean) => sql`(
  select container.id, ${sql.raw(String(isNear))} as is_near, edition.featured, edition.published_at
  from container_editions edition
  cross join lateral (
    select container.id from containers container
    left join containers parent on parent.company_id = container.company_id and parent.id = container.parent_id
    where container.company_id = edition.company_id and container.edition_id = edition.id and ${isInCatalogue}
      and ${isCourse} and not container.for_groups and container.id <> all(${sql.placeholder('mine')}::int[])
      and ${isNear ? near : sql`(${near}) is not true`}
    limit 1) container
  where edition.company_id = ${companyId} and ${isNear ? sql`cardinality(${segments}) > 0` : sql`edition.featured`}
  order by edition.featured desc, edition.published_at desc, container.id limit ${mostSuggested})`

const suggested = preparedRows<Id>(
  'learning_suggested',
  () => sql`with hidden as materialized (${hiddenFolders(companyId)})
    select id from (${fitting(true)} union all ${fitting(false)}) both_kinds
    order by is_near desc, featured desc, published_at desc, id limit ${mostSuggested}`,
)

/** Whose catalogue; `mine` is what they have begun or have by their groups. */
type Wanted = { companyId: number; mine: readonly number[]; limit: number }

const idsOf = (rows: readonly Id[]) => rows.map(({ id }) => id)

export const listCatalogueIds = async (db: Db, wanted: Wanted) => idsOf(await catalogue(db, wanted))

/** What stands in one folder. */
export const listFolderIds = async (db: Db, wanted: Wanted & { id: number }) =>
  idsOf(await folder(db, wanted))

export const listFeaturedIds = async (db: Db, wanted: Wanted & { day: string }) =>
  idsOf(await featured(db, wanted))

/** Courses that somebody neither has begun nor has: those of these segments first, then those that are put forward. */
export const listSuggestedIds = async (
  db: Db,
  wanted: Omit<Wanted, 'limit'> & { segments: readonly number[] },
) => idsOf(await suggested(db, wanted))
