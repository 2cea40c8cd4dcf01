// NOTE: a browser may refuse storage (private windows, full disk); the application then works without memory.
type Key =
  | 'session'
  | 'own-session'
  | 'language'
  | 'brand'
  | 'colour-scheme'
  | 'return-path'
  | 'segment-tip-closed'
  | 'zone-refused'
  | 'push-device'
  | 'trial'
  | `draft:${string}`
  | `upload:${string}`

export const storageKey = (key: Key) => `oktant.${key}`

export function recall(key: Key): string | null {
  try {
    return localStorage.getItem(storageKey(key))
  } catch {
    return null
  }
}

/** Keeps it, and answers whether the browser let it. */
export function remember(key: Key, value: string) {
  try {
    localStorage.setItem(storageKey(key), value)
    return true
  } catch {
    return false
  }
}

export function forget(key: Key) {
  try {
    localStorage.removeItem(storageKey(key))
  } catch {
    return
  }
}

/** Whether anything can be kept here at all, for whoever ought to know before they need it. */
export function canRemember() {
  const isKept = remember('trial', '1')
  forget('trial')
  return isKept
}

/** NOTE: the specification clears it at every start (spec 1 §9), so nothing here may rely on it. */
export function clearSessionStorage() {
  try {
    sessionStorage.clear()
  } catch {
    return
  }
}
