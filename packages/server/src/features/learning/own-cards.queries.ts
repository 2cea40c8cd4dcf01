import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { containsText } from '../../db/containing.ts'
import { type Db, rowsOf } from '../../db/db.ts'
import { keepVersions } from '../../db/kept-versions.ts'
import { preparedRows } from '../../db/prepared.ts'
import type { Page } from '../../http/paging.ts'
import { assignedList, byCourse, eachAssigned, type EachAssigned } from '../assignments/assignments.access.ts'
import { shownMark } from '../system/shown-scores.access.ts'
import { type CardRow, isTodo, sorts, type Viewer } from './cards.queries.ts'

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

/** What a card says of its course, as everybody sees it. */
type Texts = Pick<
  CardRow,
  | 'id'
  | 'containerTypeId'
  | 'name'
  | 'description'
  | 'duration'
  | 'difficulty'
  | 'coverId'
  | 'coverAlt'
  | 'segmentId'
  | 'typeId'
  | 'typeName'
  | 'typeIcon'
  | 'segmentKey'
  | 'segmentName'
  | 'parent'
  | 'ratingCount'
  | 'priceCents'
  | 'currency'
  | 'childCount'
>
type Versioned = { id: number; version: string }
/** What of it is somebody's own. NOTE: by their places, as the names of fifty times as many would be most of what is read. */
type Own = Omit<CardRow, keyof Texts | 'isTaken'>
type Progress = [
  id: number,
  version: string,
  state: Own['state'],
  percent: Own['percent'],
  mark: Own['mark'],
  time: Own['time'],
  period: Own['period'],
  lastAt: Own['lastAt'],
  completedAt: Own['completedAt'],
  dueOn: Own['dueOn'],
  isBought: boolean,
  begunCents: number | null,
]
type Found = { types: string; total: number; cards: Progress[]; assigned: EachAssigned[] }

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
      select container.id, json_build_array(container.id, ${version},
          log.state, log.percent, ${shownMark(companyId, sql`log.mark`)}, log.seconds, log.period, log.last_at,
          log.completed_at, log.due_on,
          container.id in (select taken.container_id from purchases taken where taken.company_id = ${companyId}
            and taken.user_id = ${userId}::int and taken.state = 'bought'),
          case when log.edition_id is distinct from container.edition_id then (
            select coalesce(begun.price_cents, 0) from container_editions begun
            where begun.company_id = ${companyId} and begun.id = log.edition_id) end) as card,
        count(*) over()::int as total
      from ${byGroups ? ofBoth : sql`latest log`}
      join containers container on container.company_id = ${companyId}
        and container.id = ${byGroups ? containerOfBoth : sql`log.container_id`}
      left join containers root on root.company_id = ${companyId} and root.id = ${ownRoot}
      left join containers parent on parent.company_id = ${companyId} and parent.id = container.parent_id
      where ${where}
      order by ${order}, container.id limit ${limit} offset ${offset})
    select ${aboutCourses(companyId)} as types, coalesce(max(page.total), 0) as total,
      coalesce(json_agg(page.card), '[]') as cards,
      (select ${assignedList} from each where each.container_id in (select page.id from page)) as assigned
    from page`
}

const given = sql.placeholder
const asking = { companyId: given('companyId'), userId: given('userId'), timezone: given('timezone') }

const texts = preparedRows<{ types: string; cards: (Texts & Versioned)[] }>(
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

type Kept = { version: string; types: string; text: Texts }
const kept = keepVersions<Kept, number>(5000)

/** The same as the statement found them, each with what its course says in that version; what is not kept is read together. */
async function withTexts(db: Db, companyId: number, { types, cards, assigned }: Found): Promise<CardRow[]> {
  const known = new Map<number, Texts>()
  const missing: number[] = []
  for (const [id, version] of cards) {
    const found = kept.find(db, id)
    if (found?.version === version && found.types === types) known.set(id, found.text)
    else missing.push(id)
  }
  const [read] = missing.length ? await texts(db, { companyId, ids: missing }) : []
  for (const text of read?.cards ?? []) {
    known.set(text.id, text)
    kept.keep(db, text.id, { version: text.version, types: read?.types ?? '', text })
  }
  const courses = byCourse(assigned)
  return cards.flatMap((card) => {
    const text = known.get(card[0])
    return text ? [cardOf(card, text, courses.get(card[0]) ?? null)] : []
  })
}

function cardOf(progress: Progress, text: Texts, assigned: Own['assigned']): CardRow {
  const [, , state, percent, mark, time, period, lastAt, completedAt, dueOn, isBought, begunCents] = progress
  const isBegun = state !== null && state !== 'NOT_STARTED'
  // NOTE: whoever began it while it cost nothing has it.
  const isTaken = isBought || (isBegun && (begunCents ?? text.priceCents ?? 0) === 0)
  // NOTE: named one by one, as putting two objects of this size together takes a hundred times as long.
  return {
    state,
    percent,
    mark,
    time,
    period,
    lastAt,
    completedAt,
    dueOn,
    assigned,
    isTaken,
    id: text.id,
    containerTypeId: text.containerTypeId,
    name: text.name,
    description: text.description,
    duration: text.duration,
    difficulty: text.difficulty,
    coverId: text.coverId,
    coverAlt: text.coverAlt,
    segmentId: text.segmentId,
    segmentKey: text.segmentKey,
    segmentName: text.segmentName,
    typeId: text.typeId,
    typeName: text.typeName,
    typeIcon: text.typeIcon,
    parent: text.parent,
    ratingCount: text.ratingCount,
    priceCents: text.priceCents,
    currency: text.currency,
    childCount: text.childCount,
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
  if (!found) return { rows: [], total: 0 }
  if (found.cards.length === 0 && offset > 0)
    return { rows: [], total: await countOwn(db, viewer, page, own) }
  return { rows: await withTexts(db, companyId, found), total: found.total }
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
