import type { Db } from '../../db/db.ts'
import { keepVersions } from '../../db/kept-versions.ts'
import { mostOf, type Hit } from '../../db/search-part.ts'
import { type Fits, foundContent, type Seen } from './found-content.ts'
import type { Place } from './found-texts.queries.ts'

/** What is asked for: by these words, or by what is nearly them. */
type Wish = { companyId: number; words: readonly string[]; isClose: boolean }

type FoundHere = { hits: readonly Hit[]; placeOf: (hit: Hit) => Place | undefined }
type Finder = (seen: Seen) => FoundHere

/** What fits a text in one version of a company’s content: the same for everybody who types it. */
type KeptFits = { version: string; size: number; find: Finder }

const kept = keepVersions<KeptFits, string>(300_000, { onlyCommitted: true, sizeOf: ({ size }) => size })

const keyOf = ({ companyId, words, isClose }: Wish) =>
  `${companyId} ${isClose ? 'near' : 'exact'} ${words.join(' ')}`

export function knownFits(db: Db, wish: Wish, version: string | null) {
  const found = kept.find(db, keyOf(wish))
  return found?.version === version ? found?.find : undefined
}

/** NOTE: what becomes of them is kept only when they are asked for again: most texts are typed once. */
export function keepFits(db: Db, wish: Wish, version: string | null, fits: Fits): Finder {
  const most = mostOf(wish.isClose)
  if (version !== null) kept.keep(db, keyOf(wish), { version, size: sizeOf(fits), find: finder(fits, most) })
  return (seen) => listed(foundContent(seen, fits, most))
}

/** NOTE: a text by which nothing is found takes room as well. */
const leastSize = 20
const sizeOf = ({ editions, folders, revisions }: Fits) =>
  [editions, folders, revisions].reduce((size, [ids]) => size + (ids?.length ?? 0), leastSize)

/** NOTE: where nothing is for groups alone, everybody finds the same. */
function finder(fits: Fits, most: number): Finder {
  let byAll: FoundHere | undefined
  return (seen) => {
    if (seen.places.forGroups.length > 0) return listed(foundContent(seen, fits, most))
    byAll ??= listed(foundContent(seen, fits, most))
    return byAll
  }
}

const listed = (hits: ReadonlyMap<Hit, Place>): FoundHere => ({
  hits: [...hits.keys()],
  placeOf: (hit) => hits.get(hit),
})
