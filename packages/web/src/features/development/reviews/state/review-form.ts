import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import { useEffect, useState } from 'react'
import { ApiError, type FieldError } from '../../../../lib/api/api-error.ts'
import { holdWindow } from '../../../../lib/leaving.ts'
import { useStore } from '../../../../lib/store.ts'
import { keepReview } from '../keep/review-keeper.ts'
import { saveFields } from '../reviews.queries.ts'
import { touches } from './review-form.rules.ts'

/** What one side types into a review: kept at once, and shown above what the server said at first. */
export function useReviewForm(review: Review) {
  const [keeper] = useState(() => keepReview(review, (fields) => saveFields(review.id, fields)))
  const state = useStore(keeper.state)
  const [faults, setFaults] = useState<readonly FieldError[]>([])
  useKept(keeper)
  useEffect(() => keeper.heard(review.fields), [keeper, review.fields])
  // NOTE: what this device alone has is lost with the window where it keeps nothing.
  const isAtRisk = state.keeping !== 'saved' && keeper.isUnprotected()
  useEffect(() => (isAtRisk ? holdWindow() : undefined), [isAtRisk])
  return {
    review,
    /** Nothing is typed here: it is read as it was. */
    isFixed: false,
    state,
    flush: keeper.flush,
    isEmpty: keeper.isEmpty,
    may: (field: string) => review.can.write.includes(field),
    /** What stands in a field: as it was typed here, else as the server has it. */
    valueOf: (field: string, known: string | number | null) =>
      state.fields.get(field)?.value ?? (known === null ? '' : String(known)),
    write(field: string, value: string) {
      setFaults((before) => before.filter((fault) => !touches(field, fault.field)))
      keeper.write(field, value)
    },
    mineOf: (field: string) => state.overtaken.get(field),
    faults,
    faultAt: (field: string) => faults.find((fault) => fault.field === field),
    /** Takes over what a submission found missing, and answers whether it found anything at a field. */
    flag(error: unknown) {
      const found = error instanceof ApiError ? error.errors : []
      setFaults(found)
      return found.length > 0
    },
  }
}

function useKept(keeper: ReturnType<typeof keepReview>) {
  useEffect(() => {
    keeper.begin()
    const hidden = () => document.visibilityState === 'hidden' && void keeper.flush()
    const back = () => void keeper.flush()
    document.addEventListener('visibilitychange', hidden)
    addEventListener('online', back)
    // NOTE: told by other windows alone.
    addEventListener('storage', keeper.adopt)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      removeEventListener('online', back)
      removeEventListener('storage', keeper.adopt)
      keeper.stop()
    }
  }, [keeper])
}

export type ReviewForm = ReturnType<typeof useReviewForm>
