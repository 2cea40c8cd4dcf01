import { useEffect, useRef } from 'react'

const faults = '[aria-invalid="true"], [data-fault]'

/** Leads to the first mistake of a form as soon as those are marked that were found by sending it. */
export function useFirstFault(isBusy: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const isAsked = useRef(false)
  // NOTE: after every rendering, as nothing else tells when the marks stand there; a mark that stood there before it was
  // sent need not be the first.
  useEffect(() => {
    const first = isAsked.current && !isBusy ? form.current?.querySelector<HTMLElement>(faults) : undefined
    if (!first) return
    isAsked.current = false
    first.focus()
  })
  return {
    form,
    ask() {
      isAsked.current = true
    },
    /** Whoever goes on typing is not led away. */
    forget() {
      isAsked.current = false
    },
  }
}
