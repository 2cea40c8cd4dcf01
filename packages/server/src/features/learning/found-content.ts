import { bestFirst, type Hit } from '../../db/search-part.ts'
import type { FoundPlaces, OpenContainer, OpenPart } from './found-places.queries.ts'
import type { Place } from './found-texts.queries.ts'

/** The numbers of what fits, and how well each does. */
type Fitting = [ids: number[] | null, ranks: number[] | null]

export type Fits = { editions: Fitting; folders: Fitting; revisions: Fitting }

type Seen = {
  places: FoundPlaces
  /** Of what is for groups alone, what who asks is shown. */
  mine: ReadonlySet<number>
}

/** The best of what fits, where who asks may see it: containers, and each part once, in the course that came first. */
export function foundContent({ places, mine }: Seen, fits: Fits, most: number): Map<Hit, Place> {
  const isOpen = ({ id, forGroups }: OpenContainer) => !forGroups || mine.has(id)
  const found: [Hit, Place][] = []
  const keep = (container: OpenContainer | undefined, rank: number) => {
    if (container && isOpen(container))
      found.push([hitOf(container, rank), { containerId: container.id, revisionId: null }])
  }
  each(fits.editions, (id, rank) => keep(places.byEdition.get(id), rank))
  each(fits.folders, (id, rank) => keep(places.byId.get(id), rank))
  return new Map([...bestOf(found, most), ...bestOf(partsOf(places, fits.revisions, isOpen), most)])
}

function partsOf(places: FoundPlaces, revisions: Fitting, isOpen: (container: OpenContainer) => boolean) {
  const found = new Map<number, [Hit, Place]>()
  each(revisions, (revisionId, rank) => {
    const part = places.byRevision.get(revisionId)?.find(({ container }) => isOpen(container))
    if (!part) return
    const { componentId, container } = part
    const earlier = found.get(componentId)
    if (earlier && earlier[1].containerId <= container.id) return
    found.set(componentId, [partHit(part, rank), { containerId: container.id, revisionId }])
  })
  return [...found.values()]
}

const hitOf = ({ id, courseTypeId }: OpenContainer, rank: number): Hit => ({
  type: 'Container',
  id,
  rank,
  courseTypeId,
})

const partHit = ({ componentId, isEvaluation }: OpenPart, rank: number): Hit => ({
  type: isEvaluation ? 'Evaluation' : 'Component',
  id: componentId,
  rank,
  courseTypeId: null,
})

function each([ids, ranks]: Fitting, see: (id: number, rank: number) => void) {
  for (const [at, id] of (ids ?? []).entries()) see(id, ranks?.[at] ?? 0)
}

const bestOf = (found: [Hit, Place][], most: number) =>
  found.sort(([one], [other]) => bestFirst(one, other)).slice(0, most)
