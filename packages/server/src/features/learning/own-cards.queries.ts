import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { containsText } from '../../db/containing.ts'
import { type Db, rowsOf } from '../../db/db.ts'
import { keepVersions } from '../../db/kept-versions.ts'
import { preparedRows } from '../../db/prepared.ts'
import type { Page } from '../../http/paging.ts'
import { assignedList, byCourse, eachAssigned, type EachAssigned } from '../assignments/assignments.access.ts'
import { shownMark } from '../system/shown-scores.access.ts'
import { type CardOwn, type CardTexts, isTodo, sorts, type Viewer } from './cards.queries.ts'

/** One of the lists of somebody's own courses, by a name of its own. */
export type OwnList = {
  name: string
  where: SQL
  first: string
  isUpwards?: boolean
  ofPassed?: boolean
  byGroups?: boolean
}

type Given<T> = T | Placeholder
type Whose = { companyId: Given<number>; userId: Given<number | null>; timezone: Given<string> }
type Wanted = {
  where: SQL
  order: SQL
  limit: Given<number>
  offset: Given<number>
  ofPassed: boolean
  /** Whether groups decide what is in it or where; else what they say is looked up for its page alone. */
  byGroups: boolean
}

type Versioned = { id: number; version: string }
export type OwnCard = CardOwn & { texts: CardTexts }
/** NOTE: a list for each of them, as the database takes longer to write fifty names or lists than to find the rows. */
type Columns = [
  ids: number[],
  versions: string[],
  states: CardOwn['state'][],
  percents: CardOwn['percent'][],
  marks: CardOwn['mark'][],
  times: CardOwn['time'][],
  periods: CardOwn['period'][],
  lastAt: CardOwn['lastAt'][],
  completedAt: CardOwn['completedAt'][],
  dueOn: CardOwn['dueOn'][],
  begunCents: (number | null)[],
]
type Found = {
  types: string
  total: number
  bought: number[] | null
  cards: Columns | null
  assigned: EachAssigned[]
}

const aboutCourses = (
  companyId: Given<number>,
) => sql`(select coalesce(md5(string_agg(kind.id || ' ' || kind.xmin, ',' order by kind.id)), '')
  from learning_types kind where kind.company_id = ${companyId} and kind.about = 'course')`
/** NOTE: most courses stand in their segment itself, which is then looked at once. */
const ownRoot = sql`nullif(container.root_id, container.parent_id)`
/**
 * NOTE: the database gives a row another `xmin` with every change, so nothing that is kept by it can be out of date; and
 * where a course stands is of its own row.
 */
const version = sql`concat_ws(' ', container.xmin, case when ${ownRoot} is not null then root.xmin end, parent.xmin)`

const assigned = sql`assigned as (
      select each.container_id, bool_or(each.is_mandatory) as is_mandatory, min(each.due_on) as due_on
      from each group by each.container_id),`
const ofBoth = sql`latest log full join assigned on assigned.container_id = log.container_id`
const containerOfBoth = sql`coalesce(log.container_id, assigned.container_id)`

/** NOTE: begins with what somebody has or did, so that it reads no course that is nothing to them. */
function ownOf(viewer: Whose, { where, order, limit, offset, ofPassed, byGroups }: Wanted) {
  const { companyId, userId } = viewer
  return sql`with each as materialized (${eachAssigned(viewer)}), ${byGroups ? assigned : sql``}
    latest as (
      select distinct on (log.container_id) log.* from container_logs log
      where log.company_id = ${companyId} and log.user_id = ${userId}::int
        ${ofPassed ? sql`and log.completed_at is not null` : sql``}
      order by log.container_id desc, log.period desc),
    page as (
      select container.id, ${version} as version, log.state, log.percent,
        ${shownMark(companyId, sql`log.mark`)} as mark, log.seconds, log.period, log.last_at, log.completed_at,
        log.due_on, case when log.edition_id is distinct from container.edition_id then (
          select coalesce(begun.price_cents, 0) from container_editions begun
          where begun.company_id = ${companyId} and begun.id = log.edition_id) end as begun_cents,
        count(*) over()::int as total
      from ${byGroups ? ofBoth : sql`latest log`}
      join containers container on container.company_id = ${companyId}
        and container.id = ${byGroups ? containerOfBoth : sql`log.container_id`}
      left join containers root on root.company_id = ${companyId} and root.id = ${ownRoot}
      left join containers parent on parent.company_id = ${companyId} and parent.id = container.parent_id
      where ${where}
      order by ${order}, container.id limit ${limit} offset ${offset})
    select ${aboutCourses(companyId)} as types, coalesce(max(page.total), 0) as total,
      case when count(page.id) > 0 then json_build_array(${columnsOf('page', pageColumns)}) end as cards,
      (select array_to_json(array_agg(taken.container_id)) from purchases taken where taken.company_id = ${companyId}
        and taken.user_id = ${userId}::int and taken.state = 'bought') as bought,
      (select ${assignedList} from each where each.container_id in (select page.id from page)) as assigned
    from page`
}

