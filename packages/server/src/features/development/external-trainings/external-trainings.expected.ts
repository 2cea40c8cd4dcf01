import {
  createExternalTraining,
  removeExternalTraining,
} from '@oktant/contract/development/goal-catalogue.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { type Expected, trainingGoals } from '../../../../test/access-matrix/who.ts'
import { blankOutline } from '../../../../test/kit/content/goals.ts'
import { chosen, type InsideScene } from '../../../../test/scenes/inside/inside.ts'
import { type Scene, two } from '../../../../test/scenes/scene.ts'
import { ofCategory } from '../goal-categories/goal-categories.expected.ts'

export const calls: Expected = {
  affectedByExternalTrainingChange: trainingGoals,
  changeExternalTrainings: trainingGoals,
  createExternalTraining: trainingGoals,
  listExternalTrainings: trainingGoals,
  readExternalTraining: trainingGoals,
  removeExternalTraining: trainingGoals,
  restoreExternalTraining: trainingGoals,
  updateExternalTraining: trainingGoals,
}

export const trainingForm = {
  name: { en: 'Welding', de: 'Schweißen' },
  goalCategoryId: null,
  costCents: 250_000,
  outline: blankOutline,
}

const rights: Permission[] = ['goals.request', 'goals.decide', 'goals.administer']

export const ofTraining =
  (call: (id: number) => object, isRemoved = false): Scene =>
  async (server) => {
    const pair = await two(server, rights)
    const as = pair.owner
    const { id = 0 } = await server.call(createExternalTraining, { as, body: trainingForm })
    if (isRemoved) await server.call(removeExternalTraining, { as, params: { id } })
    return { ...pair, call: call(id) }
  }

export const scenes: Record<string, Scene> = {
  createExternalTraining: async (server) => {
    const { call, ...pair } = await ofCategory()(server)
    const { id: goalCategoryId } = (call as { params: { id: number } }).params
    return { ...pair, call: { body: { ...trainingForm, goalCategoryId } } }
  },
  readExternalTraining: ofTraining((id) => ({ params: { id } })),
  updateExternalTraining: ofTraining((id) => ({ params: { id }, body: { ...trainingForm, revision: 0 } })),
  removeExternalTraining: ofTraining((id) => ({ params: { id } })),
  restoreExternalTraining: ofTraining((id) => ({ params: { id } }), true),
}

const removal = chosen(
  ['goals.administer'],
  ({ call }, as) => call(createExternalTraining, { as, body: trainingForm }),
  { action: 'remove' },
)

export const insideScenes: Record<string, InsideScene> = {
  affectedByExternalTrainingChange: removal,
  changeExternalTrainings: removal,
}
