import { Type as t, type Static } from '@sinclair/typebox'
import { thumbs } from './constants.ts'
import { endpoint, Id, idParams, listQuery, Nothing, paged } from './http.ts'

/** What a text may be about; courses join. */
export const testimonialSubjects = ['product'] as const
export const longestTestimonial = 1000

const Rating = t.Union([t.Literal(thumbs.up), t.Literal(thumbs.down)])

export type Testimonial = Static<typeof Testimonial>
export const Testimonial = t.Object({
  id: Id,
  ratingType: t.Literal('ADDITIONAL'),
  about: t.Union(testimonialSubjects.map((subject) => t.Literal(subject))),
  rating: Rating,
  comment: t.String(),
  /** Colleagues may read it, with the author’s name. */
  genericToggleFlag: t.Boolean(),
  user: t.Object({
    id: Id,
    fullName: t.String(),
    avatar: t.Union([t.String(), t.Null()]),
    jobDescription: t.Union([t.String(), t.Null()]),
  }),
  createdAt: t.String({ format: 'date-time' }),
  updatedAt: t.String({ format: 'date-time' }),
  can: t.Object({ edit: t.Boolean(), remove: t.Boolean() }),
})

export type TestimonialForm = Static<typeof TestimonialForm>
export const TestimonialForm = t.Object({
  ratingType: t.Literal('ADDITIONAL'),
  genericToggleFlag: t.Boolean(),
  rating: Rating,
  comment: t.String({ maxLength: longestTestimonial }),
})

export const listTestimonials = endpoint({
  method: 'GET',
  path: '/client/userProfile/testimonials',
  access: 'signedIn',
  summary: 'Lists one’s own testimonials, or those that colleagues let one read.',
  query: listQuery({ sort: ['createdAt'], filter: ['whose'] }),
  reply: paged(Testimonial),
})

export const createTestimonial = endpoint({
  method: 'POST',
  path: '/client/rating',
  access: 'signedIn',
  summary: 'Writes a testimonial: what one thinks of the product, once for each person.',
  body: TestimonialForm,
  reply: Testimonial,
  errors: ['testimonial_invalid', 'testimonial_exists'],
})

export const updateTestimonial = endpoint({
  method: 'PUT',
  path: '/client/rating/:id',
  access: 'signedIn',
  summary: 'Changes one’s own testimonial.',
  params: idParams,
  body: TestimonialForm,
  reply: Testimonial,
  errors: ['testimonial_not_found', 'testimonial_invalid'],
})

/** Printed beside the other; both do the same. */
export const postTestimonial = endpoint({
  method: 'POST',
  path: '/client/rating/:id',
  access: 'signedIn',
  summary: 'Changes one’s own testimonial, as the call with PUT does.',
  params: idParams,
  body: TestimonialForm,
  reply: Testimonial,
  errors: ['testimonial_not_found', 'testimonial_invalid'],
})

export const removeTestimonial = endpoint({
  method: 'DELETE',
  path: '/client/rating/:id',
  access: 'signedIn',
  summary: 'Removes a testimonial: one’s own, or anybody’s where one looks after communication.',
  params: idParams,
  reply: Nothing,
  errors: ['testimonial_not_found'],
})

export const restoreTestimonial = endpoint({
  method: 'POST',
  path: '/client/rating/:id/restore',
  access: 'signedIn',
  summary: 'Brings back a testimonial that one has removed.',
  params: idParams,
  reply: Testimonial,
  errors: ['testimonial_not_found', 'testimonial_exists'],
})
