import type { EvaluationScore, ScoreReply } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import { pdrStatus } from '@oktant/contract/kit/statuses.ts'
import { fail } from '../../../../http/fail.ts'
import type { EvaluationForm } from '../../../../kit.ts'
import { accessReview } from '../reviews.access.ts'
import { addReviewObjective, reviewSeen, saveReviewFields } from '../reviews.ts'
import { acceptReview, rejectReview, submitReview } from '../submit-review.ts'
import { attachToReview, detachFromReview } from './review-documents.ts'
import { findByLog, findOwnAt } from './form.queries.ts'
import { launchOf, logOf } from './launch.view.ts'
import { newIn, typedIn } from './typed-form.rules.ts'

type Call = Parameters<EvaluationForm['score']>[0]

const isVisible = async ({ db, actor }: Call, id: number) =>
  accessReview(db, actor, id).then(
    () => true,
    () => false,
  )

/** The review that a log names, for whoever may read it. */
async function reviewOfLog(call: Call, componentLogId: number) {
  const found = await findByLog(call.db, call.actor.companyId, componentLogId)
  return found && (await isVisible(call, found.id)) ? found : null
}

async function launched({ db, kit, actor }: Call, id: number, mode: 'launch' | 'peek') {
  const { review, seen } = await reviewSeen(db, kit, actor, id)
  return launchOf(review, seen, { mode, now: kit.now() })
}

/** Keeps what was sent and may be changed now by whoever sends it; what stands already is left as it is. */
async function keepSent({ db, kit, actor }: Call, id: number, sent: EvaluationScore) {
  const at = { now: kit.now() }
  const typed = typedIn(sent)
  for (const { id: _, ...one } of newIn(sent)) {
    const made = await addReviewObjective(db, actor, id)
    for (const [field, value] of typedIn({
      questionScores: [],
      currentObjectives: [{ ...one, id: made.id }],
    }))
      typed.set(field, value)
  }
  const { review } = await reviewSeen(db, kit, actor, id)
  const standing = new Map(review.fields.map((one) => [one.field, one]))
  const fields = review.can.write.flatMap((field) => {
    const value = typed.get(field)
    const { value: before = '', sequence = 0 } = standing.get(field) ?? {}
    return value === undefined || value === before ? [] : [{ field, value, sequence: sequence + 1 }]
  })
  if (fields.length) await saveReviewFields(db, actor, id, fields, at)
}

/** Whoever has it hands it in: the person accepts or sends back what waits for them. */
async function handIn({ db, kit, actor }: Call, id: number, sent: EvaluationScore) {
  const at = { now: kit.now() }
  const { head, side } = await accessReview(db, actor, id)
  if (side !== 'person' || head.status !== pdrStatus.awaitingAcceptance)
    return submitReview(db, actor, id, at)
  if (!sent.rejected) return acceptReview(db, actor, id, at)
  const rejection = { items: ['B', 'C'], comment: sent.userComments ?? '' }
  return rejectReview(db, actor, id, rejection, at)
}

async function score(
  call: Call,
  containerChildId: number,
  sent: EvaluationScore,
): Promise<ScoreReply | null> {
  const found = await reviewOfLog(call, sent.componentLogId)
  if (found?.containerChildId !== containerChildId) return null
  const { db, kit, actor } = call
  const { head } = await accessReview(db, actor, found.id)
  if (head.status === pdrStatus.completed || head.status === pdrStatus.closed) throw fail('review_actioned')
  await keepSent(call, found.id, sent)
  if (sent.action === 'SUBMIT') await handIn(call, found.id, sent)
  const { review, seen } = await reviewSeen(db, kit, actor, found.id)
  const { questionScores } = launchOf(review, seen, { mode: 'launch', now: kit.now() })
  return {
    componentLog: logOf(seen),
    containerLog: null,
    savedAt: kit.now().toISOString(),
    endsAt: null,
    result: null,
    questionScores,
  }
}

/** A review as the calls of an evaluation meet it: by the place of its season, and by its log. */
export const reviewForm: EvaluationForm = {
  async launch(call, containerChildId) {
    const { db, actor } = call
    const whose = { companyId: actor.companyId, userId: actor.id }
    const id = await findOwnAt(db, whose, containerChildId)
    return id !== null && (await isVisible(call, id)) ? launched(call, id, 'launch') : null
  },
  async peek(call, componentLogId) {
    const found = await reviewOfLog(call, componentLogId)
    return found && launched(call, found.id, 'peek')
  },
  score,
  /** NOTE: nobody holds a review alone, so that there is nothing to let go of; what was typed stays. */
  async cancel(call, componentLogId) {
    const found = await reviewOfLog(call, componentLogId)
    if (!found) return null
    const { seen } = await reviewSeen(call.db, call.kit, call.actor, found.id)
    return { componentLog: logOf(seen) }
  },
  attach: attachToReview,
  detach: detachFromReview,
}
