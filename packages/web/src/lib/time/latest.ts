import { useLayoutEffect, useRef } from 'react'

/** What was drawn last, for work that goes on after what it was begun with was drawn anew. */
export function useLatest<T>(now: T) {
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  return latest
}
