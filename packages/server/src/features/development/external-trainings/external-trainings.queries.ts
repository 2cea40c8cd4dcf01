import { sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { recordStore } from '../../../records/record-store.ts'
import { goalCategories } from '../goal-categories/goal-categories.tables.ts'
import { goals } from '../goals/goals.tables.ts'
import { externalTrainings } from './external-trainings.tables.ts'

/** NOTE: a category that was removed is still that of what has it. */
const category = sql<LocalText | null>`(select category.name from ${goalCategories} category
  where category.company_id = "external_trainings"."company_id" and category.id = "external_trainings"."goal_category_id")`
const held = sql<number>`(select count(*)::int from ${goals} goal
  where goal.company_id = "external_trainings"."company_id" and goal.training_id = "external_trainings"."id")`

export const trainingStore = recordStore({
  table: externalTrainings,
  named: externalTrainings.name,
  seen: {
    name: externalTrainings.name,
    goalCategoryId: externalTrainings.goalCategoryId,
    category,
    costCents: externalTrainings.costCents,
    outline: externalTrainings.outline,
    goals: held,
  },
  filters: { goalCategoryId: (value) => sql`${externalTrainings.goalCategoryId} = ${Number(value) || 0}` },
  sorts: { costCents: sql`${externalTrainings.costCents}`, goals: held },
})
export type TrainingRecord = NonNullable<Awaited<ReturnType<typeof trainingStore.find>>>
