import { useSyncExternalStore } from 'react'

/** How many slides stand side by side: the first row whose width lies above the screen's, else `otherwise`. */
export type SlideTable = { below: readonly { width: number; slides: number }[]; otherwise: number }

export const slidesAt = (width: number, { below, otherwise }: SlideTable) =>
  below.find((row) => width < row.width)?.slides ?? otherwise

function followWidth(listener: () => void) {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

export const useSlidesPerPage = (table: SlideTable) =>
  useSyncExternalStore(followWidth, () => slidesAt(window.innerWidth, table))
