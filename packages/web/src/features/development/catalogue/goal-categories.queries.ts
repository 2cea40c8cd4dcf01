import * as contract from '@oktant/contract/development/goal-catalogue.ts'
import { recordChangeQueries, recordQueries } from '../../../lib/records/record-queries.ts'

const key = ['goal-categories'] as const

export const {
  list: goalCategories,
  one: goalCategory,
  changed: goalCategoriesChanged,
  create: createGoalCategory,
  save: saveGoalCategory,
  remove: removeGoalCategory,
  restore: restoreGoalCategory,
} = recordQueries(key, {
  list: contract.listGoalCategories,
  create: contract.createGoalCategory,
  read: contract.readGoalCategory,
  update: contract.updateGoalCategory,
  remove: contract.removeGoalCategory,
  restore: contract.restoreGoalCategory,
})

export const { changeAffected: goalCategoriesAffected, change: changeGoalCategories } = recordChangeQueries(
  key,
  { affectedByChange: contract.affectedByGoalCategoryChange, change: contract.changeGoalCategories },
  goalCategoriesChanged,
)
