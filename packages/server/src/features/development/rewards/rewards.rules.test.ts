import { expect, test } from 'vitest'
import { fits, periodOf } from './rewards.rules.ts'

test('a period is the month, the quarter or the year that a day is in', () => {
  expect(periodOf('2026-11-28', 'month')).toEqual({ from: '2026-11-01', until: '2026-11-30' })
  expect(periodOf('2026-11-28', 'quarter')).toEqual({ from: '2026-10-01', until: '2026-12-31' })
  expect(periodOf('2028-02-29', 'quarter')).toEqual({ from: '2028-01-01', until: '2028-03-31' })
  expect(periodOf('2028-02-29', 'month')).toEqual({ from: '2028-02-01', until: '2028-02-29' })
  expect(periodOf('2026-11-28', 'year')).toEqual({ from: '2026-01-01', until: '2026-12-31' })
})

test('a reward fits into what is left, to the last point', () => {
  expect(fits({ budget: 100, spent: 60, points: 40 })).toBe(true)
  expect(fits({ budget: 100, spent: 60, points: 41 })).toBe(false)
  expect(fits({ budget: null, spent: 1_000_000, points: 10_000 })).toBe(true)
})
