import * as contract from '@oktant/contract/development/goal-catalogue.ts'
import { listGoalFilters as filters } from '@oktant/contract/development/goals.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { serveRecord } from '../../../records/serve-record.ts'
import { categoryView, goalCategories, listGoalFilters } from './goal-categories.ts'

export function goalCategoryRoutes(serve: Serve, kit: Kit) {
  const calls = {
    list: contract.listGoalCategories,
    create: contract.createGoalCategory,
    read: contract.readGoalCategory,
    update: contract.updateGoalCategory,
    remove: contract.removeGoalCategory,
    restore: contract.restoreGoalCategory,
    affectedByChange: contract.affectedByGoalCategoryChange,
    change: contract.changeGoalCategories,
  }
  serveRecord(serve, kit, calls, { ...goalCategories, view: categoryView, row: categoryView })
  serve(filters, ({ db, actor }) => listGoalFilters(db, actor))
}
