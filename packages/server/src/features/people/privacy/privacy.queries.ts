import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ViewKind } from '@oktant/contract/people/privacy.ts'
import { recordViews } from '../../../audit/views.tables.ts'
import { isClaimed } from '../../../db/query/any-of.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import type { Ageing } from '../../../db/query/overdue.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { users } from '../people/people.tables.ts'
import { dataArchives } from './privacy.tables.ts'

type Owner = { companyId: number; id: number }
export type ArchiveRow = typeof dataArchives.$inferSelect

const viewers = alias(users, 'viewers')

/** Who has looked at somebody's record; an hour of one viewer is one row. */
export async function listViews(db: Db, { companyId, id }: Owner, page: Page) {
  const wanted = and(
    eq(recordViews.companyId, companyId),
    eq(recordViews.subjectId, id),
    ...page.filters.map(({ value }) => eq(recordViews.kind, value as ViewKind)),
  )
  const direction = page.sort && !page.sort.descending ? asc : desc
  const [rows, [total]] = await Promise.all([
    db
      .select({
        kind: recordViews.kind,
        role: recordViews.role,
        reason: recordViews.reason,
        count: recordViews.count,
        firstAt: recordViews.firstAt,
        lastAt: recordViews.lastAt,
        viewerName: sql<string | null>`${viewers.firstName} || ' ' || ${viewers.surname}`,
        viewerGoneAt: viewers.anonymisedAt,
      })
      .from(recordViews)
      // NOTE: by number alone: whoever administers all companies is of another one.
      .leftJoin(viewers, eq(viewers.id, recordViews.viewerId))
      .where(wanted)
      .orderBy(direction(recordViews.lastAt), asc(recordViews.viewerId), asc(recordViews.kind))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(recordViews).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

export type ViewRow = Awaited<ReturnType<typeof listViews>>['rows'][number]

export async function deleteViewsOf(db: Db, { companyId, userId }: { companyId: number; userId: number }) {
  await db
    .delete(recordViews)
    .where(and(eq(recordViews.companyId, companyId), eq(recordViews.subjectId, userId)))
}

const makers = alias(users, 'makers')
const archiveColumns = {
  archive: dataArchives,
  makerName: sql<string | null>`${makers.firstName} || ' ' || ${makers.surname}`,
}
const isMaker = eq(makers.id, dataArchives.madeBy)
const mostListed = 20

export const listArchives = (db: Db, { companyId, id }: Owner) =>
  db
    .select(archiveColumns)
    .from(dataArchives)
    .leftJoin(makers, isMaker)
    .where(and(eq(dataArchives.companyId, companyId), eq(dataArchives.userId, id)))
    .orderBy(desc(dataArchives.id))
    .limit(mostListed)

export async function findArchive(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select(archiveColumns)
    .from(dataArchives)
    .leftJoin(makers, isMaker)
    .where(and(eq(dataArchives.companyId, companyId), eq(dataArchives.id, id)))
  return row
}

export type ListedArchive = NonNullable<Awaited<ReturnType<typeof findArchive>>>

/** Is one under way? The person's row is held, so that two requests at once do not both begin one. */
export async function hasPending(db: Db, { companyId, id }: Owner) {
  await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, id)))
    .for('update')
  const [row] = await db
    .select({ id: dataArchives.id })
    .from(dataArchives)
    .where(
      and(
        eq(dataArchives.companyId, companyId),
        eq(dataArchives.userId, id),
        inArray(dataArchives.step, ['waiting', 'making']),
      ),
    )
  return row !== undefined
}

export async function insertArchive(db: Db, values: typeof dataArchives.$inferInsert) {
  const [row] = await db.insert(dataArchives).values(values).returning()
  if (!row) throw new Error('nothing was made')
  return row
}

const givenUpAfter = 30 * 60_000
const mostAttempts = 3

