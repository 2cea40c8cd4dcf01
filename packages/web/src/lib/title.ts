import { useEffect, useLayoutEffect } from 'react'

const name = 'Oktant'
const set = (title: string | undefined) => (document.title = title ? `${title} · ${name}` : name)

/** The title that a screen has by its address. */
export function useScreenTitle(title: string | undefined) {
  useLayoutEffect(() => void set(title), [title])
}

/** A title that a screen knows better once its content is there. */
export function useTitle(title: string | undefined) {
  // NOTE: after every layout effect, so that it wins over the address's title.
  useEffect(() => {
    if (title) set(title)
  }, [title])
}
