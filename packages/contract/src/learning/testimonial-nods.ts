import { Type as t, type Static } from '@sinclair/typebox'
import { thumbs } from '../kit/constants.ts'
import { endpoint, Id, idParams, listQuery, LocalText, paged } from '../http/http.ts'
import { visitorQuery } from '../organisation/shell.ts'
import { Testimonial, TestimonialNod } from './testimonials.ts'

/** As the first pages show it; visitors read no surname and see no photo. */
export type ShownTestimonial = Static<typeof ShownTestimonial>
export const ShownTestimonial = t.Object({
  id: Id,
  rating: t.Union([t.Literal(thumbs.up), t.Literal(thumbs.down)]),
  comment: t.String(),
  author: t.String(),
  avatar: t.Union([t.String(), t.Null()]),
  jobDescription: t.Union([LocalText, t.Null()]),
})

export type TestimonialRecord = Static<typeof TestimonialRecord>
export const TestimonialRecord = t.Object({
  ...Testimonial.properties,
  nod: TestimonialNod,
  decidedBy: t.Union([t.String(), t.Null()]),
  decidedAt: t.Union([t.String({ format: 'date-time' }), t.Null()]),
})

export type NodForm = Static<typeof NodForm>
export const NodForm = t.Object({
  nod: TestimonialNod,
  /** Of the words that were read, so that nobody approves others than those. */
  updatedAt: t.String({ format: 'date-time' }),
})

export const listShownTestimonials = endpoint({
  method: 'GET',
  path: '/public/testimonials',
  access: 'public',
  summary: 'Lists the testimonials that somebody approved to be shown on the first pages, the latest first.',
  query: visitorQuery,
  reply: t.Array(ShownTestimonial),
})

export const listTestimonialRecords = endpoint({
  method: 'GET',
  path: '/admin/testimonial',
  access: 'communications.administer',
  summary: 'Lists the testimonials that people share, with what was decided about showing them.',
  query: listQuery({
    sort: ['updatedAt', 'person', 'rating', 'nod'],
    filter: ['nod', 'person', 'comment', 'rating'],
  }),
  reply: paged(TestimonialRecord),
})

export const decideTestimonial = endpoint({
  method: 'POST',
  path: '/admin/testimonial/:id/decide',
  access: 'communications.administer',
  summary: 'Approves or refuses to show a shared testimonial, or takes that decision back.',
  params: idParams,
  body: NodForm,
  reply: TestimonialRecord,
  errors: ['testimonial_not_found', 'testimonial_changed'],
})
