import { createTestimonial, removeTestimonial } from '@oktant/contract/learning/testimonials.ts'
import { communications, type Expected } from '../../../../test/access-matrix/who.ts'
import { inside, type InsideScene } from '../../../../test/scenes/inside/inside.ts'
import { type Scene, two } from '../../../../test/scenes/scene.ts'

export const calls: Expected = {
  affectedByTestimonialChange: communications,
  changeTestimonials: communications,
  decideTestimonial: communications,
  listTestimonialRecords: communications,
  listShownTestimonials: 'public',
  createTestimonial: 'signedIn',
  listTestimonials: 'signedIn',
  postTestimonial: 'signedIn',
  removeTestimonial: 'signedIn',
  restoreTestimonial: 'signedIn',
  updateTestimonial: 'signedIn',
}

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

export const scenes: Record<string, Scene> = {
  decideTestimonial: async (server) => {
    const pair = await two(server, ['communications.administer'])
    const { id, updatedAt } = await server.call(createTestimonial, { as: pair.owner, body: testimonial })
    return { ...pair, call: { params: { id }, body: { nod: 'approved', updatedAt } } }
  },
  removeTestimonial: ofTestimonial(),
  restoreTestimonial: ofTestimonial({}, true),
  postTestimonial: ofTestimonial({ body: testimonial }),
  updateTestimonial: ofTestimonial({ body: testimonial }),
}

const decision = inside(
  ['communications.administer'],
  ({ call }, as) => call(createTestimonial, { as, body: testimonial }),
  ({ id, updatedAt }) => ({ body: { nod: 'approved', read: [{ id, updatedAt }] } }),
)

export const insideScenes: Record<string, InsideScene> = {
  affectedByTestimonialChange: decision,
  changeTestimonials: decision,
}
