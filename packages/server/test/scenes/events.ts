import { requestSeat } from '@oktant/contract/events/attending.ts'
import { addBookings, inviteToEvent, listBookings } from '@oktant/contract/events/event-invitations.ts'
import type { EventForm } from '@oktant/contract/events/event-shapes.ts'
import { addAbsence, removeAbsence } from '@oktant/contract/events/facilitator-absences.ts'
import { createVenue } from '@oktant/contract/events/venues.ts'
import { createEvent, removeEvent } from '@oktant/contract/events/trainer-events.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../src/db/engine/db.ts'
import { makeCourse } from '../kit/content/courses.ts'
import type { Made } from '../kit/make.ts'
import { venueForm } from '../../src/features/events/venues/venues.expected.ts'
import { type Scene, type Server, two } from './scene.ts'

const day = 86_400_000
/** A time so many days ahead, DD-MM-YYYY HH:mm. */
export const ahead = (days: number, time = '09:00') =>
  `${new Date(Date.now() + days * day).toISOString().slice(0, 10).split('-').toReversed().join('-')} ${time}`

export const slot = (days: number, from = '09:00', to = '11:00') => ({
  startTime: ahead(days, from),
  endTime: ahead(days, to),
  container: null,
  components: [],
})

export const eventForm: EventForm = {
  name: { en: 'First aid', de: 'Erste Hilfe' },
  eventType: 'open',
  webinar: false,
  webinarProvider: null,
  skypeMeeting: null,
  facilitators: [],
  venue: null,
  timeZone: 'Europe/Berlin',
  timeslots: [slot(5)],
  agenda: [],
  notes: '',
  seats: 12,
  managerApproval: false,
  hrApproval: false,
  managerRsvpForUser: false,
  rsvpByDate: null,
  rsvpRemindByDate: null,
  remindByDate: null,
  reminderLeadTime: null,
  singleUserEvent: false,
  userUnsubscribe: true,
  sendAttachment: true,
  openEvent: false,
  openForRegistrations: true,
  offerHours: 48,
  cancelHours: 0,
  overlap: 'warn',
  minDelegatesBy: null,
  customFieldValues: [],
}

const outline = {
  courseDuration: '2 hours',
  minDelegates: 3,
  maxDelegates: 10,
  costPerDelegate: '',
  provider: '',
  delegateProfile: '',
  courseObjective: '',
  courseOutcome: '',
  courseWork: '',
}

type Before = (server: Server, owner: Made, id: number) => Promise<unknown>

/** An event of the one company, for which the other asks. */
export const ofEvent =
  (rest: object = {}, before?: Before): Scene =>
  async (server) => {
    const pair = await two(server, all)
    const { id = 0 } = await server.call(createEvent, { as: pair.owner, body: eventForm })
    await before?.(server, pair.owner, id)
    return { ...pair, call: { params: { id }, ...rest } }
  }

const ofCourse: Scene = async (server) => {
  const pair = await two(server, ['events.facilitate', 'courses.administer', 'content.administer'])
  const { id } = await makeCourse(server, pair.owner)
  return { ...pair, call: { params: { id } } }
}

export const all: Permission[] = ['events.facilitate', 'events.administer', 'events.attend']

/** Somebody of the one company with a booking on an event of theirs, for which the other asks. */
const ofBooking =
  (
    call: (ids: { id: number; bid: number; other: number }) => object,
    status: 'new' | 'sent' | 'seat' = 'seat',
    begun = false,
  ): Scene =>
  async (server) => {
    const pair = await two(server, all)
    const { owner } = pair
    const form = { ...eventForm, facilitators: [{ id: owner.id }], cancelHours: 0 }
    const { id = 0 } = await server.call(createEvent, { as: owner, body: form })
    const params = { id }
    const other = await server.make.user({ companyId: owner.companyId })
    if (status === 'seat') await server.call(requestSeat, { as: owner, params })
    else await server.call(addBookings, { as: owner, params, body: { userIds: [owner.id] } })
    if (status === 'sent') await server.call(inviteToEvent, { as: owner, params })
    if (begun) await begin(server, owner.companyId, id)
    const { content = [] } = await server.call(listBookings, { as: owner, params })
    return { ...pair, call: call({ id, bid: content[0]?.id ?? 0, other: other.id }) }
  }

/** Lets an event begin that nobody can plan in the past. */
export const begin = (server: Server, companyId: number, id: number) =>
  rowsOf(
    server.kit.engine.db,
    sql`update events set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour'
      where company_id = ${companyId} and id = ${id}`,
  )

const why = { reason: 'Ill', message: '' }
const byBooking = (status: 'new' | 'sent' | 'seat' = 'seat', rest: object = {}) =>
  ofBooking(({ bid }) => ({ params: { bid }, ...rest }), status)
const inEvent = (status: 'new' | 'sent' | 'seat' = 'seat', rest: object = {}) =>
  ofBooking(({ id, bid }) => ({ params: { id, bid }, ...rest }), status)
const byEvent = (status: 'new' | 'sent' | 'seat' = 'seat', rest: object = {}) =>
  ofBooking(({ id }) => ({ params: { id }, ...rest }), status)

/** A group of whoever plans an event, whose people are put down for it. */
const ofGroup: Scene = async (server) => {
  const pair = await two(server, all)
  const { id = 0 } = await server.call(createEvent, { as: pair.owner, body: eventForm })
  return { ...pair, call: { params: { id, source: 'project', sourceId: pair.owner.projectId } } }
}

