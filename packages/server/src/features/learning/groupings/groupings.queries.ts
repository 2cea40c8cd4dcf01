import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { groupingLimits } from '@oktant/contract/kit/constants.ts'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { shownList } from '../../../http/answer/shown-list.ts'
import { containers } from '../courses/courses.tables.ts'
import { groupedContainers, groupings } from './groupings.tables.ts'

type GroupingKey = { companyId: number; id: number }
export type GroupingRecord = typeof groupings.$inferSelect

export async function findGrouping(
  db: Db,
  { companyId, id }: GroupingKey,
): Promise<GroupingRecord | undefined> {
  const [row] = await db
    .select()
    .from(groupings)
    .where(and(eq(groupings.companyId, companyId), eq(groupings.id, id)))
  return row
}

/** What groupings hold, in order. */
export function listGrouped(db: Db, companyId: number, ids: readonly number[]) {
  return db
    .select({
      groupingId: groupedContainers.groupingId,
      id: containers.id,
      title: containers.title,
      containerTypeId: containers.typeId,
      parent: sql<LocalText | null>`(select above.title from containers above
        where above.company_id = ${containers.companyId} and above.id = ${containers.parentId})`,
      state: containers.state,
    })
    .from(groupedContainers)
    .innerJoin(
      containers,
      and(
        eq(containers.companyId, groupedContainers.companyId),
        eq(containers.id, groupedContainers.containerId),
      ),
    )
    .where(and(eq(groupedContainers.companyId, companyId), inArray(groupedContainers.groupingId, [...ids])))
    .orderBy(asc(groupedContainers.groupingId), asc(groupedContainers.position))
}
export type Grouped = Awaited<ReturnType<typeof listGrouped>>[number]

const held = sql<number>`(select count(*)::int from grouped_containers held
  where held.company_id = "container_groupings"."company_id" and held.grouping_id = "container_groupings"."id")`

export async function findGroupings(db: Db, reader: { companyId: number; language: Language }, page: Page) {
  const { wanted, order } = shownList(groupings, reader, page)
  const { id, title, isShown, changedAt } = groupings
  const [rows, [total]] = await Promise.all([
    db
      .select({ id, title, isShown, containers: held, changedAt })
      .from(groupings)
      .where(wanted)
      .orderBy(...order)
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(groupings).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

/** Those that people meet, in the order in which they were made. */
export function listShown(db: Db, companyId: number) {
  return db
    .select()
    .from(groupings)
    .where(and(eq(groupings.companyId, companyId), eq(groupings.isShown, true), isNull(groupings.removedAt)))
    .orderBy(asc(groupings.id))
    .limit(groupingLimits.mostShown)
}

/** Which of these can be grouped: courses and folders of the company; what stands in a course is met there alone. */
export async function listGroupable(db: Db, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Set<number>()
  const rows = await db
    .select({ id: containers.id })
    .from(containers)
    .where(
      and(
        eq(containers.companyId, companyId),
        inArray(containers.id, [...ids]),
        ne(containers.state, 'deleted'),
        sql`not exists (select 1 from containers holder where holder.company_id = ${companyId}
          and holder.id = "containers"."parent_id" and holder.type_id = ${containerType.course})`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

type Values = Pick<typeof groupings.$inferInsert, 'title' | 'description' | 'isShown'>

export async function insertGrouping(db: Db, companyId: number, values: Values, now: Date) {
  const [made] = await db
    .insert(groupings)
    .values({ companyId, ...values, changedAt: now })
    .returning({ id: groupings.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

type Change = Partial<Values> & { removedAt?: Date | null }

/** Compare and set: false where somebody changed it since it was seen. */
export async function writeGrouping(
  db: Db,
  { companyId, id, changes }: GroupingKey & { changes: number },
  change: Change,
  now: Date,
) {
  const written = await db
    .update(groupings)
    .set({ ...change, changes: changes + 1, changedAt: now })
    .where(and(eq(groupings.companyId, companyId), eq(groupings.id, id), eq(groupings.changes, changes)))
    .returning({ id: groupings.id })
  return written.length > 0
}

/** Has a grouping hold these, in this order. */
export async function writeGrouped(db: Db, { companyId, id }: GroupingKey, containerIds: readonly number[]) {
  await db
    .delete(groupedContainers)
    .where(and(eq(groupedContainers.companyId, companyId), eq(groupedContainers.groupingId, id)))
  if (containerIds.length === 0) return
  await db
    .insert(groupedContainers)
    .values(
      containerIds.map((containerId, position) => ({ companyId, groupingId: id, containerId, position })),
    )
}
