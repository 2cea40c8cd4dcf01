import { useEffect, useRef, useState } from 'react'
import { useDestination } from '../destination.ts'

/**
 * For what a click has loaded: it opens at once, from a focused button, to which the focus can then come back.
 * The button that was clicked is gone by then; this one stands in its place.
 */
export function useOpenOnMount() {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const destination = useDestination()
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
    setOpen(true)
  }, [])
  // NOTE: whoever goes to another page has done what it was open for; one that was on its way already closes nothing.
  useEffect(() => () => setOpen(false), [destination])
  useEffect(() => {
    if (!isOpen) return
    // NOTE: whoever is quick presses Escape before the focus has moved into what opened.
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [isOpen])
  return { button, isOpen, setOpen }
}
