import type { Kit } from '../../kit.ts'
import { type Listener, listener } from '../../outbox/outbox.ts'
import { deleteOf } from './testimonials.queries.ts'

export const testimonialListeners: readonly Listener<Kit>[] = [
  listener('user.anonymised', 'testimonials.forget', (db, whose) => deleteOf(db, whose)),
]
