import { expect, test } from 'vitest'
import { endsAt, isOver, type TimeUnit } from './time-limit.rules.ts'

const begun = new Date('2026-03-01T10:00:00Z')

test.each([
  [30, 'minutes', 0, '2026-03-01T10:30:00.000Z'],
  [90, 'seconds', 0, '2026-03-01T10:01:30.000Z'],
  [2, 'hours', 0, '2026-03-01T12:00:00.000Z'],
  [1, 'days', 0, '2026-03-02T10:00:00.000Z'],
  [30, 'minutes', 50, '2026-03-01T10:45:00.000Z'],
  [20, 'minutes', 25, '2026-03-01T10:25:00.000Z'],
] as const)('%s %s and %s per cent more end at %s', (timeLimit, timeLimitUnit, extraPercent, end) => {
  expect(endsAt({ timeLimit, timeLimitUnit, extraPercent }, begun)?.toISOString()).toBe(end)
})

test.each([null, 0])('a limit of %s is none', (timeLimit) => {
  const timeLimitUnit: TimeUnit = 'minutes'
  expect(endsAt({ timeLimit, timeLimitUnit, extraPercent: 50 }, begun)).toBeNull()
})

test('an answer that was on its way when the time ended is still taken, a later one is not', () => {
  const ends = new Date('2026-03-01T10:30:00Z')
  const after = (ms: number) => isOver(ends, new Date(ends.getTime() + ms))
  expect([after(-1), after(4000), after(6000)]).toEqual([false, false, true])
  expect(isOver(null, begun)).toBe(false)
})
