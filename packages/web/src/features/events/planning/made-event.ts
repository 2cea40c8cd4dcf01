import type { TrainerBooking, TrainerEvent, TrainerEventRow } from '@oktant/contract/events/event-shapes.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'

const outline = {
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
const filled = { seats: 20, taken: 12, confirmed: 12, waiting: 3, full: false, overCapacity: false }
const seen = {
  id: 7,
  name: { en: 'First aid', de: 'Erste Hilfe' },
  eventType: 'classroom',
  webinar: false,
  cancelled: false,
  startTime: '01-12-2026 09:00',
  endTime: '01-12-2026 11:00',
  startsAt: '2026-12-01T08:00:00.000Z',
  endsAt: '2026-12-01T10:00:00.000Z',
  timeZone: 'Europe/Berlin',
  venue: { id: 3, name: { en: 'Room 1', de: 'Raum 1' }, location: null, capacity: 20 },
  facilitators: [{ id: 5, name: 'Tina Trainer' }],
  filled,
  revision: 2,
} as const

/** An event for screen tests, in a list. */
export const makeRow = (values: Partial<TrainerEventRow> = {}): TrainerEventRow => ({
  ...seen,
  facilitators: [...seen.facilitators],
  toConfirm: 2,
  toMark: 0,
  ...values,
})

/** The same as its trainer opens it. */
export const makeEvent = (values: Partial<TrainerEvent> = {}): TrainerEvent => ({
  ...seen,
  facilitators: [...seen.facilitators],
  webinarProvider: null,
  skypeMeeting: null,
  facilitator: seen.facilitators[0],
  timeslots: [
    {
      id: 1,
      date: '01-12-2026',
      startTime: seen.startTime,
      endTime: seen.endTime,
      startHour: 9,
      startMinute: 0,
      endHour: 11,
      endMinute: 0,
      startsAt: seen.startsAt,
      endsAt: seen.endsAt,
      container: null,
      components: [],
    },
  ],
  agenda: [],
  notes: '',
  seats: null,
  courseOutline: outline,
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
  cancelHours: 24,
  overlap: 'warn',
  minDelegatesBy: null,
  queueField: null,
  queueDescending: false,
  customFieldValues: [],
  changedAt: '2026-11-20T10:00:00.000Z',
  changedSinceTold: false,
  can: { change: true, cancel: true, remove: true },
  ...values,
})

export const makeBooking = (values: Partial<TrainerBooking> = {}): TrainerBooking => ({
  id: 21,
  user: { id: 31, name: 'Anna Berg', email: 'anna@example.test' },
  bookingStatus: { id: bookingStatus.USER_ACCEPTED, name: 'Zugesagt (bestätigt)' },
  stand: {
    position: null,
    offeredUntil: null,
    waitsFor: null,
    owner: null,
    deputies: [],
    since: '2026-11-20T10:00:00.000Z',
  },
  declineReason: null,
  declineMessage: null,
  accepted: true,
  attended: null,
  attendanceNote: '',
  createdOn: '2026-11-20T10:00:00.000Z',
  revision: 1,
  ...values,
})
