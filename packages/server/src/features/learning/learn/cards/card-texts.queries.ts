import { sql } from 'drizzle-orm'
import { containerType } from '@oktant/contract/learning/segments.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { makeCache } from '../../../../db/query/cache.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'
import { contentVersion } from '../../courses/versions/content-versions.access.ts'
import { type CardTexts, isCourse } from './cards.queries.ts'

/** What a card says of its course, and what decides in which lists it is. */
export type OwnTexts = CardTexts & {
  containerState: 'draft' | 'active' | 'inactive' | 'archived' | 'deleted'
  /** A course, and no section of one. */
  isCourse: boolean
  /** What its editions that cost something cost, by their numbers. */
  prices: Record<string, number> | null
}

const given = sql.placeholder
const course = sql.raw(String(containerType.course))

const texts = preparedRows<{ version: string | null; cards: OwnTexts[] }>(
  'learning_card_texts',
  () => sql`select ${contentVersion(given('companyId'))} as version, coalesce(json_agg(card), '[]') as cards from (
    select container.id, container.type_id as "containerTypeId", container.title as name,
      container.state as "containerState", (${isCourse}) as "isCourse",
      container.description, edition.minutes as duration, edition.difficulty, edition.cover_id as "coverId",
      edition.cover_alt as "coverAlt", container.root_id as "segmentId", kind.id as "typeId", kind.name as "typeName",
      kind.icon as "typeIcon", root.key as "segmentKey", root.title as "segmentName", parent.title as parent,
      container.ratings_up as "ratingCount", edition.price_cents as "priceCents", edition.currency,
      (select json_object_agg(priced.id, priced.price_cents) from container_editions priced
        where priced.company_id = container.company_id and priced.container_id = container.id
          and priced.price_cents > 0) as prices,
      case when container.type_id = ${course} and container.edition_id is not null
        then (select count(*)::int from edition_children place where place.company_id = container.company_id
          and place.edition_id = container.edition_id and place.enabled)
        else (select count(*)::int from containers below where below.company_id = container.company_id
          and below.parent_id = container.id and below.state = 'active') end as "childCount"
    from containers container
    left join container_editions edition on edition.company_id = container.company_id
      and edition.id = container.edition_id
    left join learning_types kind on kind.company_id = edition.company_id and kind.id = edition.course_type_id
      and kind.removed_at is null
    left join containers root on root.company_id = container.company_id and root.id = container.root_id
    left join containers parent on parent.company_id = container.company_id and parent.id = container.parent_id
    where container.company_id = ${given('companyId')} and container.id = any(${given('ids')}::int[])) card`,
)

type KeptTexts = { version: string; texts: OwnTexts }
const kept = makeCache<KeptTexts, number>({ endedBy: 'version', most: 5000 })

type Seen = { companyId: number; version: string | null }

/** What these courses say in the version in which a statement saw them, or in a later one; what is not kept is read together. */
export async function cardTexts(db: Db, seen: Seen, of: readonly { id: number }[]) {
  const known = new Map<number, OwnTexts>()
  const missing: number[] = []
  for (const { id } of of) {
    const one = kept.find(db, id)
    if (one?.version === seen.version) known.set(id, one.texts)
    else missing.push(id)
  }
  if (missing.length > 0)
    for (const card of await readTexts(db, seen.companyId, missing)) known.set(card.id, card)
  return (id: number) => known.get(id)
}

async function readTexts(db: Db, companyId: number, ids: readonly number[]) {
  const [read] = await texts(db, { companyId, ids })
  if (!read) return []
  const { version, cards } = read
  if (version !== null) for (const card of cards) kept.keep(db, card.id, { version, texts: card })
  return cards
}
