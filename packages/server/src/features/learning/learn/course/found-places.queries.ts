import { sql } from 'drizzle-orm'
import { categories } from '@oktant/contract/kit/constants.ts'
import type { TypeSeen } from '@oktant/contract/learning/courses/learning-types.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { makeCache } from '../../../../db/query/cache.ts'
import { likenessAmong } from '../../../../db/search/likeness.ts'
import { asking, knownWords, mostAlike, shortestClose } from '../../../../db/search/searching.ts'
import { hiddenFolders, isInCatalogue } from '../cards/cards.queries.ts'

const { companyId } = asking

/** NOTE: by places, as the database takes longer to write names than to find the rows. */
type ContainerRow = [id: number, editionId: number | null, forGroups: boolean, courseTypeId: number | null]
type PartRow = [revisionId: number, componentId: number, containerId: number, isEvaluation: boolean]
export type PlaceRows = { containers: ContainerRow[]; parts: PartRow[]; types: TypeSeen[]; words: string[] }

export type OpenContainer = { id: number; forGroups: boolean; courseTypeId: number | null }
export type OpenPart = { componentId: number; isEvaluation: boolean; container: OpenContainer }

/** What of a company stands in its catalogue, and where: by this alone what a search found leads anywhere. */
export type FoundPlaces = {
  version: string | null
  size: number
  byId: ReadonlyMap<number, OpenContainer>
  byEdition: ReadonlyMap<number, OpenContainer>
  /** The courses in which a revision stands, the first one first. */
  byRevision: ReadonlyMap<number, readonly OpenPart[]>
  types: ReadonlyMap<number, TypeSeen>
  /** Those for groups alone. */
  forGroups: readonly number[]
  /** The words that a typed one may stand for. */
  alikeTo: (typed: string) => string[]
}

const isEvaluation = sql.raw(`component.category_id in (${categories.launchAsEvaluation.join(', ')})`)
const gone = sql`select gone.id from components gone
  where gone.company_id = ${companyId} and (gone.removed_at is not null or gone.status <> 'active')`

/** The places of a company, as one value. */
export const placesOf = sql<PlaceRows>`(
  with hidden as materialized (${hiddenFolders(companyId)}),
    open as materialized (select container.id, container.edition_id, container.for_groups from containers container
      where container.company_id = ${companyId} and ${isInCatalogue})
  select json_build_object(
    'containers', (select coalesce(json_agg(json_build_array(open.id, open.edition_id, open.for_groups,
        edition.course_type_id)), '[]')
      from open left join container_editions edition on edition.company_id = ${companyId} and edition.id = open.edition_id),
    'parts', (select coalesce(json_agg(json_build_array(place.revision_id, component.id, open.id, ${isEvaluation})
        order by open.id), '[]')
      from open
      join edition_children place on place.company_id = ${companyId} and place.edition_id = open.edition_id
        and place.enabled
      join component_revisions revision on revision.company_id = ${companyId} and revision.id = place.revision_id
      join components component on component.company_id = ${companyId} and component.id = revision.component_id
      where component.id not in (${gone})),
    'words', (${knownWords}),
    'types', (select coalesce(json_agg(json_build_object('id', kind.id, 'name', kind.name, 'icon', kind.icon)), '[]')
      from learning_types kind where kind.company_id = ${companyId} and kind.removed_at is null)))`

function placesFrom(version: string | null, { containers, parts, types, words }: PlaceRows): FoundPlaces {
  const byId = new Map<number, OpenContainer>()
  const byEdition = new Map<number, OpenContainer>()
  const byRevision = new Map<number, OpenPart[]>()
  for (const [id, editionId, forGroups, courseTypeId] of containers) {
    const container = { id, forGroups, courseTypeId }
    byId.set(id, container)
    if (editionId !== null) byEdition.set(editionId, container)
  }
  for (const [revisionId, componentId, containerId, isEvaluation] of parts) {
    const container = byId.get(containerId)
    if (!container) continue
    const part = { componentId, isEvaluation, container }
    const others = byRevision.get(revisionId)
    if (others) others.push(part)
    else byRevision.set(revisionId, [part])
  }
  const forGroups = [...byId.values()].flatMap((one) => (one.forGroups ? [one.id] : []))
  const size = containers.length + parts.length + words.length
  return {
    version,
    size,
    byId,
    byEdition,
    byRevision,
    types: new Map(types.map((one) => [one.id, one])),
    forGroups,
    alikeTo: alikeAmong(words),
  }
}

/** NOTE: made ready only when somebody mistypes. */
function alikeAmong(words: readonly string[]) {
  let alike: ReturnType<typeof likenessAmong> | undefined
  return (typed: string) =>
    [...typed].length < shortestClose ? [] : (alike ??= likenessAmong(words, mostAlike))(typed)
}

const kept = makeCache<FoundPlaces, number>({ endedBy: 'version', most: 300_000, sizeOf: ({ size }) => size })

export const knownPlaces = (db: Db, company: number) => kept.find(db, company)

export function keepPlaces(db: Db, company: number, version: string | null, rows: PlaceRows) {
  const places = placesFrom(version, rows)
  if (version !== null) kept.keep(db, company, places)
  return places
}
