import { createGoalCategory, removeGoalCategory } from '@oktant/contract/development/goal-catalogue.ts'
import { type Expected, trainingGoals } from '../../../../test/access-matrix/who.ts'
import { chosen, type InsideScene } from '../../../../test/scenes/inside/inside.ts'
import { type Scene, two } from '../../../../test/scenes/scene.ts'

export const calls: Expected = {
  affectedByGoalCategoryChange: trainingGoals,
  changeGoalCategories: trainingGoals,
  createGoalCategory: trainingGoals,
  listGoalCategories: trainingGoals,
  readGoalCategory: trainingGoals,
  removeGoalCategory: trainingGoals,
  restoreGoalCategory: trainingGoals,
  updateGoalCategory: trainingGoals,
}

export const ofCategory =
  (rest: object = {}, isRemoved = false): Scene =>
  async (server) => {
    const pair = await two(server, ['goals.administer'])
    const as = pair.owner
    const { id = 0 } = await server.call(createGoalCategory, {
      as,
      body: { name: { en: 'Technology', de: 'Technik' } },
    })
    if (isRemoved) await server.call(removeGoalCategory, { as, params: { id } })
    return { ...pair, call: { params: { id }, ...rest } }
  }

export const scenes: Record<string, Scene> = {
  readGoalCategory: ofCategory(),
  updateGoalCategory: ofCategory({ body: { name: { en: 'People', de: 'Menschen' }, revision: 0 } }),
  removeGoalCategory: ofCategory(),
  restoreGoalCategory: ofCategory({}, true),
}

const removal = chosen(
  ['goals.administer'],
  ({ call }, as) => call(createGoalCategory, { as, body: { name: { en: 'Ropes', de: 'Seile' } } }),
  { action: 'remove' },
)

export const insideScenes: Record<string, InsideScene> = {
  affectedByGoalCategoryChange: removal,
  changeGoalCategories: removal,
}
