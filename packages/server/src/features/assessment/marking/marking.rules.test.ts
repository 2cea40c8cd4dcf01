import type { ScoreMarking } from '@oktant/contract/assessment/marking.ts'
import { componentCategory, marking } from '@oktant/contract/kit/constants.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  claimEnd,
  isReleasedAfter,
  isRightBy,
  isTaken,
  markOf,
  mayTakeBack,
  readDraft,
  readPoints,
  readReturn,
  undoEnd,
} from './marking.rules.ts'

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
  ['+4', 4],
  ['05', 5],
  ['2.50', 2.5],
  ['.125', 0.13],
  ['5', 5],
  [' 12 ', 'mark_too_large'],
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
const codeOf = (read: () => unknown) => {
  try {
    read()
    return 'accepted'
  } catch (error) {
    return (error as { code: string }).code
  }
}
const code = (own: Partial<ScoreMarking>, category: number = evaluation) =>
  codeOf(() => readDraft(rows, sent(own), category))

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
  const known = sent({}).questionScores
  expect(code({ questionScores: [...known, { id: 3, score: 1, comment: '' }] })).toBe('answer_unknown')
})

test('what is wrong is told at its answer, and what is said to nothing is left out', () => {
  const two = [...rows, { id: 3, fullScore: 2, isToMark: true }]
  const questionScores = [
    { id: 1, score: 'four', comment: '' },
    { id: 3, score: 9, comment: '' },
  ]
  const [first, second] = [
    { field: '1', code: 'mark_not_number', message: messages.mark_not_number.en },
    { field: '3', code: 'mark_too_large', message: messages.mark_too_large.en },
  ]
  expect(() => readDraft(two, sent({ questionScores }), evaluation)).toThrow(
    expect.objectContaining({ code: 'mark_not_number', details: { errors: [first, second] } }),
  )
  const blank = sent({ action: 'SAVE', comment: ' On the whole. ', questionScores: [] })
  expect(readDraft(two, blank, evaluation)).toEqual({
    questionScores: [],
    comment: 'On the whole.',
    level: null,
  })
  const spaces = [{ id: 1, score: null, comment: '  ' }]
  expect(readDraft(rows, { ...blank, questionScores: spaces }, evaluation).questionScores).toEqual([])
})

const back = (own: { questionScores?: { id: number; comment: string }[]; comment?: string }, of = rows) =>
  readReturn(of, { questionScores: [], comment: '', ...own })
test('work goes back with what is to be revised, at the whole or at an answer', () => {
  expect(back({ comment: ' Once more. ' })).toEqual({ comment: 'Once more.', comments: [] })
  const said = [
    { id: 1, comment: ' Why? ' },
    { id: 2, comment: '  ' },
  ]
  expect(back({ questionScores: said })).toEqual({ comment: '', comments: [{ id: 1, comment: 'Why?' }] })
})

const machine = rows.filter(({ isToMark }) => !isToMark)
test.each([
  [
    'nothing that is said',
    { questionScores: [{ id: 1, comment: ' ' }], comment: ' ' },
    rows,
    'return_comment_missing',
  ],
  [
    'something said to another answer',
    {
      questionScores: [
        { id: 1, comment: 'Why?' },
        { id: 9, comment: 'And?' },
      ],
    },
    rows,
    'answer_unknown',
  ],
  ['nothing that a person marks', { comment: 'Once more.' }, machine, 'nothing_to_revise'],
] as const)('work with %s does not go back', (_, said, of, expected) => {
  const questionScores = 'questionScores' in said ? [...said.questionScores] : []
  const comment = 'comment' in said ? said.comment : ''
  expect(codeOf(() => back({ questionScores, comment }, [...of]))).toBe(expected)
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
  [{ claimedBy: 2, claimedUntil: null }, false],
  [{ claimedBy: null, claimedUntil: at(5) }, false],
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

test('work is held for some minutes, and a mark may be taken back for some', () => {
  const minutes = (until: Date) => (until.getTime() - at(0).getTime()) / 60_000
  expect([minutes(claimEnd(at(0))), minutes(undoEnd(at(0)))]).toEqual([
    marking.claimMinutes,
    marking.undoMinutes,
  ])
})

test.each([
  [null, at(0), false],
  [at(0), at(0), false],
  [at(1), at(0), true],
  [at(0), at(1), false],
  [at(0), null, true],
])('released at %s and marked at %s, it was released afterwards: %s', (releasedAt, markedAt, expected) => {
  expect(isReleasedAfter(releasedAt, markedAt)).toBe(expected)
})
