import { dayIn } from '@oktant/contract/kit/days.ts'
import type { AttachedEvidence } from '@oktant/contract/development/reviews/review-shapes.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { deleteEvidence, insertEvidence } from '../content/content.queries.ts'
import { loadContent } from '../content/content.ts'
import { listFacts } from './evidence.queries.ts'
import { type Form, parsed, type Writer } from '../content/fields.rules.ts'
import { accessReview, holdReview } from '../reviews.access.ts'
import type { HeadRow, PdrRow } from '../reviews.queries.ts'
import { turnOf, statusOf } from '../reviews.rules.ts'
import { writerOf } from '../reviews.view.ts'

/** What the person of a review has achieved within its season; for both sides, and whoever answers in C. */
export async function listReviewEvidence(db: Db, actor: Actor, id: number, { now }: { now: Date }) {
  const { head, side } = await accessReview(db, actor, id)
  const isSide = side === 'person' || side === 'manager' || side === 'questionManager'
  return { content: isSide ? await factsOf(db, { actor, head, now }) : [] }
}

function factsOf(db: Db, { actor, head, now }: { actor: Actor; head: HeadRow; now: Date }) {
  const { id: readerId, timezone } = actor
  const { companyId, userId, managerId, seasonStart: from, seasonEnd: until } = head
  const today = dayIn(timezone, now)
  return listFacts(db, { companyId, userId, managerId, readerId, from, until, today, timezone })
}

type Attached = { target: string; kind: string; sourceId: number; now: Date }
export async function attachReviewEvidence(
  db: Db,
  actor: Actor,
  id: number,
  { target, kind, sourceId, now }: Attached,
): Promise<AttachedEvidence> {
  const { row, head } = await holdReview(db, actor, id)
  refuseClosed(writerOf(actor, head), row)
  const { form } = await loadContent(db, row)
  const fact = (await factsOf(db, { actor, head, now })).find(
    (one) => one.kind === kind && one.sourceId === sourceId,
  )
  if (!fact || !isTarget(target, form)) throw fail('review_item_unknown')
  const { title, day, mark } = fact
  const { companyId, id: addedBy } = actor
  const made = await insertEvidence(db, {
    companyId,
    pdrId: id,
    target,
    kind,
    sourceId,
    title,
    day,
    mark,
    addedBy,
  })
  return { id: made.id, target, kind, title, day, mark }
}

export async function detachReviewEvidence(
  db: Db,
  actor: Actor,
  { id, evidenceId }: { id: number; evidenceId: number },
) {
  const { row, head } = await holdReview(db, actor, id)
  refuseClosed(writerOf(actor, head), row)
  const of = { companyId: actor.companyId, pdrId: id }
  if (!(await deleteEvidence(db, of, evidenceId, actor.id))) throw fail('review_not_found')
  return {}
}

function refuseClosed({ isPerson, isManager, isQuestionManager }: Writer, { status }: PdrRow) {
  const turn = turnOf(statusOf(status))
  const isTheirs = isPerson
    ? turn === 'person' && status === 0
    : (isManager || isQuestionManager) && turn === 'manager'
  if (!isTheirs) throw fail('review_field_closed')
}

function isTarget(target: string, form: Form) {
  const { about, id } = parsed(target)
  if (about === 'objective') return form.past.includes(id) || form.future.includes(id)
  return about === 'bcs' ? form.competencies.includes(id) : form.questions.some((one) => one.id === id)
}
