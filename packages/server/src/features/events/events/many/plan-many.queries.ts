import type { Db } from '../../../../db/engine/db.ts'
import type { Slot } from '../events.rules.ts'
import { eventCourses, eventFacilitators, events, eventTimeslots } from '../events.tables.ts'

/** Their numbers, in the order in which they were handed in. */
export async function insertEvents(db: Db, values: (typeof events.$inferInsert)[]) {
  const made = await db.insert(events).values(values).returning({ id: events.id })
  return made.map(({ id }) => id).toSorted((a, b) => a - b)
}

type Rest = {
  companyId: number
  ids: readonly number[]
  slots: readonly (readonly Slot[])[]
  facilitatorIds: readonly number[]
  courseIds: readonly number[]
}

/** What belongs to events that were just made, kind by kind. */
export async function insertRest(db: Db, { companyId, ids, slots, facilitatorIds, courseIds }: Rest) {
  const parts = ids.flatMap((eventId, place) =>
    (slots[place] ?? []).map((slot) => ({ ...slot, companyId, eventId })),
  )
  const people = ids.flatMap((eventId) =>
    facilitatorIds.map((userId, position) => ({ companyId, eventId, userId, position })),
  )
  const courses = ids.flatMap((eventId) =>
    courseIds.map((containerId) => ({ companyId, eventId, containerId })),
  )
  if (parts.length) await db.insert(eventTimeslots).values(parts)
  if (people.length) await db.insert(eventFacilitators).values(people)
  if (courses.length) await db.insert(eventCourses).values(courses)
}
