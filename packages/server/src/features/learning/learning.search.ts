import type { Db } from '../../db/db.ts'
import { type Hit, searchPart, type Shown } from '../../db/search-part.ts'
import { foundContent } from './found-content.ts'
import { type FoundPlaces, keepPlaces, knownPlaces } from './found-places.queries.ts'
import { foundTexts, keyOf, type Place, type Seen } from './found-texts.queries.ts'
import { type ContentAnswer, contentAnswer } from './learning.search.queries.ts'

/** Containers, and each once, parts of published courses in the course that came first. */
export const contentSearch = searchPart<ContentAnswer>({
  name: 'content',
  types: ['Component', 'Container', 'Evaluation'],
  wayOf: ({ companyId, permissions }, db) => {
    if (!permissions.has('learning.take')) return null
    return knownPlaces(db, companyId)?.forGroups.length === 0 ? 'all' : 'some'
  },
  answer: contentAnswer,
  ask: (db, { companyId }) => {
    const before = knownPlaces(db, companyId)
    let places: FoundPlaces | undefined
    let mine: ReadonlySet<number> = new Set()
    return {
      // NOTE: what was mistyped is compared with the words of no other version than that which was seen before.
      given: () => ({
        values: { known: before?.version ?? null, grouped: before?.forGroups ?? [] },
        ...(places && { alike: places.alikeTo }),
      }),
      read: ({ version, places: rows, mine: shown, ...fits }, most) => {
        if (rows) places = keepPlaces(db, companyId, version, rows)
        else if (before?.version === version) places ??= before
        if (shown) mine = new Set(shown)
        if (!places) return null
        const { types } = places
        const hits = foundContent({ places, mine }, fits, most)
        return {
          hits: [...hits.keys()],
          courseTypes: types,
          show: (page) => shownOf(db, { companyId, version }, page, hits),
        }
      },
    }
  },
})

async function shownOf(db: Db, seen: Seen, page: readonly Hit[], hits: ReadonlyMap<Hit, Place>) {
  const own = page.flatMap((hit) => {
    const place = hits.get(hit)
    return place ? [{ hit, place }] : []
  })
  const places = own.map(({ place }) => place)
  const texts = await foundTexts(db, seen, places)
  const shown = new Map<Hit, Shown>()
  for (const { hit, place } of own) {
    const one = texts.get(keyOf(place))
    if (one) shown.set(hit, one)
  }
  return shown
}
