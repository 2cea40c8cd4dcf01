import { blankSettings } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import type { MarkerLevel } from '@oktant/contract/assessment/attempts/attempts.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { EvaluationSettings } from '@oktant/contract/assessment/evaluations.ts'
import { defaultSystemSettings } from '@oktant/contract/organisation/system.ts'
import { describe, expect, test } from 'vitest'
import { hasPassed, isReviewed, mostTries, shownBy, sightOf, stateOf, stateTextOf } from './attempts.rules.ts'

const { evaluation, moderatedEssay, competencyEvaluation, survey, opinionSurvey } = componentCategory
const text = (en: string, de = '') => ({ en, de })

const settings = { ...blankSettings, partialScoring: false, displayResutlsAtEnd: false, passMark: 80 }

describe('what a learner sees of an attempt', () => {
  const ofTests: number = evaluation
  const begun = { isOver: false, isReleased: false, isReturned: false, categoryId: ofTests, showScores: true }
  const over = { ...begun, isOver: true }
  const held = { controlledRelease: true }
  const atEnd = { displayResutlsAtEnd: true }
  const onePage = { singlePage: true }
  type Case = [string, Partial<typeof begun>, Partial<EvaluationSettings>, seen: string]
  test.for<Case>([
    ['each comment while it goes on', begun, {}, 'feedback scores'],
    ['no right answers before the end', begun, atEnd, 'feedback scores'],
    ['its result at the end', over, {}, 'feedback result comments scores'],
    [
      'right answers at the end, where they are wanted',
      over,
      atEnd,
      'feedback result solution comments scores',
    ],
    ['nothing of one page while it goes on', begun, onePage, 'scores'],
    ['nothing of one page before the end', begun, { ...onePage, ...atEnd }, 'scores'],
    ['the result alone of one page that tells no answers', over, onePage, 'result comments scores'],
    [
      'all of one page at the end',
      over,
      { ...onePage, ...atEnd },
      'feedback result solution comments scores',
    ],
    ['nothing while it is held', over, { ...held, ...atEnd }, 'scores'],
    ['nothing while it is held and goes on', begun, held, 'scores'],
    [
      'all once it is released',
      { ...over, isReleased: true },
      { ...held, ...atEnd },
      'feedback result solution comments scores',
    ],
    ['what was said to answers that came back', { ...begun, isReturned: true }, held, 'comments scores'],
    ['no longer what was said, once it is over and held', { ...over, isReturned: true }, held, 'scores'],
    ['nothing of a survey, which has no result', { ...over, categoryId: survey }, atEnd, 'scores'],
    [
      'no points where its company shows none',
      { ...over, showScores: false },
      {},
      'feedback result comments',
    ],
  ])('is %s', ([, stage, own, seen]) => {
    const sight = sightOf({ ...begun, ...stage, settings: { ...settings, ...own } })
    const names = Object.entries(sight).flatMap(([name, isSeen]) => (isSeen ? name : []))
    expect(names.join(' ')).toBe(seen)
  })

  test.for<[Partial<EvaluationSettings>, number, number]>([
    [{}, evaluation, 3],
    [{}, survey, 1],
    [{ singlePage: true }, evaluation, 1],
    [{ controlledRelease: true }, evaluation, 1],
    [{ singlePage: true, controlledRelease: true }, evaluation, 1],
  ])('with %j in category %s a question of three tries is asked %s times', ([own, categoryId, tries]) => {
    expect(mostTries(3, { settings: { ...settings, ...own }, categoryId })).toBe(tries)
  })
})

describe('what an attempt has come to', () => {
  test.for([
    [evaluation, false],
    [moderatedEssay, true],
    [competencyEvaluation, true],
    [survey, false],
    [opinionSurvey, false],
  ] as const)('category %s is looked at by a person as a whole: %s', ([category, expected]) => {
    expect(isReviewed(category)).toBe(expected)
  })

  type Passed = [category: number, mark: number | null, level: MarkerLevel | null, passes: boolean]
  test.for<Passed>([
    [evaluation, 79, null, false],
    [evaluation, 80, null, true],
    [evaluation, null, null, false],
    [evaluation, 79, 'LEVEL_TWO', false],
    [competencyEvaluation, 0, 'LEVEL_ONE', true],
    [competencyEvaluation, null, 'LEVEL_TWO', true],
    [competencyEvaluation, 100, 'NONE', false],
    [competencyEvaluation, 100, null, false],
  ])('category %s with a mark of %s and level %s passes 80: %s', ([categoryId, mark, level, passes]) => {
    expect(hasPassed({ mark, level }, { categoryId, passMark: 80 })).toBe(passes)
  })

  test('nobody passes without a mark, not even where 0 is enough', () => {
    expect(hasPassed({ mark: null, level: null }, { categoryId: evaluation, passMark: 0 })).toBe(false)
  })

  test.for<[mark: number | null, possible: number | null, state: string]>([
    [80, 10, 'PASSED'],
    [79, 10, 'FAILED'],
    [null, 10, 'UNDER_REVIEW'],
    [null, 0, 'UNDER_REVIEW'],
    [null, null, 'COMPLETED'],
  ])('a mark of %s where %s is possible is %s', ([mark, possible, state]) => {
    expect(stateOf({ mark, possible, level: null }, { categoryId: evaluation, passMark: 80 })).toBe(state)
  })

  test('a company calls results as it likes, and as usual where it says nothing', () => {
    expect(shownBy(null)).toEqual(defaultSystemSettings)
    const own = shownBy({ showScores: false, passText: text('Well done', 'Gut gemacht') })
    expect(own).toMatchObject({
      showScores: false,
      passText: { en: 'Well done' },
      failText: { en: 'Failed' },
    })
  })

  const shown = shownBy(null)
  test.for([
    ['PASSED', false, 'Passed', 'Bestanden'],
    ['FAILED', false, 'Failed', 'Nicht bestanden'],
    ['COMPLETED', false, 'Not applicable', 'Entfällt'],
    ['UNDER_REVIEW', false, 'With Assessor', 'Wird beurteilt'],
    ['UNDER_REVIEW', true, 'Pending', 'Ausstehend'],
    ['PASSED', true, 'Passed', 'Bestanden'],
  ] as const)('%s, held back %s, is called “%s” and “%s”', ([state, isHeld, en, de]) => {
    expect(stateTextOf(state, isHeld, shown)).toEqual({ en, de })
  })

  test.for(['NOT_STARTED', 'IN_PROGRESS'] as const)('%s has no result to name', (state) => {
    expect(stateTextOf(state, false, shown)).toBeNull()
    expect(stateTextOf(state, true, shown)).toBeNull()
  })
})
