import { expect, test } from 'vitest'
import { blankQuestion } from '../attempts/blank-forms.ts'
import { answerSetFaults, questionFaults, questionTitle } from './question-rules.ts'
import type { AnswerForm, QuestionForm, QuestionType } from './questions.ts'

const nothing = { en: '', de: '' }
const answer = (en: string, isCorrect = false, more: Partial<AnswerForm> = {}): AnswerForm => ({
  id: 0,
  name: { en, de: '' },
  isCorrect,
  pictureId: null,
  ...more,
})
const pair = (left: string, right: string) => ({
  possibleAnswer1: { id: 0, name: { en: left, de: '' } },
  possibleAnswer2: { id: 0, name: { en: right, de: '' } },
})
const form = (type: QuestionType, own: Partial<QuestionForm>): QuestionForm => ({
  ...blankQuestion(type),
  numberOfDistractors: 1,
  questionText: { en: 'Which knot?', de: '' },
  ...own,
})

const two = [answer('Bowline', true), answer('Granny')]
const long = 'x'.repeat(256)
const around = { precedingText: { en: 'A loop is a', de: '' } }

test.each<[string, QuestionType, Partial<QuestionForm>, string[]]>([
  ['a right and a wrong answer', 'MC', { answers: two }, []],
  ['no text', 'MC', { answers: two, questionText: nothing }, ['questionText question_text_required']],
  ['a text in German alone', 'MC', { answers: two, questionText: { en: ' ', de: 'Welcher Knoten?' } }, []],
  ['no answers', 'MC', {}, ['answers question_answers_missing']],
  ['wrong answers alone', 'MC', { answers: [answer('Granny')] }, ['answers question_answers_missing']],
  [
    'no number of wrong answers',
    'MC',
    { answers: two, numberOfDistractors: null },
    ['numberOfDistractors question_incorrect_count_missing'],
  ],
  [
    'none of the wrong answers shown',
    'MC',
    { answers: two, numberOfDistractors: 0 },
    ['numberOfDistractors question_incorrect_count_missing'],
  ],
  [
    'right answers alone',
    'MC',
    { answers: [answer('Bowline', true)] },
    ['answers question_incorrect_missing'],
  ],
  [
    'fewer wrong answers than are shown',
    'MC',
    { answers: two, numberOfDistractors: 2 },
    ['answers question_incorrect_too_few'],
  ],
  ['numbers as large as may be', 'FT', { fullScore: 1000, noOfRetries: 10 }, []],
  [
    'numbers beyond their limits',
    'FT',
    { fullScore: 1001, noOfRetries: -1 },
    ['fullScore number_out_of_range', 'noOfRetries number_out_of_range'],
  ],
  ['points where there are none', 'OP', { fullScore: 1001, answerSetId: 1 }, []],
  [
    'half a wrong answer',
    'MC',
    { answers: two, numberOfDistractors: 0.5 },
    ['numberOfDistractors number_out_of_range'],
  ],
  ['21 tags', 'FT', { tags: Array.from({ length: 21 }, (_, at) => `${at}`) }, ['tags list_too_long']],
  ['a long tag', 'FT', { tags: ['x'.repeat(51)] }, ['tags tag_too_long']],
  ['255 characters', 'MC', { answers: [answer(long.slice(1), true), answer('Granny')] }, []],
  [
    '256 characters',
    'MC',
    { answers: [answer(long, true), answer('Granny')] },
    ['answers.0.name answer_text_too_long'],
  ],
  ['an empty answer', 'MC', { answers: [...two, answer(' ')] }, ['answers.2.name required']],
  ['an answer twice', 'MC', { answers: [...two, answer('bowline ')] }, ['answers.2.name answer_repeated']],
  ['an opinion of two answers', 'MC', { fullScore: 0, numberOfDistractors: null, answers: two }, []],
  [
    'an opinion of one answer',
    'MC',
    { fullScore: 0, answers: [answer('Bowline')] },
    ['answers question_answers_missing'],
  ],
  [
    'pictures without words',
    'TI',
    { answers: [answer('', true, { pictureId: 1 }), answer('', false, { pictureId: 2 })] },
    [],
  ],
  ['a picture missing', 'TI', { answers: [answer('', true), answer('Granny')] }, ['answers.0.name required']],
  ['a gap', 'OWMC', { answers: two, questionText: nothing, ...around }, []],
  ['no text around the gap', 'OWMC', { answers: two }, ['precedingText question_text_missing_around']],
  ['a word', 'OW', { answers: [answer('Bowline')], ...around }, []],
  [
    'a word with text after it',
    'OW',
    { answers: [answer('Bowline')], postAnswerText: { en: 'slips', de: '' } },
    [],
  ],
  [
    'a word that nothing surrounds',
    'OW',
    { answers: [answer('Bowline')] },
    ['precedingText question_text_missing_around'],
  ],
  ['no word', 'OW', around, ['answers question_answers_missing']],
  ['no word wanted', 'OW', { fullScore: 0, ...around }, []],
  ['false', 'TF', { answerBoolean: false }, []],
  ['neither', 'TF', {}, ['answerBoolean question_answers_missing']],
  ['neither wanted', 'TF', { fullScore: 0 }, []],
  ['pairs', 'DD', { answerPairs: [pair('Port', 'red'), pair('Starboard', 'green')] }, []],
  ['no pairs', 'DD', {}, ['answerPairs question_answers_missing']],
  [
    'two that fit one',
    'DD',
    { answerPairs: [pair('Port', 'red'), pair('Left', 'red')] },
    ['answerPairs.1.possibleAnswer2.name answer_repeated'],
  ],
  ['half a pair', 'DD', { answerPairs: [pair('Port', '')] }, ['answerPairs.0.possibleAnswer2.name required']],
  ['a scale', 'OP', { answerSetId: 1 }, []],
  ['no scale', 'OP', {}, ['answerSetId question_answers_missing']],
  ['free text', 'FT', {}, []],
  ['free text without a question', 'FT', { questionText: nothing }, ['questionText question_text_required']],
])('%s in %s', (_, type, own, found) => {
  expect(questionFaults(form(type, own)).map(({ field, code }) => `${field} ${code}`)).toEqual(found)
})

test.each([
  [form('MC', {}), { en: 'Which knot?', de: '' }],
  [
    form('OW', {
      questionText: nothing,
      precedingText: { en: 'A loop is a', de: 'Eine Schlaufe ist ein' },
      postAnswerText: { en: '.', de: '' },
    }),
    { en: 'A loop is a …', de: 'Eine Schlaufe ist ein …' },
  ],
])('a list calls %j as its author would', (question, title) => {
  expect(questionTitle(question)).toEqual(title)
})

const point = (en: string, description = '') => ({
  id: 0,
  name: { en, de: '' },
  description: { en: description, de: '' },
})
test.each([
  [{ name: { en: 'Often', de: '' }, possibleAnswers: [point('Never'), point('Always')] }, []],
  [
    { name: nothing, possibleAnswers: [point('Never')] },
    ['name required', 'possibleAnswers scale_too_short'],
  ],
  [
    { name: { en: 'Often', de: '' }, possibleAnswers: [point('Never'), point('never'), point('', long)] },
    [
      'possibleAnswers.1.name answer_repeated',
      'possibleAnswers.2.name required',
      'possibleAnswers.2.description answer_text_too_long',
    ],
  ],
])('an answer set %j', (set, found) => {
  expect(answerSetFaults(set).map(({ field, code }) => `${field} ${code}`)).toEqual(found)
})
