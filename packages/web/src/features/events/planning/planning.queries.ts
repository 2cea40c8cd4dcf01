import * as invitations from '@oktant/contract/events/event-invitations.ts'
import * as contract from '@oktant/contract/events/trainer-events.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { readFieldDefinitions } from '@oktant/contract/people/custom-fields.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { recordAffected, recordQueries } from '../../../lib/records/record-queries.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

const key = ['trainerEvents'] as const

export const {
  list: events,
  one: event,
  changed: eventsChanged,
  create: createEvent,
  save: saveEvent,
  remove: removeEvent,
  restore: restoreEvent,
} = recordQueries(key, {
  list: contract.listEvents,
  create: contract.createEvent,
  read: contract.readEvent,
  update: contract.updateEvent,
  remove: contract.removeEvent,
  restore: contract.restoreEvent,
})

/** The ones that one runs oneself. */
export const trainerEvents = (query: Input<typeof contract.listTrainerEvents>['query']) =>
  queryOptions({
    queryKey: [...key, 'own', query],
    queryFn: ({ signal }) => call(contract.listTrainerEvents, { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
  })

export const eventRemovalAffected = recordAffected(key, contract.affectedByEventRemoval)

export async function copyEvent(id: number) {
  const copy = await call(contract.copyEvent, { params: { id } })
  await eventsChanged()
  return copy
}

type Plan = Input<typeof contract.findClashes>['body']

/** What a plan collides with as it stands in the form. */
export const clashes = (plan: Plan) =>
  queryOptions({
    queryKey: [...key, 'clashes', plan],
    queryFn: ({ signal }) => call(contract.findClashes, { body: plan }, { signal }),
    placeholderData: keepPreviousData,
    enabled: plan.timeslots.length > 0,
  })

export const eventFields = queryOptions({
  queryKey: ['customFields', 'Event'],
  queryFn: ({ signal }) => call(readFieldDefinitions, { params: { type: 'Event' } }, { signal }),
})

/** What a company knows of its people, to put a waiting list in order by it. */
export const personFields = queryOptions({
  queryKey: ['customFields', 'User'],
  queryFn: ({ signal }) => call(readFieldDefinitions, { params: { type: 'User' } }, { signal }),
})

/** The parts of a course, to say what is taught when. */
export const courseParts = (id: number) =>
  queryOptions({
    queryKey: [...key, 'parts', id],
    queryFn: ({ signal }) => call(contract.listContainerChildren, { params: { id } }, { signal }),
  })

export const outline = (id: number) =>
  queryOptions({
    queryKey: [...key, 'outline', id],
    queryFn: ({ signal }) => call(contract.readEventOutline, { params: { id } }, { signal }),
  })

export async function saveOutline(id: number, body: Input<typeof contract.saveEventOutline>['body']) {
  const saved = await call(contract.saveEventOutline, { params: { id }, body })
  cache.setQueryData(outline(id).queryKey, saved)
  await eventsChanged()
  return saved
}

export const linkedCourses = (id: number) =>
  queryOptions({
    queryKey: [...key, 'courses', id],
    queryFn: ({ signal }) => call(contract.listLinkedCourses, { params: { id } }, { signal }),
  })

export async function saveLinkedCourses(id: number, ids: readonly number[]) {
  const containers = ids.map((one) => ({ id: one }))
  const saved = await call(contract.saveLinkedCourses, { params: { id }, body: { containers } })
  cache.setQueryData(linkedCourses(id).queryKey, saved)
  return saved
}

// The people of an event

type BookingsQuery = Input<typeof invitations.listBookings>['query']

export const bookings = (id: number, query: BookingsQuery) =>
  queryOptions({
    queryKey: [...key, 'bookings', id, query],
    queryFn: ({ signal }) => call(invitations.listBookings, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Does something with the people of an event, after which all that is shown of it is asked again. */
async function changing<T>(made: Promise<T>) {
  const answer = await made
  await eventsChanged()
  return answer
}

export const addBookings = (id: number, userIds: number[]) =>
  changing(call(invitations.addBookings, { params: { id }, body: { userIds } }))
export const removeBooking = (id: number, bid: number) =>
  changing(call(invitations.removeBooking, { params: { id, bid } }))
export const decideBooking = (
  id: number,
  bid: number,
  decision: (typeof invitations.bookingDecisions)[number],
) =>
  changing(
    call(invitations.decideBooking, {
      params: { id, bid },
      body: { decision, reason: null, message: null },
    }),
  )
export const substituteBooking = (id: number, bid: number, userId: number) =>
  changing(call(invitations.substituteBooking, { params: { id, bid }, body: { userId } }))

const letters = {
  invite: invitations.inviteToEvent,
  change: invitations.tellEventChange,
  remind: invitations.remindOfEvent,
  cancel: invitations.cancelEvent,
} as const
export type Letter = keyof typeof letters
export const sendLetter = (letter: Letter, id: number) => changing(call(letters[letter], { params: { id } }))

/** NOTE: what is marked is shown at once; the list is asked again once all is there. */
export const saveAttendance = (id: number, marks: invitations.AttendanceMark[]) =>
  call(invitations.saveAttendance, { params: { id }, body: { marks } }, { quiet403: true })
