import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type {
  BookingSeen,
  LearnerEvent,
  LearnerEventRow,
  OwnBooking,
} from '@oktant/contract/events/event-shapes.ts'

const text = (de: string) => ({ en: de, de })

/** A booking that is confirmed, if nothing else is said. */
export const makeBooking = (id: number, own: Partial<OwnBooking> = {}): OwnBooking => ({
  id,
  bookingStatus: { id: bookingStatus.USER_ACCEPTED, name: 'User accepted (confirmed)' },
  stand: {
    position: null,
    offeredUntil: null,
    waitsFor: null,
    owner: null,
    deputies: [],
    since: '2026-11-01T08:00:00Z',
  },
  declineReason: null,
  declineMessage: null,
  attended: null,
  createdOn: '2026-11-01T08:00:00Z',
  can: { accept: false, decline: false },
  ...own,
})

export const makeEventRow = (id: number, own: Partial<LearnerEventRow> = {}): LearnerEventRow => ({
  id,
  name: text(`Veranstaltung ${id}`),
  eventType: 'open',
  webinar: false,
  cancelled: false,
  startTime: '01-12-2026 10:00',
  endTime: '01-12-2026 12:00',
  startsAt: '2026-12-01T09:00:00Z',
  endsAt: '2026-12-01T11:00:00Z',
  timeZone: 'Europe/Berlin',
  venue: { id: 1, name: text('Saal Alster'), location: text('Hamburg'), capacity: 20 },
  daysToGo: '',
  facilitators: [{ id: 9, name: 'Karin Roth' }],
  state: 'open',
  filled: { seats: 12, taken: 4, confirmed: 4, waiting: 0, full: false, overCapacity: false },
  available: false,
  ongoing: false,
  skypeMeeting: null,
  webinarProvider: null,
  booking: null,
  timeslots: [{ id, startsAt: '2026-12-01T09:00:00Z', endsAt: '2026-12-01T11:00:00Z' }],
  can: { request: false },
  ...own,
})

const outline: LearnerEvent['goalOutline'] = {
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

export const makeEvent = (id: number, own: Partial<LearnerEvent> = {}): LearnerEvent => ({
  ...makeEventRow(id),
  timeslots: [],
  agenda: [],
  notes: '',
  goalOutline: outline,
  declineReasons: [{ id: 1, name: 'Krankheit' }],
  rsvpByDate: null,
  ...own,
})

export const makeBookingSeen = (id: number, own: Partial<BookingSeen> = {}): BookingSeen => ({
  ...makeBooking(id),
  user: { id: 40, name: 'Lena Okafor' },
  classroomEvent: makeEventRow(7),
  declineReasons: [{ id: 1, name: 'Krankheit' }],
  decide: { approve: false, decline: false },
  ...own,
})
