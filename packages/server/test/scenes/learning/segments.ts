import { listSegments } from '@oktant/contract/learning/segments.ts'
import { makeDefaultSegments } from '../../../src/features/learning/segments/segments.ts'
import { type Scene, two } from '../scene.ts'

export const segmentScenes: Record<string, Scene> = {
  readSegment: async (server) => {
    const pair = await two(server)
    await makeDefaultSegments(server.db, pair.owner.companyId)
    const [segment] = await server.call(listSegments, { as: pair.owner })
    return { ...pair, call: { params: { id: segment?.id } } }
  },
}
