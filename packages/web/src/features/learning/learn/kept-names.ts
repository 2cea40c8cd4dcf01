import { storageKey } from '../../../lib/storage.ts'

/** What is kept under names that begin so; apart from the rest of the storage, as the first page needs none of it. */
export function recallNames(start: `${'draft' | 'upload'}:${string}`) {
  try {
    const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    return names
      .filter((name) => name.startsWith(storageKey(start)))
      .map((name) => name.slice('oktant.'.length))
  } catch {
    return []
  }
}
