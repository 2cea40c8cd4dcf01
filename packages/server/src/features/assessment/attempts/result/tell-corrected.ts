import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { filled } from '../../../../words/words.rules.ts'
import { makeNotification } from '../../../communication/notifications/notifications.ts'
import { findWholeAttempt } from '../attempts.queries.ts'
import { hasPassed, shownBy } from '../attempts.rules.ts'
import { attemptWords } from '../attempts.words.ts'

/** Whose result became another one; `passed` says whether they had passed before. */
export type Corrected = { companyId: number; logId: number; containerId: number; passed: boolean }

/** What is said of why, by what it led to; `{name}` is the evaluation. */
export type CorrectedWords = { passes: LocalText; fails: LocalText; same: LocalText }

const words = attemptWords.notices.corrected

/** What was told: what it led to, and the mark where scores are shown. */
export type ToldCorrected = { said: keyof CorrectedWords; mark: number | null }

/**
 * Tells a learner that their result was corrected, with their mark where scores are shown; `quietly`: not where neither
 * the pass nor anything that they see became another.
 */
export async function tellCorrected(
  db: Db,
  { companyId, logId, containerId, passed }: Corrected,
  said: CorrectedWords,
  { quietly = false } = {},
): Promise<ToldCorrected | null> {
  const whole = await findWholeAttempt(db, companyId, logId)
  const { mark = null, userId = null } = whole?.attempt ?? {}
  if (!whole || mark === null || userId === null) return null
  const { evaluation, attempt } = whole
  const bar = { categoryId: evaluation.categoryId, passMark: evaluation.settings.passMark }
  const passes = hasPassed(attempt, bar)
  const { showScores } = shownBy(evaluation.company)
  if (quietly && passes === passed && !showScores) return null
  const how = passes === passed ? 'same' : passes ? 'passes' : 'fails'
  await makeNotification(db, {
    companyId,
    userId,
    type: 'evaluation.result',
    title: words.title,
    body: bodyOf(filled(said[how], { name: evaluation.name }), showScores ? mark : null),
    link: `/my-learning/${containerId}`,
  })
  return { said: how, mark: showScores ? mark : null }
}

function bodyOf(why: LocalText, mark: number | null): LocalText {
  if (mark === null) return why
  const told = filled(words.mark, { mark })
  return { en: `${why.en} ${told.en}`, de: `${why.de} ${told.de}` }
}
