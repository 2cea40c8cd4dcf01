import { useEffect, useRef, useState } from 'react'
import { useDestination } from '../destination.ts'

type Preparable = { prepare: () => Promise<unknown> }

/** Opens a part that is loaded on first use, and gives the focus back to what opened it. */
export function useOpener(part: Preparable) {
  const [opened, setOpened] = useState(false)
  const from = useRef<Element | null>(null)
  const destination = useDestination()
  // NOTE: whoever goes to another page has left what it was open over; one that was on its way already closes nothing.
  useEffect(() => () => setOpened(false), [destination])
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
