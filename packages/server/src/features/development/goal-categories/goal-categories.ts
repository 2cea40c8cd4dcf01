import type { GoalCategory, GoalCategoryForm } from '@oktant/contract/development/goal-catalogue.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { trimmed } from '../../../records/names.rules.ts'
import { recordChanges } from '../../../records/record-changes.ts'
import { recordDeeds } from '../../../records/record-deeds.ts'
import { type CategoryRecord, categoryStore, listCategories } from './goal-categories.queries.ts'

const kind = {
  store: categoryStore,
  object: 'goalCategory',
  missing: 'record_not_found',
  invalid: 'record_invalid',
  tidied: ({ name }: GoalCategoryForm): GoalCategoryForm => ({ name: trimmed(name) }),
} as const
export const goalCategories = { ...categoryStore, ...recordDeeds(kind), ...recordChanges(kind) }
export const createGoalCategory = goalCategories.create

export function categoryView({ id, name, goals, changes, changedAt }: CategoryRecord): GoalCategory {
  return { id, name, goals, revision: changes, changedAt: changedAt.toISOString() }
}

/** What somebody can choose from, in their language. */
export async function listGoalFilters(db: Db, actor: Pick<Actor, 'companyId' | 'language'>) {
  const found = await listCategories(db, actor)
  return found.map(({ id, name }) => ({ id, name: textIn(name, actor.language) }))
}

/** Whether a company has this category, and something can be put into it. */
export async function hasCategory(db: Db, companyId: number, id: number) {
  const found = await categoryStore.find(db, { companyId, id })
  return found !== undefined && found.removedAt === null
}
