import type { Marking } from '@oktant/contract/assessment/marking.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isLost } from '../../../lib/api/api-error.ts'
import { takeReady, useLaunchMarking, type Within } from './marking.queries.ts'
import { againMs } from './use-marking.ts'

/** Opens one attempt, which keeps it for whoever opens it; what was not reached is asked for again by itself. */
export function useOpening(logId: number, within: Within) {
  const { data, mutateAsync } = useLaunchMarking(within)
  // NOTE: read while the one before it was marked; whether it is free still is said once it is opened.
  const [ready] = useState(() => takeReady(logId, within))
  const [isAgain, setAgain] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const asked = useRef<Promise<Marking> | null>(null)

  function ask(onOpened?: (opened: Marking) => void) {
    const asking = mutateAsync(logId)
    asked.current = asking
    asking.then((opened) => {
      setError(null)
      onOpened?.(opened)
    }, setError)
  }
  // NOTE: asked for once, as opening keeps the attempt for whoever opens it.
  const first = useEffectEvent(() => {
    if (!asked.current) ask()
  })
  useEffect(() => first(), [])
  const askOn = useEffectEvent(() => ask())
  useEffect(() => {
    if (!isLost(error)) return
    const timer = setTimeout(askOn, againMs)
    return () => clearTimeout(timer)
  }, [error])

  const found = data ?? (isAgain ? undefined : ready)
  return {
    found,
    /** Why it does not open; what was read ahead stays in sight while it is merely not reached. */
    error: found && isLost(error) ? null : error,
    isAway: found !== undefined && isLost(error),
    /** Fails as long as nobody could say that it is kept. */
    opened: () => asked.current ?? Promise.resolve(),
    again(onOpened?: (opened: Marking) => void) {
      setAgain(true)
      setError(null)
      ask(onOpened)
    },
  }
}
