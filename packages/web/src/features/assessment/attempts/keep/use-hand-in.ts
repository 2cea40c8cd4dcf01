import { useState } from 'react'
import { isFailure } from '../../../../lib/api/api-error.ts'
import { isAnswered } from '../question/answered.ts'
import type { AttemptKeeper } from './attempt-keeper.ts'
import { useStubborn } from './stubborn.ts'

/** Hands questions and the whole attempt in; what is missing is flagged, and shown first. */
export function useHandIn(keeper: AttemptKeeper, onMissing: (id: number) => void) {
  const [error, setError] = useState<unknown>(null)
  const [isFinishing, setFinishing] = useState(false)
  const stubborn = useStubborn((refused) => {
    setError(refused)
    setFinishing(false)
    if (!isFailure(refused, 'questions_unsubmitted', 'mandatory_fields_missing')) return
    const ids = refused.errors.map(({ field }) => Number(field))
    keeper.flag(ids)
    const [first] = ids
    if (first !== undefined) onMissing(first)
  })
  const attempt = (work: () => Promise<void>) => {
    setError(null)
    void stubborn.run(work)
  }
  return {
    error,
    isBusy: stubborn.isBusy,
    /** The whole is on its way, or waits until what was sent before it has arrived. */
    isFinishing,
    isWaiting: stubborn.isWaiting,
    again: stubborn.again,
    forget: () => setError(null),
    question(id: number) {
      const row = keeper.state.get().rows.find((each) => each.id === id)
      if (row && !isAnswered(row)) {
        keeper.flag([id])
        return onMissing(id)
      }
      attempt(() => keeper.submitQuestion(id))
    },
    whole() {
      setFinishing(true)
      attempt(() => keeper.submit())
    },
  }
}