/** NOTE: in the order of `Columns`. */
const pageColumns =
  'id version state percent mark seconds period last_at completed_at due_on begun_cents'.split(' ')
const columnsOf = (table: string, names: readonly string[]) =>
  sql.raw(names.map((name) => `array_agg(${table}.${name})`).join(', '))

const given = sql.placeholder
const asking = { companyId: given('companyId'), userId: given('userId'), timezone: given('timezone') }

const texts = preparedRows<{ types: string; cards: (CardTexts & Versioned)[] }>(
  'learning_card_texts',
  () => sql`select ${aboutCourses(given('companyId'))} as types, coalesce(json_agg(card), '[]') as cards from (
    select container.id, ${version} as version, container.type_id as "containerTypeId", container.title as name,
      container.description, edition.minutes as duration, edition.difficulty, edition.cover_id as "coverId",
      edition.cover_alt as "coverAlt", container.root_id as "segmentId", kind.id as "typeId", kind.name as "typeName",
      kind.icon as "typeIcon", root.key as "segmentKey", root.title as "segmentName", parent.title as parent,
      container.ratings_up as "ratingCount", edition.price_cents as "priceCents", edition.currency,
      (select count(*)::int from edition_children place where place.company_id = container.company_id
        and place.edition_id = container.edition_id and place.enabled) as "childCount"
    from containers container
    left join container_editions edition on edition.company_id = container.company_id
      and edition.id = container.edition_id
    left join learning_types kind on kind.company_id = edition.company_id and kind.id = edition.course_type_id
      and kind.removed_at is null
    left join containers root on root.company_id = container.company_id and root.id = container.root_id
    left join containers parent on parent.company_id = container.company_id and parent.id = container.parent_id
    where container.company_id = ${given('companyId')} and container.id = any(${given('ids')}::int[])) card`,
)

type Kept = { version: string; types: string; texts: CardTexts }
const kept = keepVersions<Kept, number>(5000)

/** The same as the statement found them, each with what its course says in that version; what is not kept is read together. */
async function withTexts(db: Db, companyId: number, found: Found): Promise<OwnCard[]> {
  if (!found.cards) return []
  const { types, cards } = found
  const [ids, versions] = cards
  const known: (CardTexts | undefined)[] = []
  const missing: number[] = []
  for (const [at, id] of ids.entries()) {
    const one = kept.find(db, id)
    const isCurrent = one?.version === versions[at] && one?.types === types
    known.push(isCurrent ? one.texts : undefined)
    if (!isCurrent) missing.push(id)
  }
  const read = missing.length ? await readTexts(db, companyId, missing) : undefined
  const [bought, courses] = [new Set(found.bought), byCourse(found.assigned)]
  const own: OwnCard[] = []
  for (const [at, id] of ids.entries()) {
    const texts = known[at] ?? read?.get(id)
    const around = { isBought: bought.has(id), assigned: courses.get(id) ?? null }
    if (texts) own.push(cardAt(cards, at, { texts, ...around }))
  }
  return own
}

