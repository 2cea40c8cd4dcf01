import { expect, test } from 'vitest'
import { progressOf } from './segments.rules.ts'

test.each([
  [0, 0, 0],
  [0, 8, 0],
  [1, 8, 12],
  [199, 200, 99],
  [8, 8, 100],
  [9, 8, 100],
])('%i passed of %i courses is %i per cent', (passed, courses, percent) => {
  expect(progressOf(passed, courses)).toBe(percent)
})
