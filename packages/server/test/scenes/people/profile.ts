import { addConnection } from '@oktant/contract/communication/connections.ts'
import { createTestimonial, removeTestimonial } from '@oktant/contract/learning/testimonials.ts'
import { requestDataArchive } from '@oktant/contract/people/privacy.ts'
import { makeArchives } from '../../../src/features/people/privacy/make-archive.ts'
import { type Scene, type Server, two } from '../scene.ts'

export const testimonial = {
  ratingType: 'ADDITIONAL' as const,
  genericToggleFlag: true,
  rating: 1 as const,
  comment: 'It helps',
}

const ofTestimonial =
  (rest: object = {}, isRemoved = false): Scene =>
  async (server) => {
    const pair = await two(server)
    const { id } = await server.call(createTestimonial, { as: pair.owner, body: testimonial })
    if (isRemoved) await server.call(removeTestimonial, { as: pair.owner, params: { id } })
    return { ...pair, call: { params: { id }, ...rest } }
  }

const ofColleague: Scene = async (server: Server) => {
  const pair = await two(server, ['people.seeAll'])
  const other = await server.make.user({ companyId: pair.owner.companyId })
  return { ...pair, call: { params: { userId: other.id } } }
}

type OfUser = { params: { userId: number } }

/** What stands beside one's profile: connections and testimonials. */
export const profileSideScenes: Record<string, Scene> = {
  addConnection: ofColleague,
  decideTestimonial: async (server) => {
    const pair = await two(server, ['communications.administer'])
    const { id, updatedAt } = await server.call(createTestimonial, { as: pair.owner, body: testimonial })
    return { ...pair, call: { params: { id }, body: { nod: 'approved', updatedAt } } }
  },
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
  removeTestimonial: ofTestimonial(),
  restoreTestimonial: ofTestimonial({}, true),
  postTestimonial: ofTestimonial({ body: testimonial }),
  updateTestimonial: ofTestimonial({ body: testimonial }),
}
