import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { GroupForm } from '@oktant/contract/people/groups.ts'
import { containsText } from '../../../db/query/containing.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { projectMembers, projects, users } from '../people/people.tables.ts'
import { sessions } from '../sessions/sessions.tables.ts'

const members = sql<number>`(select count(*)::int from ${projectMembers} member
  where member.company_id = "projects"."company_id" and member.project_id = "projects"."id")`

const columns = {
  id: projects.id,
  name: projects.name,
  enableChat: projects.enableChat,
  visibleModules: projects.visibleModules,
  accessTimeslots: projects.accessTimeslots,
  members,
}

const sortColumns: Record<string, SQL> = {
  name: sql`${projects.name} collate "und-x-icu"`,
  members,
}

export async function findGroups(db: Db, companyId: number, { filters, sort, limit, offset }: Page) {
  const wanted = and(
    eq(projects.companyId, companyId),
    ...filters.map(({ value }) => containsText(projects.name, value)),
  )
  const column = sortColumns[sort?.field ?? 'name'] ?? sql`${projects.name}`
  const [rows, [total]] = await Promise.all([
    db
      .select(columns)
      .from(projects)
      .where(wanted)
      .orderBy(sort?.descending ? desc(column) : asc(column), asc(projects.id))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(projects).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

export async function findGroup(db: Db, companyId: number, id: number) {
  const [group] = await db
    .select(columns)
    .from(projects)
    .where(and(eq(projects.companyId, companyId), eq(projects.id, id)))
  return group
}

export async function isNameTaken(db: Db, companyId: number, name: string, but: number | null) {
  const found = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.companyId, companyId),
        sql`lower(${projects.name}) = lower(${name})`,
        but === null ? undefined : ne(projects.id, but),
      ),
    )
    .limit(1)
  return found.length > 0
}

export async function writeGroup(db: Db, companyId: number, id: number, form: GroupForm) {
  await db
    .update(projects)
    .set(form)
    .where(and(eq(projects.companyId, companyId), eq(projects.id, id)))
}

/** NOTE: sessions that were once in it go on without; nobody belongs to it any more. */
export async function deleteGroup(db: Db, companyId: number, id: number) {
  await db
    .update(sessions)
    .set({ projectId: null })
    .where(and(eq(sessions.companyId, companyId), eq(sessions.projectId, id)))
  await db.delete(projects).where(and(eq(projects.companyId, companyId), eq(projects.id, id)))
}

export async function listMemberIds(db: Db, companyId: number, projectId: number) {
  const rows = await db
    .select({ id: projectMembers.userId })
    .from(projectMembers)
    .where(and(eq(projectMembers.companyId, companyId), eq(projectMembers.projectId, projectId)))
  return rows.map(({ id }) => id)
}

/** Which of these are people of the company. */
export async function listKnown(db: Db, companyId: number, ids: readonly number[]) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), inArray(users.id, [...ids])))
  return rows.map(({ id }) => id)
}

/** Says whom it added. */
export async function insertMembers(db: Db, companyId: number, projectId: number, ids: readonly number[]) {
  const added = await db
    .insert(projectMembers)
    .values(ids.map((userId) => ({ companyId, projectId, userId })))
    .onConflictDoNothing()
    .returning({ id: projectMembers.userId })
  return added.map(({ id }) => id)
}

/** Says whom it took out. */
export async function deleteMembers(db: Db, companyId: number, projectId: number, ids: readonly number[]) {
  const removed = await db
    .delete(projectMembers)
    .where(
      and(
        eq(projectMembers.companyId, companyId),
        eq(projectMembers.projectId, projectId),
        inArray(projectMembers.userId, [...ids]),
      ),
    )
    .returning({ id: projectMembers.userId })
  return removed.map(({ id }) => id)
}
