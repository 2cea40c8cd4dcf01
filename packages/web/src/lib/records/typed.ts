import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'

const pauseMs = 250

/** What somebody types to find something, and what to look for once they pause. */
export function useTyped() {
  const [typed, setTyped] = useState('')
  const [wanted] = useDebouncedValue(typed.trim(), pauseMs)
  return { typed, setTyped, wanted }
}

export type Typed = ReturnType<typeof useTyped>
