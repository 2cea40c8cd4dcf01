import { useEffect, useState } from 'react'

const minute = 60_000

/** The time, to the minute, for what a screen says about today. */
export function useNow() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
