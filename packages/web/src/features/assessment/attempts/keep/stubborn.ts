import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isFailure, isLost } from '../../../../lib/api/api-error.ts'

const againMs = 5000

type Work = () => Promise<void>

/** Two wrote at once, and the server let one of them wait in vain: nothing is wrong with what was sent. */
const wasCrossed = (error: unknown) => isFailure(error, 'somebody_was_quicker')
const mayPass = (error: unknown) => isLost(error) || wasCrossed(error)

const twice = (work: Work) =>
  work().catch((error: unknown) => {
    if (!wasCrossed(error)) throw error
    return work()
  })

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
        await twice(work)
        queue.current.shift()
      }
      setWaiting(false)
    } catch (error) {
      setWaiting(mayPass(error))
      if (!mayPass(error)) {
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
