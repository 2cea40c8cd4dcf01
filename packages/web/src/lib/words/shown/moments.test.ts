import { expect, test } from 'vitest'
import { clockOf, momentOf } from './moments.ts'

test.each([
  ['2026-11-20', '08:30', 'Europe/Berlin', '2026-11-20T07:30:00.000Z'],
  ['2026-07-01', '08:30', 'Europe/Berlin', '2026-07-01T06:30:00.000Z'],
  ['2026-10-25', '04:00', 'Europe/Berlin', '2026-10-25T03:00:00.000Z'],
  ['2026-03-29', '04:00', 'Europe/Berlin', '2026-03-29T02:00:00.000Z'],
  ['2026-01-01', '00:30', 'Africa/Johannesburg', '2025-12-31T22:30:00.000Z'],
  ['2026-01-01', '23:00', 'America/New_York', '2026-01-02T04:00:00.000Z'],
  ['', '08:00', 'UTC', null],
  ['2026-01-01', '', 'UTC', null],
])('%s %s in %s', (day, time, zone, expected) => {
  expect(momentOf(day, time, zone)).toBe(expected)
})

test.each([
  ['2026-11-20T07:30:00.000Z', 'Europe/Berlin', '2026-11-20', '08:30'],
  ['2026-01-02T04:00:00.000Z', 'America/New_York', '2026-01-01', '23:00'],
  ['2026-01-01T23:00:00.000Z', 'Europe/Berlin', '2026-01-02', '00:00'],
])('%s is read from a clock in %s, and back', (moment, zone, day, time) => {
  expect(clockOf(moment, zone)).toEqual({ day, time })
  expect(momentOf(day, time, zone)).toBe(moment)
})
