import { blankQuestion } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import type { QuestionForm, QuestionType } from '@oktant/contract/assessment/questions/questions.ts'
import { describe, expect, test } from 'vitest'
import {
  cleaned,
  refuseAnswerSet,
  refuseQuestion,
  refuseUnknown,
  tidyFolder,
  trimmed,
} from './questions.rules.ts'

const text = (en: string, de = '') => ({ en, de })
const loose = text('  so ', '\tso\n')
const tidy = text('so', 'so')
const nothing = text('')

test('words lose the spaces around them in both languages, and keep those between', () => {
  expect(trimmed(text('  reef  knot ', '\nKreuz knoten\t'))).toEqual(text('reef  knot', 'Kreuz knoten'))
})

test.for([
  ['Deck/Knots', 'Deck/Knots'],
  [' Deck / Knots ', 'Deck/Knots'],
  ['/Deck//Knots/', 'Deck/Knots'],
  ['Deck/ /Knots', 'Deck/Knots'],
  ['On\t deck/Reef \n knots', 'On deck/Reef knots'],
  [' / ', ''],
  ['', ''],
] as const)('the folder “%s” is “%s”', ([folder, expected]) => {
  expect(tidyFolder(folder)).toBe(expected)
})

describe('a question is kept', () => {
  const answer = { id: 4, name: loose, isCorrect: true, pictureId: 8 }
  const pair = { possibleAnswer1: { id: 5, name: loose }, possibleAnswer2: { id: 6, name: loose } }
  const full: QuestionForm = {
    ...blankQuestion('MC'),
    folder: ' Deck /',
    tags: [' knots ', 'rope', 'knots', ' '],
    fullScore: 5,
    noOfRetries: 2,
    numberOfDistractors: 3,
    pictureId: 9,
    questionText: loose,
    precedingText: loose,
    postAnswerText: loose,
    answers: [answer, { ...answer, id: 7, isCorrect: false }],
    answerPairs: [pair],
    answerBoolean: true,
    answerSetId: 12,
    modelAnswer: loose,
    correctText: loose,
    firstIncorrectText: loose,
    nextIncorrectText: loose,
    lastIncorrectText: loose,
  }
  const kept = (own: Partial<QuestionForm>) => cleaned({ ...full, ...own })

  const answers = [
    { ...answer, name: tidy },
    { ...answer, id: 7, name: tidy, isCorrect: false },
  ]
  const words = answers.map((word) => ({ ...word, isCorrect: true, pictureId: null }))
  const pairs = [{ possibleAnswer1: { id: 5, name: tidy }, possibleAnswer2: { id: 6, name: tidy } }]
  const bare = {
    ...full,
    folder: 'Deck',
    tags: ['knots', 'rope'],
    numberOfDistractors: null,
    questionText: tidy,
    precedingText: nothing,
    postAnswerText: nothing,
    answers: [],
    answerPairs: [],
    answerBoolean: null,
    answerSetId: null,
    modelAnswer: nothing,
    correctText: tidy,
    firstIncorrectText: tidy,
    nextIncorrectText: tidy,
    lastIncorrectText: tidy,
  }
  const around = { precedingText: tidy, postAnswerText: tidy }
  const unscored = { fullScore: 0, noOfRetries: null }

  test.for<[QuestionType, keeps: Partial<QuestionForm>]>([
    ['MC', { answers, numberOfDistractors: 3 }],
    ['TI', { answers, numberOfDistractors: 3 }],
    ['OWMC', { answers, numberOfDistractors: 3, ...around }],
    ['OW', { answers: words, ...around }],
    ['TF', { answerBoolean: true }],
    ['DD', { answerPairs: pairs }],
    ['FT', { modelAnswer: tidy }],
    ['OP', { answerSetId: 12, ...unscored }],
  ])('tidy, and without what the type %s has no use for', ([type, keeps]) => {
    expect(kept({ type })).toEqual({ ...bare, type, ...keeps })
  })

  const undecided = answers.map((one) => ({ ...one, isCorrect: false }))
  test.for<[QuestionType, keeps: Partial<QuestionForm>]>([
    ['MC', { answers: undecided }],
    ['TF', {}],
    ['OW', { answers: words, ...around }],
    ['DD', { answerPairs: pairs }],
  ])('without what is right where %s has no points', ([type, keeps]) => {
    expect(kept({ type, fullScore: 0 })).toEqual({ ...bare, type, ...unscored, ...keeps })
  })

  test('with its retries from one point on', () => {
    expect(kept({ fullScore: 1 })).toMatchObject({ fullScore: 1, noOfRetries: 2, numberOfDistractors: 3 })
  })
})

describe('refused', () => {
  const refusal = (act: () => void) => {
    try {
      act()
      return null
    } catch (error) {
      const { code, details } = error as { code: string; details: { errors: unknown[] } }
      return { code, errors: details.errors }
    }
  }

  test('is a question without its text, in the words of the catalogue', () => {
    const free = { ...blankQuestion('FT'), questionText: text('Why?') }
    expect(refusal(() => refuseQuestion(free))).toBeNull()
    expect(refusal(() => refuseQuestion({ ...free, questionText: nothing }))).toEqual({
      code: 'question_invalid',
      errors: [
        { field: 'questionText', code: 'question_text_required', message: 'Question text is required' },
      ],
    })
  })

  test('is an answer set whose name is missing, and of less than two points', () => {
    const point = (en: string) => ({ id: 0, name: text(en), description: nothing })
    const scale = { name: text('How often'), possibleAnswers: [point('Never'), point('Always')] }
    expect(refusal(() => refuseAnswerSet(scale))).toBeNull()
    expect(refusal(() => refuseAnswerSet({ name: nothing, possibleAnswers: [point('Never')] }))).toEqual({
      code: 'answer_set_invalid',
      errors: [
        { field: 'name', code: 'required', message: 'required' },
        { field: 'possibleAnswers', code: 'scale_too_short', message: expect.stringMatching(/./) },
      ],
    })
  })

  const answer = (pictureId: number | null) => ({ id: 1, name: text('a'), isCorrect: true, pictureId })
  const there = { removedAt: null }
  const removed = { removedAt: new Date('2026-03-01T10:00:00Z') }
  type Case = [string, Partial<QuestionForm>, set: typeof there | typeof removed | null, fields: string[]]
  test.for<Case>([
    ['nothing of a question that names nothing', { answers: [answer(null)] }, null, []],
    [
      'nothing of pictures and a set that are there',
      { pictureId: 8, answers: [answer(9)], answerSetId: 3 },
      there,
      [],
    ],
    ['a picture of the question that is not there', { pictureId: 7 }, null, ['pictureId']],
    [
      'each picture of an answer that is not there',
      { answers: [answer(7), answer(8), answer(6)] },
      null,
      ['answers.0.pictureId', 'answers.2.pictureId'],
    ],
    ['a set that is not there', { answerSetId: 3 }, null, ['answerSetId']],
    ['a set that was removed', { answerSetId: 3 }, removed, ['answerSetId']],
    [
      'all of it at once',
      { pictureId: 7, answers: [answer(7)], answerSetId: 3 },
      null,
      ['pictureId', 'answers.0.pictureId', 'answerSetId'],
    ],
  ])('is %s', ([, own, set, fields]) => {
    const found = refusal(() => refuseUnknown({ ...blankQuestion('MC'), ...own }, new Set([8, 9]), set))
    const errors = fields.map((field) => ({
      field,
      code: 'choice_unknown',
      message: 'Please choose something that there is',
    }))
    expect(found).toEqual(fields.length > 0 ? { code: 'question_invalid', errors } : null)
  })
})
