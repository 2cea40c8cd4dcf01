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

export function remember(key: Key, value: string) {
  try {
    localStorage.setItem(storageKey(key), value)
  } catch {
    return
  }
}

export function forget(key: Key) {
  try {
    localStorage.removeItem(storageKey(key))
  } catch {
    return
  }
}
