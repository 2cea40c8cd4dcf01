import { useEffect, useLayoutEffect } from 'react'

let name = 'Oktant'
let shown: string | undefined
let waiting = 0

function write() {
  const title = shown ? `${shown} · ${name}` : name
  document.title = waiting ? `(${waiting}) ${title}` : title
}

function set(title: string | undefined) {
  shown = title
  write()
}

/** What the company calls the product. */
export function nameProduct(productName: string) {
  name = productName
  write()
}

/** How many wait, before every title: seen in the tab while another one is open. */
export function useTitleCount(count: number) {
  useEffect(() => {
    waiting = count
    write()
    return () => {
      waiting = 0
      write()
    }
  }, [count])
}

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
