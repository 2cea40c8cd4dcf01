import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { anyOf } from '../../../db/query/any-of.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import type { Chosen } from '../../../http/chosen.ts'
import { listedBy } from './certificate-templates.queries.ts'
import { certificateTemplates } from './certificate-templates.tables.ts'

/** The chosen templates, removed ones only by number, held until the change is made. */
export function holdChosen(db: Db, companyId: number, chosen: Chosen) {
  const { id, name, isDefault, removedAt } = certificateTemplates
  const meant =
    'ids' in chosen ? [inArray(id, [...chosen.ids])] : [isNull(removedAt), ...listedBy(chosen.filters)]
  return db
    .select({ id, name, isDefault, isRemoved: sql<boolean>`(${removedAt} is not null)` })
    .from(certificateTemplates)
    .where(and(eq(certificateTemplates.companyId, companyId), ...meant))
    .orderBy(id)
    .for('update')
}

/** How many courses name any of these, some by their titles, and how many certificates were issued by them. */
export async function findTouched(db: Db, companyId: number, ids: readonly number[]) {
  const courses = await rowsOf<{ title: LocalText; count: number }>(
    db,
    sql`select title, count(*) over()::int as count from containers holder
      where company_id = ${companyId} and state <> 'deleted' and exists (
        select from container_editions edition where edition.company_id = holder.company_id
          and edition.id in (holder.edition_id, holder.draft_id)
          and edition.certificate_template_id = ${anyOf(ids)})
      order by id limit 3`,
  )
  const [issued] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from certificates
      where company_id = ${companyId} and template_id = ${anyOf(ids)}`,
  )
  return { courses, issued: issued?.count ?? 0 }
}

type Stamp = { removedAt: Date | null; changedBy: number; changedAt: Date }

export async function writeMany(db: Db, companyId: number, ids: readonly number[], stamp: Stamp) {
  await db
    .update(certificateTemplates)
    .set({ ...stamp, changes: sql`${certificateTemplates.changes} + 1` })
    .where(and(eq(certificateTemplates.companyId, companyId), inArray(certificateTemplates.id, [...ids])))
}
