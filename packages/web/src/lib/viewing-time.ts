import { useEffect, useEffectEvent, useRef } from 'react'

const tickMs = 1000
const flushEvery = 30

/** Is the page in front of somebody: shown, and in the window that they use? */
const isWatched = () => document.visibilityState === 'visible' && document.hasFocus()

/** Counts the seconds for which the page was watched, and hands them over every half minute and when it goes. */
export function useViewingTime(isOn: boolean, keep: (seconds: number) => void) {
  const seconds = useRef(0)
  const flush = useEffectEvent(() => {
    const counted = seconds.current
    if (!isOn || counted === 0) return
    seconds.current = 0
    keep(counted)
  })
  const tick = useEffectEvent(() => {
    if (!isOn || !isWatched()) return
    seconds.current += 1
    if (seconds.current >= flushEvery) flush()
  })
  useEffect(() => {
    const timer = setInterval(tick, tickMs)
    // NOTE: a page that goes into the background may never come back, so what it counted is kept now.
    const onHide = () => document.visibilityState === 'hidden' && flush()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', flush)
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
