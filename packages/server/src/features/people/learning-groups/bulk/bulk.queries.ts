import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { anyOf } from '../../../../db/query/any-of.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import type { Chosen } from '../../../../http/chosen.ts'
import { matches } from '../learning-groups.queries.ts'
import { learningGroups } from '../learning-groups.tables.ts'

/** The chosen learning groups, removed ones only by number, held until the change is made. */
export function holdChosen(db: Db, companyId: number, chosen: Chosen) {
  const { id, name, removedAt } = learningGroups
  const meant =
    'ids' in chosen ? [inArray(id, [...chosen.ids])] : [isNull(removedAt), ...chosen.filters.map(matches)]
  return db
    .select({ id, name, isRemoved: sql<boolean>`(${removedAt} is not null)` })
    .from(learningGroups)
    .where(and(eq(learningGroups.companyId, companyId), ...meant))
    .orderBy(id)
    .for('update')
}

export async function listLearningGroupNames(db: Db, companyId: number) {
  const { name, removedAt } = learningGroups
  const rows = await db
    .select({ name })
    .from(learningGroups)
    .where(and(eq(learningGroups.companyId, companyId), isNull(removedAt)))
  return rows.map((row) => row.name)
}

/** How many people belong to any of these, and the courses in force that they give, some by their titles. */
export async function findTouched(db: Db, companyId: number, ids: readonly number[]) {
  const [people] = await rowsOf<{ count: number }>(
    db,
    sql`select count(distinct user_id)::int as count from learning_group_stays
      where company_id = ${companyId} and group_id = ${anyOf(ids)} and until is null and reason <> 'excluded'`,
  )
  const courses = await rowsOf<{ title: LocalText; count: number }>(
    db,
    sql`select course.title, count(*) over()::int as count from containers course
      where course.company_id = ${companyId} and course.state = 'active' and exists (
        select from learning_group_courses held where held.company_id = course.company_id
          and held.container_id = course.id and held.group_id = ${anyOf(ids)} and held.removed_at is null)
      order by course.id limit 3`,
  )
  return { people: people?.count ?? 0, courses }
}

export async function writeMany(db: Db, companyId: number, ids: readonly number[], removedAt: Date | null) {
  await db
    .update(learningGroups)
    .set({ removedAt })
    .where(and(eq(learningGroups.companyId, companyId), inArray(learningGroups.id, [...ids])))
}