const bookingScenes: Record<string, Scene> = {
  listBookings: byEvent(),
  addBookings: ofBooking(({ id, other }) => ({ params: { id }, body: { userIds: [other] } })),
  listInviteeSources: byEvent(),
  listInvitees: ofGroup,
  addInviteesOf: ofGroup,
  addInviteesByFile: async (server) => {
    const pair = await two(server, all)
    const { id = 0 } = await server.call(createEvent, { as: pair.owner, body: eventForm })
    return { ...pair, call: { params: { id }, body: { text: pair.owner.emailAddress, leaveOut: false } } }
  },
  removeBooking: inEvent('new'),
  decideBooking: async (server) => {
    const pair = await two(server, all)
    const form = { ...eventForm, eventType: 'rsvpControlledAccess' as const }
    const { id = 0 } = await server.call(createEvent, { as: pair.owner, body: form })
    const { id: bid = 0 } = await server.call(requestSeat, { as: pair.owner, params: { id } })
    const body = { decision: 'confirm', reason: null, message: null }
    return { ...pair, call: { params: { id, bid }, body } }
  },
  substituteBooking: ofBooking(({ id, bid, other }) => ({ params: { id, bid }, body: { userId: other } })),
  saveAttendance: ofBooking(
    ({ id, bid }) => ({
      params: { id },
      body: {
        marks: [{ bookingId: bid, attended: true, attendanceNote: '', markedAt: new Date().toISOString() }],
      },
    }),
    'seat',
    true,
  ),
  inviteToEvent: byEvent('new'),
  tellEventChange: byEvent(),
  remindOfEvent: byEvent('sent'),
  cancelEvent: byEvent(),
  downloadEvent: byEvent(),
  readLearnerEvent: byEvent(),
  readLearnerEventVenue: byEvent(),
  listLearnerEventTimeslots: byEvent(),
  readLearnerEventOutline: byEvent(),
  requestSeat: ofEvent(),
  requestSeatFromList: async (server) => {
    const pair = await two(server, all)
    const { id: eventId = 0 } = await server.call(createEvent, { as: pair.owner, body: eventForm })
    return { ...pair, call: { params: { eventId } } }
  },
  readInvitation: ofBooking(({ bid }) => ({ params: { id: bid } })),
  approveUserBooking: ofBooking(({ bid }) => ({ params: { bookingId: bid } }), 'sent'),
  approveBookingOfEvent: inEvent('sent'),
  acceptBookingOfEvent: inEvent('sent'),
  declineBookingOfEvent: inEvent('seat', { query: why }),
  approveBooking: byBooking('sent'),
  acceptBooking: byBooking('sent'),
  declineBooking: byBooking('seat', { query: why }),
  declineOwnSeat: inEvent('seat', { body: why }),
  declineSeat: inEvent('seat', { body: why }),
}

export const away = {
  fromDay: '2040-01-02',
  fromTime: null,
  untilDay: '2040-01-03',
  untilTime: null,
  note: '',
}

const ofAbsence =
  (removed = false): Scene =>
  async (server) => {
    const pair = await two(server, all)
    const { owner } = pair
    const { id = 0 } = await server.call(addAbsence, { as: owner, body: { ...away, userId: null } })
    if (removed) await server.call(removeAbsence, { as: owner, params: { id } })
    return { ...pair, call: { params: { id } } }
  }

export const eventScenes: Record<string, Scene> = {
  ...bookingScenes,
  listContainerChildren: ofCourse,
  readEvent: ofEvent(),
  updateEvent: ofEvent({ body: { ...eventForm, seats: 14, revision: 0 } }),
  affectedByEventRemoval: ofEvent(),
  removeEvent: ofEvent(),
  restoreEvent: ofEvent({}, (server, as, id) => server.call(removeEvent, { as, params: { id } })),
  copyEvent: ofEvent(),
  findClashes: async (server) => {
    const pair = await two(server, ['events.facilitate'])
    const { id = 0 } = await server.call(createEvent, { as: pair.owner, body: eventForm })
    const body = { eventId: id, timeZone: 'UTC', timeslots: [], facilitators: [], venue: null }
    return { ...pair, call: { body } }
  },
  readEventVenue: ofEvent(),
  removeEventVenue: async (server) => {
    const pair = await two(server, ['events.facilitate', 'venues.administer'])
    const { id: venueId = 0 } = await server.call(createVenue, { as: pair.owner, body: venueForm })
    const body = { ...eventForm, venue: { id: venueId } }
    const { id = 0 } = await server.call(createEvent, { as: pair.owner, body })
    return { ...pair, call: { params: { id } } }
  },
  readEventFacilitator: ofEvent(),
  listEventTimeslots: ofEvent(),
  readEventOutline: ofEvent(),
  saveEventOutline: ofEvent({ body: outline }),
  listLinkedCourses: ofEvent(),
  saveLinkedCourses: ofEvent({ body: { containers: [] } }),
  addAbsence: async (server) => {
    const pair = await two(server, all)
    return { ...pair, call: { body: { ...away, userId: pair.owner.id } } }
  },
  removeAbsence: ofAbsence(),
  restoreAbsence: ofAbsence(true),
}
