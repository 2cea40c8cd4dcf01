import { Type as t, type Static } from '@sinclair/typebox'
import {
  Affected,
  endpoint,
  Id,
  idParams,
  listQuery,
  LocalText,
  Nothing,
  orNull,
  paged,
} from '../http/http.ts'
import {
  EventForm,
  EventOutline,
  EventPerson,
  Timeslot,
  TrainerEvent,
  TrainerEventRow,
} from './event-shapes.ts'
import { Venue } from './venues.ts'

/** What a trainer plans; whoever administers events does it with those of others. */
const access = 'events.facilitate'
const missing = 'event_not_found'
const query = listQuery({
  sort: ['name', 'startTime', 'eventType', 'changedAt'],
  /** `when`: upcoming, past or undated; `state`: cancelled or held; `facilitator` and `venue` by name; `mine`: true. */
  filter: ['name', 'when', 'state', 'eventType', 'facilitator', 'venue', 'mine'],
})
const ofEvent = { access, params: idParams, errors: [missing] } as const

export const listEvents = endpoint({
  method: 'GET',
  path: '/client/cdi-event',
  access,
  summary: 'Lists the events that one plans; of the whole company for whoever administers them.',
  query,
  reply: paged(TrainerEventRow),
})

export const createEvent = endpoint({
  method: 'POST',
  path: '/client/cdi-event',
  access,
  summary: 'Plans an event.',
  body: EventForm,
  reply: TrainerEvent,
  errors: ['event_invalid'],
})

export const readEvent = endpoint({
  ...ofEvent,
  method: 'GET',
  path: '/client/cdi-event/:id',
  summary: 'Reads one event as its trainer sees it.',
  reply: TrainerEvent,
})

/** NOTE: clashes are told unless the form says that they are known. */
export const updateEvent = endpoint({
  ...ofEvent,
  method: 'PUT',
  path: '/client/cdi-event/:id',
  summary: 'Changes an event from the revision that was seen.',
  body: t.Object({ ...EventForm.properties, revision: t.Integer() }),
  reply: TrainerEvent,
  errors: [missing, 'event_invalid', 'content_changed', 'event_is_cancelled'],
})

export const affectedByEventRemoval = endpoint({
  ...ofEvent,
  method: 'GET',
  path: '/client/cdi-event/:id/affected',
  summary: 'Says what the removal of an event would touch; nothing changes.',
  reply: Affected,
})

export const removeEvent = endpoint({
  ...ofEvent,
  method: 'DELETE',
  path: '/client/cdi-event/:id',
  summary: 'Removes an event; one on which people have a seat is cancelled first.',
  reply: Nothing,
  errors: [missing, 'event_has_seats'],
})

export const restoreEvent = endpoint({
  ...ofEvent,
  method: 'POST',
  path: '/client/cdi-event/:id/restore',
  summary: 'Brings a removed event back.',
  reply: TrainerEvent,
})

export const copyEvent = endpoint({
  ...ofEvent,
  method: 'POST',
  path: '/client/cdi-event/copy/:id',
  summary: 'Copies an event with everything but the people.',
  reply: TrainerEvent,
})

/** What a plan collides with: a trainer, a venue or an invitee who is already scheduled, or a trainer who is away. */
export type Clash = Static<typeof Clash>
export const Clash = t.Object({
  what: t.Union([t.Literal('facilitator'), t.Literal('venue'), t.Literal('invitee'), t.Literal('absence')]),
  id: Id,
  name: t.String(),
  /** On what; nothing where somebody is not available. */
  event: orNull(t.Object({ id: Id, name: LocalText, startsAt: t.String() })),
  /** '{name} is already scheduled on event {event}', as the specification words it. */
  message: t.String(),
})

export const findClashes = endpoint({
  method: 'POST',
  path: '/client/cdi-event/clashes',
  access,
  summary: 'Says what a plan would collide with; nothing changes.',
  body: t.Object({
    eventId: orNull(Id),
    timeZone: EventForm.properties.timeZone,
    timeslots: EventForm.properties.timeslots,
    facilitators: EventForm.properties.facilitators,
    venue: EventForm.properties.venue,
  }),
  reply: t.Array(Clash),
  changes: false,
  errors: ['event_invalid', missing],
})

