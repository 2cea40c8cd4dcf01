import type { HeldResult } from '@oktant/contract/held-results.ts'
import { mostReleased } from '@oktant/contract/constants.ts'
import type { Actor } from '../../access/actor.ts'
import { auditAll } from '../../audit/audit.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import type { Page } from '../../http/paging.ts'
import { hasPassed, learnerOf, stateOf, tellMarked } from '../attempts/attempts.ts'
import { closeAttemptLog } from '../learning/learning.ts'
import { countHeld, findHeld, holdHeld, writeReleased } from './held-results.queries.ts'
import type { MarkingRow } from './moderation.queries.ts'

type At = { now: Date }

const barOf = ({ evaluation, settings }: MarkingRow) => ({
  categoryId: evaluation.categoryId,
  passMark: settings.passMark,
})

const heldView = (row: MarkingRow): HeldResult => ({
  id: row.log.id,
  user: { id: row.user.id, fullName: row.user.fullName },
  evaluation: row.evaluation,
  container: row.container,
  attempt: row.log.attempt,
  submittedAt: row.attempt.submittedAt?.toISOString() ?? '',
  releaseAt: row.releaseAt?.toISOString() ?? null,
  mark: row.attempt.mark ?? 0,
  level: row.attempt.level,
  pass: hasPassed(row.attempt, barOf(row)),
})

export async function listHeldResults(db: Db, actor: Actor, page: Page, { now }: At) {
  const { rows, total } = await findHeld(db, { ...actor, now }, page)
  return { content: rows.map(heldView), total }
}

export type Chosen = { ids: number[] } | { evaluationId: number | null }

/** Releases results: each counts in its course now, and its learner is told. */
export async function releaseResults(db: Db, actor: Actor, chosen: Chosen, { now }: At) {
  const rows = await holdHeld(db, actor, chosen, mostReleased)
  if ('ids' in chosen && rows.length < chosen.ids.length) throw fail('attempt_not_found')
  await releaseRows(db, actor, rows, now)
  const left = 'ids' in chosen ? 0 : await countHeld(db, actor.companyId, chosen.evaluationId)
  return { released: rows.length, left }
}

type Releaser = Pick<Actor, 'companyId'> & { id: number | null }

/** Releases what is locked; nobody does where its day has come. */
export async function releaseRows(db: Db, by: Releaser, rows: readonly MarkingRow[], now: Date) {
  const ids = rows.map(({ attempt }) => attempt.id)
  await writeReleased(db, by.companyId, ids, now)
  // NOTE: each counts in a course of its own, with certificates and courses that hold it, so one after the other.
  for (const row of rows) await release(db, row, now)
  await auditAll(
    db,
    rows.map(({ log, attempt }) => ({
      by,
      kind: 'update' as const,
      object: 'result',
      objectId: log.id,
      before: { releasedAt: null },
      after: { releasedAt: now.toISOString(), mark: attempt.mark },
    })),
  )
}

async function release(db: Db, row: MarkingRow, now: Date) {
  const { attempt, log, user } = row
  const learner = learnerOf({ ...user, companyId: attempt.companyId, userId: user.id })
  const outcome = { state: stateOf(attempt, barOf(row)), mark: attempt.mark, doneBy: 'submitted' }
  await closeAttemptLog(db, learner, log, outcome, now)
  await tellMarked(db, attempt)
}
