// The browser's own keeper of what is typed into a review; a window is one of it on storage that windows may share.
export { keepReview } from '../../../../web/src/features/development/reviews/keep/review-keeper.ts'
export { ApiError } from '../../../../web/src/lib/api/api-error.ts'

/** A storage as a browser has it, for the keys of all devices. */
export function layStorage() {
  const kept = new Map()
  const storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
}
