import type { Db } from '../../../../db/engine/db.ts'
import { type Hit, mostOf, searchPart, type Shown } from '../../../../db/search/search-part.ts'
import { type Fits, foundContent } from '../course/found-content.ts'
import { type FoundPlaces, keepPlaces, knownPlaces } from '../course/found-places.queries.ts'
import { foundTexts, keyOf, type TextPlace, type Seen } from '../course/found-texts.queries.ts'
import { type ContentAnswer, contentAnswer } from './learn.search.queries.ts'

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
  ask: (db, { companyId }) => {
    const before = knownPlaces(db, companyId)
    let places: FoundPlaces | undefined
    let mine: ReadonlySet<number> = new Set()
    // NOTE: what fits exactly, seen together with where it stands.
    let fitting: Fits | undefined
    return {
      given: () => ({
        values: { known: before?.version ?? null, grouped: before?.forGroups ?? [] },
        // NOTE: what was mistyped is compared with the words of no other version than that which was seen before.
        ...(places && { alike: places.alikeTo }),
      }),
      read: ({ version, places: rows, mine: shown, exact, fits }, isClose) => {
        if (rows) {
          places = keepPlaces(db, companyId, version, rows)
          fitting = exact ?? undefined
        } else if (before?.version === version) places ??= before
        if (shown) mine = new Set(shown)
        const wanted = isClose ? fits : (fitting ?? fits)
        if (!places || !wanted) return null
        const found = foundContent({ places, mine }, wanted, mostOf(isClose))
        return {
          hits: [...found.keys()],
          courseTypes: places.types,
          show: (page) => shownOf(db, { companyId, version }, page, (hit) => found.get(hit)),
        }
      },
    }
  },
})

async function shownOf(
  db: Db,
  seen: Seen,
  page: readonly Hit[],
  placeOf: (hit: Hit) => TextPlace | undefined,
) {
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
