import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { Page } from '../../http/paging.ts'
import { evaluationAttempts as attempts } from '../attempts/attempts.tables.ts'
import { isHeldAttempt } from '../attempts/joins.tables.ts'
import { components } from '../components/components.tables.ts'
import { holdContainerLogs } from '../learning/learning.ts'
import { selectMarkings } from './moderation.queries.ts'
import { pagedMarkings, type Reader } from './queue.queries.ts'

const heldIn = (companyId: number, evaluationId: number | null = null) =>
  and(
    eq(attempts.companyId, companyId),
    isHeldAttempt,
    evaluationId === null ? undefined : eq(components.id, evaluationId),
  )

export const findHeld = (db: Db, reader: Reader, page: Page) =>
  pagedMarkings(db, reader, page, { where: heldIn(reader.companyId), order: sql`${attempts.submittedAt}` })

type Chosen = { ids: number[] } | { evaluationId: number | null }

/** NOTE: of one person’s courses and those that hold them, two releases would write in orders of their own. */
const waitForOthers = (db: Db, companyId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`release ${companyId}`}, 0))`)

/** What is held of these, locked until the transaction ends with the courses that it counts in, so that it is released once. */
export async function holdHeld(db: Db, { companyId }: { companyId: number }, chosen: Chosen, most: number) {
  await waitForOthers(db, companyId)
  const rows = await selectMarkings(db)
    .where(
      'ids' in chosen
        ? and(heldIn(companyId), inArray(attempts.componentLogId, chosen.ids))
        : heldIn(companyId, chosen.evaluationId),
    )
    .orderBy(asc(attempts.submittedAt), asc(attempts.id))
    .limit(most)
    .for('update', { of: attempts })
  // NOTE: before anything is written, or whoever passes one of them meanwhile would wait for what this has, and this for them.
  const courses = rows.map(({ log }) => log.containerLogId)
  if (courses.length > 0) await holdContainerLogs(db, companyId, courses)
  return rows
}

export async function countHeld(db: Db, companyId: number, evaluationId: number | null) {
  const held = selectMarkings(db).where(heldIn(companyId, evaluationId)).as('held')
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
