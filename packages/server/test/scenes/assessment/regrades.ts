import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { makeMistaken } from '../../kit/content/regrades.ts'
import type { Scene } from '../scene.ts'

const rights: Permission[] = ['evaluations.administer']

/** An author with a corrected question that somebody has answered, and one of another company. */
const ofQuestion =
  (call: (params: { id: number }) => object): Scene =>
  async (server) => {
    const { author, learner, questionId, take, correct } = await makeMistaken(server)
    await take(learner, 'asItIs')
    await correct()
    const intruder = await server.make.user({ permissions: rights })
    return { owner: author, intruder, call: call({ id: questionId }) }
  }

export const regradeScenes: Record<string, Scene> = {
  applyRegrade: ofQuestion((params) => ({ params, body: { revision: 1, lowers: true } })),
  listRegradeNotices: ofQuestion((params) => ({ params })),
  listRegrades: ofQuestion((params) => ({ params })),
  previewRegrade: ofQuestion((params) => ({ params })),
}
