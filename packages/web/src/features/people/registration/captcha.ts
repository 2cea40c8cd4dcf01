import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { solveCaptcha } from './registration.queries.ts'

export type Captcha = ReturnType<typeof useCaptcha>

/** The box and its work: begun when the box is ticked, and waited for when the form is sent before it is done. */
export function useCaptcha() {
  const solve = useMutation({ mutationFn: solveCaptcha })
  const [work, setWork] = useState<Promise<string> | null>(null)
  return {
    /** The solved challenge, or what becomes it; nothing while the box is not ticked. */
    work,
    isWorking: solve.isPending,
    error: solve.error,
    tick(isTicked: boolean) {
      if (!isTicked) return setWork(null)
      const begun = solve.mutateAsync()
      begun.catch(() => setWork(null))
      setWork(begun)
    },
    untick: () => setWork(null),
  }
}
