import { expect, test } from 'vitest'
import { numbersFrom } from './draw.rules.ts'

const many = (seed: number) => Array.from({ length: 1000 }, numbersFrom(seed))

test('the same seed gives the same numbers, and another seed others', () => {
  expect(many(7)).toEqual(many(7))
  expect(new Set([1, 2, 3, 4].map((seed) => many(seed)[0])).size).toBe(4)
})

test('every number lies between 0 and 1, and none is preferred', () => {
  const tenths = Array.from({ length: 10 }, () => 0)
  for (const number of Array.from({ length: 20 }, (_, seed) => many(seed)).flat()) {
    expect(number).toBeGreaterThanOrEqual(0)
    expect(number).toBeLessThan(1)
    tenths[Math.floor(number * 10)] = (tenths[Math.floor(number * 10)] ?? 0) + 1
  }
  for (const count of tenths) expect(count).toBeGreaterThan(1800)
})
