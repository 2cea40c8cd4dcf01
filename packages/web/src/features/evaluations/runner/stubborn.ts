import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isLost } from '../../../lib/api/api-error.ts'

const againMs = 5000

type Work = () => Promise<void>

/**
 * Does what must not get lost, one after another: while the server cannot be reached it keeps trying, and says so. What
 * is refused takes with it what was to follow.
 */
export function useStubborn(onRefused: (error: unknown) => void) {
  const queue = useRef<Work[]>([])
  const [isWaiting, setWaiting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)

  async function go() {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      for (let [work] = queue.current; work; [work] = queue.current) {
        await work()
        queue.current.shift()
      }
      setWaiting(false)
    } catch (error) {
      setWaiting(isLost(error))
      if (!isLost(error)) {
        queue.current = []
        onRefused(error)
      }
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  const again = useEffectEvent(() => void go())
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => again(), againMs)
    const back = () => again()
    addEventListener('online', back)
    return () => {
      clearInterval(timer)
      removeEventListener('online', back)
    }
  }, [isWaiting])

  return {
    run(work: Work) {
      queue.current.push(work)
      return go()
    },
    isBusy,
    isWaiting,
    again: () => void go(),
  }
}
