import { expect, test } from 'vitest'
import { endsAt, isOver, type TimeUnit } from './time-limit.rules.ts'

const begun = new Date('2026-03-01T10:00:00Z')

test.each([
  [30, 'minutes', 0, 0, '2026-03-01T10:30:00.000Z'],
  [90, 'seconds', 0, 0, '2026-03-01T10:01:30.000Z'],
  [2, 'hours', 0, 0, '2026-03-01T12:00:00.000Z'],
  [1, 'days', 0, 0, '2026-03-02T10:00:00.000Z'],
  [30, 'minutes', 50, 0, '2026-03-01T10:45:00.000Z'],
  [20, 'minutes', 25, 0, '2026-03-01T10:25:00.000Z'],
  [20, 'minutes', 0, 15, '2026-03-01T10:35:00.000Z'],
  [20, 'minutes', 25, 15, '2026-03-01T10:40:00.000Z'],
  [30, 'seconds', 0, 1, '2026-03-01T10:01:30.000Z'],
] as const)('%s %s, %s per cent and %s minutes more end at %s', (...limit) => {
  const [timeLimit, timeLimitUnit, percent, minutes, end] = limit
  expect(endsAt({ timeLimit, timeLimitUnit, extra: { percent, minutes } }, begun)?.toISOString()).toBe(end)
})

test.each([null, 0])('a limit of %s is none', (timeLimit) => {
  const timeLimitUnit: TimeUnit = 'minutes'
  expect(endsAt({ timeLimit, timeLimitUnit, extra: { percent: 50, minutes: 5 } }, begun)).toBeNull()
})

test('an answer that was on its way when the time ended is still taken, a later one is not', () => {
  const ends = new Date('2026-03-01T10:30:00Z')
  const after = (ms: number) => isOver(ends, new Date(ends.getTime() + ms))
  expect([after(-1), after(4000), after(6000)]).toEqual([false, false, true])
  expect(isOver(null, begun)).toBe(false)
})
