import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ChildForm } from '@oktant/contract/learning/courses/containers.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { containerChildren, containers, editionChildren, editions } from '../courses.tables.ts'

type EditionKey = { companyId: number; id: number }
type Seen = EditionKey & { changes: number }
type Stamp = { by: number; at: Date }

type NewContainer = Pick<
  typeof containers.$inferInsert,
  'companyId' | 'typeId' | 'parentId' | 'rootId' | 'title' | 'description'
>

/** A draft at the end of its folder. */
export async function insertContainer(db: Db, values: NewContainer, { by, at }: Stamp) {
  const { companyId, parentId } = values
  const last = sql<number>`(select coalesce(max(sibling.position), -1) + 1 from ${containers} sibling
    where sibling.company_id = ${companyId} and sibling.parent_id is not distinct from ${parentId ?? null}::int)`
  const [made] = await db
    .insert(containers)
    .values({
      ...values,
      shortTitle: values.title,
      position: last,
      state: 'draft',
      changedBy: by,
      changedAt: at,
    })
    .returning({ id: containers.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

export type EditionTexts = Omit<
  typeof editions.$inferInsert,
  'id' | 'companyId' | 'containerId' | 'number' | 'publishedAt' | 'publishedBy' | 'createdAt'
>

export async function insertEdition(db: Db, { companyId, id }: EditionKey, texts: EditionTexts) {
  const [made] = await db
    .insert(editions)
    .values({ companyId, containerId: id, ...texts })
    .returning({ id: editions.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

export async function writeEdition(db: Db, { companyId, id }: EditionKey, texts: EditionTexts) {
  await db
    .update(editions)
    .set(texts)
    .where(and(eq(editions.companyId, companyId), eq(editions.id, id)))
}

/** Numbers a draft, and pins what its components say now. */
export async function sealEdition(db: Db, { companyId, id }: EditionKey, { by, at }: Stamp) {
  await db.execute(sql`update edition_children place set revision_id = component.revision_id
    from container_children child join components component
      on component.company_id = child.company_id and component.id = child.component_id
    where place.company_id = ${companyId} and place.edition_id = ${id}
      and child.company_id = place.company_id and child.id = place.child_id`)
  const number = sql`(select coalesce(max(earlier.number), 0) + 1 from ${editions} earlier
    where earlier.company_id = "container_editions"."company_id"
      and earlier.container_id = "container_editions"."container_id")`
  await db
    .update(editions)
    .set({ number, publishedAt: at, publishedBy: by })
    .where(and(eq(editions.companyId, companyId), eq(editions.id, id)))
}

/** Copies the places of one edition to another of the same container, showing components as they are now. */
export async function copyPlaces(db: Db, companyId: number, from: number, to: number) {
  await db.execute(sql`insert into edition_children
      (company_id, edition_id, child_id, position, enabled, scoring, unlock, open_to_visitors)
    select company_id, ${to}::int, child_id, position, enabled, scoring, unlock, open_to_visitors
    from edition_children
    where company_id = ${companyId} and edition_id = ${from}`)
}

/** Puts an edition's places in this order; answers nothing, as the places keep their numbers. */
export async function writePlaces(
  db: Db,
  { companyId, editionId, containerId }: { companyId: number; editionId: number; containerId: number },
  sent: readonly ChildForm[],
) {
  await db
    .delete(editionChildren)
    .where(and(eq(editionChildren.companyId, companyId), eq(editionChildren.editionId, editionId)))
  if (sent.length === 0) return
  const fresh = sent.filter(({ childId }) => childId === 0)
  const made = fresh.length
    ? await db
        .insert(containerChildren)
        .values(
          fresh.map(({ componentId, nestedId, eventId = null }) => {
            return { companyId, containerId, componentId, nestedId, eventId }
          }),
        )
        .returning({ id: containerChildren.id })
    : []
  const ids = made.map(({ id }) => id).sort((one, other) => one - other)
  const rows = sent.map(({ childId, enabled, scoring, unlock, openToVisitors }, position) => ({
    companyId,
    editionId,
    childId: childId || (ids.shift() ?? 0),
    position,
    enabled,
    scoring,
    unlock,
    openToVisitors,
  }))
  await db.insert(editionChildren).values(rows)
}

/** What stands at these places of a container. */
export function listChildRows(db: Db, companyId: number, containerId: number, ids: readonly number[]) {
  return db
    .select({
      id: containerChildren.id,
      componentId: containerChildren.componentId,
      nestedId: containerChildren.nestedId,
      eventId: containerChildren.eventId,
    })
    .from(containerChildren)
    .where(
      and(
        eq(containerChildren.companyId, companyId),
        eq(containerChildren.containerId, containerId),
        inArray(containerChildren.id, [...ids]),
      ),
    )
}

export async function deleteEdition(db: Db, { companyId, id }: EditionKey) {
  await db.delete(editions).where(and(eq(editions.companyId, companyId), eq(editions.id, id)))
}

type Change = Partial<
  Pick<
    typeof containers.$inferInsert,
    | 'parentId'
    | 'rootId'
    | 'title'
    | 'shortTitle'
    | 'description'
    | 'state'
    | 'stateBefore'
    | 'editionId'
    | 'draftId'
  >
>

/** Compare and set: false where somebody changed it since it was seen. */
export async function writeContainer(
  db: Db,
  { companyId, id, changes }: Seen,
  change: Change,
  { by, at }: Stamp,
) {
  const written = await db
    .update(containers)
    .set({ ...change, changes: changes + 1, changedBy: by, changedAt: at })
    .where(and(eq(containers.companyId, companyId), eq(containers.id, id), eq(containers.changes, changes)))
    .returning({ id: containers.id })
  return written.length > 0
}

/** NOTE: no part of what an author drafts, so that it neither waits for a draft nor meets one. */
export async function writeForGroups(db: Db, { companyId, id }: EditionKey, forGroups: boolean) {
  await db
    .update(containers)
    .set({ forGroups })
    .where(and(eq(containers.companyId, companyId), eq(containers.id, id)))
}

/** The sections of a course go where it goes; what was never published comes back as a draft. */
export async function moveSections(
  db: Db,
  { companyId, id, typeId }: EditionKey & { typeId: number },
  to: 'archived' | 'deleted' | 'back',
) {
  if (typeId !== containerType.course) return
  const state =
    to === 'back' ? sql`case when edition_id is null then 'draft' else 'active' end` : sql`${to}::text`
  await db.execute(sql`update containers set state = ${state}
    where company_id = ${companyId} and parent_id = ${id} and type_id = ${containerType.course}
      and (state <> 'deleted' or ${to === 'back'})`)
}

/** Everything below a moved container belongs to its new root. */
export async function moveBelow(db: Db, { companyId, id }: EditionKey, rootId: number) {
  await db.execute(sql`with recursive below (id) as (
      select id from containers where company_id = ${companyId} and parent_id = ${id}
      union all
      select child.id from containers child join below on child.parent_id = below.id
      where child.company_id = ${companyId}
    )
    update containers set root_id = ${rootId}
    where company_id = ${companyId} and id in (select id from below)`)
}

export async function countTitles(db: Db, companyId: number, parentId: number | null, title: LocalText) {
  const found = await db
    .select({ id: containers.id })
    .from(containers)
    .where(
      and(
        eq(containers.companyId, companyId),
        sql`${containers.parentId} is not distinct from ${parentId}::int`,
        ne(containers.state, 'deleted'),
        sql`(${containers.title}->>'en' like ${`${title.en}%`} or ${containers.title}->>'de' like ${`${title.de}%`})`,
      ),
    )
  return found.length
}

/** Counts a rating in, out, or over to the other side. */
export async function addRatings(
  db: Db,
  { companyId, id }: EditionKey,
  { up, all }: { up: number; all: number },
) {
  const [row] = await db
    .update(containers)
    .set({
      ratingsUp: sql`${containers.ratingsUp} + ${up}::int`,
      ratingsAll: sql`${containers.ratingsAll} + ${all}::int`,
    })
    .where(and(eq(containers.companyId, companyId), eq(containers.id, id)))
    .returning({ ratingCount: containers.ratingsUp, ratedCount: containers.ratingsAll })
  if (!row) throw new Error('no such container')
  return row
}

/** Takes out what one person had rated: each course once. */
export async function dropRatings(db: Db, companyId: number, rated: readonly { id: number; up: number }[]) {
  if (rated.length === 0) return
  await db.execute(sql`update containers
    set ratings_up = ratings_up - gone.up, ratings_all = ratings_all - 1
    from jsonb_to_recordset(${JSON.stringify(rated)}::jsonb) as gone (id int, up int)
    where containers.company_id = ${companyId} and containers.id = gone.id`)
}
