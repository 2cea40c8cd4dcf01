import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { expect, test } from 'vitest'
import { makeBooking, makeBookingSeen, makeEventRow } from '../../../test/made/make-events.ts'
import {
  daysToGo,
  deedsOf,
  isDealtWith,
  isSameClock,
  joinOf,
  safeLink,
  seatsLeft,
  standingOf,
} from './attending.rules.ts'

const zone = 'Europe/Berlin'
const span = { startsAt: '2026-12-01T09:00:00Z', endsAt: '2026-12-01T11:00:00Z' }

test.each([
  ['2026-11-30T22:30:00Z', 'toGo', 1],
  // In Berlin it is the day itself by then.
  ['2026-11-30T23:30:00Z', 'today', 0],
  ['2026-12-01T10:00:00Z', 'today', 0],
  ['2026-12-01T11:00:00Z', 'past', 0],
  ['2026-11-01T10:00:00Z', 'toGo', 30],
])('at %s an event of 1 December is %s, %i', (now, kind, count) =>
  expect(daysToGo(span, new Date(now), zone)).toEqual({ kind, count }),
)

test('an event without a date has no days to go; one of several days is today while it lasts', () => {
  expect(daysToGo({ startsAt: null, endsAt: null }, new Date(), zone)).toBeNull()
  const long = { startsAt: '2026-12-01T09:00:00Z', endsAt: '2026-12-03T11:00:00Z' }
  expect(daysToGo(long, new Date('2026-12-02T10:00:00Z'), zone)?.kind).toBe('today')
})

test.each([
  ['Europe/Berlin', 'Europe/Paris', true],
  ['Europe/Berlin', 'Africa/Johannesburg', false],
  ['Europe/Berlin', 'America/New_York', false],
])('%s and %s show the same in December: %s', (one, other, same) =>
  expect(isSameClock('2026-12-01T09:00:00Z', one, other)).toBe(same),
)

test.each([
  ['https://meet.example.test/a', 'https://meet.example.test/a'],
  [' http://meet.example.test ', 'http://meet.example.test'],
  ['javascript:alert(1)', null],
  ['meet me', null],
  ['', null],
  [null, null],
])('%s leads to %s', (text, link) => expect(safeLink(text)).toBe(link))

const webinar = (own: Parameters<typeof makeEventRow>[1] = {}) =>
  makeEventRow(1, { webinar: true, webinarProvider: 'link', booking: makeBooking(1), ...own })

test.each([
  ['2026-11-30T08:59:00Z', null],
  ['2026-11-30T09:00:00Z', false],
  ['2026-12-01T08:44:00Z', false],
  ['2026-12-01T08:45:00Z', true],
  ['2026-12-01T10:59:00Z', true],
  ['2026-12-01T11:00:00Z', null],
])('at %s the way into a webinar is open: %s', (now, isOpen) =>
  expect(joinOf(webinar(), new Date(now))?.isOpen ?? null).toBe(isOpen),
)

test.each([
  ['no webinar', { webinar: false }],
  ['cancelled', { cancelled: true }],
  ['not booked', { booking: null }],
  ['not confirmed', { booking: makeBooking(1, { bookingStatus: { id: bookingStatus.SENT, name: '' } }) }],
] as const)('there is no way in where it is %s', (_, own) =>
  expect(joinOf(webinar(own), new Date('2026-12-01T09:30:00Z'))).toBeNull(),
)

test.each([
  [null, 5, null],
  [12, 5, 7],
  [4, 6, 0],
])('of %s seats with %i taken %s are left', (seats, taken, left) =>
  expect(seatsLeft({ ...makeEventRow(1).filled, seats, taken })).toBe(left),
)

const standing = (id: (typeof bookingStatus)[keyof typeof bookingStatus], stand: object) =>
  makeBooking(1, { bookingStatus: { id, name: '' }, stand: { ...makeBooking(1).stand, ...stand } })
const braun = { id: 5, name: 'M. Braun' }

test.each([
  [100, { position: 3, offeredUntil: '2026-12-01T13:00:00Z', waitsFor: 'invitee' }, ['queued', 'offered']],
  [100, { position: 3, waitsFor: 'trainer' }, ['queued']],
  [20, { waitsFor: 'manager', owner: braun }, ['waits']],
  [110, { waitsFor: 'hr' }, ['status']],
  [70, {}, ['status']],
] as const)('%i stands %o as %o', (id, stand, kinds) =>
  expect(standingOf(standing(id, stand)).map(({ kind }) => kind)).toEqual(kinds),
)

test('one answers one’s own booking, and decides another’s', () => {
  const booking = makeBookingSeen(1, {
    can: { accept: true, decline: true },
    decide: { approve: false, decline: true },
  })
  expect(deedsOf(booking, 40)).toEqual({ approve: true, decline: true })
  expect(deedsOf(booking, 5)).toEqual({ approve: false, decline: true })
})

// Written by hand: without anything to say, which of one's own bookings still wait for another.
test.each([
  [10, true],
  [20, false],
  [30, true],
  [40, true],
  [50, true],
  [60, true],
  [65, true],
  [70, true],
  [80, true],
  [90, true],
  [100, false],
  [110, false],
] as const)('one’s own booking of status %i with nothing to say is dealt with: %s', (id, isDone) => {
  const booking = makeBookingSeen(1, { bookingStatus: { id, name: '' } })
  expect(isDealtWith(booking, 40)).toBe(isDone)
  expect(isDealtWith(booking, 5)).toBe(true)
  expect(isDealtWith({ ...booking, decide: { approve: true, decline: true } }, 5)).toBe(false)
})
