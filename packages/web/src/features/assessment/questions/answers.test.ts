import { expect, test } from 'vitest'
import { placed, readPairs, readPicks, withoutPair, writePairs, writePicks } from './answers.ts'

test.each([
  ['', []],
  ['7', [7]],
  ['7,9', [7, 9]],
  ['7,x,9', [7, 9]],
])('picks of %j', (answer, picks) => expect(readPicks(answer)).toEqual(picks))

test('what is written reads the same', () => {
  expect(writePicks(readPicks('7,9'))).toBe('7,9')
  expect(writePairs(readPairs('1:4,2:3'))).toBe('1:4,2:3')
  expect(writePairs(readPairs('1:4,2,x:3'))).toBe('1:4')
})

test.each([
  ['1:4', 2, 3, '1:4,2:3'],
  ['1:4', 2, 4, '2:4'],
  ['1:4,2:3', 1, 3, '1:3'],
])('in %s, %i gets %i: %s', (before, left, right, after) => {
  expect(writePairs(placed(readPairs(before), left, right))).toBe(after)
})

test('a pair is taken apart', () => expect(writePairs(withoutPair(readPairs('1:4,2:3'), 1))).toBe('2:3'))
