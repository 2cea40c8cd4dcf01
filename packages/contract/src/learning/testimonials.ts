import { Type as t, type Static } from '@sinclair/typebox'
import { thumbs } from '../kit/constants.ts'
import { endpoint, Id, idParams, listQuery, Nothing, orNull, paged } from '../http/http.ts'

/** What a rating may be about. With words about the product it is a testimonial. */
export const testimonialSubjects = ['product', 'course', 'component'] as const
export const longestTestimonial = 1000

const Rating = t.Union([t.Literal(thumbs.up), t.Literal(thumbs.down)])

/** What was decided about showing a shared testimonial on the first pages. */
export const testimonialNods = ['waiting', 'approved', 'refused'] as const
export type TestimonialNod = (typeof testimonialNods)[number]
export const TestimonialNod = t.Union(testimonialNods.map((name) => t.Literal(name)))

export type Testimonial = Static<typeof Testimonial>
export const Testimonial = t.Object({
  /** What was decided about showing it on the first pages; told to whoever shared it, null for everybody else. */
  nod: orNull(TestimonialNod),
  id: Id,
  ratingType: t.Literal('ADDITIONAL'),
  about: t.Union(testimonialSubjects.map((subject) => t.Literal(subject))),
  /** The course or the component that it is about; null for the product. */
  aboutId: t.Union([Id, t.Null()]),
  /** The component that it is about; null for a course and for the product. */
  component: orNull(t.Object({ id: Id })),
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

const Comment = t.String({ maxLength: longestTestimonial })

export type TestimonialForm = Static<typeof TestimonialForm>
export const TestimonialForm = t.Object({
  ratingType: t.Optional(t.Literal('ADDITIONAL')),
  genericToggleFlag: t.Boolean(),
  /** 0 where it is not said. */
  rating: t.Optional(Rating),
  comment: t.Optional(Comment),
})

/** A change is a rating and a comment alone; whether colleagues may read it stays where it is not said. */
export type TestimonialChangeForm = Static<typeof TestimonialChangeForm>
export const TestimonialChangeForm = t.Object({
  ratingType: t.Optional(t.Literal('ADDITIONAL')),
  genericToggleFlag: t.Optional(t.Boolean()),
  rating: Rating,
  comment: Comment,
})

/** Of a course, or of a component as the specification prints it; of the product where neither is named. */
export type RatingForm = Static<typeof RatingForm>
export const RatingForm = t.Object({
  ...TestimonialForm.properties,
  container: t.Optional(t.Object({ id: Id })),
  component: t.Optional(t.Object({ id: Id })),
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
  summary: 'Rates a course or a component, or writes a testimonial about the product, once for each person.',
  body: RatingForm,
  reply: Testimonial,
  errors: [
    'testimonial_invalid',
    'testimonial_exists',
    'container_not_found',
    'component_not_found',
    'rating_too_early',
    'not_permitted',
  ],
})

export const updateTestimonial = endpoint({
  method: 'PUT',
  path: '/client/rating/:id',
  access: 'signedIn',
  summary: 'Changes one’s own testimonial or rating.',
  params: idParams,
  body: TestimonialChangeForm,
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
  body: TestimonialChangeForm,
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

/** Printed as a GET; it rates, and may be repeated without harm. */
export const rateCourse = endpoint({
  method: 'GET',
  path: '/client/mylearning/:containerId/rating/:rating',
  access: 'ratings.give',
  summary: 'Rates a course: 1 for one that helped, 0 for one that did not; answers how many it helped.',
  params: t.Object({ containerId: Id, rating: t.Integer({ minimum: 0, maximum: 1 }) }),
  changes: true,
  reply: t.Object({ id: Id, rating: Rating, ratingCount: t.Integer(), ratedCount: t.Integer() }),
  errors: ['container_not_found', 'rating_too_early'],
})

export type CourseRating = Static<typeof CourseRating>
export const CourseRating = t.Object({
  id: Id,
  rating: Rating,
  comment: t.String(),
  userName: t.String(),
  updatedAt: t.String(),
})

export const listCourseRatings = endpoint({
  method: 'GET',
  path: '/admin/container/:id/ratings',
  access: 'courses.administer',
  summary: 'Lists how a course was rated and what was said of it, for its author.',
  params: idParams,
  query: listQuery({ sort: ['updatedAt', 'rating'], filter: ['rating', 'hasComment'] }),
  reply: paged(CourseRating),
  errors: ['container_not_found'],
})
