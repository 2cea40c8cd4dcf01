import { createDeclineReason, removeDeclineReason } from '@oktant/contract/events/decline-reasons.ts'
import type { Made } from '../kit/make.ts'
import { type Scene, type Server, two } from './scene.ts'

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

export const declineReasonScenes: Record<string, Scene> = {
  readDeclineReason: ofReason(),
  removeDeclineReason: ofReason(),
  restoreDeclineReason: ofReason({}, (server, as, id) =>
    server.call(removeDeclineReason, { as, params: { id } }),
  ),
  updateDeclineReason: ofReason({ body: { name: { en: 'Sick', de: 'Erkrankt' }, revision: 0 } }),
}
