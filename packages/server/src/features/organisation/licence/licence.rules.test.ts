import { daysBetween } from '@oktant/contract/kit/days.ts'
import { expect, test } from 'vitest'
import { dueWarnings, standingOf } from './licence.rules.ts'

const today = '2026-03-10'

test.each([
  ['2026-03-10', 0, 'ending'],
  ['2026-03-09', -1, 'over'],
  ['2026-05-09', 60, 'ending'],
  ['2026-05-10', 61, 'valid'],
  ['2027-03-10', 365, 'valid'],
] as const)('a licence until %s has %s days left and is %s', (until, left, standing) => {
  expect(daysBetween(today, until)).toBe(left)
  expect(standingOf(left)).toBe(standing)
})

const known = (values: object) => ({ validUntil: null, bought: null, taken: 0, ...values })
test.each([
  [{ validUntil: '2026-05-10' }, []],
  [{ validUntil: '2026-05-09' }, ['days 60']],
  [{ validUntil: '2026-04-08' }, ['days 30']],
  [{ validUntil: '2026-03-12' }, ['days 7']],
  [{ validUntil: '2026-03-11' }, ['days 1']],
  [{ validUntil: '2026-03-10' }, ['days 1']],
  [{ validUntil: '2026-03-09' }, []],
  [{ bought: 10, taken: 8 }, []],
  [{ bought: 10, taken: 9 }, ['seats 90']],
  [{ bought: 10, taken: 10 }, ['seats 100']],
  [{ bought: 10, taken: 12, validUntil: '2026-03-20' }, ['days 14', 'seats 100']],
  [{ taken: 1000 }, []],
])('of %j is warned about %j', (values, expected) => {
  expect(dueWarnings(known(values), today).map(({ about, threshold }) => `${about} ${threshold}`)).toEqual(
    expected,
  )
})
