import type { Clash } from '@oktant/contract/events/trainer-events.ts'
import type { leftOutParts } from '@oktant/contract/events/event-series.ts'
import type { Actor } from '../../../../access/actor.ts'
import { auditAll } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { announceAll } from '../../../../outbox/announce.ts'
import type { Moment } from '../../../../records/record-deeds.ts'
import { readFields, spreadValues } from '../../../people/custom-fields/custom-fields.ts'
import { clashView } from '../clashes/clashes.ts'
import { listClashes } from '../clashes/clashes.queries.ts'
import { type EventRecord, listEventCourses, listKnown, listTimeslots } from '../events.queries.ts'
import { newRoom } from '../new-room.ts'
import { datesOn, type Pattern, patternOf, slotsOn, spanOf } from './pattern.ts'
import { insertEvents, insertRest } from './plan-many.queries.ts'

/** An event as it comes again; nothing where it has no date. */
export async function readPattern(db: Db, event: EventRecord) {
  const { companyId, id } = event
  const slots = await listTimeslots(db, companyId, [id])
  const courses = await listEventCourses(db, { companyId, id })
  const { customFieldMap } = await readFields(db, { clazz: 'Event', companyId, id })
  return patternOf(event, { slots, courseIds: courses.map((one) => one.id), fields: customFieldMap })
}

type LeftOut = (typeof leftOutParts)[number]

/** A pattern without whom and what is gone meanwhile, and what that was. */
export async function fitting(db: Db, companyId: number, pattern: Pattern) {
  const { columns, facilitatorIds, courseIds, slots } = pattern
  const { venueId } = columns
  const taught = slots.flatMap(({ containerId }) => containerId ?? [])
  const known = await listKnown(db, companyId, {
    people: facilitatorIds,
    venues: venueId === null ? [] : [venueId],
    courses: [...courseIds, ...taught],
    parts: slots.flatMap(({ componentIds }) => componentIds),
  })
  const there = {
    columns: { ...columns, venueId: venueId !== null && known.venues.includes(venueId) ? venueId : null },
    facilitatorIds: facilitatorIds.filter((id) => known.people.includes(id)),
    courseIds: courseIds.filter((id) => known.courses.includes(id)),
    slots: slots.map((slot) => {
      const isThere = slot.containerId !== null && known.courses.includes(slot.containerId)
      const parts = slot.componentIds.filter((id) => known.parts.includes(id))
      return { ...slot, containerId: isThere ? slot.containerId : null, componentIds: isThere ? parts : [] }
    }),
  }
  const isShorter = (now: readonly unknown[], before: readonly unknown[]) => now.length < before.length
  const lost: Record<LeftOut, boolean> = {
    facilitators: isShorter(there.facilitatorIds, facilitatorIds),
    venue: there.columns.venueId !== venueId,
    courses: isShorter(there.courseIds, courseIds) || taught.some((id) => !known.courses.includes(id)),
  }
  const leftOut = (['facilitators', 'venue', 'courses'] as const).filter((part) => lost[part])
  return { pattern: { ...pattern, ...there }, leftOut }
}

/** With what events on these days would collide. */
export async function findClashesOf(
  db: Db,
  actor: Actor,
  pattern: Pattern,
  days: readonly string[],
): Promise<Clash[]> {
  const rows = await listClashes(db, {
    companyId: actor.companyId,
    eventId: 0,
    spans: days.flatMap((day) => slotsOn(pattern, day)),
    facilitatorIds: pattern.facilitatorIds,
    venueId: pattern.columns.venueId,
  })
  return rows.map((row) => clashView(row, actor))
}

/** Plans the same on each of these days: so many events, and as many statements as for one. */
export async function planMany(
  db: Db,
  actor: Actor,
  pattern: Pattern,
  days: readonly string[],
  { now }: Moment,
) {
  const { companyId, id: plannedBy } = actor
  const slots = days.map((day) => slotsOn(pattern, day))
  const values = days.map((day, place) => ({
    ...pattern.columns,
    ...datesOn(pattern, day),
    ...spanOf(slots[place] ?? []),
    companyId,
    plannedBy,
    room: newRoom(),
    changedAt: now,
  }))
  const ids = await insertEvents(db, values)
  const { facilitatorIds, courseIds, fields } = pattern
  await insertRest(db, { companyId, ids, slots, facilitatorIds, courseIds })
  await spreadValues(db, { clazz: 'Event', companyId, ids }, fields)
  const { name } = pattern.columns
  await auditAll(
    db,
    ids.map((objectId) => ({
      by: actor,
      kind: 'create' as const,
      object: 'event' as const,
      objectId,
      after: { name, inSeries: ids.length },
    })),
  )
  const planned = ids.map((eventId) => ({ companyId, eventId, what: 'planned' as const, actorId: plannedBy }))
  await announceAll(db, 'event.changed', planned, { companyId })
  return ids.map((id, place) => ({ id, startsAt: values[place]?.startsAt?.toISOString() ?? '' }))
}
