import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { ActivityKind } from '@oktant/contract/people/activity.ts'
import type { Db } from '../../../db/engine/db.ts'
import { preparedRows } from '../../../db/engine/prepared.ts'
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

const given = sql.placeholder
const written = preparedRows(
  'activity_written',
  () => sql`insert into ${activities} (company_id, user_id, kind, name, person_id, count, link, happened_at)
    select "companyId", "userId", kind, name, "personId", coalesce(count, 1), link, "happenedAt"
    from jsonb_to_recordset(${given('rows')}::jsonb) as done("companyId" int, "userId" int, kind text, name jsonb,
      "personId" int, count int, link text, "happenedAt" timestamptz)`,
)

export async function insertActivities(db: Db, values: readonly NewActivity[]) {
  if (values.length) await written(db, { rows: JSON.stringify(values) })
}

export type LearnedOf = Pick<NewActivity, 'companyId' | 'userId' | 'kind' | 'link' | 'happenedAt'> & {
  containerId: number
}

const learned = preparedRows(
  'activity_learned',
  () => sql`insert into ${activities} (company_id, user_id, kind, name, link, happened_at)
    select done."companyId", done."userId", done.kind, course.title, done.link, done."happenedAt"
    from jsonb_to_recordset(${given('rows')}::jsonb) as done("companyId" int, "userId" int, kind text, link text,
      "happenedAt" timestamptz, "containerId" int)
    join ${containers} course on course.id = done."containerId"`,
)

/** What was done with courses, by the names that these have now. */
export async function insertLearned(db: Db, values: readonly LearnedOf[]) {
  if (values.length) await learned(db, { rows: JSON.stringify(values) })
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

export async function findCompanyOf(db: Db, userId: number) {
  const [row] = await db.select({ companyId: users.companyId }).from(users).where(eq(users.id, userId))
  return row?.companyId
}
