import { useEffect, useState } from 'react'
import { session } from './session-state.ts'
import { forget, recall, remember } from './storage.ts'

const pauseMs = 400

function parse<T extends object>(kept: string | null, first: T): T {
  if (!kept) return first
  try {
    // NOTE: written by this hook; a field that this version does not know is not taken over.
    const values = JSON.parse(kept) as Partial<T>
    const known = Object.keys(first).filter(
      (name) => typeof values[name as keyof T] === typeof first[name as keyof T],
    )
    return { ...first, ...Object.fromEntries(known.map((name) => [name, values[name as keyof T]])) }
  } catch {
    return first
  }
}

/** What is typed into a form, kept on this device until it is sent: a crash or an ended session loses nothing. */
export function useDraft<T extends object>(name: string, first: T) {
  const key = `draft:${session.get()?.user.id ?? 'visitor'}:${name}` as const
  const [values, setValues] = useState(() => parse(recall(key), first))
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const text = JSON.stringify(values)
  const isUntouched = text === JSON.stringify(first)

  useEffect(() => {
    if (isUntouched) return
    const timer = setTimeout(() => {
      remember(key, text)
      setSavedAt(Date.now())
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [key, text, isUntouched])

  return {
    values,
    savedAt,
    isUntouched,
    set: (changed: Partial<T>) => setValues((now) => ({ ...now, ...changed })),
    /** Stored by the server as it stands: the copy here is no longer needed. */
    saved: () => forget(key),
    /** Sent, or thrown away: the next form begins anew. */
    clear() {
      forget(key)
      setSavedAt(null)
      setValues(first)
    },
  }
}
