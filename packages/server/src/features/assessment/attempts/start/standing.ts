import { evaluationCategories } from '@oktant/contract/assessment/evaluations.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { listEvaluationItems } from '../../evaluations/evaluations.ts'
import type { accessPlace } from '../../../learning/learn/learn.ts'
import { findEvaluation } from '../attempts.queries.ts'
import { draw } from './draw-attempt.ts'
import { extraTimeAt } from '../extra-time/extra-time.queries.ts'
import { endsAt } from '../extra-time/time-limit.rules.ts'

export type Opening = Awaited<ReturnType<typeof accessPlace>>
type OpenedPlace = Opening['place']

const isOfAttempts = (categoryId: number | null) => evaluationCategories.some((id) => id === categoryId)

/** The edition of the evaluation that stands at a place. */
export function accessRevision({ categoryId, revision }: OpenedPlace) {
  if (!revision || !isOfAttempts(categoryId)) throw fail('container_child_invalid')
  return revision
}

/** What an evaluation says in the edition that its learner takes, and how much more time they have. */
export async function standingAt(
  db: Db,
  { companyId, userId }: { companyId: number; userId: number | null },
  place: OpenedPlace,
) {
  const { id: revisionId } = accessRevision(place)
  const evaluation = await findEvaluation(db, companyId, revisionId)
  if (!evaluation) throw fail('container_child_invalid')
  const items = await listEvaluationItems(db, { companyId, revisionId })
  const extra = await extraTimeAt(db, { companyId, userId }, evaluation)
  return { companyId, revisionId, evaluation, items, extra }
}

export type Standing = Awaited<ReturnType<typeof standingAt>>

/** A draw of it, and until when it is to be answered. */
export async function drawn(db: Db, { companyId, evaluation, items, extra }: Standing, startedAt: Date) {
  const asked = await draw(db, evaluation, { companyId, items })
  if (asked.length === 0) throw fail('container_child_invalid')
  return { asked, endsAt: endsAt({ ...evaluation.settings, extra }, startedAt) }
}
