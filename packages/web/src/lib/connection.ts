import { useSyncExternalStore } from 'react'
import { store } from './store.ts'

const [patienceMs, firstMs, longestMs] = [10_000, 2000, 30_000]

/** Did the server answer when it was last asked? */
const reached = store(true)
let isAsking = false

/** NOTE: a browser calls itself online as soon as there is a network, also where that leads nowhere. */
export const isOnline = () => navigator.onLine && reached.get()

const answers = () =>
  fetch('healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    () => true,
    () => false,
  )

/** Waits, but no longer than until the browser has a network again. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
  })

/** A call came to nothing: finds out whether the server can be reached at all, and where not, when it can be again. */
export async function doubt() {
  if (isAsking) return
  isAsking = true
  for (let ms = firstMs; ; ms = Math.min(2 * ms, longestMs)) {
    reached.set(await answers())
    if (reached.get()) break
    await pause(ms)
  }
  isAsking = false
}

/** A call was answered, whatever was said. */
export const wasAnswered = () => reached.set(true)

function follow(changed: () => void) {
  const leave = reached.follow(changed)
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    leave()
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

export const useOnline = () => useSyncExternalStore(follow, isOnline)
