import { and, asc, count, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { containsLocal } from '../../../db/query/containing.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { placedEvents } from './placed-events.tables.ts'

export type PlacedEvent = typeof placedEvents.$inferSelect

/** Says of an event what courses say of it from now on. */
export async function keepPlacedEvent(db: Db, event: PlacedEvent) {
  const { companyId: _c, eventId: _e, ...said } = event
  await db
    .insert(placedEvents)
    .values(event)
    .onConflictDoUpdate({ target: [placedEvents.companyId, placedEvents.eventId], set: said })
}

/** Which of these can be placed: those that somebody can still go to. */
export async function listPlaceable(db: Db, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Set<number>()
  const rows = await db
    .select({ eventId: placedEvents.eventId })
    .from(placedEvents)
    .where(
      and(
        eq(placedEvents.companyId, companyId),
        inArray(placedEvents.eventId, [...ids]),
        isNull(placedEvents.gone),
      ),
    )
  return new Set(rows.map(({ eventId }) => eventId))
}

const toCome = (companyId: number, now: Date, names: readonly string[]) =>
  and(
    eq(placedEvents.companyId, companyId),
    isNull(placedEvents.gone),
    or(isNull(placedEvents.endsAt), gt(placedEvents.endsAt, now)),
    ...names.map((name) => containsLocal(placedEvents.title, name)),
  )

/** Those that are not over and have a name, or a part of it. */
export const findPlaceableByName = (db: Db, companyId: number, name: string, now: Date) =>
  db
    .select({ id: placedEvents.eventId })
    .from(placedEvents)
    .where(toCome(companyId, now, [name]))
    .orderBy(asc(placedEvents.startsAt))
    .limit(1)

/** A page of those that are not over, the next first; what has no date yet stands last. */
export async function findPlaceable(db: Db, companyId: number, { page, now }: { page: Page; now: Date }) {
  const wanted = toCome(
    companyId,
    now,
    page.filters.map(({ value }) => value),
  )
  const order = page.sort?.descending ? desc(placedEvents.startsAt) : asc(placedEvents.startsAt)
  const [rows, [all]] = await Promise.all([
    db
      .select({ id: placedEvents.eventId, name: placedEvents.title, startsAt: placedEvents.startsAt })
      .from(placedEvents)
      .where(wanted)
      .orderBy(order, asc(placedEvents.eventId))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(placedEvents).where(wanted),
  ])
  return {
    rows: rows.map(({ startsAt, ...row }) => ({ ...row, startsAt: startsAt?.toISOString() ?? null })),
    total: all?.count ?? 0,
  }
}
