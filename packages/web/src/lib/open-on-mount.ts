import { useEffect, useRef, useState } from 'react'

/**
 * For what a click has loaded: it opens at once, from a focused button, to which the focus can then come back.
 * The button that was clicked is gone by then; this one stands in its place.
 */
export function useOpenOnMount() {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
    setOpen(true)
  }, [])
  return { button, isOpen, setOpen }
}
