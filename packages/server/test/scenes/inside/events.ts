import { createVenue } from '@oktant/contract/events/venues.ts'
import { requestSeat } from '@oktant/contract/events/attending.ts'
import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { makeCourse } from '../../kit/content/courses.ts'
import type { Made } from '../../kit/make.ts'
import { venueForm } from '../../../src/features/events/venues/venues.expected.ts'
import { begin, eventForm } from '../events.ts'
import type { Server } from '../scene.ts'
import { inside, type InsideScene } from './inside.ts'

const planning: Permission[] = [
  'events.facilitate',
  'venues.administer',
  'courses.administer',
  'content.administer',
  'learning.take',
  'events.attend',
]

const venue = ({ call }: Server, as: Made) => call(createVenue, { as, body: venueForm })
/** An event of whoever calls. */
const ownEvent = async ({ call }: Server, as: Made) => {
  const { id = 0 } = await call(createEvent, { as, body: eventForm })
  return { id }
}

/** An event that has begun, with whoever calls on it. */
async function begun(server: Server, as: Made) {
  const { id } = await ownEvent(server, as)
  const { id: bookingId = 0 } = await server.call(requestSeat, { as, params: { id } })
  await begin(server, as.companyId, id)
  return { id, bookingId, companyId: as.companyId }
}
const markedAt = '2026-01-31T12:00:00.000Z'

/** An event into a venue, a course beside an event. */
export const eventInsideScenes: Record<string, InsideScene> = {
  createEvent: inside(planning, venue, ({ id = 0 }) => ({ body: { ...eventForm, venue: { id } } })),
  updateEvent: inside(planning, venue, async ({ id = 0 }, as, server) => ({
    params: await ownEvent(server, as),
    body: { ...eventForm, venue: { id }, revision: 0 },
  })),
  findClashes: inside(
    planning,
    (server, as) => ownEvent(server, as),
    ({ id: eventId }) => ({
      body: { eventId, timeZone: 'UTC', timeslots: [], facilitators: [{ id: 1 }], venue: null },
    }),
  ),
  saveLinkedCourses: inside(
    planning,
    (server, as) => makeCourse(server, as),
    async ({ id }, as, server) => ({
      params: await ownEvent(server, as),
      body: { containers: [{ id }] },
    }),
  ),
  // NOTE: whoever owns the booking marks it on its event; anybody else names it on an event of their own.
  saveAttendance: inside(planning, begun, async ({ id, bookingId, companyId }, as, server) => ({
    params: { id: as.companyId === companyId ? id : (await begun(server, as)).id },
    body: { marks: [{ bookingId, attended: true, attendanceNote: '', markedAt }] },
  })),
}
