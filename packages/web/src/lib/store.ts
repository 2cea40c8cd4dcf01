import { useSyncExternalStore } from 'react'

/** A value outside React that components can follow. */
export function store<T>(first: T) {
  let value = first
  const listeners = new Set<(value: T) => void>()
  return {
    get: () => value,
    set(next: T) {
      if (Object.is(value, next)) return
      value = next
      for (const listener of listeners) listener(next)
    },
    follow(listener: (value: T) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Store<T> = ReturnType<typeof store<T>>

export const useStore = <T>({ follow, get }: Store<T>) => useSyncExternalStore(follow, get)
