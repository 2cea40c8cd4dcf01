import { blankQuestion } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import { expect, test } from 'vitest'
import { bare, noted, readNote, said } from './formats.rules.ts'

const text = (en: string, de = '') => ({ en, de })
const form = { ...blankQuestion('MC'), questionText: text('a--b <c> \u2028\u2029') }

test('a comment carries a question without any sign that would end it', () => {
  expect(noted(form)).toMatch(/^oktant: \{[^-<>\u2028\u2029\n]*\}$/)
  expect(noted(form)).toContain(String.raw`a\u002d\u002db \u003cc\u003e \u2028\u2029`)
  expect(readNote(` ${noted(form)}\n`)).toEqual(form)
})

test.for([
  ['nothing', ''],
  ['another comment', 'a comment'],
  ['a comment that only speaks of it', `see ${noted(form)}`],
  ['what is no JSON', 'oktant: {'],
  ['no object', 'oktant: 3'],
  ['null', 'oktant: null'],
  ['half a question', 'oktant: {"type":"MC"}'],
  ['a question that lacks one part', noted(form).replace('"tags"', '"tag"')],
] as const)('a comment with %s carries no question', ([, comment]) => {
  expect(readNote(comment)).toBeNull()
})

test('a question leaves without the numbers of its answers and pairs', () => {
  const half = (id: number) => ({ id, name: text('a') })
  const answer = (id: number) => ({ ...half(id), isCorrect: true, pictureId: 8 })
  const pair = (one: number, other: number) => ({ possibleAnswer1: half(one), possibleAnswer2: half(other) })
  const whole = { ...form, answers: [answer(4)], answerPairs: [pair(5, 6)] }
  expect(bare(whole)).toEqual({ ...form, answers: [answer(0)], answerPairs: [pair(0, 0)] })
})

test('other programs read English, and German where that is all there is', () => {
  expect([said(text('a', 'b')), said(text('', 'b')), said(text(''))]).toEqual(['a', 'b', ''])
})

test('a new question is worth a point, of medium difficulty, and holds nothing else', () => {
  const { type, fullScore, difficulty, status, tags, answers, answerPairs, ...rest } = blankQuestion('TF')
  expect({ type, fullScore, difficulty, status }).toEqual({
    type: 'TF',
    fullScore: 1,
    difficulty: 'medium',
    status: 'active',
  })
  expect([tags, answers, answerPairs]).toEqual([[], [], []])
  for (const value of Object.values(rest)) expect(['', null, false, text('')]).toContainEqual(value)
})
