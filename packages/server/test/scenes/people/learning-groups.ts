import {
  createLearningGroup,
  type LearningGroupForm,
  removeLearningGroup,
  type Rule,
} from '@oktant/contract/people/learning-groups.ts'
import type { Made } from '../../kit/make.ts'
import { type Scene, type Server, two } from '../scene.ts'

const nobody: Rule = { match: 'all', sets: [] }

/** Everybody of the company who is active. */
export const activeRule: Rule = {
  match: 'all',
  sets: [
    {
      match: 'all',
      negated: false,
      conditions: [{ about: 'status', field: null, operator: 'is', ids: [], value: 'Active' }],
    },
  ],
}

export const learningGroupForm = (own: Partial<LearningGroupForm> = {}): LearningGroupForm => ({
  name: { en: 'Welders', de: 'Schweißfachleute' },
  description: { en: '', de: '' },
  rule: nobody,
  ...own,
})

type Rest = (id: number, owner: Made) => object

const make = (server: Server, owner: Made, rule = nobody) =>
  server.call(createLearningGroup, { as: owner, body: learningGroupForm({ rule }) })

const ofGroup =
  (rest: Rest = () => ({}), isRemoved = false): Scene =>
  async (server) => {
    const pair = await two(server, ['courses.administer'])
    const { id = 0 } = await make(server, pair.owner)
    if (isRemoved) await server.call(removeLearningGroup, { as: pair.owner, params: { id } })
    return { ...pair, call: { params: { id }, ...rest(id, pair.owner) } }
  }

const people: Rest = (_, { id }) => ({ body: { userIds: [id] } })
const tried =
  (rest: Rest = () => ({})): Scene =>
  async (server) => {
    const pair = await two(server, ['courses.administer'])
    const { id = 0 } = await make(server, pair.owner)
    return { ...pair, call: { body: { groupId: id, rule: activeRule, ...rest(id, pair.owner) } } }
  }

export const learningGroupScenes: Record<string, Scene> = {
  affectedByLearningGroupRemoval: ofGroup(),
  allowInLearningGroup: ofGroup(people),
  excludeFromLearningGroup: ofGroup(people),
  explainRule: tried((_, { id }) => ({ userId: id })),
  listLearningGroupPeople: ofGroup(() => ({ query: {} })),
  previewRule: tried(),
  readLearningGroup: ofGroup(),
  removeLearningGroup: ofGroup(),
  restoreLearningGroup: ofGroup(undefined, true),
  updateLearningGroup: ofGroup(() => ({ body: learningGroupForm() })),
}
