import type { EventForm } from '@oktant/contract/events/event-shapes.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import fc from 'fast-check'
import type { Deed } from '../../../src/features/events/bookings/bookings.rules.ts'

export const people = 6

/** How an event gives its seats, as far as a history changes it. */
export type Terms = Pick<
  EventForm,
  'eventType' | 'managerApproval' | 'hrApproval' | 'managerRsvpForUser' | 'offerHours'
> & { byField: boolean; descending: boolean }
export type Decider = 'manager' | 'next' | 'deputy' | 'hr' | 'hrDeputy' | 'person'

export type BookingStep =
  | { kind: 'deed'; who: number; pick: number }
  | { kind: 'decide'; who: number; by: Decider; isApproval: boolean }
  | { kind: 'seats'; seats: number }
  | { kind: 'terms'; terms: Terms }
  | { kind: 'field'; who: number; value: string | null }
  | { kind: 'hours'; hours: number }
  | { kind: 'handOn' }
  | { kind: 'managerLeaves' }
  | { kind: 'managerBack' }
  | { kind: 'newManager'; who: number }
  | { kind: 'nameDeputy'; of: 'manager' | 'hr'; days: number }
  | { kind: 'endDeputy' }
  | { kind: 'cancelEvent' }

export type BookingTask = {
  seats: number
  terms: Terms
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

const terms: fc.Arbitrary<Terms> = fc.record({
  eventType: fc.constantFrom('open', 'rsvpControlledAccess', 'classroom'),
  managerApproval: fc.boolean(),
  hrApproval: fc.boolean(),
  managerRsvpForUser: fc.boolean(),
  offerHours: fc.constantFrom(1, 10, 48),
  byField: fc.boolean(),
  descending: fc.boolean(),
})
const by = fc.constantFrom<Decider>(
  'manager',
  'manager',
  'next',
  'deputy',
  'deputy',
  'hr',
  'hrDeputy',
  'person',
)
const isApproval = fc.nat(4).map((one) => one > 0)
const value = fc.option(
  fc.nat(40).map((one) => `20${String(one + 10)}-01-01`),
  { freq: 4 },
)

const kind = <K extends BookingStep['kind']>(name: K) => fc.constant(name)

const step: fc.Arbitrary<BookingStep> = fc.oneof(
  { weight: 16, arbitrary: fc.record({ kind: kind('deed'), who, pick: fc.nat(10_000) }) },
  { weight: 6, arbitrary: fc.record({ kind: kind('decide'), who, by, isApproval }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('seats'), seats: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('terms'), terms }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('field'), who, value }) },
  // NOTE: mostly hours, as an offer counts them, and sometimes weeks, in which whoever should have answered is passed over.
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('hours'),
      hours: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(120, 480)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('handOn') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('managerLeaves') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('managerBack') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('newManager'), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('nameDeputy'),
      of: fc.constantFrom('manager' as const, 'hr' as const),
      days: fc.nat(20),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('endDeputy') }) },
)

/** NOTE: hardly any event is called off, and then its history is nearly over. */
const cancelled: BookingStep[] = [{ kind: 'cancelEvent' }]
const ended = fc.option(fc.constant(cancelled), { freq: 3 })

export const histories: fc.Arbitrary<BookingTask> = fc
  .record({
    seats: fc.nat(3),
    terms,
    batches: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 8, maxLength: 24 }),
    last: ended,
  })
  .map(({ last, ...task }) => ({ ...task, batches: last ? [...task.batches, last] : task.batches }))
