import type { ScoreMarking } from '@oktant/contract/moderation.ts'
import { componentCategory } from '@oktant/contract/constants.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRightBy, isTaken, markOf, mayTakeBack, readDraft, readPoints } from './moderation.rules.ts'

test.each([
  ['', null],
  [null, null],
  ['  ', null],
  ['0', 0],
  ['3', 3],
  [3, 3],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['.5', 0.5],
  ['2.', 2],
  ['1.239', 1.24],
  ['-1', 'mark_too_small'],
  ['5.01', 'mark_too_large'],
  ['6', 'mark_too_large'],
  ['four', 'mark_not_number'],
  ['1e1', 'mark_not_number'],
  ['1,2,3', 'mark_not_number'],
  ['NaN', 'mark_not_number'],
  ['3 points', 'mark_not_number'],
] as const)('of 5 points, %j is %j', (typed, expected) => {
  expect(readPoints(typed, 5)).toBe(expected)
})

test('points are never below nothing or above the full score', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double()), fc.integer({ min: 1, max: 100 }), (typed, full) => {
      const points = readPoints(typed, full)
      if (typeof points !== 'number') return
      expect(points).toBeGreaterThanOrEqual(0)
      expect(points).toBeLessThanOrEqual(full)
      expect(readPoints(points, full)).toBe(points)
    }),
  )
})

const rows = [
  { id: 1, fullScore: 5, isToMark: true },
  { id: 2, fullScore: 1, isToMark: false },
]
const { evaluation, competencyEvaluation } = componentCategory
const sent = (own: Partial<ScoreMarking>): ScoreMarking => ({
  action: 'SUBMIT',
  revision: 0,
  questionScores: [{ id: 1, score: '4', comment: ' Good. ' }],
  comment: '',
  level: null,
  ...own,
})
const code = (own: Partial<ScoreMarking>, category: number = evaluation) => {
  try {
    readDraft(rows, sent(own), category)
    return 'accepted'
  } catch (error) {
    return (error as { code: string }).code
  }
}

test('a mark needs points for every answer, a draft does not', () => {
  expect(readDraft(rows, sent({}), evaluation)).toEqual({
    questionScores: [{ id: 1, score: 4, comment: 'Good.' }],
    comment: '',
    level: null,
  })
  const empty = [{ id: 1, score: null, comment: '' }]
  expect(code({ questionScores: empty })).toBe('marks_missing')
  expect(code({ questionScores: empty, action: 'SAVE' })).toBe('accepted')
  expect(code({ questionScores: [{ id: 3, score: 1, comment: '' }] })).toBe('answer_unknown')
})

test('what a machine marked is commented, never given other points', () => {
  const own = {
    questionScores: [sent({}).questionScores, { id: 2, score: 0, comment: 'See page 4.' }].flat(),
  }
  expect(readDraft(rows, sent(own), evaluation).questionScores).toContainEqual({
    id: 2,
    score: null,
    comment: 'See page 4.',
  })
})

test('a competence needs a level, and nothing else has one', () => {
  expect(code({}, competencyEvaluation)).toBe('level_missing')
  expect(code({ action: 'SAVE' }, competencyEvaluation)).toBe('accepted')
  expect(code({ level: 'LEVEL_ONE' }, competencyEvaluation)).toBe('accepted')
  expect(readDraft(rows, sent({ level: 'LEVEL_TWO' }), evaluation).level).toBeNull()
})

test.each([
  [{ score: 3, possible: 4, mark: 75 }, 'LEVEL_ONE', 75],
  [{ score: null, possible: null, mark: null }, 'LEVEL_ONE', 100],
  [{ score: null, possible: null, mark: null }, 'NONE', 0],
  [{ score: null, possible: null, mark: null }, null, null],
] as const)('%j with level %s is %s', (found, level, mark) => {
  expect(markOf(found, level).mark).toBe(mark)
})

test.each([
  [5, true],
  [0, false],
  [2, null],
] as const)('%s of 5 points is right: %s', (points, right) => {
  expect(isRightBy(points, 5)).toBe(right)
})

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes))
test.each([
  [{ claimedBy: null, claimedUntil: null }, false],
  [{ claimedBy: 1, claimedUntil: at(5) }, false],
  [{ claimedBy: 2, claimedUntil: at(5) }, true],
  [{ claimedBy: 2, claimedUntil: at(0) }, false],
])('%j is taken for 1: %s', (claim, expected) => {
  expect(isTaken(claim, 1, at(0))).toBe(expected)
})

const standing = {
  markedAt: at(0),
  now: at(15),
  courseState: 'FAILED',
  isLatest: true,
  isReleased: false,
  isOverridden: false,
}
test.each([
  [{}, true],
  [{ now: at(16) }, false],
  [{ markedAt: null }, false],
  [{ courseState: 'PASSED' }, false],
  [{ isLatest: false }, false],
  [{ isReleased: true }, false],
  [{ isOverridden: true }, false],
])('a mark with %j can be taken back: %s', (own, expected) => {
  expect(mayTakeBack({ ...standing, ...own })).toBe(expected)
})
