import type { QuestionPart } from '@oktant/contract/development/reviews/review-shapes.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { auditAll } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { announceAll } from '../../../../outbox/announce.ts'
import {
  bringObjectives,
  insertCompetencies,
  insertOpened,
  insertPdrs,
  insertQuestions,
  type NewReview,
} from './make-reviews.queries.ts'

/** What a review asks, as its season's form stands when it is made. */
export type ReviewForm = {
  evaluationId: number
  questions: readonly { versionId: number; part: QuestionPart; mandatory: boolean }[]
  competencies: readonly { id: number; name: LocalText; tip: LocalText; itemProperties: LocalText[] }[]
}
export type Getting = { userId: number; managerId: number | null; form: ReviewForm }
type Season = { companyId: number; id: number; allowUserCompleteSectionB: boolean }

/** Gives each of these people their review, exactly one; who has one already keeps it. */
export async function makeReviews(db: Db, season: Season, people: readonly Getting[], now: Date) {
  const { companyId, id: seasonId, allowUserCompleteSectionB: allowB } = season
  const made = await insertPdrs(
    db,
    { companyId, seasonId, now },
    people.map((one) => newReview(one, allowB)),
  )
  if (made.length === 0) return made
  const forms = new Map(people.map(({ userId, form }) => [userId, form]))
  const placed = made.flatMap(({ id: pdrId, userId }) => {
    const form = forms.get(userId)
    return form ? [{ pdrId, form }] : []
  })
  await insertQuestions(
    db,
    companyId,
    placed.flatMap(({ pdrId, form }) => form.questions.map((one, position) => ({ pdrId, position, ...one }))),
  )
  await insertCompetencies(
    db,
    companyId,
    placed.flatMap(({ pdrId, form }) =>
      form.competencies.map(({ id: itemId, ...words }, position) => ({ pdrId, position, itemId, ...words })),
    ),
  )
  const ids = made.map(({ id }) => id)
  await bringObjectives(db, companyId, ids)
  await insertOpened(db, companyId, ids, now)
  const told = ids.map((pdrId) => ({
    companyId,
    pdrId,
    deed: 'opened' as const,
    to: 0,
    actorId: null,
    reason: '',
  }))
  await announceAll(db, 'review.changed', told, { companyId })
  const by = { companyId, id: null }
  await auditAll(
    db,
    made.map(({ id: objectId, managerId }) => ({
      by,
      kind: 'create' as const,
      object: 'review' as const,
      objectId,
      after: { status: 0, managerId },
    })),
  )
  return made
}

function newReview({ userId, managerId, form }: Getting, allowB: boolean): NewReview {
  const { evaluationId, questions, competencies } = form
  const asksB = competencies.length > 0 || questions.some(({ part }) => part === 'B')
  return {
    userId,
    managerId,
    evaluationId,
    hasB: allowB && asksB,
    hasC: questions.some(({ part }) => part === 'C'),
  }
}
