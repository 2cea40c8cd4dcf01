import { Type as t, type Static } from '@sinclair/typebox'
import { allPerPage } from '../kit/constants.ts'
import { Affected, endpoint, Id } from '../http/http.ts'
import { NodForm, TestimonialRecord } from './testimonial-nods.ts'

const { nod, updatedAt } = NodForm.properties

export type TestimonialChange = Static<typeof TestimonialChange>
export const TestimonialChange = t.Object({
  nod,
  /** Each with the words that were read; never all that a filter matches, as nobody has read those. */
  read: t.Array(t.Object({ id: Id, updatedAt }), { minItems: 1, maxItems: allPerPage }),
})

export type ChangedTestimonials = Static<typeof ChangedTestimonials>
export const ChangedTestimonials = t.Object({
  /** As they stood before, so that it can be taken back. */
  changed: t.Array(t.Object({ id: Id, updatedAt, nod: TestimonialRecord.properties.nod })),
  skipped: t.Integer(),
})

const access = 'communications.administer'
const errors = ['testimonial_not_found'] as const

export const affectedByTestimonialChange = endpoint({
  method: 'POST',
  path: '/admin/testimonial/bulk/affected',
  access,
  summary: 'Says about which testimonials would be decided; nothing changes.',
  body: TestimonialChange,
  reply: Affected,
  changes: false,
  errors,
})

export const changeTestimonials = endpoint({
  method: 'POST',
  path: '/admin/testimonial/bulk',
  access,
  summary: 'Decides about many testimonials at once; what was written anew since it was read is left.',
  body: TestimonialChange,
  reply: ChangedTestimonials,
  errors,
})
