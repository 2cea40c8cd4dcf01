import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import type { ReviewForm } from '../state/review-form.ts'

const nothing = () => undefined

/** A review that is only read: nothing is typed into it, so nothing is kept. */
export const fixedForm = (review: Review): ReviewForm => ({
  review,
  isFixed: true,
  state: { fields: new Map(), keeping: 'saved', savedAt: null, error: null, overtaken: new Map() },
  flush: async () => undefined,
  isEmpty: () => true,
  may: () => false,
  valueOf: (_, known) => (known === null ? '' : String(known)),
  write: nothing,
  mineOf: nothing,
  faults: [],
  faultAt: nothing,
  flag: () => false,
})
