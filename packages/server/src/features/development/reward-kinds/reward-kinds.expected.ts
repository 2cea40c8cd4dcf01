import * as kinds from '@oktant/contract/development/reward-kinds.ts'
import { type Expected, reviews } from '../../../../test/access-matrix/who.ts'
import { chosen, type InsideScene } from '../../../../test/scenes/inside/inside.ts'
import { type Scene, two } from '../../../../test/scenes/scene.ts'

export const calls: Expected = {
  affectedByRewardKindChange: reviews,
  changeRewardKinds: reviews,
  createRewardKind: reviews,
  listRewardKinds: reviews,
  readRewardKind: reviews,
  removeRewardKind: reviews,
  restoreRewardKind: reviews,
  updateRewardKind: reviews,
}

const kind = { name: { en: 'Helpful', de: 'Hilfsbereit' }, about: { en: '', de: '' }, points: 10 }
export const byHand = { ...kind, occasion: 'byHand' as const, ruleBudget: null }

const ofKind =
  (rest: object = {}, isRemoved = false): Scene =>
  async (server) => {
    const pair = await two(server, ['reviews.administer'])
    const { id } = await server.call(kinds.createRewardKind, { as: pair.owner, body: byHand })
    if (isRemoved) await server.call(kinds.removeRewardKind, { as: pair.owner, params: { id } })
    return { ...pair, call: { params: { id }, ...rest } }
  }

export const scenes: Record<string, Scene> = {
  readRewardKind: ofKind(),
  removeRewardKind: ofKind(),
  restoreRewardKind: ofKind({}, true),
  updateRewardKind: ofKind({ body: { ...byHand, points: 20, revision: 0 } }),
}

const removal = chosen(
  ['reviews.administer'],
  ({ call }, as) => call(kinds.createRewardKind, { as, body: byHand }),
  { action: 'remove' },
)

export const insideScenes: Record<string, InsideScene> = {
  affectedByRewardKindChange: removal,
  changeRewardKinds: removal,
}
