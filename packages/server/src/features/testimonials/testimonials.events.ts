import type { Kit } from '../../kit.ts'
import { type Listener, listener } from '../../outbox/outbox.ts'
import { forgetTestimonials } from './testimonials.ts'

export const testimonialListeners: readonly Listener<Kit>[] = [
  listener('user.anonymised', 'testimonials.forget', (db, whose) => forgetTestimonials(db, whose)),
]
