import type { EvaluationScore } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import { believedSeconds } from '../../../learning/learn/learn.ts'
import type { AttemptRow } from '../attempts.queries.ts'
import { sharedSeconds, type SpentTime } from './spent.rules.ts'

type SentTime = Pick<EvaluationScore, 'time' | 'times' | 'position'>

/** What counts of the time that is sent: no more than has gone by since the last that was counted. */
export function spentOf({ attempt, log, evaluation }: AttemptRow, sent: SentTime, now: Date): SpentTime {
  const seconds = log ? believedSeconds(sent.time, attempt.countedUntil, now) : 0
  const position = sent.position ?? attempt.position
  // NOTE: of questions that are all on one page nobody can tell which was looked at.
  const questions = sent.times && !evaluation.settings.singlePage ? sharedSeconds(sent.times, seconds) : []
  return { seconds, questions, position, isOn: sent.time !== 0 || position !== attempt.position, now }
}

/** The same attempt once that is written. */
export const withSpent = (whole: AttemptRow, { seconds, position, isOn, now }: SpentTime): AttemptRow => ({
  attempt: isOn ? { ...whole.attempt, countedUntil: now, position } : whole.attempt,
  log: whole.log && { ...whole.log, seconds: whole.log.seconds + seconds, lastAt: now },
  evaluation: whole.evaluation,
})
