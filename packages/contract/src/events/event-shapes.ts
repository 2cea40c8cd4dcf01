import { Type as t, type Static } from '@sinclair/typebox'
import { Id, LocalText, orNull } from '../http/http.ts'
import { eventTypes } from '../kit/constants.ts'
import { bookingStatus, eventStates } from '../kit/statuses.ts'

const oneOf = <const N extends string>(names: readonly N[]) => t.Union(names.map((name) => t.Literal(name)))
const Day = t.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
/** A time of the specification: DD-MM-YYYY HH:mm. */
const Written = t.String({
  pattern: '^(0[1-9]|[12]\\d|3[01])-(0[1-9]|1[0-2])-20\\d\\d ([01]\\d|2[0-3]):[0-5]\\d$',
})

/** Somebody by name. */
export const EventPerson = t.Object({ id: Id, name: t.String() })
/** Something with a name in both languages: a venue, a course, a part of one. */
export const EventNamed = t.Object({ id: Id, name: LocalText })
const ById = t.Object({ id: Id })

/** How people meet who are not in one room: in the page, on Teams, or by a link of the trainer's. */
export const webinarProviders = ['page', 'teams', 'link'] as const
/** What happens when somebody's seats overlap. */
export const overlapRules = ['allow', 'warn', 'block'] as const

/** When an event takes place: once, or in parts. Times are read in the event's own zone. */
export type TimeslotForm = Static<typeof TimeslotForm>
export const TimeslotForm = t.Object({
  startTime: Written,
  endTime: Written,
  /** The course that is taught then, and what of it. */
  container: orNull(ById),
  components: t.Array(ById, { maxItems: 50 }),
})

/** A part as it is read: in the reader's own time as printed, and as a moment. */
export type Timeslot = Static<typeof Timeslot>
export const Timeslot = t.Object({
  id: Id,
  date: t.String(),
  startTime: t.String(),
  endTime: t.String(),
  startHour: t.Integer(),
  startMinute: t.Integer(),
  endHour: t.Integer(),
  endMinute: t.Integer(),
  startsAt: t.String(),
  endsAt: t.String(),
  container: orNull(EventNamed),
  components: t.Array(EventNamed),
})

export const AgendaItem = t.Object({
  time: orNull(t.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })),
  text: t.String({ maxLength: 300 }),
})

/** The outline of an event; spec 2 §3 names its fields. */
export type EventOutline = Static<typeof EventOutline>
export const EventOutline = t.Object({
  courseDuration: t.String({ maxLength: 100 }),
  minDelegates: orNull(t.Integer({ minimum: 1, maximum: 100_000 })),
  /** NOTE: what is no number or below 0 means that nobody is turned away (spec 2 §5). */
  maxDelegates: orNull(t.Integer({ minimum: 0, maximum: 100_000 })),
  costPerDelegate: t.String({ maxLength: 100 }),
  provider: t.String({ maxLength: 200 }),
  delegateProfile: t.String({ maxLength: 2000 }),
  courseObjective: t.String({ maxLength: 4000 }),
  courseOutcome: t.String({ maxLength: 4000 }),
  courseWork: t.String({ maxLength: 4000 }),
})

export const emptyOutline: EventOutline = {
  courseDuration: '',
  minDelegates: null,
  maxDelegates: null,
  costPerDelegate: '',
  provider: '',
  delegateProfile: '',
  courseObjective: '',
  courseOutcome: '',
  courseWork: '',
}

const rules = {
  managerApproval: t.Boolean(),
  hrApproval: t.Boolean(),
  /** Who is approved by their manager has the seat, without being asked themselves. */
  managerRsvpForUser: t.Boolean(),
  /** By when an invitation is answered, when who has not is reminded, and when all are reminded of the event; days. */
  rsvpByDate: orNull(Day),
  rsvpRemindByDate: orNull(Day),
  remindByDate: orNull(Day),
  /** Hours before it begins at which all who have a seat are reminded. */
  reminderLeadTime: orNull(t.Integer({ minimum: 1, maximum: 720 })),
  /** For one person: a consultation. */
  singleUserEvent: t.Boolean(),
  /** May somebody with a seat give it back themselves? */
  userUnsubscribe: t.Boolean(),
  /** Do its letters bring an entry for the calendar? */
  sendAttachment: t.Boolean(),
  /** May visitors see it? */
  openEvent: t.Boolean(),
  openForRegistrations: t.Boolean(),
  /** For how many hours a seat that fell free is held for whoever it is offered to. */
  offerHours: t.Integer({ minimum: 1, maximum: 720 }),
  /** How many hours before it begins a seat can be given back last. */
  cancelHours: t.Integer({ minimum: 0, maximum: 2160 }),
  overlap: oneOf(overlapRules),
  /** By when its fewest delegates are to be reached; later cancelling is proposed. */
  minDelegatesBy: orNull(Day),
}

