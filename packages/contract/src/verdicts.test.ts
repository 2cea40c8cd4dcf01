import { expect, test } from 'vitest'
import { beyond } from './verdicts.ts'

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
