import { useEffect, useState } from 'react'
import { session } from '../session/session-state.ts'
import { forget, recall, remember } from '../storage.ts'

/** How long somebody pauses before they are told that it was kept. */
const pauseMs = 400

/** NOTE: a field that may be empty begins as null, and null is an object by its type. */
const isAlike = (kept: unknown, first: unknown) =>
  kept === null || first == null || typeof kept === typeof first

function parse<T extends object>(kept: string | null, first: T): T {
  if (!kept) return first
  try {
    // NOTE: written by this hook; a field that this version does not know is not taken over.
    const values = JSON.parse(kept) as Partial<T>
    const known = Object.keys(first).filter(
      (name) => name in values && isAlike(values[name as keyof T], first[name as keyof T]),
    )
    return { ...first, ...Object.fromEntries(known.map((name) => [name, values[name as keyof T]])) }
  } catch {
    return first
  }
}

/** NOTE: what an administrator types while viewing as somebody is not that person's draft. */
function keeper() {
  const user = session.get()?.user
  return user?.viewedBy ? 'viewer' : (user?.id ?? 'visitor')
}

/** What is typed into a form, kept on this device until it is sent: a crash or an ended session loses nothing. */
export function useDraft<T extends object>(name: string, first: T) {
  const key = `draft:${keeper()}:${name}` as const
  const [values, setValues] = useState(() => parse(recall(key), first))
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [isRestored, setRestored] = useState(() => JSON.stringify(values) !== JSON.stringify(first))
  const text = JSON.stringify(values)
  const firstText = JSON.stringify(first)
  const [seenFirst, setSeenFirst] = useState(firstText)
  // NOTE: where nothing was typed, what the server now says is shown at once; what was typed stays.
  if (seenFirst !== firstText) {
    setSeenFirst(firstText)
    if (text === seenFirst) setValues(first)
  }
  const isUntouched = text === firstText

  useEffect(() => {
    // NOTE: what was typed and taken back must not come again the next time.
    if (isUntouched) return forget(key)
    // NOTE: kept with every letter, or what was typed last would be lost with a window that closes at once.
    remember(key, text)
    const timer = setTimeout(() => setSavedAt(Date.now()), pauseMs)
    return () => clearTimeout(timer)
  }, [key, text, isUntouched])

  return {
    values,
    savedAt,
    isUntouched,
    /** Found again from an earlier visit. */
    isRestored: isRestored && !isUntouched,
    set: (changed: Partial<T>) => setValues((now) => ({ ...now, ...changed })),
    /** Stored by the server as it stands: the copy here is no longer needed. */
    saved() {
      forget(key)
      setRestored(false)
    },
    /** Sent, or thrown away: the next form begins anew. */
    clear() {
      forget(key)
      setSavedAt(null)
      setRestored(false)
      setValues(first)
    },
  }
}

export type Draft<T extends object> = ReturnType<typeof useDraft<T>>
