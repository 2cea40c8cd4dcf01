import type { QuestionType } from '@oktant/contract/assessment/questions/questions.ts'
import { describe, expect, test } from 'vitest'
import {
  attemptsLeft,
  feedbackText,
  isAnswered,
  isClosed,
  keyFor,
  mayStart,
  refuseUnknown,
  rightAnswerOf,
  scoredOf,
} from './attempts.rules.ts'
import type { Key } from './result/marking.rules.ts'

const text = (en: string, de = '') => ({ en, de })

describe('beginning', () => {
  test.for<[retries: number | null, taken: number, left: number | null]>([
    [null, 0, null],
    [null, 99, null],
    [0, 0, 1],
    [0, 1, 0],
    [2, 0, 3],
    [2, 2, 1],
    [2, 3, 0],
    [2, 9, 0],
  ])('with %s retries and %s taken there are %s left', ([retries, taken, left]) => {
    expect(attemptsLeft(retries, taken)).toBe(left)
  })

  const over = { submittedAt: new Date('2026-03-01T10:00:00Z'), state: 'FAILED' }
  const open = { submittedAt: null, state: 'IN_PROGRESS' }
  const waiting = { ...over, state: 'UNDER_REVIEW' }
  test.for<[string, number | null, (typeof over | typeof open)[], boolean]>([
    ['for the first time, without any retry', 0, [], true],
    ['not again without a retry', 0, [over], false],
    ['again with a retry', 1, [over], true],
    ['not once the last retry is taken', 1, [over, over], false],
    ['as often as somebody likes', null, [over, over, over], true],
    ['not while one is open', null, [open], false],
    ['not while one is open beside others that are over', 9, [over, open, over], false],
    ['not while one waits for its result', null, [over, waiting], false],
  ])('may be done %s', ([, retries, taken, expected]) => {
    expect(mayStart(retries, taken)).toBe(expected)
  })
})

describe('what marking needs of a question', () => {
  const key = {
    correctIds: [4, 5],
    pairs: [
      { left: 1, right: 11 },
      { left: 2, right: 12 },
    ],
    accepted: [{ name: text('knot', 'Knoten') }, { name: text('bend') }],
    answerBoolean: false,
  }
  const nobody = { by: 'nobody' } as const
  const choice = { by: 'choice', right: [4, 5] } as const
  test.for<[QuestionType, Key]>([
    ['MC', choice],
    ['OWMC', choice],
    ['TI', choice],
    ['OW', { by: 'words', accepted: ['knot', 'Knoten', 'bend', ''] }],
    ['TF', { by: 'truth', right: false }],
    [
      'DD',
      {
        by: 'pairs',
        right: [
          [1, 11],
          [2, 12],
        ],
      },
    ],
    ['FT', { by: 'marker' }],
    ['OP', nobody],
  ])('of the type %s', ([type, expected]) => {
    expect(keyFor({ type, fullScore: 3, key })).toEqual(expected)
    expect(keyFor({ type, fullScore: 0, key })).toEqual(nobody)
  })

  test('nobody marks a true or false whose author did not say which', () => {
    expect(keyFor({ type: 'TF', fullScore: 3, key: { ...key, answerBoolean: null } })).toEqual(nobody)
    const right = keyFor({ type: 'TF', fullScore: 3, key: { ...key, answerBoolean: true } })
    expect(right).toEqual({ by: 'truth', right: true })
  })

  test.for<[Key, string | null]>([
    [choice, '4,5'],
    [
      {
        by: 'pairs',
        right: [
          [1, 11],
          [2, 12],
        ],
      },
      '1:11,2:12',
    ],
    [{ by: 'truth', right: true }, 'true'],
    [{ by: 'truth', right: false }, 'false'],
    [{ by: 'words', accepted: ['knot', '', 'Knoten', 'knot'] }, 'knot\nKnoten'],
    [{ by: 'marker' }, null],
    [nobody, null],
  ])('%j would have been answered rightly by %j', ([by, answer]) => {
    expect(rightAnswerOf(by)).toBe(answer)
  })

  test.for<[Key, boolean]>([
    [choice, true],
    [{ by: 'marker' }, true],
    [nobody, false],
  ])('what is marked by %j counts: %s', ([by, counts]) => {
    expect(scoredOf({ fullScore: 3, score: null, key: by })).toEqual({ fullScore: 3, score: null, counts })
  })
})

