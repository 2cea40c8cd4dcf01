import { createDeclineReason, removeDeclineReason } from '@oktant/contract/events/decline-reasons.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { type Scene, type Server, two } from '../../../../test/scenes/scene.ts'
import type { Expected } from '../../../../test/access-matrix/who.ts'
import { chosen, type InsideScene } from '../../../../test/scenes/inside/inside.ts'

const administrators = ['administrator', 'fullAdministration', 'schedulerAdministrator', 'superUser']

export const calls: Expected = {
  affectedByDeclineReasonChange: administrators,
  changeDeclineReasons: administrators,
  createDeclineReason: administrators,
  listDeclineReasonOptions: 'signedIn',
  listDeclineReasons: administrators,
  readDeclineReason: administrators,
  removeDeclineReason: administrators,
  restoreDeclineReason: administrators,
  updateDeclineReason: administrators,
}

const name = { en: 'Ill', de: 'Krank' }
type Before = (server: Server, owner: Made, id: number) => Promise<unknown>

const ofReason =
  (rest: object = {}, before?: Before): Scene =>
  async (server) => {
    const pair = await two(server, ['declineReasons.administer'])
    const { id = 0 } = await server.call(createDeclineReason, { as: pair.owner, body: { name } })
    await before?.(server, pair.owner, id)
    return { ...pair, call: { params: { id }, ...rest } }
  }

export const scenes: Record<string, Scene> = {
  readDeclineReason: ofReason(),
  removeDeclineReason: ofReason(),
  restoreDeclineReason: ofReason({}, (server, as, id) =>
    server.call(removeDeclineReason, { as, params: { id } }),
  ),
  updateDeclineReason: ofReason({ body: { name: { en: 'Sick', de: 'Erkrankt' }, revision: 0 } }),
}

const removal = chosen(
  ['declineReasons.administer'],
  ({ call }, as) => call(createDeclineReason, { as, body: { name: { en: 'Ill', de: 'Krank' } } }),
  { action: 'remove' },
)

export const insideScenes: Record<string, InsideScene> = {
  affectedByDeclineReasonChange: removal,
  changeDeclineReasons: removal,
}
