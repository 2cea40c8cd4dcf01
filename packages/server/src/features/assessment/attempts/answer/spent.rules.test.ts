import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedSeconds } from './spent.rules.ts'

test.each([
  [
    'each question has the seconds that it was shown',
    [
      [1, 10],
      [2, 5],
    ],
    15,
    [
      [1, 10],
      [2, 5],
    ],
  ],
  ['what was counted of nothing else may be more', [[1, 10]], 30, [[1, 10]]],
  [
    'nobody was there for longer than time went by',
    [
      [1, 30],
      [2, 10],
    ],
    20,
    [
      [1, 15],
      [2, 5],
    ],
  ],
  [
    'one that is named twice is one',
    [
      [1, 4],
      [1, 6],
    ],
    10,
    [[1, 10]],
  ],
  ['of nothing there is nothing', [[1, 10]], 0, []],
] as const)('%s', (_, claimed, believed, shared) => {
  const spent = (pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([id, seconds]) => ({ id, seconds }))
  expect(sharedSeconds(spent(claimed), believed)).toEqual(spent(shared))
})

test('all together are never more than is believed', () => {
  const spent = fc.record({ id: fc.integer({ min: 1, max: 5 }), seconds: fc.integer({ min: 1, max: 900 }) })
  fc.assert(
    fc.property(fc.array(spent), fc.integer({ min: 0, max: 2000 }), (claimed, believed) => {
      const total = sharedSeconds(claimed, believed).reduce((sum, { seconds }) => sum + seconds, 0)
      expect(total).toBeLessThanOrEqual(believed)
    }),
  )
})
