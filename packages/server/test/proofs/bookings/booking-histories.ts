import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import fc from 'fast-check'
import type { Deed } from '../../../src/features/events/bookings/bookings.rules.ts'

export const people = 6

export type BookingStep =
  | { kind: 'deed'; who: number; pick: number }
  | { kind: 'seats'; seats: number }
  | { kind: 'hours'; hours: number }
  | { kind: 'managerLeaves' }
  | { kind: 'newManager'; who: number }
  | { kind: 'cancelEvent' }

export type BookingTask = {
  seats: number
  eventType: 'open' | 'rsvpControlledAccess' | 'classroom'
  managerApproval: boolean
  hrApproval: boolean
  managerRsvpForUser: boolean
  /** Each batch is done at once, by as many people. */
  batches: BookingStep[][]
}

const who = fc.nat(people - 1)
const all: Deed[] = [
  'request',
  'accept',
  'withdraw',
  'add',
  'invite',
  'managerApprove',
  'managerDecline',
  'hrApprove',
  'hrDecline',
  'confirm',
  'offer',
  'refuse',
]
const { NEW, MANAGER_WAITING, SENT, MANAGER_APPROVED, USER_ACCEPTED, REQUEST_SEAT, NO_MANAGER } =
  bookingStatus
const likely: Partial<Record<number, Deed[]>> = {
  [NEW]: ['request', 'request', 'invite'],
  [MANAGER_WAITING]: ['managerApprove', 'managerApprove', 'managerDecline', 'withdraw'],
  [SENT]: ['accept', 'accept', 'withdraw'],
  [MANAGER_APPROVED]: ['accept', 'accept', 'withdraw'],
  [USER_ACCEPTED]: ['withdraw'],
  [REQUEST_SEAT]: ['confirm', 'offer', 'hrApprove', 'hrApprove', 'hrDecline', 'refuse', 'withdraw'],
  [NO_MANAGER]: ['hrApprove', 'hrApprove', 'hrDecline'],
}

/** Mostly what may come next, and sometimes anything. */
export function deedFor(status: number, pick: number) {
  const deeds = pick % 6 === 0 ? all : (likely[status] ?? ['request', 'request', 'add'])
  return deeds[pick % deeds.length] ?? 'request'
}

const step: fc.Arbitrary<BookingStep> = fc.oneof(
  { weight: 16, arbitrary: fc.record({ kind: fc.constant('deed' as const), who, pick: fc.nat(10_000) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('seats' as const), seats: fc.nat(4) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('hours' as const), hours: fc.integer({ min: 1, max: 60 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('managerLeaves' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('newManager' as const), who }) },
)

/** NOTE: hardly any event is called off, and then its history is nearly over. */
const cancelled: BookingStep[] = [{ kind: 'cancelEvent' }]
const ended = fc.option(fc.constant(cancelled), { freq: 3 })

export const histories: fc.Arbitrary<BookingTask> = fc
  .record({
    seats: fc.nat(3),
    eventType: fc.constantFrom('open', 'rsvpControlledAccess', 'classroom'),
    managerApproval: fc.boolean(),
    hrApproval: fc.boolean(),
    managerRsvpForUser: fc.boolean(),
    batches: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 8, maxLength: 24 }),
    last: ended,
  })
  .map(({ last, ...task }) => ({ ...task, batches: last ? [...task.batches, last] : task.batches }))
