import { marking as rule } from '@oktant/contract/kit/constants.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { MarkingState } from './use-marking.ts'

const keptMs = rule.claimMinutes * 60_000

/**
 * Whoever comes back after longer than an attempt is kept for them sees at once whether it is still theirs.
 * NOTE: only when they come back; a window that asked by itself would keep it from others for ever.
 */
export function useComingBack({ marking, isDirty }: MarkingState, onAgain: () => void) {
  const since = useRef(0)
  useEffect(() => {
    since.current = Date.now()
  }, [marking])
  const back = useEffectEvent(() => {
    const isOver = Date.now() - since.current > keptMs
    if (document.visibilityState === 'visible' && isOver && !isDirty && marking.can.mark) onAgain()
  })
  useEffect(() => {
    const heard = () => back()
    document.addEventListener('visibilitychange', heard)
    addEventListener('focus', heard)
    return () => {
      document.removeEventListener('visibilitychange', heard)
      removeEventListener('focus', heard)
    }
  }, [])
}
