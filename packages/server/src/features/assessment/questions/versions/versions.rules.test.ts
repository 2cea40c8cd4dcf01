import { blankQuestion } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import type { QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answersOf,
  bodyOf,
  drawAnswers,
  keyOf,
  numbered,
  numbersOf,
  shuffled,
  type VersionBody,
} from './versions.rules.ts'

const text = (en: string, de = '') => ({ en, de })
const half = (id: number, en: string) => ({ id, name: text(en) })
const answer = (id: number, en: string, isCorrect = false) => ({
  ...half(id, en),
  isCorrect,
  pictureId: null,
})
const pair = (left: number, right: number) => ({
  possibleAnswer1: half(left, `left ${left}`),
  possibleAnswer2: half(right, `right ${right}`),
})

/** Says these numbers one after the other. */
const saying = (...numbers: number[]) => {
  const left = [...numbers]
  return () => left.shift() ?? 0.5
}
/** What `random` must say to give this number. */
const forNumber = (number: number) => (number - 1) / 2_000_000_000

describe('the numbers of answers', () => {
  const choices = (...ids: number[]): QuestionForm => ({
    ...blankQuestion('MC'),
    answers: ids.map((id) => answer(id, `answer of ${id}`)),
  })
  const given = (form: QuestionForm, known: number[], ...said: number[]) =>
    numbered(form, new Set(known), saying(...said.map(forNumber))).answers.map(({ id }) => id)

  test.for<[string, ids: number[], known: number[], said: number[], given: number[]]>([
    ['a new answer is given one', [0], [], [77], [77]],
    ['a known one is kept', [5, 6], [5, 6], [], [5, 6]],
    ['one of another question is not kept', [5], [6], [77], [77]],
    ['nobody’s nothing is kept, though it were known', [0], [0], [77], [77]],
    ['one that came twice is kept once', [5, 5], [5], [77], [5, 77]],
    ['one that is taken is said again', [0, 0], [], [77, 77, 78], [77, 78]],
    ['the first is 1', [0], [], [1], [1]],
    ['the last is two thousand million', [0], [], [2_000_000_000], [2_000_000_000]],
  ])('%s', ([, ids, known, said, expected]) => {
    expect(given(choices(...ids), known, ...said)).toEqual(expected)
  })

  test('are whole, whatever chance says', () => {
    const [{ id } = { id: 0 }] = numbered(choices(0), new Set(), () => 0.123456789123).answers
    expect(id).toBe(246_913_579)
  })

  test('are given to both halves of a pair, and nothing else of the form changes', () => {
    const form = {
      ...blankQuestion('DD'),
      answerPairs: [pair(0, 9), pair(8, 0)],
      correctText: text('Right.'),
    }
    const found = numbered(form, new Set([8, 9]), saying(forNumber(77), forNumber(78)))
    expect(found).toEqual({
      ...form,
      answerPairs: [
        { possibleAnswer1: half(77, 'left 0'), possibleAnswer2: half(9, 'right 9') },
        { possibleAnswer1: half(8, 'left 8'), possibleAnswer2: half(78, 'right 0') },
      ],
    })
  })

  test('leave the words of an answer as they are', () => {
    const [found] = numbered(
      { ...blankQuestion('MC'), answers: [answer(5, 'Bowline', true)] },
      new Set(),
      () => 0,
    ).answers
    expect(found).toEqual(answer(1, 'Bowline', true))
  })

  test('of a form are those of its answers and of both halves of its pairs', () => {
    expect([...numbersOf({ answers: [answer(1, 'a')], answerPairs: [pair(2, 3)] })]).toEqual([1, 2, 3])
  })
})

