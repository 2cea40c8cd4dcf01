import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import type { TypeIcon } from '@oktant/contract/learning/courses/learning-types.ts'
import type { Currency } from '@oktant/contract/kit/money.ts'
import type { ProgressState } from '@oktant/contract/learning/own/learning-state.ts'
import { containerType, type SegmentKey } from '@oktant/contract/learning/segments.ts'
import { isTakenOfCard } from '../course/price.queries.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { type AssignedRow, assignedTo } from '../../assignments/assignments.access.ts'
import { shownMark } from '../../../organisation/system/shown-scores.access.ts'

/** What a card says of its container, as everybody sees it. */
export type CardTexts = {
  id: number
  containerTypeId: number
  typeId: number | null
  typeName: LocalText | null
  typeIcon: TypeIcon | null
  name: LocalText
  description: LocalText
  duration: number | null
  difficulty: 'easy' | 'medium' | 'hard' | null
  coverId: number | null
  coverAlt: LocalText | null
  segmentId: number | null
  segmentKey: SegmentKey | null
  segmentName: LocalText | null
  parent: LocalText | null
  childCount: number
  ratingCount: number
  priceCents: number | null
  currency: Currency | null
}

/** What of it is somebody's own. */
export type CardOwn = {
  isTaken: boolean
  state: ProgressState | null
  percent: number | null
  mark: number | null
  time: number | null
  lastAt: string | null
  completedAt: string | null
  period: number | null
  dueOn: string | null
  assigned: AssignedRow | null
}

export type CardRow = CardTexts & CardOwn

export type Viewer = { companyId: number; userId: number | null; language: Language; timezone: string }
type GivenValue<T> = T | Placeholder
type PersonKey = {
  companyId: GivenValue<number>
  userId: GivenValue<number | null>
  timezone: GivenValue<string>
}
type Wanted = {
  /** What else the cards are joined to. */
  joined?: SQL
  where: SQL
  order?: SQL
  limit?: GivenValue<number>
  offset?: GivenValue<number>
}

// NOTE: written out, as the index of what is hidden is taken only by who says what it says.
const course = sql.raw(String(containerType.course))

/** Whatever stands below a folder that is not shown, and that folder. */
export const hiddenFolders = (companyId: number | Placeholder) => sql`
  with recursive found (id) as (
    select folder.id from containers folder where folder.company_id = ${companyId} and folder.state <> 'active'
      and folder.type_id <> ${course}
    union
    select below.id from found
    join containers below on below.company_id = ${companyId} and below.parent_id = found.id
      and below.type_id <> ${course}
  ) select id from found`

/**
 * Nobody finds a course by the catalogue that stands in a folder which is not shown.
 * NOTE: what is hidden is put together once for a statement; asked row by row it costs more than all the rest.
 */
export const ofCatalogue = (companyId: number | Placeholder) => isOutside(hiddenFolders(companyId))

/** The same in a statement that has those folders as `hidden`. */
export const isInCatalogue = isOutside(sql`select id from hidden`)

function isOutside(hidden: SQL) {
  return sql`container.state = 'active' and (container.parent_id is null or container.parent_id not in (${hidden}))`
}
/** NOTE: a section stands in a course, and is met there alone. */
export const isCourse = sql`container.type_id = ${containerType.course}
  and parent.type_id is distinct from ${containerType.course}`
/** What somebody has by a learning group, or again, and has not passed. */
export const isTodo = sql`container.state = 'active' and ${isCourse} and log.state is distinct from 'PASSED'
  and (assigned.container_id is not null or log.period > 1)`
/**
 * A visitor sees the courses that their authors opened, and the folders in which such a one stands at any depth: any
 * other would lead nowhere.
 */
export const forVisitor = ({ companyId, userId }: { companyId: number; userId: number | null }) =>
  userId === null ? openToVisitors(companyId, 'container', 'edition') : sql`true`

const openToVisitors = (companyId: GivenValue<number>, container: string, edition: string) =>
  sql`case when ${sql.raw(container)}.type_id = ${containerType.course}::int
    then ${sql.raw(edition)}.open_to_visitors and not ${sql.raw(container)}.for_groups
    else ${sql.raw(container)}.id in (${holdingOpen(companyId)}) end`

