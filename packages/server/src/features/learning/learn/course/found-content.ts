import type { SearchType } from '@oktant/contract/learning/search.ts'
import { bestFirst, type Hit } from '../../../../db/search/search-part.ts'
import type { FoundPlaces, OpenContainer } from './found-places.queries.ts'
import type { TextPlace } from './found-texts.queries.ts'

/** The numbers of what fits, and how well each does. */
type Fitting = [ids: number[] | null, ranks: number[] | null]

export type Fits = { editions: Fitting; folders: Fitting; revisions: Fitting }

export type Seen = {
  places: FoundPlaces
  /** Of what is for groups alone, what who asks is shown. */
  mine: ReadonlySet<number>
}

/** NOTE: what is cut off, which is most of it, is never more than this. */
type Fit = {
  id: number
  rank: number
  container: OpenContainer
  revisionId: number | null
  isEvaluation: boolean
}

/** The best of what fits, where who asks may see it: containers, and each part once, in the course that came first. */
export function foundContent({ places, mine }: Seen, fits: Fits, most: number): Map<Hit, TextPlace> {
  const isOpen = ({ id, forGroups }: OpenContainer) => !forGroups || mine.has(id)
  const containers: Fit[] = []
  const keep = (container: OpenContainer | undefined, rank: number) => {
    if (container && isOpen(container))
      containers.push({ id: container.id, rank, container, revisionId: null, isEvaluation: false })
  }
  each(fits.editions, (id, rank) => keep(places.byEdition.get(id), rank))
  each(fits.folders, (id, rank) => keep(places.byId.get(id), rank))
  const parts = partsOf(places, fits.revisions, isOpen)
  return new Map(
    [...bestOf(containers, most), ...bestOf(parts, most)].map((fit) => [hitOf(fit), placeOf(fit)]),
  )
}

function partsOf(places: FoundPlaces, revisions: Fitting, isOpen: (container: OpenContainer) => boolean) {
  const found = new Map<number, Fit>()
  each(revisions, (revisionId, rank) => {
    const part = places.byRevision.get(revisionId)?.find(({ container }) => isOpen(container))
    if (!part) return
    const { componentId: id, container, isEvaluation } = part
    const earlier = found.get(id)
    if (earlier && earlier.container.id <= container.id) return
    found.set(id, { id, rank, container, revisionId, isEvaluation })
  })
  return [...found.values()]
}

const bestOf = (fits: Fit[], most: number) => fits.sort(bestFirst).slice(0, most)

function typeOf({ revisionId, isEvaluation }: Fit): SearchType {
  if (revisionId === null) return 'Container'
  return isEvaluation ? 'Evaluation' : 'Component'
}

const hitOf = (fit: Fit): Hit => ({
  type: typeOf(fit),
  id: fit.id,
  rank: fit.rank,
  courseTypeId: fit.revisionId === null ? fit.container.courseTypeId : null,
})

const placeOf = ({ container, revisionId }: Fit): TextPlace => ({ containerId: container.id, revisionId })

function each([ids, ranks]: Fitting, see: (id: number, rank: number) => void) {
  if (!ids) return
  for (let at = 0; at < ids.length; at += 1) see(ids[at] ?? 0, ranks?.[at] ?? 0)
}
