import { addConnection } from '@oktant/contract/communication/connections.ts'
import { requestDataArchive } from '@oktant/contract/people/privacy.ts'
import { makeArchives } from '../../../src/features/people/privacy/archive/make-archive.ts'
import { type Scene, type Server, two } from '../scene.ts'

const ofColleague: Scene = async (server: Server) => {
  const pair = await two(server, ['people.seeAll'])
  const other = await server.make.user({ companyId: pair.owner.companyId })
  return { ...pair, call: { params: { userId: other.id } } }
}

type OfUser = { params: { userId: number } }

/** What stands beside one's profile: connections, and the archive of one’s data. */
export const profileSideScenes: Record<string, Scene> = {
  addConnection: ofColleague,
  downloadDataArchive: async (server) => {
    const pair = await two(server)
    const { id } = await server.call(requestDataArchive, { as: pair.owner })
    await makeArchives(server.kit)
    return { ...pair, call: { params: { id } } }
  },
  requestDataArchiveFor: async (server) => {
    const pair = await two(server, ['users.administer'])
    const person = await server.make.user({ companyId: pair.owner.companyId })
    return { ...pair, call: { params: { id: person.id }, body: { reason: 'They asked' } } }
  },
  removeConnection: async (server) => {
    const scene = await ofColleague(server)
    await server.call(addConnection, { as: scene.owner, ...(scene.call as OfUser) })
    return scene
  },
}
