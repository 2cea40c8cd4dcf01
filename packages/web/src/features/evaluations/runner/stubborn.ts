import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'

const againMs = 5000

/** Could not be reached, or had trouble of its own: trying again may help. */
const mayPass = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** Does something that must not get lost: while the server cannot be reached it keeps trying, and says so. */
export function useStubborn(onRefused: (error: unknown) => void) {
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function run(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
      setWaiting(null)
    } catch (error) {
      if (mayPass(error)) setWaiting(() => work)
      else {
        setWaiting(null)
        onRefused(error)
      }
    } finally {
      setBusy(false)
    }
  }

  const again = useEffectEvent(() => {
    if (waiting && !isBusy) void run(waiting)
  })
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => again(), againMs)
    const back = () => again()
    addEventListener('online', back)
    return () => {
      clearInterval(timer)
      removeEventListener('online', back)
    }
  }, [waiting])

  return { run, isBusy, isWaiting: waiting !== null, again: () => waiting && void run(waiting) }
}
