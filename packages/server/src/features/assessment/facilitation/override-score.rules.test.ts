import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAsKnown, overridden } from './override-score.rules.ts'

test.each([
  [
    { score: 2, possible: 4 },
    { from: 0, to: 2 },
    { score: 4, mark: 100 },
  ],
  [
    { score: 4, possible: 4 },
    { from: 2, to: 0 },
    { score: 2, mark: 50 },
  ],
  [
    { score: 0.33, possible: 1 },
    { from: 0.33, to: 0.67 },
    { score: 0.67, mark: 67 },
  ],
  [
    { score: null, possible: 3 },
    { from: 0, to: 1 },
    { score: 1, mark: 33 },
  ],
  [
    { score: 0, possible: 0 },
    { from: 0, to: 0 },
    { score: 0, mark: 0 },
  ],
])('%j with %j', (points, change, wanted) => {
  expect(overridden(points, change)).toEqual(wanted)
})

const hundredths = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((points) => points / 100)

test('what was overridden and taken back is what it was, and no mark leaves its bounds', () => {
  fc.assert(
    fc.property(hundredths(5), hundredths(5), hundredths(10), (from, to, rest) => {
      const before = { score: Math.round((rest + from) * 100) / 100, possible: 15 }
      const after = overridden(before, { from, to })
      expect(after.mark).toBeGreaterThanOrEqual(0)
      expect(after.mark).toBeLessThanOrEqual(100)
      const back = overridden({ score: after.score, possible: 15 }, { from: to, to: from })
      expect(back.score).toBeCloseTo(before.score, 10)
    }),
  )
})

const at = '2026-11-20T08:00:00.123Z'
const given = { score: 2, overriddenAt: new Date(at) }

test.each([
  ['as marked', { score: 0, overriddenAt: null }, { score: 0, overriddenAt: null }, true],
  ['as overridden', given, { score: 2, overriddenAt: at }, true],
  ['as overridden, with no word of the points', given, { overriddenAt: at }, true],
  ['other points', given, { score: 1, overriddenAt: at }, false],
  ['no points yet', { score: null, overriddenAt: null }, { score: 0, overriddenAt: null }, false],
  ['the same points, given by another', given, { score: 2, overriddenAt: '2026-11-20T08:00:00.122Z' }, false],
  ['the same points, overridden meanwhile', given, { score: 2, overriddenAt: null }, false],
  ['the same points, taken back meanwhile', { score: 2, overriddenAt: null }, { overriddenAt: at }, false],
])('points are %s', (_, standing, known, wanted) => {
  expect(isAsKnown(standing, known)).toBe(wanted)
})
