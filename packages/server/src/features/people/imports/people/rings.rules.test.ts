import { expect, test } from 'vitest'
import { inRings } from './rings.rules.ts'

const rings = (...edges: [number, number][]) => [...inRings(new Map(edges))].toSorted((a, b) => a - b)

test.each([
  [
    [
      [1, 2],
      [2, 3],
    ],
    [],
  ],
  [[[1, 1]], [1]],
  [
    [
      [1, 2],
      [2, 1],
      [3, 1],
    ],
    [1, 2],
  ],
  [
    [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 2],
      [5, 6],
      [6, 5],
    ],
    [2, 3, 4, 5, 6],
  ],
] as [[number, number][], number[]][])('of %j, %j stand in a ring', (edges, found) => {
  expect(rings(...edges)).toEqual(found)
})

test('a line of a hundred thousand is looked at once', () => {
  const edges = new Map(Array.from({ length: 100_000 }, (_, at) => [at, at + 1] as const))
  expect(inRings(edges).size).toBe(0)
})
