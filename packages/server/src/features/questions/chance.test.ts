import { expect, test } from 'vitest'
import { chance } from './chance.ts'

const some = Array.from({ length: 1000 }, chance)

test('every number lies from 0 up to 1, and they spread', () => {
  expect(some.every((one) => one >= 0 && one < 1)).toBe(true)
  for (const from of [0, 0.25, 0.5, 0.75])
    expect(some.filter((one) => one >= from && one < from + 0.25).length).toBeGreaterThan(150)
})

test('a number is no one of those that a seed of 32 bits could give, which would be found by trying them all', () => {
  expect(some.filter((one) => Number.isInteger(one * 2 ** 32)).length).toBeLessThan(10)
})
