import type { Db } from '../../db/db.ts'
import { type Hit, searchPart, type Shown } from '../../db/search-part.ts'
import { type FoundPlaces, keepPlaces, knownPlaces } from './found-places.queries.ts'
import { foundTexts, keyOf, type Place, type Seen } from './found-texts.queries.ts'
import { keepFits, knownFits } from './kept-fits.ts'
import { type ContentAnswer, contentAnswer } from './learning.search.queries.ts'

/** Containers, and each once, parts of published courses in the course that came first. */
export const contentSearch = searchPart<ContentAnswer>({
  name: 'content',
  types: ['Component', 'Container', 'Evaluation'],
  byWords: true,
  wayOf: ({ companyId, permissions }, db) => {
    if (!permissions.has('learning.take')) return null
    return knownPlaces(db, companyId)?.forGroups.length === 0 ? 'all' : 'some'
  },
  answer: contentAnswer,
  ask: (db, { companyId }, words) => {
    const before = knownPlaces(db, companyId)
    const wish = (isClose: boolean) => ({ companyId, words, isClose })
    const known = (isClose: boolean) => before && knownFits(db, wish(isClose), before.version)
    const finders = { exact: known(false), near: known(true) }
    let places: FoundPlaces | undefined
    let mine: ReadonlySet<number> = new Set()
    return {
      given: (isClose) => {
        const isKnown = isClose ? places && finders.near : finders.exact
        return {
          values: { known: before?.version ?? null, grouped: before?.forGroups ?? [] },
          // NOTE: what was mistyped is compared with the words of no other version than that which was seen before.
          ...(isKnown ? { isKnown: true } : places && { alike: places.alikeTo }),
        }
      },
      read: ({ version, places: rows, mine: shown, exact, fits }, isClose) => {
        if (rows) {
          places = keepPlaces(db, companyId, version, rows)
          finders.exact = exact ? keepFits(db, wish(false), version, exact) : undefined
          finders.near = undefined
        } else if (before?.version === version) places ??= before
        if (shown) mine = new Set(shown)
        if (!places) return null
        const of = isClose ? 'near' : 'exact'
        if (fits)
          finders[of] ??= keepFits(db, wish(isClose), places.version === version ? version : null, fits)
        const found = finders[of]?.({ places, mine })
        if (!found) return null
        return {
          hits: found.hits,
          courseTypes: places.types,
          show: (page) => shownOf(db, { companyId, version }, page, found.placeOf),
        }
      },
    }
  },
})

async function shownOf(db: Db, seen: Seen, page: readonly Hit[], placeOf: (hit: Hit) => Place | undefined) {
  const own = page.flatMap((hit) => {
    const place = placeOf(hit)
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