describe('what may be shown is parted from what is right', () => {
  const texts = {
    questionText: text('Which?'),
    precedingText: text('A '),
    postAnswerText: text(' holds.'),
    modelAnswer: text('Because.'),
    correctText: text('Right.'),
    firstIncorrectText: text('Once more.'),
    nextIncorrectText: text('Again.'),
    lastIncorrectText: text('Sorry.'),
  }
  const { questionText, precedingText, postAnswerText, ...onlyForMarkers } = texts
  const asked = { questionText, precedingText, postAnswerText }
  const point = { ...half(21, 'Often'), description: text('') }
  const none = { choices: [], lefts: [], rights: [], scale: [] }
  const nothing = { correctIds: [], pairs: [], accepted: [], answerBoolean: null, ...onlyForMarkers }

  test('of choices, which of them are right', () => {
    const form = {
      ...blankQuestion('MC'),
      ...texts,
      answers: [answer(5, 'Bowline', true), { ...answer(3, 'Slip'), pictureId: 8 }],
    }
    expect(bodyOf(form, [])).toEqual({
      ...asked,
      ...none,
      choices: [
        { ...half(5, 'Bowline'), pictureId: null },
        { ...half(3, 'Slip'), pictureId: 8 },
      ],
    })
    expect(keyOf(form)).toEqual({ ...nothing, correctIds: [5] })
  })

  test('of a gap, every word', () => {
    const form = {
      ...blankQuestion('OW'),
      ...texts,
      answers: [answer(5, 'Bowline', true), answer(3, 'Palstek', true)],
    }
    expect(bodyOf(form, [])).toEqual({ ...asked, ...none })
    expect(keyOf(form)).toEqual({ ...nothing, accepted: [half(5, 'Bowline'), half(3, 'Palstek')] })
  })

  test('of pairs, what belongs together: the right halves stand by their numbers', () => {
    const form = { ...blankQuestion('DD'), ...texts, answerPairs: [pair(1, 30), pair(2, 10), pair(3, 20)] }
    expect(bodyOf(form, [])).toEqual({
      ...asked,
      ...none,
      lefts: [half(1, 'left 1'), half(2, 'left 2'), half(3, 'left 3')],
      rights: [half(10, 'right 10'), half(20, 'right 20'), half(30, 'right 30')],
    })
    expect(keyOf(form).pairs).toEqual([
      { left: 1, right: 30 },
      { left: 2, right: 10 },
      { left: 3, right: 20 },
    ])
  })

  test('of an opinion, nothing; of a statement, whether it is true', () => {
    expect(bodyOf({ ...blankQuestion('OP'), ...texts }, [point])).toEqual({
      ...asked,
      ...none,
      scale: [point],
    })
    expect(keyOf({ ...blankQuestion('OP'), ...texts })).toEqual(nothing)
    expect(keyOf({ ...blankQuestion('TF'), ...texts, answerBoolean: false })).toEqual({
      ...nothing,
      answerBoolean: false,
    })
  })

  test.for<[string, Partial<QuestionForm>]>([
    ['choices', { type: 'MC', answers: [answer(5, 'a', true), answer(3, 'b'), answer(4, 'c', true)] }],
    ['words', { type: 'OW', answers: [answer(5, 'a', true), answer(3, 'b', true)] }],
    ['pairs', { type: 'DD', answerPairs: [pair(1, 30), pair(2, 10)] }],
  ])('%s come together again as their author wrote them', ([, own]) => {
    const form = { ...blankQuestion('MC'), ...own }
    const { answers, answerPairs } = form
    expect(answersOf({ body: bodyOf(form, []), key: keyOf(form) })).toEqual({ answers, answerPairs })
  })

  test('a pair of which a half is gone is none', () => {
    const form = { ...blankQuestion('DD'), answerPairs: [pair(1, 30), pair(2, 10)] }
    const [body, key] = [bodyOf(form, []), keyOf(form)]
    const without = (own: Partial<VersionBody>) => answersOf({ body: { ...body, ...own }, key }).answerPairs
    expect(without({ lefts: body.lefts.slice(1) })).toEqual([pair(2, 10)])
    expect(without({ rights: body.rights.slice(1) })).toEqual([pair(1, 30)])
  })
})

describe('mixing', () => {
  test.for<[items: string, said: number[], mixed: string]>([
    ['abcd', [0, 0, 0], 'bcda'],
    ['abcd', [0.999, 0.999, 0.999], 'abcd'],
    ['abcd', [0.5, 0, 0.5], 'dbac'],
    ['ab', [0.49], 'ba'],
    ['ab', [0.5], 'ab'],
    ['a', [], 'a'],
    ['', [], ''],
  ])('%s by %j is %s', ([items, said, expected]) => {
    expect(shuffled([...items], saying(...said)).join('')).toBe(expected)
  })

  test('asks chance once for each but the last, and leaves what it was given', () => {
    let asked = 0
    const items = [1, 2, 3, 4]
    shuffled(items, () => {
      asked += 1
      return 0
    })
    expect(asked).toBe(3)
    expect(items).toEqual([1, 2, 3, 4])
  })

  test('neither loses nor adds anything', () => {
    const chance = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
    fc.assert(
      fc.property(fc.array(fc.nat()), chance, (items, said) => {
        expect(shuffled(items, saying(...said)).toSorted()).toEqual(items.toSorted())
      }),
    )
  })
})

describe('what an attempt is shown', () => {
  const body = {
    ...bodyOf(
      { ...blankQuestion('MC'), answers: [1, 2, 3, 4, 5].map((id) => answer(id, `answer ${id}`)) },
      [],
    ),
    lefts: [half(11, 'one'), half(12, 'two')],
    rights: [half(21, 'eins'), half(22, 'zwei'), half(23, 'drei')],
  }
  const question = { fullScore: 1, numberOfDistractors: 2, body, key: { correctIds: [2, 4] } }
  const stays = () => 0.999
  const turns = () => 0

  test.for([
    ['every right answer and so many wrong ones', {}, [2, 4, 1, 3]],
    ['the right ones alone where no wrong one is to be shown', { numberOfDistractors: 0 }, [2, 4]],
    ['every wrong one where nobody says how many', { numberOfDistractors: null }, [2, 4, 1, 3, 5]],
    ['every wrong one where there are fewer', { numberOfDistractors: 9 }, [2, 4, 1, 3, 5]],
    ['all as they were written where nothing is right or wrong', { fullScore: 0 }, [1, 2, 3, 4, 5]],
  ] as const)('is %s', ([, own, shown]) => {
    expect(drawAnswers({ ...question, ...own }, stays).choices).toEqual(shown)
  })

  test('is mixed: which wrong ones, where the right ones stand, and the right halves of pairs', () => {
    expect(drawAnswers(question, turns)).toEqual({
      choices: [4, 3, 5, 2],
      lefts: [11, 12],
      rights: [22, 23, 21],
    })
    expect(drawAnswers({ ...question, fullScore: 0 }, turns)).toEqual({
      choices: [1, 2, 3, 4, 5],
      lefts: [11, 12],
      rights: [22, 23, 21],
    })
  })
})