/** Who comes first in the queue: whoever asked first, or by a field of the person, small or early values first or last. */
const queue = { queueField: orNull(Id), queueDescending: t.Boolean() }

/** What a trainer fills in. */
export type EventForm = Static<typeof EventForm>
export const EventForm = t.Object({
  name: t.Object({ en: t.String({ maxLength: 200 }), de: t.String({ maxLength: 200 }) }),
  eventType: oneOf(eventTypes),
  webinar: t.Boolean(),
  webinarProvider: orNull(oneOf(webinarProviders)),
  /** The trainer's own link (spec 1 §3). */
  skypeMeeting: orNull(t.String({ maxLength: 1000 })),
  facilitators: t.Array(ById, { maxItems: 20 }),
  venue: orNull(ById),
  /** An IANA zone, in which the times are read. */
  timeZone: t.String({ maxLength: 64 }),
  /** NOTE: none means that there is no date yet, so that people say that they are interested. */
  timeslots: t.Array(TimeslotForm, { maxItems: 60 }),
  agenda: t.Array(AgendaItem, { maxItems: 100 }),
  notes: t.String({ maxLength: 4000 }),
  /** How many have room; without a number the venue's capacity and the outline's most delegates do. */
  seats: orNull(t.Integer({ minimum: 0, maximum: 100_000 })),
  ...rules,
  queueField: t.Optional(queue.queueField),
  queueDescending: t.Optional(queue.queueDescending),
  customFieldValues: t.Array(
    t.Object({ customField: t.Object({ id: Id }), value: t.String({ maxLength: 4000 }) }),
    { maxItems: 100 },
  ),
})

/** Where an event takes place. */
export const EventVenue = t.Object({
  id: Id,
  name: LocalText,
  location: orNull(LocalText),
  capacity: orNull(t.Integer()),
})

/** A venue as it is chosen for an event. */
export type VenueOption = Static<typeof VenueOption>
export const VenueOption = t.Object({
  id: Id,
  name: t.String(),
  capacity: orNull(t.Integer()),
})

const seen = {
  id: Id,
  name: LocalText,
  eventType: oneOf(eventTypes),
  webinar: t.Boolean(),
  cancelled: t.Boolean(),
  /** From its first part to its last, in the reader's own time; empty without a date. */
  startTime: t.String(),
  endTime: t.String(),
  startsAt: orNull(t.String()),
  endsAt: orNull(t.String()),
  timeZone: t.String(),
  venue: orNull(EventVenue),
}

/** How full an event is. */
export const Seats = t.Object({
  /** How many there are; null where nobody is turned away. */
  seats: orNull(t.Integer()),
  /** Confirmed, under a live offer or sent an invitation that is kept for them. */
  taken: t.Integer(),
  confirmed: t.Integer(),
  /** Asked for a seat and queued. */
  waiting: t.Integer(),
  /** Seats equal bookings; and beyond it. */
  full: t.Boolean(),
  overCapacity: t.Boolean(),
})

/** An event as its trainer sees it; `can` says what this trainer may do with it now. */
export type TrainerEvent = Static<typeof TrainerEvent>
export const TrainerEvent = t.Object({
  ...seen,
  webinarProvider: orNull(oneOf(webinarProviders)),
  skypeMeeting: orNull(t.String()),
  /** The first of its facilitators, as printed, and all of them. */
  facilitator: orNull(EventPerson),
  facilitators: t.Array(EventPerson),
  timeslots: t.Array(Timeslot),
  agenda: t.Array(AgendaItem),
  notes: t.String(),
  seats: orNull(t.Integer()),
  filled: Seats,
  courseOutline: EventOutline,
  ...rules,
  ...queue,
  customFieldValues: EventForm.properties.customFieldValues,
  revision: t.Integer(),
  changedAt: t.String(),
  /** Has the change of it not been told to those who were invited? */
  changedSinceTold: t.Boolean(),
  can: t.Object({ change: t.Boolean(), cancel: t.Boolean(), remove: t.Boolean() }),
})

/** An event in a trainer's lists. */
export type TrainerEventRow = Static<typeof TrainerEventRow>
export const TrainerEventRow = t.Object({
  ...seen,
  facilitators: t.Array(EventPerson),
  filled: Seats,
  /** How many bookings wait for the trainer, and how many who had a seat nobody has marked as there or not, once it is over. */
  toConfirm: t.Integer(),
  toMark: t.Integer(),
  revision: t.Integer(),
})

