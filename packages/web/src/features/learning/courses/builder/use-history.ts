import { useRef, useState } from 'react'

/** Letters that are typed in one go are taken back in one go. */
const pauseMs = 1000
const most = 100

/** What was there before, to be taken back and brought again. */
export function useHistory<T>() {
  const [past, setPast] = useState<readonly T[]>([])
  const [future, setFuture] = useState<readonly T[]>([])
  const last = useRef<{ what: string; at: number } | null>(null)

  return {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /**
     * Remembers what stands before a change; `what` names the field, so that its letters go together. What names the same
     * `grip` is one change, however long it takes.
     */
    remember(now: T, what: string, grip = '') {
      const at = Date.now()
      const name = grip || what
      const isSame = name !== '' && last.current?.what === name
      const goesOn = isSame && (grip !== '' || at - (last.current?.at ?? 0) < pauseMs)
      last.current = { what: name, at }
      if (!goesOn) setPast((steps) => [...steps.slice(1 - most), now])
      setFuture([])
    },
    undo(now: T) {
      const before = past.at(-1)
      if (before === undefined) return undefined
      last.current = null
      setPast(past.slice(0, -1))
      setFuture([...future, now])
      return before
    },
    redo(now: T) {
      const after = future.at(-1)
      if (after === undefined) return undefined
      last.current = null
      setFuture(future.slice(0, -1))
      setPast([...past, now])
      return after
    },
    clear() {
      last.current = null
      setPast([])
      setFuture([])
    },
  }
}
