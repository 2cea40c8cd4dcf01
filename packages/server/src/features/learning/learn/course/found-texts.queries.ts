import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { makeCache } from '../../../../db/query/cache.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'
import type { Shown } from '../../../../db/search/search-part.ts'
import { contentVersion } from '../../courses/versions/content-versions.access.ts'

/** What is shown: a container, or a part of it as it is in this revision. */
export type TextPlace = { containerId: number; revisionId: number | null }

const given = sql.placeholder
const excerpt = (column: string) =>
  sql.raw(`json_build_object('en', left(${column}->>'en', 240), 'de', left(${column}->>'de', 240))`)

const texts = preparedRows<{ version: string | null; texts: (Shown & TextPlace)[] }>(
  'search_texts',
  () => sql`select ${contentVersion(given('companyId'))} as version, coalesce(json_agg(one), '[]') as texts from (
    select wanted.revision_id as "revisionId", coalesce(revision.title, container.title) as name,
      case when revision.id is null then ${excerpt('container.description')} else ${excerpt('revision.description')} end as text,
      container.id as "containerId", container.type_id as "containerTypeId",
      case when revision.id is null then coalesce(root.title, parent.title) else container.title end as inside,
      coalesce(root.key, case when revision.id is null then container.key end) as "segmentKey",
      case when revision.id is null then edition.cover_id end as "fileId"
    from unnest(${given('containers')}::int[], ${given('revisions')}::int[]) wanted (container_id, revision_id)
    join containers container on container.company_id = ${given('companyId')} and container.id = wanted.container_id
    left join component_revisions revision on revision.company_id = container.company_id
      and revision.id = wanted.revision_id
    left join container_editions edition on edition.company_id = container.company_id
      and edition.id = container.edition_id
    left join containers root on root.company_id = container.company_id and root.id = container.root_id
    left join containers parent on parent.company_id = container.company_id and parent.id = container.parent_id) one`,
)

type KeptTexts = { version: string; shown: Shown }
const kept = makeCache<KeptTexts>({ endedBy: 'version', most: 5000 })

export type Seen = { companyId: number; version: string | null }

export const keyOf = ({ containerId, revisionId }: TextPlace) => `${containerId} ${revisionId ?? ''}`

/** What is shown of these in the version in which a statement saw them, or in a later one; what is not kept is read together. */
export async function foundTexts(db: Db, seen: Seen, of: readonly TextPlace[]) {
  const known = new Map<string, Shown>()
  const missing: TextPlace[] = []
  for (const place of of) {
    const key = keyOf(place)
    const one = kept.find(db, key)
    if (one?.version === seen.version) known.set(key, one.shown)
    else missing.push(place)
  }
  if (missing.length > 0)
    for (const [key, shown] of await readTexts(db, seen.companyId, missing)) known.set(key, shown)
  return known
}

async function readTexts(db: Db, companyId: number, places: readonly TextPlace[]) {
  const containers = places.map(({ containerId }) => containerId)
  const revisions = places.map(({ revisionId }) => revisionId)
  const [read] = await texts(db, { companyId, containers, revisions })
  if (!read) return []
  const { version } = read
  return read.texts.map(({ revisionId, ...shown }) => {
    const key = keyOf({ containerId: shown.containerId ?? 0, revisionId })
    if (version !== null) kept.keep(db, key, { version, shown })
    return [key, shown] as const
  })
}
