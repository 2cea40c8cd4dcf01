import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import { accessScheduler, may } from './events.access.ts'
import { eventStore } from './events.queries.ts'
import { monthsFrom } from './events-range.ts'
import { eventRowView } from './events.view.ts'

const mostInRange = 2000

/** NOTE: whose they are is said by the server: what somebody sends for `mine` is only that they want it. */
const asked = (page: Page, { id }: Actor) =>
  page.filters.map((filter) => (filter.field === 'mine' ? { field: 'mine', value: String(id) } : filter))

async function pageOf(db: Db, actor: Actor, page: Page, more: Page['filters'], now: Date) {
  const sort = page.sort ?? { field: 'startTime', descending: false }
  const filters = [...asked(page, actor), ...more]
  const { rows, total } = await eventStore.page(db, actor, { ...page, sort, filters })
  return pagedReply(
    page,
    rows.map((row) => eventRowView(row, actor, now)),
    total,
  )
}

const own = ({ id }: Actor) => ({ field: 'of', value: String(id) })

/** The events that one plans; of the whole company for whoever administers them. */
export const listEvents = (db: Db, actor: Actor, page: Page, now: Date) =>
  pageOf(db, actor, page, may.seeAll(actor) ? [] : [own(actor)], now)

/** The next ones for whoever plans events or sees the scheduler. */
export function listUpcomingEvents(db: Db, actor: Actor, page: Page, now: Date) {
  accessScheduler(actor)
  return pageOf(db, actor, page, [{ field: 'when', value: 'upcoming' }, ...ofScheduler(actor)], now)
}

/** The ones that one runs oneself: what comes, and what is over and still to mark. */
export const listTrainerEvents = (db: Db, actor: Actor, page: Page, now: Date) =>
  pageOf(
    db,
    actor,
    page,
    [
      { field: 'mine', value: String(actor.id) },
      { field: 'state', value: 'held' },
      { field: 'toMark', value: '' },
    ],
    now,
  )

const ofScheduler = (actor: Actor) =>
  may.seeAll(actor) || actor.permissions.has('scheduler.see') ? [] : [own(actor)]

/** The events of some months, from the first day of the one that a day is in. */
export async function listEventsInRange(
  db: Db,
  actor: Actor,
  { date, months = 1 }: { date: string; months?: number | undefined },
  now: Date,
) {
  accessScheduler(actor)
  const [from, to] = monthsFrom(date, months, actor.timezone)
  const filters = [
    { field: 'startsBefore', value: to.toISOString() },
    { field: 'endsAfter', value: from.toISOString() },
  ]
  const page = { number: 0, limit: mostInRange, offset: 0, sort: null, filters: [], customFields: [] }
  const { content } = await pageOf(db, actor, page, [...filters, ...ofScheduler(actor)], now)
  return content
}