/** The next one to make, taken by this process alone; one whose process died is taken again. */
export async function claimArchive(db: Db, now: Date): Promise<ArchiveRow | undefined> {
  const due = db
    .select({ id: dataArchives.id })
    .from(dataArchives)
    .where(
      or(
        eq(dataArchives.step, 'waiting'),
        and(
          eq(dataArchives.step, 'making'),
          lt(dataArchives.startedAt, new Date(now.getTime() - givenUpAfter)),
        ),
      ),
    )
    .orderBy(asc(dataArchives.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(dataArchives)
    .set({ step: 'making', startedAt: now, attempts: sql`${dataArchives.attempts} + 1` })
    .where(isClaimed(dataArchives.id, due))
    .returning()
  return row
}

export async function finishArchive(
  db: Db,
  { id }: ArchiveRow,
  done: { fileId: number; bytes: number; readyAt: Date; expiresAt: Date },
) {
  await db
    .update(dataArchives)
    .set({ step: 'ready', ...done })
    .where(eq(dataArchives.id, id))
}

/** Back in line, or given up after a few tries. */
export async function postponeArchive(db: Db, { id, attempts }: ArchiveRow) {
  const step = attempts >= mostAttempts ? 'failed' : 'waiting'
  await db.update(dataArchives).set({ step }).where(eq(dataArchives.id, id))
}

/** Of two who download at once only one gets it; nothing where it has been handed out or its time is over. */
export async function takeArchive(db: Db, { companyId, id }: Owner, now: Date) {
  const [row] = await db
    .update(dataArchives)
    .set({ downloadedAt: now })
    .where(
      and(
        eq(dataArchives.companyId, companyId),
        eq(dataArchives.id, id),
        eq(dataArchives.step, 'ready'),
        isNull(dataArchives.downloadedAt),
        gt(dataArchives.expiresAt, now),
      ),
    )
    .returning()
  return row
}

/** Forgets the files of archives that nobody may have any more; answers which. */
export async function dropFiles(db: Db, wanted: SQL | undefined) {
  const held = db
    .select({ id: dataArchives.id, companyId: dataArchives.companyId, fileId: dataArchives.fileId })
    .from(dataArchives)
    .where(and(isNotNull(dataArchives.fileId), wanted))
    .for('update')
  const rows = await held
  if (rows.length)
    await db
      .update(dataArchives)
      .set({ fileId: null })
      .where(
        inArray(
          dataArchives.id,
          rows.map(({ id }) => id),
        ),
      )
  return rows.flatMap(({ companyId, fileId }) => (fileId === null ? [] : [{ companyId, fileId }]))
}

export const isOne = (id: number) => eq(dataArchives.id, id)
export const isOver = (now: Date) => or(isNotNull(dataArchives.downloadedAt), lt(dataArchives.expiresAt, now))
export const isOf = ({ companyId, userId }: { companyId: number; userId: number }) =>
  and(eq(dataArchives.companyId, companyId), eq(dataArchives.userId, userId))

export const deleteArchivesOf = (db: Db, whose: { companyId: number; userId: number }) =>
  db.delete(dataArchives).where(isOf(whose))

export async function findPersonOf(db: Db, { companyId, id }: Owner) {
  const [row] = await rowsOf<{
    firstName: string
    surname: string
    language: 'en' | 'de'
    timezone: string
    company: string
    photo: number | null
  }>(
    db,
    sql`select person.first_name "firstName", person.surname, person.language, person.timezone,
      company.name company, person.avatar_file_id photo
    from users person join companies company on company.id = person.company_id
    where person.company_id = ${companyId} and person.id = ${id}`,
  )
  return row
}

/** NOTE: the file goes seven days after it was made, whatever a company keeps; this is about the note that there was one. */
export const ageingArchives: Ageing = {
  table: dataArchives,
  since: sql`row.file_id is null and row.step <> 'making' and row.created_at`,
}

/** Who looked at whom. */
export const ageingViews: Ageing = { table: recordViews, since: sql`row.last_at` }
