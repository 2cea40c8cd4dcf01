import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { makeNotification } from '../../../communication/notifications/notifications.ts'
import { findWholeAttempt } from '../attempts.queries.ts'
import { hasPassed, shownBy } from '../attempts.rules.ts'

/** Whose result became another one; `passed` says whether they had passed before. */
export type Corrected = { companyId: number; logId: number; containerId: number; passed: boolean }

/** What is said of why, by what it led to; `{name}` is the evaluation. */
export type CorrectedWords = { passes: LocalText; fails: LocalText; same: LocalText }

const markSaid: LocalText = { en: 'Your mark is {mark}%.', de: 'Ihr Ergebnis beträgt {mark}\u00a0%.' }

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
  const words = said[how]
  const worded = (language: Language) =>
    [words[language], ...(showScores ? [markSaid[language]] : [])]
      .join(' ')
      .replace('{name}', () => textIn(evaluation.name, language))
      .replace('{mark}', String(mark))
  await makeNotification(db, {
    companyId,
    userId,
    type: 'evaluation.result',
    title: { en: 'Your result was corrected', de: 'Ihr Ergebnis wurde berichtigt' },
    body: { en: worded('en'), de: worded('de') },
    link: `/my-learning/${containerId}`,
  })
  return { said: how, mark: showScores ? mark : null }
}
