import { type FocusEvent, useEffect, useRef } from 'react'

type Held = { rows: Element | null; at: number; place: string | undefined }
const place = () => location.hash.split('?')[0]
const stops = 'a[href], button:not([disabled]), input:not([disabled])'

/** Where the keys go on once a row is gone in which they were: the row that took its place, or the page. */
function next({ rows, at }: Held) {
  const left = rows?.isConnected ? [...rows.children] : []
  const row = left[Math.min(at, left.length - 1)]
  return [...(row?.querySelectorAll<HTMLElement>(stops) ?? [])].at(-1) ?? document.querySelector('main')
}

/** What a row does that goes away by a button of its own: the focus stays in the list. */
export function useRowFocus() {
  const held = useRef<Held>(null)
  useEffect(
    () => () => {
      const isHere = held.current && held.current.place === place()
      if (held.current && isHere && document.activeElement === document.body)
        next(held.current)?.focus({ preventScroll: true })
    },
    [],
  )
  return {
    onFocus({ currentTarget }: FocusEvent) {
      const rows = currentTarget.parentElement
      held.current = { rows, at: [...(rows?.children ?? [])].indexOf(currentTarget), place: place() }
    },
    // NOTE: a button that is switched off is left for nothing.
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget) held.current = null
    },
  }
}
