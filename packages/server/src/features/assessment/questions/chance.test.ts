import { blankQuestion } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import type { QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import { expect, test } from 'vitest'
import { tally, tooUneven, unevenness } from '../../../../test/kit/run/uniform.ts'
import { chance } from './chance.ts'
import { bodyOf, drawAnswers, keyOf, numbered } from './versions/versions.rules.ts'

const tries = 60_000
const name = { en: 'A', de: 'A' }
const half = () => ({ id: 0, name })

/** Four choices whose first is right, and four pairs, as an author writes them: without any numbers yet. */
const written: QuestionForm = {
  ...blankQuestion('MC'),
  fullScore: 2,
  numberOfDistractors: 3,
  answers: [true, false, false, false].map((isCorrect) => ({ ...half(), isCorrect, pictureId: null })),
  answerPairs: [1, 2, 3, 4].map(() => ({ possibleAnswer1: half(), possibleAnswer2: half() })),
}
const stored = () => {
  const form = numbered(written, new Set(), chance)
  return { form, version: { ...form, body: bodyOf(form, []), key: keyOf(form) } }
}
const { version } = stored()
const right = version.key.correctIds[0] ?? 0

test.for<[what: string, outcomes: number, seen: () => number]>([
  ['the place of the right choice', 4, () => drawAnswers(version, chance).choices.indexOf(right)],
  [
    'the place of the right choice in two questions of one attempt',
    16,
    () => {
      const place = () => drawAnswers(version, chance).choices.indexOf(right)
      return place() * 4 + place()
    },
  ],
  [
    'the places of the right choice and of what belongs to the first left half',
    16,
    () => {
      const { choices, rights } = drawAnswers(version, chance)
      return choices.indexOf(right) * 4 + rights.indexOf(version.key.pairs[0]?.right ?? 0)
    },
  ],
  [
    'the order of all right halves',
    256,
    () => {
      const { rights } = drawAnswers(version, chance)
      const places = version.key.pairs.slice(0, 3).map((pair) => rights.indexOf(pair.right))
      return places.reduce((sum, place) => sum * 4 + place, 0)
    },
  ],
])('%s is told by nothing', ([, outcomes, seen]) => {
  // NOTE: no two halves stand in one place, so such orders are never seen.
  const counts = tally(outcomes, tries, seen).filter((count) => count > 0)
  expect(counts).toHaveLength(outcomes === 256 ? 24 : outcomes)
  expect(unevenness(counts)).toBeLessThan(tooUneven)
})

test('the numbers of answers tell neither which is right nor what belongs together', () => {
  const rank = (id: number, all: readonly number[]) => all.filter((other) => other < id).length
  const counts = tally(16, tries, () => {
    const { answers, answerPairs } = numbered(written, new Set(), chance)
    const rights = answerPairs.map(({ possibleAnswer2 }) => possibleAnswer2.id)
    const choices = answers.map(({ id }) => id)
    return rank(choices[0] ?? 0, choices) * 4 + rank(rights[0] ?? 0, rights)
  })
  expect(unevenness(counts)).toBeLessThan(tooUneven)
})
