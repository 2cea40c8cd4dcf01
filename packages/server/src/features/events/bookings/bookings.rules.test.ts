import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Deed,
  deeds,
  displayState,
  holdsSeat,
  mayWithdraw,
  noBooking,
  outcomeOf,
  type Stand,
  type Status,
  type Terms,
  waitsFor,
} from './bookings.rules.ts'

const s = bookingStatus
const terms = (more: Partial<Terms> = {}): Terms => ({
  eventType: 'open',
  managerApproval: false,
  hrApproval: false,
  managerRsvpForUser: false,
  ...more,
})
const stand = (status: Status | null, more: Partial<Stand> = {}): Stand => ({ ...noBooking, status, ...more })
const free = { hasManager: true, seatFree: true }
const full = { hasManager: true, seatFree: false }
const alone = { hasManager: false, seatFree: true }

const next = (deed: Deed, given: Terms, from: Stand, around = free) => {
  const outcome = outcomeOf(deed, given, from, around)
  return typeof outcome === 'string' ? outcome : outcome.status
}

describe('who asks for a seat', () => {
  test.for([
    ['an open event confirms while seats last', terms(), free, s.USER_ACCEPTED],
    ['and queues whoever comes too late', terms(), full, s.REQUEST_SEAT],
    [
      'an RSVP-controlled one waits for its trainer',
      terms({ eventType: 'rsvpControlledAccess' }),
      free,
      s.REQUEST_SEAT,
    ],
    ['self study has seats for all', terms({ eventType: 'selfStudy' }), free, s.USER_ACCEPTED],
    ['the manager is asked first', terms({ managerApproval: true }), free, s.MANAGER_WAITING],
    ['without a manager HR takes it on', terms({ managerApproval: true }), alone, s.NO_MANAGER],
    ['HR is asked where it wants to be', terms({ hrApproval: true }), free, s.REQUEST_SEAT],
  ] as const)('%s', ([, given, around, status]) => {
    expect(next('request', given, noBooking, around)).toBe(status)
  })
  test.for([
    [
      'the manager’s word is enough',
      terms({ managerApproval: true }),
      'managerApprove',
      s.MANAGER_WAITING,
      s.USER_ACCEPTED,
    ],
    [
      'then HR where HR must, too',
      terms({ managerApproval: true, hrApproval: true }),
      'managerApprove',
      s.MANAGER_WAITING,
      s.REQUEST_SEAT,
    ],
    [
      'HR passes through to the seat',
      terms({ hrApproval: true }),
      'hrApprove',
      s.REQUEST_SEAT,
      s.USER_ACCEPTED,
    ],
    [
      'HR decides for whom has no manager',
      terms({ managerApproval: true }),
      'hrApprove',
      s.NO_MANAGER,
      s.USER_ACCEPTED,
    ],
    [
      'the manager declines',
      terms({ managerApproval: true }),
      'managerDecline',
      s.MANAGER_WAITING,
      s.MANAGER_DECLINED,
    ],
    ['HR declines', terms({ hrApproval: true }), 'hrDecline', s.REQUEST_SEAT, s.HR_DECLINED],
    [
      'the trainer confirms',
      terms({ eventType: 'rsvpControlledAccess' }),
      'confirm',
      s.REQUEST_SEAT,
      s.USER_ACCEPTED,
    ],
    ['the trainer offers', terms({ eventType: 'rsvpControlledAccess' }), 'offer', s.REQUEST_SEAT, s.SENT],
    [
      'the trainer declines',
      terms({ eventType: 'rsvpControlledAccess' }),
      'refuse',
      s.REQUEST_SEAT,
      s.HR_DECLINED,
    ],
    ['a trainer does not pass HR by', terms({ hrApproval: true }), 'confirm', s.REQUEST_SEAT, 'refused'],
  ] as const)('%s', ([, given, deed, from, status]) => {
    expect(next(deed, given, stand(from, { asked: true }))).toBe(status)
  })
})

describe('who was invited', () => {
  test.for([
    ['is sent the invitation', terms(), 'invite', s.NEW, free, s.SENT],
    [
      'after the manager has agreed',
      terms({ managerApproval: true }),
      'invite',
      s.NEW,
      free,
      s.MANAGER_WAITING,
    ],
    [
      'or HR, where there is no manager',
      terms({ managerApproval: true }),
      'invite',
      s.NEW,
      alone,
      s.NO_MANAGER,
    ],
    [
      'is asked once the manager has',
      terms({ managerApproval: true }),
      'managerApprove',
      s.MANAGER_WAITING,
      free,
      s.MANAGER_APPROVED,
    ],
    [
      'unless the manager answers for them',
      terms({ managerApproval: true, managerRsvpForUser: true }),
      'managerApprove',
      s.MANAGER_WAITING,
      free,
      s.USER_ACCEPTED,
    ],
    ['or HR has taken it on', terms({ managerApproval: true }), 'hrApprove', s.NO_MANAGER, free, s.SENT],
    ['accepts', terms(), 'accept', s.SENT, free, s.USER_ACCEPTED],
    ['accepts what the manager approved', terms(), 'accept', s.MANAGER_APPROVED, free, s.USER_ACCEPTED],
    ['queues when all seats went meanwhile', terms(), 'accept', s.SENT, full, s.REQUEST_SEAT],
    ['declines', terms(), 'withdraw', s.SENT, free, s.USER_DECLINED],
  ] as const)('%s', ([, given, deed, from, around, status]) => {
    expect(next(deed, given, stand(from), around)).toBe(status)
  })
})

