import { evaluationCategories } from '@oktant/contract/evaluations.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import type { accessPlace } from '../learning/learning.ts'
import { draw } from './draw-attempt.ts'
import { findStanding } from './starts.queries.ts'
import { endsAt } from './time-limit.rules.ts'

export type Opening = Awaited<ReturnType<typeof accessPlace>>
export type Place = Opening['place']

const isOfAttempts = (categoryId: number | null) => evaluationCategories.some((id) => id === categoryId)

/** The edition of the evaluation that stands at a place. */
export function accessRevision({ categoryId, revision }: Place) {
  if (!revision || !isOfAttempts(categoryId)) throw fail('container_child_invalid')
  return revision
}

type Whose = { companyId: number; userId: number | null }

/** What an evaluation says in the edition that its learner takes, with all that a draw of it needs. */
export async function standingAt(
  db: Db,
  { companyId, userId }: Whose,
  { place, drawVersion }: Pick<Opening, 'place' | 'drawVersion'>,
) {
  const { id: revisionId } = accessRevision(place)
  const found = await findStanding(db, { companyId, userId, revisionId }, drawVersion)
  if (!found) throw fail('container_child_invalid')
  return { ...found, companyId, revisionId }
}

export type Standing = Awaited<ReturnType<typeof standingAt>>

/** A draw of it, and until when it is to be answered. */
export async function drawn(db: Db, standing: Omit<Standing, 'version'>, startedAt: Date) {
  const { companyId, revisionId, evaluation, items, candidates, extra } = standing
  const asked = await draw(db, evaluation, { companyId, items, candidates })
  if (asked.length === 0) throw fail('container_child_invalid')
  return {
    evaluation,
    asked,
    revisionId,
    startedAt,
    endsAt: endsAt({ ...evaluation.settings, extra }, startedAt),
  }
}
