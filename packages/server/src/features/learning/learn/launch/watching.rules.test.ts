import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWatched, joined, shareWatched, type Span, watchedFrom, watchedSince } from './watching.rules.ts'

const place = (of: number, seen: readonly Span[], at = 0) => JSON.stringify({ at, of, seen })

test.each<[Span[], Span[]]>([
  [[], []],
  [[[0, 5]], [[0, 5]]],
  [
    [
      [5, 9],
      [0, 5],
    ],
    [[0, 9]],
  ],
  [
    [
      [0, 3],
      [4, 6],
    ],
    [
      [0, 3],
      [4, 6],
    ],
  ],
  [
    [
      [0, 9],
      [2, 3],
    ],
    [[0, 9]],
  ],
])('%j joined are %j', (spans, expected) => expect(joined(spans)).toEqual(expected))

test.each([
  ['', null],
  ['{"page":3}', null],
  ['null', null],
  ['{"at":1,"of":-3,"seen":[]}', null],
  ['{"at":1,"of":10,"seen":[[3,1],["a",2],[1,2]]}', { at: 1, of: 10, seen: [[1, 2]] }],
])('%s is %j', (text, expected) => expect(watchedFrom(text)).toEqual(expected))

test.each<[of: number, seen: Span[], seconds: number, share: number]>([
  [10, [[0, 10]], 10, 100],
  [10, [[0, 9.6]], 10, 100],
  [100, [[0, 50]], 100, 50],
  [
    100,
    [
      [0, 20],
      [10, 30],
    ],
    100,
    30,
  ],
  [100, [[90, 500]], 100, 10],
  [100, [], 100, 0],
  [0, [[0, 10]], 100, 0],
  // Somebody who says that they saw everything at once.
  [100, [[0, 100]], 5, 20],
])('of %i s, %j seen in %i s are %i %%', (of, seen, seconds, share) => {
  const watched = watchedFrom(place(of, seen))
  expect(watched && shareWatched(watched, seconds)).toBe(share)
})

test('a place that tells nothing leaves the one before', () => {
  expect(watchedSince(place(10, [[0, 5]]), '')).toBe(place(10, [[0, 5]]))
  expect(isWatched('', { seconds: 100, share: 1 })).toBe(false)
})

const span = fc
  .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }))
  .map(([one, other]): Span => [Math.min(one, other), Math.max(one, other)])
const step = fc.record({ seen: fc.array(span, { maxLength: 8 }), spent: fc.integer({ min: 0, max: 60 }) })

test('whatever is watched, left out and watched again: the share never falls and stays within 100', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let [kept, seconds, share] = ['', 0, 0]
      for (const { seen, spent } of steps) {
        kept = watchedSince(kept, place(300, seen))
        seconds += spent
        const watched = watchedFrom(kept)
        const now = watched ? shareWatched(watched, seconds) : 0
        expect(now).toBeGreaterThanOrEqual(share)
        expect(now).toBeLessThanOrEqual(100)
        share = now
      }
    }),
  )
})
