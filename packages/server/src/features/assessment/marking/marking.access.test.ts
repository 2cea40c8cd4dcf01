import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { expect, test } from 'vitest'
import { actorWith } from '../../../../test/kit/actor.ts'
import { may, tabOf } from './marking.access.ts'

const { competencyEvaluation, evaluation, moderatedEssay } = componentCategory
const [self, learner] = [1, 2]

test.for<[string, categoryId: number, Permission[], whose: number, isAllowed: boolean]>([
  ['an essay, as who marks texts', moderatedEssay, ['freeText.mark'], learner, true],
  ['an evaluation, as who marks texts', evaluation, ['freeText.mark'], learner, true],
  ['competencies, as who marks texts', competencyEvaluation, ['freeText.mark'], learner, false],
  ['competencies, as who assesses them', competencyEvaluation, ['competencies.assess'], learner, true],
  ['an essay, as who assesses competencies', moderatedEssay, ['competencies.assess'], learner, false],
  ['an essay, without any right', moderatedEssay, [], learner, false],
  ['one’s own essay', moderatedEssay, ['freeText.mark', 'competencies.assess'], self, false],
])('%s', ([, categoryId, permissions, id, isAllowed]) => {
  expect(may.mark(actorWith(permissions), { user: { id }, evaluation: { categoryId } })).toBe(isAllowed)
})

test('competencies have a queue of their own', () => {
  expect([competencyEvaluation, moderatedEssay].map(tabOf)).toEqual(['competency', 'freeText'])
})
