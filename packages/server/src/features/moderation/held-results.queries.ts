import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { Page } from '../../http/paging.ts'
import { evaluationAttempts as attempts } from '../attempts/attempts.tables.ts'
import { isHeldAttempt } from '../attempts/joins.tables.ts'
import { components } from '../components/components.tables.ts'
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

/** What is held of these, locked until the transaction ends, so that it is released once. */
export const holdHeld = (db: Db, { companyId }: { companyId: number }, chosen: Chosen, most: number) =>
  selectMarkings(db)
    .where(
      'ids' in chosen
        ? and(heldIn(companyId), inArray(attempts.componentLogId, chosen.ids))
        : heldIn(companyId, chosen.evaluationId),
    )
    .orderBy(asc(attempts.submittedAt), asc(attempts.id))
    .limit(most)
    .for('update', { of: attempts })

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