async function readTexts(db: Db, companyId: number, ids: readonly number[]) {
  const [read] = await texts(db, { companyId, ids })
  for (const card of read?.cards ?? [])
    kept.keep(db, card.id, { version: card.version, types: read?.types ?? '', texts: card })
  return new Map<number, CardTexts>(read?.cards.map((card) => [card.id, card]))
}

type Around = { texts: CardTexts; isBought: boolean; assigned: CardOwn['assigned'] }

function cardAt(cards: Columns, at: number, { texts, isBought, assigned }: Around): OwnCard {
  const [, , states, percents, marks, times, periods, lastAt, completedAt, dueOn, begunCents] = cards
  const state = states[at] ?? null
  const isBegun = state !== null && state !== 'NOT_STARTED'
  return {
    texts,
    assigned,
    state,
    // NOTE: whoever began it while it cost nothing has it.
    isTaken: isBought || (isBegun && (begunCents[at] ?? texts.priceCents ?? 0) === 0),
    percent: percents[at] ?? null,
    mark: marks[at] ?? null,
    time: times[at] ?? null,
    period: periods[at] ?? null,
    lastAt: lastAt[at] ?? null,
    completedAt: completedAt[at] ?? null,
    dueOn: dueOn[at] ?? null,
  }
}

/** NOTE: the plain page is the hot one, so it is put together once; any other order or filter is put together as asked. */
function makePlainPage({
  name,
  where,
  first,
  isUpwards = false,
  ofPassed = false,
  byGroups = false,
}: OwnList) {
  const column = sorts('en')[first] ?? sql`log.last_at`
  const order = isUpwards ? column : sql`${column} desc nulls last`
  const paged = { limit: given('limit'), offset: given('offset') }
  return preparedRows<Found>(`learning_own_${name}`, () =>
    ownOf(asking, { where, order, ofPassed, byGroups, ...paged }),
  )
}
const plainPages = new Map<string, ReturnType<typeof makePlainPage>>()

function plainPage(own: OwnList) {
  const known = plainPages.get(own.name) ?? makePlainPage(own)
  plainPages.set(own.name, known)
  return known
}

/** A page of somebody's own courses. */
export async function findOwnCards(db: Db, viewer: Viewer, page: Page, own: OwnList) {
  const { companyId, userId, timezone } = viewer
  const { limit, offset, sort, filters } = page
  const isPlain = !sort && !filters.length
  const [found] = isPlain
    ? await plainPage(own)(db, { companyId, userId, timezone, limit, offset })
    : await rowsOf<Found>(db, ownOf(viewer, asked(viewer, page, own)))
  if (!found) return { cards: [], total: 0 }
  if (!found.cards && offset > 0) return { cards: [], total: await countOwn(db, viewer, page, own) }
  return { cards: await withTexts(db, companyId, found), total: found.total }
}

function asked(viewer: Viewer, { sort, filters, limit, offset }: Page, own: OwnList): Wanted {
  const { where, first, isUpwards = false, ofPassed = false } = own
  const { field, descending } = sort ?? { field: first, descending: !isUpwards }
  const column = sorts(viewer.language)[field] ?? sql`log.last_at`
  return {
    where: sql.join([where, ...filters.map(filterOf)], sql` and `),
    order: descending ? sql`${column} desc nulls last` : column,
    limit,
    offset,
    ofPassed,
    // NOTE: any order or filter may be about them.
    byGroups: true,
  }
}

function filterOf({ field, value }: Page['filters'][number]) {
  if (field === 'state') return sql`log.state = ${value}`
  if (field === 'isToTake') return sql`(${isTodo}) = ${value === 'true'}`
  if (field === 'isMandatory') return sql`coalesce(assigned.is_mandatory, true) = ${value === 'true'}`
  return sql`(${containsText(sql`container.title->>'en'`, value)} or ${containsText(sql`container.title->>'de'`, value)})`
}

/** NOTE: beyond the last page no card carries the total. */
async function countOwn(db: Db, viewer: Viewer, page: Page, own: OwnList) {
  const wanted = asked(viewer, page, own)
  const [found] = await rowsOf<Found>(db, ownOf(viewer, { ...wanted, limit: 1, offset: 0 }))
  return found?.total ?? 0
}
