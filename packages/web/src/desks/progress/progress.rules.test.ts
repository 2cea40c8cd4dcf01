import { expect, test } from 'vitest'
import { dayReached, daysOf, monthsOf, monthStarts } from './progress.rules.ts'

test('a year has all its days, its weeks begin on Monday, and what was done stands on its day', () => {
  const days = daysOf({ year: 2028, days: [{ day: '2028-02-29', parts: 3, courses: 1 }] })
  expect(days).toHaveLength(366)
  // NOTE: a Saturday.
  expect(days[0]).toMatchObject({ day: '2028-01-01', week: 0, weekday: 5, heat: 0 })
  expect(days[2]).toMatchObject({ day: '2028-01-03', week: 1, weekday: 0 })
  expect(days.find(({ heat }) => heat > 0)).toMatchObject({
    day: '2028-02-29',
    parts: 3,
    courses: 1,
    heat: 2,
  })
  expect(monthsOf(days)[1]).toEqual({ first: '2028-02-01', active: 1, parts: 3, courses: 1 })
  expect(monthsOf(days).reduce((sum, { parts }) => sum + parts, 0)).toBe(3)
})

test('each month begins in the week of its first day', () => {
  const starts = monthStarts(daysOf({ year: 2026, days: [] }))
  expect(starts).toHaveLength(12)
  expect(starts[0]).toEqual({ first: '2026-01-01', week: 0 })
  // NOTE: a Sunday, the last day of its week.
  expect(starts[1]).toEqual({ first: '2026-02-01', week: 4 })
  expect(starts[11]).toEqual({ first: '2026-12-01', week: 48 })
})

test.each([
  ['ArrowRight', 0, 7],
  ['ArrowDown', 6, 7],
  ['ArrowLeft', 3, 3],
  ['ArrowUp', 0, 0],
  ['End', 5, 364],
  ['Home', 5, 0],
  ['ArrowRight', 364, 364],
  ['Enter', 5, undefined],
] as const)('%s leads from day %i to %s', (key, from, to) => expect(dayReached(key, from, 365)).toBe(to))
