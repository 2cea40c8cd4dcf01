import type {
  AttemptHistory,
  AttemptRecord,
  AttemptReview,
} from '@oktant/contract/assessment/attempts/attempt-history.ts'
import { isScored } from '@oktant/contract/assessment/evaluations.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import type { Kit } from '../../../kit.ts'
import {
  authorView,
  findWholeAttempt,
  listReturns,
  listScores,
  picturesIn,
  printedAttempt,
} from '../attempts/attempts.ts'
import { accessEvaluation } from '../evaluations/evaluations.access.ts'
import { picturesAt, printed } from '../../../pdf/prints.ts'
import { accessRecord, isNamed } from './attempt-history.access.ts'
import { findRecords, type RecordRow } from './attempt-history.queries.ts'

const recordView = ({ startedAt, submittedAt, ...row }: RecordRow): AttemptRecord => ({
  ...row,
  startedAt: startedAt.toISOString(),
  submittedAt: submittedAt?.toISOString() ?? null,
  isHeld: row.state === 'UNDER_REVIEW' && row.mark !== null,
})

/** All attempts at an evaluation, of whomever they are. */
export async function listAttemptHistory(
  db: Db,
  actor: Actor,
  id: number,
  page: Page,
): Promise<AttemptHistory> {
  const { title, categoryId } = await accessEvaluation(db, actor, id)
  const named = isNamed(categoryId)
  const evaluation = { id, name: title, hasScore: isScored(categoryId ?? 0) }
  const of = { companyId: actor.companyId, evaluationId: id }
  const { rows, total } = named ? await findRecords(db, of, page) : { rows: [], total: 0 }
  return { ...pagedReply(page, rows.map(recordView), total), evaluation, isNamed: named }
}

/** One attempt of somebody with everything that is right; whose it is hears who has looked. */
export async function reviewAttempt(db: Db, kit: Kit, actor: Actor, id: number): Promise<AttemptReview> {
  const { user, container } = await accessRecord(db, actor, id)
  const whole = await findWholeAttempt(db, actor.companyId, id)
  if (!whole) throw fail('attempt_not_found')
  const rows = await listScores(db, whole.attempt)
  const returns = await listReturns(db, whole.attempt)
  const place = { containerChildId: whole.log?.childId ?? null, containerId: container.id, returns }
  kit.views.note([user.id], { by: actor, kind: 'profile', role: 'evaluations.administer' })
  return { user, container, launch: authorView(kit, whole, rows, place) }
}

/** The same on paper, with whose it is. */
export async function printAttempt(db: Db, kit: Kit, actor: Actor, id: number) {
  const { user, launch } = await reviewAttempt(db, kit, actor, id)
  const { language } = actor
  const { name } = launch.evaluation
  const pictures = await picturesAt(db, kit, picturesIn(launch))
  const learner = { name: user.fullName, isReader: false }
  return printed(printedAttempt(launch, actor, { learner, pictures }), {
    title: textIn(name, language),
    language,
    madeAt: kit.now(),
    name: `attempt-${id}`,
  })
}