test('an offered seat is kept for whom it was offered, and goes behind the others when it lapses', () => {
  const offered = stand(s.SENT, { asked: true, hasOffer: true })
  expect(next('accept', terms(), offered, full)).toBe(s.USER_ACCEPTED)
  expect(outcomeOf('lapse', terms(), offered, full)).toMatchObject({ status: s.REQUEST_SEAT, isQueued: true })
  expect(next('lapse', terms(), stand(s.SENT))).toBe('refused')
})

/** From where each deed is allowed, written by hand beside the specification's table. */
const allowed: Record<Deed, readonly (Status | null)[]> = {
  add: [null, s.MANAGER_DECLINED, s.HR_DECLINED, s.USER_DECLINED],
  invite: [s.NEW],
  request: [null, s.NEW, s.MANAGER_DECLINED, s.HR_DECLINED, s.USER_DECLINED],
  accept: [s.SENT, s.MANAGER_APPROVED, s.HR_APPROVED],
  withdraw: [
    s.MANAGER_WAITING,
    s.SENT,
    s.MANAGER_APPROVED,
    s.HR_APPROVED,
    s.USER_ACCEPTED,
    s.REQUEST_SEAT,
    s.NO_MANAGER,
  ],
  managerApprove: [s.MANAGER_WAITING],
  managerDecline: [s.MANAGER_WAITING],
  hrApprove: [s.NO_MANAGER],
  hrDecline: [s.NO_MANAGER],
  confirm: [s.REQUEST_SEAT],
  offer: [s.REQUEST_SEAT],
  refuse: [s.REQUEST_SEAT],
  lapse: [],
  cancel: [
    s.NEW,
    s.MANAGER_WAITING,
    s.SENT,
    s.MANAGER_APPROVED,
    s.HR_APPROVED,
    s.USER_ACCEPTED,
    s.REQUEST_SEAT,
    s.NO_MANAGER,
  ],
}
const everywhere = [null, ...Object.values(bookingStatus)]

test.for(deeds.flatMap((deed) => everywhere.map((from) => [deed, from] as const)))(
  '%s from %s is allowed or refused as the table says',
  ([deed, from]) => {
    expect(outcomeOf(deed, terms(), stand(from), free) !== 'refused').toBe(allowed[deed].includes(from))
  },
)

test('an event that is called off is the end of every booking', () => {
  for (const deed of deeds) expect(next(deed, terms(), stand(s.EVENT_CANCELLED))).toBe('refused')
})

test('a request always has an owner, or a place in the queue', () => {
  const flags = fc.record({
    eventType: fc.constantFrom(
      'open',
      'rsvpControlledAccess',
      'autoControlledAccess',
      'classroom',
      'selfStudy',
    ),
    managerApproval: fc.boolean(),
    hrApproval: fc.boolean(),
    managerRsvpForUser: fc.boolean(),
  }) as fc.Arbitrary<Terms>
  const step = fc.record({
    deed: fc.constantFrom(...deeds),
    seatFree: fc.boolean(),
    hasManager: fc.boolean(),
  })
  fc.assert(
    fc.property(flags, fc.array(step, { maxLength: 30 }), (given, steps) => {
      let now = noBooking
      for (const { deed, ...around } of steps) {
        const before = now
        const outcome = outcomeOf(deed, given, now, around)
        if (typeof outcome === 'string') continue
        now = outcome
        const gained = holdsSeat(now) && !holdsSeat(before)
        expect(gained && !around.seatFree).toBe(false)
        const waits: unknown = now.isQueued || waitsFor(given, now)
        const open: (Status | null)[] = [
          s.MANAGER_WAITING,
          s.REQUEST_SEAT,
          s.NO_MANAGER,
          s.SENT,
          s.MANAGER_APPROVED,
        ]
        if (open.includes(now.status)) expect(waits).toBeTruthy()
      }
    }),
  )
})

test.for([
  [null, 'open'],
  [s.SENT, 'open'],
  [s.USER_ACCEPTED, 'booked'],
  [s.USER_DECLINED, 'declined'],
  [s.MANAGER_WAITING, 'awaitingApproval'],
  [s.NO_MANAGER, 'awaitingApproval'],
  [s.HR_DECLINED, 'approvalDeclined'],
  [s.REQUEST_SEAT, 'requested'],
] as const)('%s looks like %s', ([status, state]) => {
  expect(displayState(status)).toBe(state)
})

test('a seat is given back until the event says that it is too late, and where it lets people', () => {
  const event = { userUnsubscribe: true, cancelHours: 24, startsAt: new Date('2027-01-10T10:00:00Z') }
  const at = (moment: string) => mayWithdraw({ status: s.USER_ACCEPTED }, event, new Date(moment))
  expect(at('2027-01-09T10:00:00Z')).toBe('yes')
  expect(at('2027-01-09T10:00:01Z')).toBe('late')
  expect(mayWithdraw({ status: s.USER_ACCEPTED }, { ...event, userUnsubscribe: false }, new Date(0))).toBe(
    'late',
  )
  expect(mayWithdraw({ status: s.SENT }, { ...event, userUnsubscribe: false }, new Date('2027-01-10'))).toBe(
    'yes',
  )
  expect(mayWithdraw({ status: s.USER_DECLINED }, event, new Date(0))).toBe('actioned')
})
