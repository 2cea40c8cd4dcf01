import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

type Preparable = { prepare: () => Promise<unknown> }

/** Opens a part that is loaded on first use, and gives the focus back to what opened it. */
export function useOpener(part: Preparable) {
  const [opened, setOpened] = useState(false)
  const from = useRef<Element | null>(null)
  const { pathname } = useLocation()
  // NOTE: whoever goes back to another page has left what it was open over.
  useEffect(() => () => setOpened(false), [pathname])
  return {
    opened,
    async open() {
      from.current = document.activeElement
      await part.prepare()
      setOpened(true)
    },
    close() {
      setOpened(false)
      if (from.current instanceof HTMLElement) from.current.focus()
    },
  }
}