export const BookingStatusSeen = t.Object({
  id: t.Union(Object.values(bookingStatus).map((id) => t.Literal(id))),
  name: t.String(),
})

/** Where a booking stands and who has it. */
export const BookingStand = t.Object({
  /** Its place in the queue, from 1. */
  position: orNull(t.Integer()),
  /** Until when an offered seat is held. */
  offeredUntil: orNull(t.String()),
  /** Who decides next; null where it is the invitee's turn or nobody's. */
  waitsFor: orNull(
    t.Union([t.Literal('manager'), t.Literal('hr'), t.Literal('trainer'), t.Literal('invitee')]),
  ),
  /** By name, where it is one person's. */
  owner: orNull(EventPerson),
  /** Who stands in for that one today. */
  deputies: t.Array(EventPerson),
  since: t.String(),
})

/** A booking as its trainer sees it. */
export type TrainerBooking = Static<typeof TrainerBooking>
export const TrainerBooking = t.Object({
  id: Id,
  user: t.Object({ id: Id, name: t.String(), email: t.String() }),
  bookingStatus: BookingStatusSeen,
  stand: BookingStand,
  declineReason: orNull(t.String()),
  declineMessage: orNull(t.String()),
  /** Confirmed; as the specification prints it. */
  accepted: t.Boolean(),
  attended: orNull(t.Boolean()),
  attendanceNote: t.String(),
  createdOn: t.String(),
  revision: t.Integer(),
})

/** An event as a learner sees it, with their own booking. */
const learnerSeen = {
  ...seen,
  /** Today, past event, or N days to go (spec 2 §5); empty without a date. */
  daysToGo: t.String(),
  facilitators: t.Array(EventPerson),
  state: oneOf(eventStates),
  filled: Seats,
  /** May one go in now: from 15 minutes before it begins until it ends. */
  available: t.Boolean(),
  ongoing: t.Boolean(),
  /** The trainer's own link, for whoever has a seat and while it is available. */
  skypeMeeting: orNull(t.String()),
  webinarProvider: orNull(oneOf(webinarProviders)),
}

export type OwnBooking = Static<typeof OwnBooking>
export const OwnBooking = t.Object({
  id: Id,
  bookingStatus: BookingStatusSeen,
  stand: BookingStand,
  declineReason: orNull(t.String()),
  declineMessage: orNull(t.String()),
  attended: orNull(t.Boolean()),
  createdOn: t.String(),
  /** What its holder may do now. */
  can: t.Object({ accept: t.Boolean(), decline: t.Boolean() }),
})

export type LearnerEvent = Static<typeof LearnerEvent>
export const LearnerEvent = t.Object({
  ...learnerSeen,
  booking: orNull(OwnBooking),
  timeslots: t.Array(Timeslot),
  agenda: t.Array(AgendaItem),
  notes: t.String(),
  goalOutline: EventOutline,
  declineReasons: t.Array(t.Object({ id: Id, name: t.String() })),
  rsvpByDate: orNull(Day),
  can: t.Object({ request: t.Boolean() }),
})

/** An event in a learner's lists and calendar. */
export type LearnerEventRow = Static<typeof LearnerEventRow>
export const LearnerEventRow = t.Object({
  ...learnerSeen,
  booking: orNull(OwnBooking),
  timeslots: t.Array(t.Object({ id: Id, startsAt: t.String(), endsAt: t.String() })),
  can: t.Object({ request: t.Boolean() }),
})

/** A day of one's calendar. */
export type EventDay = Static<typeof EventDay>
export const EventDay = t.Object({
  day: t.String(),
  count: t.Integer(),
  cancelled: t.Integer(),
  /** What begins first on it. */
  first: t.Array(
    t.Object({
      id: Id,
      name: LocalText,
      startsAt: t.String(),
      state: learnerSeen.state,
      cancelled: t.Boolean(),
    }),
  ),
})

/** A booking with the event that it is for, as its holder and whoever decides it see it. */
export type BookingSeen = Static<typeof BookingSeen>
export const BookingSeen = t.Object({
  ...OwnBooking.properties,
  user: EventPerson,
  classroomEvent: LearnerEventRow,
  declineReasons: t.Array(t.Object({ id: Id, name: t.String() })),
  /** What the reader may do with it now; neither where it was dealt with already. */
  decide: t.Object({ approve: t.Boolean(), decline: t.Boolean() }),
})
