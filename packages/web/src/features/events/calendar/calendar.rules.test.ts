import { expect, test } from 'vitest'
import { makeEventRow } from '../../../test/made/make-events.ts'
import { eventsOfDay, monthsOfYear, movedBy, steppedBy, weeksOf } from './calendar.rules.ts'

test.each([
  // A month that begins on a Monday, one that begins on a Sunday, and a February of four whole weeks.
  ['2026-06-15', 5, 0, '2026-06-01', '2026-06-30'],
  ['2026-11-27', 6, 6, '2026-11-01', '2026-11-30'],
  ['2027-02-10', 4, 0, '2027-02-01', '2027-02-28'],
  ['2028-02-29', 5, 1, '2028-02-01', '2028-02-29'],
])('the month of %s has %i weeks that begin on Monday', (day, weeks, before, first, last) => {
  const found = weeksOf(day)
  expect(found.length).toBe(weeks)
  expect(found.every((week) => week.length === 7)).toBe(true)
  expect(found[0]?.filter((one) => one === null).length).toBe(before)
  const days = found.flat().filter((one) => one !== null)
  expect([days[0], days.at(-1)]).toEqual([first, last])
})

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-11-03', '2026-10-27'],
  ['ArrowDown', '2026-11-27', '2026-12-04'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-11-27', '2026-12-27'],
  ['Home', '2026-11-29', '2026-11-23'],
  ['Home', '2026-11-23', '2026-11-23'],
  ['End', '2026-11-23', '2026-11-29'],
  ['x', '2026-11-23', null],
])('%s leads from %s to %s', (key, from, to) => expect(movedBy(key, from)).toBe(to))

test('a step is a month or a year, and stays within a shorter month', () => {
  expect(steppedBy('month', '2026-01-31', 1)).toBe('2026-02-28')
  expect(steppedBy('year', '2028-02-29', -1)).toBe('2027-02-28')
  expect(monthsOfYear('2026-05-09')[11]).toBe('2026-12-01')
})

const at = (startsAt: string, endsAt: string) => ({ id: 1, startsAt, endsAt })

test.each([
  ['Europe/Berlin', at('2026-11-27T22:30:00Z', '2026-11-27T22:50:00Z'), ['2026-11-27']],
  ['Europe/Berlin', at('2026-11-27T23:30:00Z', '2026-11-28T01:00:00Z'), ['2026-11-28']],
  ['America/New_York', at('2026-11-27T23:30:00Z', '2026-11-28T01:00:00Z'), ['2026-11-27']],
  // It ends at midnight, and lasts over one.
  ['Europe/Berlin', at('2026-11-27T20:00:00Z', '2026-11-27T23:00:00Z'), ['2026-11-27']],
  ['Europe/Berlin', at('2026-11-27T20:00:00Z', '2026-11-28T12:00:00Z'), ['2026-11-27', '2026-11-28']],
  // Clocks go back in this night.
  ['Europe/Berlin', at('2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z'), ['2026-10-25']],
])('in %s what lasts %o is on %s', (zone, slot, days) => {
  const events = [makeEventRow(1, { timeslots: [slot] })]
  const around = [
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]
  expect(around.filter((day) => eventsOfDay(events, day, zone).length)).toEqual(days)
})

test('an event stands once on a day, the earliest first; one without a date on none', () => {
  const late = makeEventRow(1, {
    timeslots: [
      at('2026-11-27T12:00:00Z', '2026-11-27T13:00:00Z'),
      at('2026-11-27T14:00:00Z', '2026-11-27T15:00:00Z'),
      at('2026-11-29T07:00:00Z', '2026-11-29T08:00:00Z'),
    ],
  })
  const early = makeEventRow(2, {
    startsAt: '2026-11-27T08:00:00Z',
    endsAt: '2026-11-27T09:00:00Z',
    timeslots: [],
  })
  const undated = makeEventRow(3, { startsAt: null, endsAt: null, timeslots: [] })
  const on = (day: string) => eventsOfDay([late, early, undated], day, 'Europe/Berlin').map(({ id }) => id)
  expect([on('2026-11-27'), on('2026-11-28'), on('2026-11-29')]).toEqual([[2, 1], [], [1]])
})
