import { and, asc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { evaluationAttempts as attempts } from '../../attempts/attempts.tables.ts'
import { isHeldAttempt } from '../../attempts/joins.tables.ts'
import { components } from '../../../learning/components/components.tables.ts'
import { holdContainerLogs } from '../../../learning/learn/learn.ts'
import { selectMarkings } from '../marking.queries.ts'
import { pagedMarkings, type Reader } from '../queue/queue.queries.ts'

/** Whose results are meant: those of all, or of all but these. */
type CompanyButSome = { companyId: number; but?: readonly number[] }

const heldIn = ({ companyId, but = [] }: CompanyButSome, evaluationId: number | null = null) =>
  and(
    eq(attempts.companyId, companyId),
    isHeldAttempt,
    but.length > 0 ? notInArray(attempts.userId, [...but]) : undefined,
    evaluationId === null ? undefined : eq(components.id, evaluationId),
  )

export const findHeld = (db: Db, reader: Reader & CompanyButSome, page: Page) =>
  pagedMarkings(db, reader, page, { where: heldIn(reader), by: sql`${attempts.submittedAt}` })

type Chosen = { ids: number[] } | { evaluationId: number | null }

/** NOTE: of one person’s courses and those that hold them, two releases would write in orders of their own. */
const waitForOthers = (db: Db, companyId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`release ${companyId}`}, 0))`)

/** What is held of these, locked until the transaction ends with the courses that it counts in, so that it is released once. */
export async function holdHeld(db: Db, whose: CompanyButSome, chosen: Chosen, most: number) {
  const { companyId } = whose
  await waitForOthers(db, companyId)
  const rows = await selectMarkings(db)
    .where(
      'ids' in chosen
        ? and(heldIn(whose), inArray(attempts.componentLogId, chosen.ids))
        : heldIn(whose, chosen.evaluationId),
    )
    .orderBy(asc(attempts.submittedAt), asc(attempts.id))
    .limit(most)
    .for('update', { of: attempts })
  // NOTE: before anything is written, or whoever passes one of them meanwhile would wait for what this has, and this for them.
  const courses = rows.map(({ log }) => log.containerLogId)
  if (courses.length > 0) await holdContainerLogs(db, companyId, courses)
  return rows
}

export async function countHeld(db: Db, whose: CompanyButSome, evaluationId: number | null) {
  return countOf(db, heldIn(whose, evaluationId))
}

/** How many results of somebody’s own are held back. */
export const countOwnHeld = (db: Db, companyId: number, userId: number) =>
  countOf(db, and(heldIn({ companyId }), eq(attempts.userId, userId)))

async function countOf(db: Db, where: SQL | undefined) {
  const held = selectMarkings(db).where(where).as('held')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(held)
  return row?.total ?? 0
}

export async function writeReleased(
  db: Db,
  companyId: number,
  ids: readonly number[],
  releasedAt: Date | null,
) {
  if (ids.length === 0) return
  await db
    .update(attempts)
    .set({ releasedAt })
    .where(and(eq(attempts.companyId, companyId), inArray(attempts.id, [...ids])))
}
