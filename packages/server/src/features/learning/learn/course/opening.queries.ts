import { type SQL, sql } from 'drizzle-orm'
import { containerType } from '@oktant/contract/learning/segments.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { makeCache } from '../../../../db/query/cache.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'
import { isTransaction } from '../../../../db/engine/roots.ts'
import { assignedTo } from '../../assignments/assignments.access.ts'
import { contentVersion } from '../../courses/versions/content-versions.access.ts'
import { containerChildren, containers, editions } from '../../courses/courses.tables.ts'
import { keyOf, type Learning } from './container.queries.ts'
import type { Tried } from './did.rules.ts'
import { containerLogs } from '../learn.tables.ts'
import { isIncluded, purchaseOfContainer } from './price.queries.ts'
import { type Progress, progressOf, triedAt } from './progress-of-places.queries.ts'

/** What decides whether somebody may see a container and take it. */
export type Seen = Pick<
  Learning,
  'id' | 'typeId' | 'state' | 'forGroups' | 'sectionOf' | 'assigned' | 'price' | 'isIncluded'
> & {
  purchase: Pick<NonNullable<Learning['purchase']>, 'state'> | null
  edition: Pick<NonNullable<Learning['edition']>, 'id' | 'openToVisitors' | 'priceCents'> | null
  log: Pick<NonNullable<Learning['log']>, 'id' | 'state'> | null
}

export type Opening = Seen & { progress: Progress | null }

const given = sql.placeholder
const asking = { companyId: given('companyId'), userId: given('userId'), timezone: given('timezone') }

/** Who has it and who bought it: looked up only where it decides something, as most courses are free and for all. */
const owned = sql`case when containers.for_groups or priced.id is not null then (
    select jsonb_build_object('isMandatory', mine.is_mandatory, 'dueOn', mine.due_on, 'because', mine.because)
    from (${assignedTo(asking, sql`held.container_id = containers.id`)}) mine) end as assigned,
  case when priced.id is not null then ${purchaseOfContainer(asking.userId)} end as purchase,
  priced.id is not null and ${isIncluded(asking.userId)} as "isIncluded"`
const forAll = sql`null as assigned, null as purchase, false as "isIncluded"`

/** Somebody’s record of a container in its latest period. */
const latestOf = (containerId: SQL) => sql`left join lateral (
    select latest.id, latest.state, latest.edition_id from ${containerLogs} latest
    where latest.company_id = ${asking.companyId} and latest.user_id = ${asking.userId}::int
      and latest.container_id = ${containerId}
    order by latest.period desc limit 1) log on true`
const logCell = sql`case when log.id is not null then json_build_object('id', log.id, 'state', log.state,
    'editionId', log.edition_id) end`

const openingWith = (
  whose: SQL,
) => sql`select containers.id, containers.type_id as "typeId", containers.state,
    containers.for_groups as "forGroups",
    (select holder.id from ${containers} holder where holder.company_id = containers.company_id
      and holder.id = containers.parent_id and holder.type_id = ${sql.raw(String(containerType.course))}
      and containers.type_id = ${sql.raw(String(containerType.course))}) as "sectionOf",
    ${whose},
    case when priced.id is not null then jsonb_build_object('cents', priced.price_cents,
      'currency', priced.currency) end as price,
    case when edition.id is not null then json_build_object('id', edition.id,
      'openToVisitors', edition.open_to_visitors, 'priceCents', edition.price_cents) end as edition,
    ${logCell} as log, ${contentVersion(asking.companyId)} as version,
    ${progressOf({ companyId: asking.companyId, logId: sql`log.id`, editionId: sql`edition.id` }, { isShown: false })} as progress
  from ${containerChildren} place
  join ${containers} on containers.company_id = place.company_id and containers.id = place.container_id
  ${latestOf(sql`containers.id`)}
  left join ${editions} edition on edition.company_id = containers.company_id
    and edition.id = coalesce(case when log.state <> 'NOT_STARTED' then log.edition_id end,
      containers.edition_id, log.edition_id)
  left join ${editions} priced on priced.company_id = containers.company_id
    and priced.id = containers.edition_id and priced.price_cents > 0
  where place.company_id = ${asking.companyId} and place.id = ${given('childId')}`

type Begun = Pick<NonNullable<Learning['log']>, 'id' | 'state' | 'editionId'>
type Row = Opening & { version: string | null; log: Begun | null }
const openingOfOwned = preparedRows<Row>('learning_opening_owned', () => openingWith(owned))
const openingOfAll = preparedRows<Row>('learning_opening', () => openingWith(forAll))

type OwnOfPlace = Pick<Row, 'version' | 'log'> & { tried: Tried[] }
const ownOpening = preparedRows<OwnOfPlace>(
  'learning_opening_own',
  () => sql`select ${contentVersion(asking.companyId)} as version, ${logCell} as log, ${triedAt({ companyId: asking.companyId, logId: sql`log.id` })} as tried
  from (select) asked ${latestOf(sql`${given('containerId')}::int`)}`,
)

const decides = ({ forGroups, price }: Opening) => forGroups || price !== null

/**
 * Whose a place is, and whether that decided something when it was last opened. NOTE: a place stays where it is; the rest says
 * only which statement is the first to be asked, as the one that knows of nobody’s share takes a third less time to begin with.
 */
const places = makeCache<{ containerId: number; isOwned: boolean }>({ endedBy: 'nothing', most: 2000 })

/** What everybody meets who opens a place in one edition, by the version of the content. */
const kept = makeCache<Shared>({ endedBy: 'version', most: 2000 })
type Shared = Omit<Row, 'log' | 'progress'> & { progress: Omit<Progress, 'tried'> | null }

type AskingFor = { companyId: number; userId: number | null; timezone: string }

/** The container that a place belongs to, with no more of it than opening the place needs, and what was done in it. */
export async function findContainerOfPlace(
  db: Db,
  { companyId, userId, timezone }: AskingFor,
  childId: number,
) {
  const place = `${companyId} ${childId}`
  const known = places.find(db, place)
  if (known && !known.isOwned && !isTransaction(db)) {
    const [own] = await ownOpening(db, { companyId, userId, containerId: known.containerId })
    const shared = own && kept.find(db, keyOf(companyId, childId, own.log))
    if (shared && shared.version === own.version) return withOwn(shared, own)
  }
  if (!known?.isOwned) {
    const [row] = await openingOfAll(db, { companyId, userId, childId })
    if (!row) return undefined
    places.keep(db, place, { containerId: row.id, isOwned: decides(row) })
    if (!decides(row)) return keepShared(db, keyOf(companyId, childId, row.log), row)
  }
  const [row] = await openingOfOwned(db, { companyId, userId, timezone, childId })
  return row
}

function keepShared(db: Db, key: string, row: Row): Opening {
  const { log: _, progress, ...shared } = row
  if (row.version !== null)
    kept.keep(db, key, { ...shared, progress: progress && { gone: progress.gone, types: progress.types } })
  return row
}

const withOwn = ({ progress, ...shared }: Shared, { log, tried }: OwnOfPlace): Opening => ({
  ...shared,
  log,
  progress: progress && { ...progress, tried },
})