describe('the author’s words for a try', () => {
  const texts = {
    correctText: text('Right.'),
    firstIncorrectText: text('Once more.'),
    nextIncorrectText: text('', 'Noch einmal.'),
    lastIncorrectText: text('Sorry.'),
  }
  const none = text('')
  const first = { tries: 1, most: 3, isRight: false }
  test.for([
    ['for a right answer', { ...first, isRight: true }, {}, 'Right.'],
    ['for the first wrong one', first, {}, 'Once more.'],
    ['for the next one, though in one language alone', { ...first, tries: 2 }, {}, 'Noch einmal.'],
    ['for the last one', { ...first, tries: 3 }, {}, 'Sorry.'],
    ['of the next one where the first has none', first, { firstIncorrectText: none }, 'Noch einmal.'],
    [
      'of the first one where the last and the next have none',
      { ...first, tries: 3 },
      { lastIncorrectText: none, nextIncorrectText: none },
      'Once more.',
    ],
    ['never of a wrong one for a right one', { ...first, isRight: true }, { correctText: none }, null],
  ] as const)('are those %s', ([, tried, own, said]) => {
    const found = feedbackText({ ...texts, ...own }, tried)
    expect(found && (found.en || found.de)).toBe(said)
  })
})

describe('an answer', () => {
  const drawn = { choices: [3, 7, 9], lefts: [1, 2], rights: [11, 12] }
  const scale = [{ id: 21 }, { id: 22 }]
  const answered = (type: QuestionType, answer: string) => () =>
    refuseUnknown({ type, drawn, scale }, { id: 1, answer, ftAnswer: '', sequence: 1 })

  test.for<[QuestionType, string]>([
    ['MC', ''],
    ['FT', ''],
    ['DD', ''],
    ['OW', ''],
    ['MC', '3'],
    ['MC', '9,3,7'],
    ['OWMC', '3,7'],
    ['TI', '3,7'],
    ['TF', 'true'],
    ['TF', 'false'],
    ['OP', '22'],
    ['DD', '1:12'],
    ['DD', '2:11,1:12'],
    ['OW', 'any word: 3,7'],
    ['OW', 'w'.repeat(255)],
    ['OW', '🪢'.repeat(255)],
  ])('of %s is taken: “%s”', ([type, answer]) => {
    expect(answered(type, answer)).not.toThrow()
  })

  test.for<[QuestionType, string, why: string]>([
    ['MC', '4', 'was not offered'],
    ['MC', '3,4', 'was offered in part'],
    ['MC', '21', 'stands on another question’s scale'],
    ['MC', '3,3', 'is given twice'],
    ['MC', '3, 7', 'is not how a screen writes it'],
    ['MC', 'bowline', 'is no number'],
    ['OP', '3', 'is no point of the scale'],
    ['OP', '21,22', 'is more than one point'],
    ['TF', 'TRUE', 'is another spelling'],
    ['TF', '1', 'is a number'],
    ['FT', '3', 'stands where only a text is asked'],
    ['DD', '3:11', 'has a left half that was not offered'],
    ['DD', '1:13', 'has a right half that was not offered'],
    ['DD', '1:11,2:13', 'has one pair that was not offered'],
    ['DD', '1:11,1:12', 'uses a left half twice'],
    ['DD', '1:11,2:11', 'uses a right half twice'],
    ['DD', '1:11,1:11', 'has a pair twice'],
    ['DD', '1:11, 2:12', 'is not how a screen writes it'],
    ['DD', '1:11,2', 'ends in half a pair'],
  ])('of %s is refused: “%s” %s', ([type, answer]) => {
    expect(answered(type, answer)).toThrow(expect.objectContaining({ code: 'answer_unknown' }))
  })

  test('is a word of 255 letters at most', () => {
    const tooLong = expect.objectContaining({ code: 'answer_text_too_long' })
    expect(answered('OW', 'w'.repeat(256))).toThrow(tooLong)
    expect(answered('OW', '🪢'.repeat(256))).toThrow(tooLong)
  })

  const empty = { answer: '', ftAnswer: '', documentId: null }
  test.for([
    [{}, false],
    [{ answer: ' \n', ftAnswer: ' \t' }, false],
    [{ answer: '3' }, true],
    [{ ftAnswer: 'Because.' }, true],
    [{ documentId: 8 }, true],
  ] as const)('%j is something to submit: %s', ([own, expected]) => {
    expect(isAnswered({ ...empty, ...own })).toBe(expected)
  })

  test.for<[tries: number, most: number, isRight: boolean | null, isClosed: boolean]>([
    [0, 0, null, false],
    [0, 3, true, false],
    [1, 3, true, true],
    [1, 3, false, false],
    [1, 3, null, false],
    [2, 3, false, false],
    [3, 3, false, true],
    [3, 3, null, true],
  ])('after %s of %s tries, right %s, is closed: %s', ([tries, most, isRight, expected]) => {
    expect(isClosed({ tries, most, isRight })).toBe(expected)
  })
})
