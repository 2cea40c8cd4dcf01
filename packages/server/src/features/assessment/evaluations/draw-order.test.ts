import { expect, test } from 'vitest'
import { tally, tooUneven, unevenness } from '../../../../test/kit/run/uniform.ts'
import { chance } from '../questions/questions.ts'
import { drawQuestions } from './draw.rules.ts'

const item = { count: 1, mandatory: true, bankId: null, tag: '', difficulty: null }
const known = { bankId: 1, status: 'active', tags: [], difficulty: 'easy' } as const
const questions = [1, 2, 3, 4].map((id) => ({ ...known, id, versionId: id }))

test.for<[what: string, items: number[] | null]>([
  ['of questions that are asked of everybody', [1, 2, 3, 4]],
  ['of questions that are drawn from a bank', null],
])('any order %s is as likely as another', ([, named]) => {
  const items = named
    ? named.map((questionId) => ({ ...item, questionId }))
    : [{ ...item, questionId: null, bankId: 1, count: 4 }]
  const counts = tally(256, 60_000, () =>
    drawQuestions({ items, isRandom: true }, questions, chance)
      .slice(0, 3)
      .reduce((sum, { question }) => sum * 4 + question.id - 1, 0),
  ).filter((count) => count > 0)
  expect(counts).toHaveLength(24)
  expect(unevenness(counts)).toBeLessThan(tooUneven)
})
