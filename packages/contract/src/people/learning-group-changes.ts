import { Type as t, type Static } from '@sinclair/typebox'
import { chosenIn } from '../kit/chosen.ts'
import { Affected, endpoint, Id } from '../http/http.ts'
import { listLearningGroups } from './learning-groups.ts'

/** What can be done with many learning groups at once. */
export const learningGroupActions = ['remove', 'restore'] as const

export type LearningGroupChange = Static<typeof LearningGroupChange>
export const LearningGroupChange = t.Object({
  action: t.Union(learningGroupActions.map((action) => t.Literal(action))),
  chosen: chosenIn(listLearningGroups.query),
})

const access = 'courses.administer'

export const affectedByLearningGroupChange = endpoint({
  method: 'POST',
  path: '/admin/learning-group/bulk/affected',
  access,
  summary: 'Says what a change of many learning groups would touch; nothing changes.',
  body: LearningGroupChange,
  reply: Affected,
  changes: false,
  errors: ['learning_group_not_found'],
})

export const changeLearningGroups = endpoint({
  method: 'POST',
  path: '/admin/learning-group/bulk',
  access,
  summary: 'Removes many learning groups at once, or brings them back with whoever belongs to them by now.',
  body: LearningGroupChange,
  reply: t.Object({ changed: t.Array(Id), skipped: t.Integer() }),
  errors: ['learning_group_not_found'],
})
