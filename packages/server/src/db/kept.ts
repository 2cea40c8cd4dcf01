import type { Engine } from './db.ts'
import type { Notice } from './notify.ts'

type Options<K> = {
  isAbout: (notice: Notice, key: K) => boolean
  most?: number
}

/** Remembers what is read again and again until a notice says that it changed; nothing while notices may be missed. */
export function makeKept<K, V extends NonNullable<unknown> | null>(
  engine: Pick<Engine, 'hears'>,
  { isAbout, most = 1000 }: Options<K>,
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
