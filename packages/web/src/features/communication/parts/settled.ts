import { delays } from '@oktant/contract/kit/constants.ts'
import { useEffect, useState } from 'react'

/** The value as it stood when nothing had been typed for a moment. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    // NOTE: told apart by its text, as a form makes new objects of equal words.
    const timer = setTimeout(() => setSettled(() => JSON.parse(text) as T), delays.filterLockMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