export const readEventVenue = endpoint({
  ...ofEvent,
  method: 'GET',
  path: '/client/cdi-event/:id/venue',
  summary: 'Reads the venue of an event; null without one.',
  reply: orNull(Venue),
})

export const removeEventVenue = endpoint({
  ...ofEvent,
  method: 'DELETE',
  path: '/client/cdi-event/:id/venue',
  summary: 'Takes the venue off an event.',
  reply: TrainerEvent,
  errors: [missing, 'event_is_cancelled'],
})

export const readEventFacilitator = endpoint({
  ...ofEvent,
  method: 'GET',
  path: '/client/cdi-event/:id/facilitator',
  summary: 'Reads who runs an event, the first of them; null without one.',
  reply: orNull(EventPerson),
})

export const listEventTimeslots = endpoint({
  ...ofEvent,
  method: 'GET',
  path: '/client/cdi-event/:id/timeslots',
  summary: 'Lists the parts of an event in their order.',
  reply: t.Array(Timeslot),
})

export const readEventOutline = endpoint({
  ...ofEvent,
  method: 'GET',
  path: '/client/cdi/outline/EVENT/:id',
  summary: 'Reads the outline of an event.',
  reply: EventOutline,
})

export const saveEventOutline = endpoint({
  ...ofEvent,
  method: 'POST',
  path: '/client/cdi/outline/EVENT/:id',
  summary: 'Saves the outline of an event.',
  body: t.Object({
    ...EventOutline.properties,
    // NOTE: what is no number, or below 0, is kept as null: nobody is turned away (spec 2 §5).
    maxDelegates: orNull(t.Union([t.Number(), t.String({ maxLength: 20 })])),
  }),
  reply: EventOutline,
  errors: [missing, 'event_is_cancelled'],
})

/** A course that goes with an event: who has a seat is given it. */
export const LinkedCourse = t.Object({ id: Id, name: LocalText })

export const listLinkedCourses = endpoint({
  ...ofEvent,
  method: 'GET',
  path: '/client/cdi-event/:id/linkFolders',
  summary: 'Lists the courses that go with an event.',
  reply: t.Array(LinkedCourse),
})

export const saveLinkedCourses = endpoint({
  ...ofEvent,
  method: 'POST',
  path: '/client/cdi-event/:id/linkFolders',
  summary: 'Says which courses go with an event; who has a seat is given those that are new.',
  body: t.Object({ containers: t.Array(t.Object({ id: Id }), { maxItems: 50 }) }),
  reply: t.Array(LinkedCourse),
  errors: [missing, 'courses_unknown'],
})

export const listEventsInRange = endpoint({
  method: 'GET',
  path: '/admin/event/range/:date',
  access: 'signedIn',
  summary:
    'Lists the events of the month of a day (YYYY-MM-DD), for whoever plans events or sees the scheduler.',
  params: t.Object({ date: t.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }) }),
  query: t.Object(
    { months: t.Optional(t.Integer({ minimum: 1, maximum: 12 })) },
    { additionalProperties: false },
  ),
  reply: t.Array(TrainerEventRow),
  errors: ['not_permitted'],
})

export const listUpcomingEvents = endpoint({
  method: 'GET',
  path: '/admin/event/upcoming',
  access: 'signedIn',
  summary: 'Lists the next events, soonest first, for whoever plans events or sees the scheduler.',
  query: listQuery({ sort: ['startTime'], filter: ['name', 'mine'] }),
  reply: paged(TrainerEventRow),
  errors: ['not_permitted'],
})

/** The next events of a trainer, with what is still to do about them. */
export const listTrainerEvents = endpoint({
  method: 'GET',
  path: '/client/cdi/trainer/my-events',
  access,
  summary:
    'Lists the events that one runs oneself, soonest first: what comes, and what is over and still to mark.',
  query: listQuery({ sort: ['startTime'], filter: ['name'] }),
  reply: paged(TrainerEventRow),
})

/** The parts of a course, to choose what is taught in a part of an event. */
export const listContainerChildren = endpoint({
  method: 'GET',
  path: '/admin/container/:id/children',
  access,
  summary: 'Lists the parts of a course to choose from, in their order.',
  params: idParams,
  reply: t.Array(t.Object({ id: Id, name: LocalText, clazz: t.String() })),
  errors: ['container_not_found'],
})
