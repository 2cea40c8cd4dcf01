import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { tellAuthor } from './nods/nods.ts'
import { forgetTestimonials } from './testimonials.ts'

export const testimonialListeners: readonly Listener<Kit>[] = [
  listener('testimonial.decided', 'testimonials.tellAuthor', (db, about) => tellAuthor(db, about)),
  listener('user.anonymised', 'testimonials.forget', (db, whose) => forgetTestimonials(db, whose)),
]
