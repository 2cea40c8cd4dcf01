import { expect, test } from 'vitest'
import { dayIn, daysAfter, daysBetween, isDay, momentOf, monthsAfter, timeIn, yearOf } from './days.ts'

test.each([
  // an ordinary evening and the minutes after midnight
  ['2026-11-25T23:30:00Z', 'UTC', '2026-11-25', '23:30:00'],
  ['2026-11-25T23:30:00Z', 'Europe/Berlin', '2026-11-26', '00:30:00'],
  ['2026-11-25T22:59:59Z', 'Europe/Berlin', '2026-11-25', '23:59:59'],
  ['2026-11-25T23:00:00Z', 'Europe/Berlin', '2026-11-26', '00:00:00'],
  ['2026-11-26T00:10:00Z', 'America/Los_Angeles', '2026-11-25', '16:10:00'],
  ['2026-11-26T00:10:00Z', 'Pacific/Auckland', '2026-11-26', '13:10:00'],
  ['2026-11-25T11:00:00Z', 'Pacific/Auckland', '2026-11-26', '00:00:00'],
  ['2026-11-25T10:59:59Z', 'Pacific/Auckland', '2026-11-25', '23:59:59'],
  // the farthest ahead and behind, and odd offsets
  ['2026-11-25T10:00:00Z', 'Pacific/Kiritimati', '2026-11-26', '00:00:00'],
  ['2026-11-25T10:59:59Z', 'Pacific/Pago_Pago', '2026-11-24', '23:59:59'],
  ['2026-11-25T18:15:00Z', 'Asia/Kathmandu', '2026-11-26', '00:00:00'],
  // the nights in which the clocks change
  ['2027-03-28T00:30:00Z', 'Europe/Berlin', '2027-03-28', '01:30:00'],
  ['2027-03-28T01:00:00Z', 'Europe/Berlin', '2027-03-28', '03:00:00'],
  ['2027-03-28T22:00:00Z', 'Europe/Berlin', '2027-03-29', '00:00:00'],
  ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25', '02:30:00'],
  ['2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-10-25', '23:59:59'],
  // 29 February and the last of the year
  ['2028-02-29T12:00:00Z', 'Pacific/Auckland', '2028-03-01', '01:00:00'],
  ['2028-02-29T07:59:59Z', 'America/Los_Angeles', '2028-02-28', '23:59:59'],
  ['2026-12-31T23:30:00Z', 'Europe/Berlin', '2027-01-01', '00:30:00'],
  ['2027-01-01T07:59:59Z', 'America/Los_Angeles', '2026-12-31', '23:59:59'],
  ['2026-11-25T23:30:00Z', 'Nowhere/Here', '2026-11-25', '23:30:00'],
])('at %s it is in %s the day %s, %s', (moment, zone, day, time) => {
  expect([dayIn(zone, new Date(moment)), timeIn(zone, new Date(moment))]).toEqual([day, time])
})

test.each([
  ['2026-11-20', '08:30', 'Europe/Berlin', '2026-11-20T07:30:00.000Z'],
  ['2026-07-01', '08:30', 'Europe/Berlin', '2026-07-01T06:30:00.000Z'],
  ['2026-10-25', '04:00', 'Europe/Berlin', '2026-10-25T03:00:00.000Z'],
  ['2026-03-29', '04:00', 'Europe/Berlin', '2026-03-29T02:00:00.000Z'],
  ['2026-01-01', '00:30', 'Africa/Johannesburg', '2025-12-31T22:30:00.000Z'],
  ['2026-01-01', '23:00', 'America/New_York', '2026-01-02T04:00:00.000Z'],
  ['2026-09-26', '23:59:59', 'Pacific/Auckland', '2026-09-26T11:59:59.000Z'],
  ['2026-09-27', '23:59:59', 'Pacific/Auckland', '2026-09-27T10:59:59.000Z'],
  ['2027-03-14', '00:00', 'America/Los_Angeles', '2027-03-14T08:00:00.000Z'],
  ['2027-03-14', '23:59:59', 'America/Los_Angeles', '2027-03-15T06:59:59.000Z'],
  ['', '08:00', 'UTC', undefined],
  ['2026-01-01', '', 'UTC', undefined],
])('%s %s in %s', (day, time, zone, expected) => {
  expect(momentOf(day, time, zone)?.toISOString()).toBe(expected)
})

const hour = 3_600_000
test.each(['Europe/Berlin', 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kathmandu', 'Africa/Cairo'])(
  'whatever the clocks show in %s in a year leads to a moment at which they show it',
  (zone) => {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 3, 1); at += hour) {
      const moment = new Date(at)
      const [day, time] = [dayIn(zone, moment), timeIn(zone, moment)]
      const back = momentOf(day, time, zone) ?? moment
      expect([dayIn(zone, back), timeIn(zone, back)]).toEqual([day, time])
    }
  },
)

test.each([
  ['2026-11-25', 1, '2026-11-26'],
  ['2026-11-25', -25, '2026-10-31'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-03-27', 1, '2027-03-28'],
  ['2027-03-28', 1, '2027-03-29'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-02-29', 1, '2028-03-01'],
  ['2028-02-29', 366, '2029-03-01'],
  ['2027-02-28', 1, '2027-03-01'],
])('%s and %i days is %s', (day, count, later) => {
  expect(daysAfter(day, count)).toBe(later)
  expect(daysBetween(day, later)).toBe(count)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-11-30', -9, '2026-02-28'],
])('%s and %i months is %s', (day, months, later) => {
  expect(monthsAfter(day, months)).toBe(later)
})

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2100-02-29', false],
  ['2026-13-01', false],
  ['2026-11-31', false],
  ['0000-01-01', false],
  ['2026-1-1', false],
  ['2026-11-25T00:00', false],
  ['', false],
])('%s is a day: %s', (text, isOne) => {
  expect(isDay(text)).toBe(isOne)
})

test('a year is that of its day', () => {
  expect(yearOf(dayIn('Pacific/Auckland', new Date('2026-12-31T11:00:00Z')))).toBe(2027)
})
