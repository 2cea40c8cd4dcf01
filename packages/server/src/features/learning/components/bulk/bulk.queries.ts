import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { anyOf } from '../../../../db/query/any-of.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import type { Chosen } from '../../../../http/chosen.ts'
import type { Candidate } from './bulk.rules.ts'
import { componentRevisions, components } from '../components.tables.ts'
import { courses, listedBy, ofLatest } from '../listed.queries.ts'

const timed = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** The chosen components, removed ones only by number, held until the change is made. */
export function holdChosen(db: Db, companyId: number, chosen: Chosen): Promise<Candidate[]> {
  const { title, contentTypeId } = componentRevisions
  const meant =
    'ids' in chosen
      ? [inArray(components.id, [...chosen.ids])]
      : [isNull(components.removedAt), ...listedBy(chosen.filters)]
  return db
    .select({
      id: components.id,
      title,
      status: components.status,
      contentType: contentTypeId,
      isRemoved: sql<boolean>`(${components.removedAt} is not null)`,
      isHeld: sql<boolean>`(${courses} > 0)`,
    })
    .from(components)
    .innerJoin(componentRevisions, ofLatest)
    .where(and(eq(components.companyId, companyId), ...meant))
    .orderBy(components.id)
    .for('update', { of: components })
}

/** The courses that hold any of these, some by their titles. */
export const listHoldersOfMany = (db: Db, companyId: number, ids: readonly number[]) =>
  rowsOf<{ title: LocalText; count: number }>(
    db,
    sql`select holder.title, count(*) over()::int as count from containers holder
      where holder.company_id = ${companyId} and holder.state <> 'deleted' and exists (
        select from container_children child
        join edition_children place on place.company_id = child.company_id and place.child_id = child.id
          and place.edition_id in (holder.edition_id, holder.draft_id)
        where child.company_id = holder.company_id and child.container_id = holder.id
          and child.component_id = ${anyOf(ids)})
      order by holder.id limit 3`,
  )

type KeptState = { status?: 'active' | 'inactive'; removedAt?: Date | null }

export async function writeMany(
  db: Db,
  companyId: number,
  ids: readonly number[],
  kept: KeptState,
  at: Date,
) {
  await db
    .update(components)
    .set({ ...kept, changes: sql`${components.changes} + 1`, changedAt: at })
    .where(and(eq(components.companyId, companyId), inArray(components.id, [...ids])))
}

type Typing = { ids: readonly number[]; contentTypeId: number | null; by: number; at: Date }

/** Gives components a content type; what a published course holds is left as it is, and a new revision follows it. */
export async function writeTypes(db: Db, companyId: number, { ids, contentTypeId, by, at }: Typing) {
  const meant = sql`part.company_id = ${companyId} and part.id = ${anyOf(ids)}`
  const isPublished = sql`exists (select from edition_children place
    where place.company_id = part.company_id and place.revision_id = part.revision_id)`
  await db.execute(sql`with followed as (
      insert into component_revisions (company_id, component_id, title, description, content, keywords, minutes,
        difficulty, completion, content_type_id, created_by, created_at)
      select said.company_id, said.component_id, said.title, said.description, said.content, said.keywords,
        said.minutes, said.difficulty, said.completion, ${contentTypeId}::integer, ${by}::integer, ${timed(at)}
      from components part
      join component_revisions said on said.company_id = part.company_id and said.id = part.revision_id
      where ${meant} and ${isPublished}
      returning company_id, component_id, id)
    update components part set revision_id = coalesce((select followed.id from followed
        where followed.company_id = part.company_id and followed.component_id = part.id), part.revision_id),
      changes = part.changes + 1, changed_at = ${timed(at)}
    where ${meant}`)
  await db.execute(sql`update component_revisions said set content_type_id = ${contentTypeId}::integer
    from components part
    where ${meant} and said.company_id = part.company_id and said.id = part.revision_id
      and said.content_type_id is distinct from ${contentTypeId}::integer`)
}
