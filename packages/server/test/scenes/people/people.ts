import { png } from '../../kit/files/pictures.ts'
import type { Made } from '../../kit/make.ts'
import { type Scene, two } from '../scene.ts'

const ofPerson =
  (rest: (owner: Made) => object = () => ({})): Scene =>
  async (server) => {
    const pair = await two(server)
    return { ...pair, call: { params: { id: pair.owner.id }, ...rest(pair.owner) } }
  }

export const peopleScenes: Record<string, Scene> = {
  endSession: async (server) => {
    const pair = await two(server)
    return { ...pair, call: { params: { id: pair.owner.sessionId } } }
  },
  readProfile: ofPerson(),
  saveCustomFields: ofPerson(() => ({ body: {} })),
  setAvatar: ofPerson(() => ({ file: { name: 'me.png', bytes: png(8, 8), type: 'image/png' } })),
  switchProject: async (server) => {
    const pair = await two(server)
    return { ...pair, call: { params: { id: pair.owner.projectId } } }
  },
}
