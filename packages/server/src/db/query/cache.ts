import type { Db, Engine } from '../engine/db.ts'
import type { Notice } from '../engine/notify.ts'
import { isTransaction, rootOf } from '../engine/roots.ts'

/**
 * What ends the truth of what is kept. `nothing`: it has a number that nothing else is ever given, and nobody changes it, so what
 * a transaction reads may be kept, too. `publishing`: it is as it was published; a transaction keeps nothing, as it may be
 * taken back. `version`: it is true of one version, which is asked for with it and made at the end of a transaction, which
 * therefore finds nothing of what it may have changed itself.
 */
type CacheEnd = 'nothing' | 'publishing' | 'version'
type CacheOptions<V> = {
  endedBy: CacheEnd
  /** So many are kept, those that were asked for last. */
  most: number
  /** As how many one counts. */
  sizeOf?: (value: V) => number
}

/** Remembers in this process what is read again and again; it needs no notice, so every process has its own. */
export function makeCache<V, K extends string | number = string>({
  endedBy,
  most,
  sizeOf = () => 1,
}: CacheOptions<V>) {
  const kept = new WeakMap<Db, Map<K, V>>()
  const sizes = new WeakMap<Map<K, V>, number>()
  const sizeIn = (known: Map<K, V>) => sizes.get(known) ?? 0
  const forget = (known: Map<K, V>, key: K) => {
    const value = known.get(key)
    if (value !== undefined && known.delete(key)) sizes.set(known, sizeIn(known) - sizeOf(value))
  }
  return {
    find(db: Db, key: K): V | undefined {
      if (endedBy === 'version' && isTransaction(db)) return undefined
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
      if (isTransaction(db) && endedBy !== 'nothing') return
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

type NoticedOptions<K> = {
  isAbout: (notice: Notice, key: K) => boolean
  most?: number
}

/** The same for what ends with a notice that it changed; nothing is remembered while notices may be missed. */
export function makeNoticedCache<K, V extends NonNullable<unknown> | null>(
  engine: Pick<Engine, 'hears'>,
  { isAbout, most = 1000 }: NoticedOptions<K>,
) {
  const kept = new Map<K, V>()
  let notices = 0
  return {
    async get(key: K, load: () => Promise<V>): Promise<V> {
      const found = kept.get(key)
      if (found !== undefined && engine.hears()) return found
      const before = notices
      const value = await load()
      // NOTE: a change told while it was being read would otherwise be forgotten.
      if (before === notices && engine.hears()) {
        if (kept.size >= most) kept.clear()
        kept.set(key, value)
      }
      return value
    },
    hear(notice: Notice) {
      notices += 1
      for (const key of kept.keys()) {
        if (notice.about === 'missed' || isAbout(notice, key)) kept.delete(key)
      }
    },
  }
}
