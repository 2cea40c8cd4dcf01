import { removeGrouping } from '@oktant/contract/learning/courses/groupings.ts'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import { groupingForm, makeGrouping } from '../../../../test/kit/content/groupings.ts'
import { type Scene, two } from '../../../../test/scenes/scene.ts'
import { type Expected, learningContent } from '../../../../test/access-matrix/who.ts'

export const calls: Expected = {
  createGrouping: learningContent,
  listGroupings: learningContent,
  readGrouping: learningContent,
  readGroupingAffected: learningContent,
  removeGrouping: learningContent,
  restoreGrouping: learningContent,
  updateGrouping: learningContent,
}

const ofGrouping =
  (rest: object = {}, isRemoved = false): Scene =>
  async (server) => {
    const pair = await two(server, ['courses.administer'])
    const { id } = await makeGrouping(server, pair.owner)
    const params = { id }
    if (isRemoved) await server.call(removeGrouping, { as: pair.owner, params })
    return { ...pair, call: { params, ...rest } }
  }

export const scenes: Record<string, Scene> = {
  createGrouping: async (server) => {
    const pair = await two(server, ['courses.administer', 'content.administer'])
    const { id } = await makeCourse(server, pair.owner)
    return { ...pair, call: { body: groupingForm({ containerIds: [id] }) } }
  },
  readGrouping: ofGrouping(),
  readGroupingAffected: ofGrouping(),
  removeGrouping: ofGrouping(),
  restoreGrouping: ofGrouping({}, true),
  updateGrouping: ofGrouping({ body: { ...groupingForm(), revision: 0 } }),
}
