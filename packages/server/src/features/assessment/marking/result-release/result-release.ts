import type { HeldResult, OwnHeld } from '@oktant/contract/assessment/result-release.ts'
import { mostReleased } from '@oktant/contract/kit/constants.ts'
import type { Actor } from '../../../../access/actor.ts'
import { auditAll } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { hasPassed, learnerOf, stateOf, tellMarked } from '../../attempts/attempts.ts'
import { closeAttemptLog } from '../../../learning/learn/learn.ts'
import { othersWhoMay } from '../../../people/permissions/permissions.ts'
import { countHeld, countOwnHeld, findHeld, holdHeld, writeReleased } from './result-release.queries.ts'
import type { MarkingRow } from '../marking.queries.ts'

type Moment = { now: Date }

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

export async function listHeldResults(db: Db, actor: Actor, page: Page, { now }: Moment) {
  const { rows, total } = await findHeld(db, { ...actor, ...ofOthers(actor), now }, page)
  return { content: rows.map(heldView), total, own: await ownHeld(db, actor) }
}

/** Nobody releases their own, nor sees it here, as whomever they act. */
const ofOthers = ({ companyId, id, viewer }: Actor) => ({
  companyId,
  but: [id, ...(viewer ? [viewer.id] : [])],
})

async function ownHeld(db: Db, actor: Actor): Promise<OwnHeld> {
  const total = await countOwnHeld(db, actor.companyId, actor.id)
  if (total === 0) return { total, hasOthers: true, couldBeGiven: [] }
  return { total, ...(await othersWhoMay(db, actor, 'results.release')) }
}

export type Chosen = { ids: number[] } | { evaluationId: number | null }

/** Releases results: each counts in its course now, and its learner is told. */
export async function releaseResults(db: Db, actor: Actor, chosen: Chosen, { now }: Moment) {
  const rows = await holdHeld(db, ofOthers(actor), chosen, mostReleased)
  if ('ids' in chosen && rows.length < chosen.ids.length) throw fail('attempt_not_found')
  await releaseRows(db, actor, rows, now)
  const left = 'ids' in chosen ? 0 : await countHeld(db, ofOthers(actor), chosen.evaluationId)
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