const holdingOpen = (companyId: GivenValue<number>) => sql`with recursive holding (id) as (
    select open.parent_id from containers open
    join container_editions published on published.company_id = open.company_id and published.id = open.edition_id
    where open.company_id = ${companyId} and open.parent_id is not null and open.state = 'active'
      and open.type_id = ${containerType.course}::int and published.open_to_visitors and not open.for_groups
    union
    select above.parent_id from holding
    join containers above on above.company_id = ${companyId} and above.id = holding.id
    where above.parent_id is not null and above.state = 'active'
  ) select id from holding`

/** A text in somebody’s language, or in the other where it has none, as it is sorted. */
export function nameIn(language: Language, column = 'container.title') {
  const [text, other] = [sql.raw(column), language === 'en' ? 'de' : 'en']
  return sql`coalesce(nullif(${text}->>${language}::text, ''), ${text}->>${other}::text) collate "und-x-icu"`
}

/** Containers as cards, each with how far the viewer is; one for groups alone only where they have it or have begun it. */
export const findCards = (db: Db, viewer: Viewer, wanted: Wanted) =>
  rowsOf<CardRow & { total: number }>(db, cardsOf(viewer, wanted))

/** The statement that reads them. */
export function cardsOf(
  viewer: PersonKey,
  { joined = sql``, where, order, limit = 200, offset = 0 }: Wanted,
) {
  // NOTE: put together once for the statement; joined as it is, it would be put together for each card.
  return sql`with assigned as materialized (${assignedTo(viewer)})
    select container.id, container.type_id as "containerTypeId", container.title as name,
      container.description, edition.minutes as duration, edition.difficulty,
      edition.cover_id as "coverId", edition.cover_alt as "coverAlt", container.root_id as "segmentId",
      kind.id as "typeId", kind.name as "typeName", kind.icon as "typeIcon",
      root.key as "segmentKey", root.title as "segmentName",
      parent.title as parent, container.ratings_up as "ratingCount", edition.price_cents as "priceCents",
      edition.currency, ${isTakenOfCard(viewer.userId)} as "isTaken", log.state, log.percent,
      ${shownMark(viewer.companyId, sql`log.mark`)} as mark, log.seconds as time, log.last_at as "lastAt", log.completed_at as "completedAt", log.period,
      log.due_on::text as "dueOn",
      case when assigned.container_id is not null then jsonb_build_object('isMandatory', assigned.is_mandatory,
        'dueOn', assigned.due_on, 'because', assigned.because) end as assigned, count(*) over()::int as total,
      case when edition.id is not null and container.type_id = ${containerType.course}
        then (select count(*)::int from edition_children place
          where place.company_id = container.company_id and place.edition_id = container.edition_id and place.enabled)
        else ${countBelow(viewer)}
      end as "childCount"
    from containers container
    left join container_editions edition
      on edition.company_id = container.company_id and edition.id = container.edition_id
    left join learning_types kind on kind.company_id = edition.company_id and kind.id = edition.course_type_id
      and kind.removed_at is null
    left join containers root on root.company_id = container.company_id and root.id = container.root_id
    left join containers parent on parent.company_id = container.company_id and parent.id = container.parent_id
    left join container_logs log on log.company_id = container.company_id and log.container_id = container.id
      and log.user_id = ${viewer.userId}::int
      and log.period = (select max(later.period) from container_logs later where later.company_id = log.company_id
        and later.user_id = log.user_id and later.container_id = log.container_id)
    left join assigned on assigned.container_id = container.id
    ${joined}
    where container.company_id = ${viewer.companyId} and ${where}
      and (not container.for_groups or assigned.container_id is not null or log.id is not null)
    order by ${order ?? sql`container.position`}, container.id
    limit ${limit} offset ${offset}`
}

/** How much stands in a folder; for a visitor, how much of it they are shown. */
const countBelow = ({ companyId, userId }: Pick<PersonKey, 'companyId' | 'userId'>) =>
  userId === null
    ? sql`(select count(*)::int from containers below
        left join container_editions its on its.company_id = below.company_id and its.id = below.edition_id
        where below.company_id = container.company_id and below.parent_id = container.id and below.state = 'active'
          and ${openToVisitors(companyId, 'below', 'its')})`
    : sql`(select count(*)::int from containers below
        where below.company_id = container.company_id and below.parent_id = container.id and below.state = 'active')`

/** By when a card is to be passed, as the database sees it. */
export const dueOn = sql`case when log.period > 1 then log.due_on when assigned.is_mandatory then assigned.due_on end`
