import { expect, test } from 'vitest'
import { beyond, verdictOf } from './verdicts.ts'

test.each([
  ['Right', 'Right.', ''],
  ['Right', 'right', ''],
  ['Richtig', 'Richtig! Der Palstek hält.', 'Der Palstek hält.'],
  ['Right', 'Rightly so.', 'Rightly so.'],
  ['Right', 'Right, because it holds.', 'Right, because it holds.'],
  ['Not right', 'Look at the picture.', 'Look at the picture.'],
])('a verdict is not given twice: %s, and %s', (verdict, said, left) => {
  expect(beyond(verdict, said)).toBe(left)
})

test.each([
  [null, null, null],
  [true, null, 'right'],
  [false, null, 'wrong'],
  [true, 2, 'right'],
  // NOTE: right at a later try, for fewer points.
  [true, 1, 'right'],
  [false, 1, 'partly'],
  [false, 0.5, 'partly'],
  [false, 0, 'wrong'],
  // NOTE: somebody gave all points, or marked a text that nothing else judges.
  [false, 2, 'right'],
  [null, 2, 'right'],
  [null, 1, 'partly'],
  [null, 0, 'wrong'],
])('right: %s, with %s of 2 points, is headed %s', (isRight, score, verdict) => {
  expect(verdictOf({ isRight, score }, 2)).toBe(verdict)
})
