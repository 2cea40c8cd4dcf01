import { useEffect, useEffectEvent, useRef } from 'react'

const tickMs = 1000
const flushEvery = 30

/** Is the page in front of somebody: shown, and in the window that they use? */
export const isWatched = () => document.visibilityState === 'visible' && document.hasFocus()

/**
 * Counts the seconds for which the page was watched, and hands them over every half minute and when it goes;
 * `keepAtLast` does the same for a page that may be gone before an answer comes.
 */
export function useViewingTime(
  isOn: boolean,
  keep: (seconds: number) => void,
  keepAtLast: (seconds: number) => void = keep,
) {
  const seconds = useRef(0)
  const flush = useEffectEvent((hand: (seconds: number) => void) => {
    const counted = seconds.current
    if (!isOn || counted === 0) return
    seconds.current = 0
    hand(counted)
  })
  const tick = useEffectEvent(() => {
    if (!isOn || !isWatched()) return
    seconds.current += 1
    if (seconds.current >= flushEvery) flush(keep)
  })
  const leave = useEffectEvent(() => flush(keepAtLast))
  useEffect(() => {
    const timer = setInterval(tick, tickMs)
    // NOTE: a page that goes into the background may never come back, so what it counted is kept now.
    const onHide = () => document.visibilityState === 'hidden' && leave()
    const onLeave = () => leave()
    addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [])
  return {
    /** What was counted since the last time, for a save that takes it along. */
    take() {
      const counted = seconds.current
      seconds.current = 0
      return counted
    },
  }
}
