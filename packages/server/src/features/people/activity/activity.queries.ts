import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ActivityKind } from '@oktant/contract/people/activity.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { containers } from '../../learning/courses/courses.tables.ts'
import { projects, users } from '../people/people.tables.ts'
import { activities } from './activity.tables.ts'

export type NewActivity = typeof activities.$inferInsert
type Owner = { companyId: number; id: number }

const columns = {
  id: activities.id,
  kind: activities.kind,
  name: activities.name,
  personName: sql<string | null>`${users.firstName} || ' ' || ${users.surname}`,
  count: activities.count,
  link: activities.link,
  happenedAt: activities.happenedAt,
}
const isPerson = and(eq(users.companyId, activities.companyId), eq(users.id, activities.personId))

export async function insertActivities(db: Db, values: NewActivity[]) {
  if (values.length) await db.insert(activities).values(values)
}

export const listNewest = (db: Db, { companyId, id }: Owner, limit: number) =>
  db
    .select(columns)
    .from(activities)
    .leftJoin(users, isPerson)
    .where(and(eq(activities.companyId, companyId), eq(activities.userId, id)))
    .orderBy(desc(activities.happenedAt), desc(activities.id))
    .limit(limit)

export type ActivityRow = Awaited<ReturnType<typeof listNewest>>[number]

export async function listOwn(db: Db, { companyId, id }: Owner, page: Page) {
  const kinds = page.filters.map(({ value }) => eq(activities.kind, value as ActivityKind))
  const wanted = and(eq(activities.companyId, companyId), eq(activities.userId, id), ...kinds)
  const direction = page.sort && !page.sort.descending ? asc : desc
  const [rows, [total]] = await Promise.all([
    db
      .select(columns)
      .from(activities)
      .leftJoin(users, isPerson)
      .where(wanted)
      .orderBy(direction(activities.happenedAt), direction(activities.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(activities).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

export async function deleteOf(db: Db, { companyId, userId }: { companyId: number; userId: number }) {
  await db.delete(activities).where(and(eq(activities.companyId, companyId), eq(activities.userId, userId)))
}

export async function findProjectName(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({ name: projects.name })
    .from(projects)
    .where(and(eq(projects.companyId, companyId), eq(projects.id, id)))
  return row?.name
}

/** What these courses are called, by their numbers. */
export async function listCourseNames(db: Db, ids: readonly number[]) {
  if (!ids.length) return new Map<number, LocalText>()
  const rows = await db
    .select({ id: containers.id, title: containers.title })
    .from(containers)
    .where(inArray(containers.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export async function findCompanyOf(db: Db, userId: number) {
  const [row] = await db.select({ companyId: users.companyId }).from(users).where(eq(users.id, userId))
  return row?.companyId
}
