import type { Db } from './db.ts'
import { isTransaction, rootOf } from './roots.ts'

type Options<V> = { byNumber?: boolean; onlyCommitted?: boolean; sizeOf?: (value: V) => number }

/**
 * Remembers what nobody changes any more, such as what a published edition holds: so it needs no notice that it changed, and
 * every process may have its own. `most` are kept, those that were asked for last. `byNumber`: what a transaction takes back
 * had a number that nothing else is ever given, so what it reads may be kept too. `onlyCommitted`: the number is made at the
 * end of a transaction, which therefore finds nothing of what it may have changed itself. `sizeOf`: as how many one counts.
 */
export function keepVersions<V, K extends string | number = string>(
  most: number,
  { byNumber = false, onlyCommitted = false, sizeOf = () => 1 }: Options<V> = {},
) {
  const kept = new WeakMap<Db, Map<K, V>>()
  const sizes = new WeakMap<Map<K, V>, number>()
  const sizeIn = (known: Map<K, V>) => sizes.get(known) ?? 0
  const forget = (known: Map<K, V>, key: K) => {
    const value = known.get(key)
    if (value !== undefined && known.delete(key)) sizes.set(known, sizeIn(known) - sizeOf(value))
  }
  return {
    find(db: Db, key: K): V | undefined {
      if (onlyCommitted && isTransaction(db)) return undefined
      const known = kept.get(rootOf(db))
      const found = known?.get(key)
      if (!known || found === undefined) return undefined
      // NOTE: while there is room nothing is left out, so nothing need be known of what was asked for last.
      if (2 * sizeIn(known) > most) {
        known.delete(key)
        known.set(key, found)
      }
      return found
    },
    keep(db: Db, key: K, value: V) {
      // NOTE: what a transaction sees as unchangeable may be taken back with it.
      if (isTransaction(db) && !byNumber) return
      const root = rootOf(db)
      const known = kept.get(root) ?? new Map<K, V>()
      kept.set(root, known)
      forget(known, key)
      known.set(key, value)
      sizes.set(known, sizeIn(known) + sizeOf(value))
      // NOTE: the one that was asked for just now stays, however large it is.
      for (const oldest of known.keys()) {
        if (sizeIn(known) <= most || known.size === 1) break
        forget(known, oldest)
      }
    },
  }
}
