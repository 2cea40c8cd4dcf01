import { type EvaluationSettings, isScored } from '@oktant/contract/assessment/evaluations.ts'
import type { MarkerLevel } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { GivenAnswer } from '@oktant/contract/assessment/questions/question-scores.ts'
import { componentCategory, longestAnswerText } from '@oktant/contract/kit/constants.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { ProgressState } from '@oktant/contract/learning/own/learning-state.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { QuestionType } from '@oktant/contract/assessment/questions/questions.ts'
import { defaultSystemSettings, type SystemSettings } from '@oktant/contract/organisation/system.ts'
import { fail } from '../../../http/fail.ts'
import { feedbackFor, isUsedUp, type Key, readPairs, readPicks, type Scored } from './result/marking.rules.ts'

/** How often an evaluation may still be begun; null is as often as somebody likes. */
export const attemptsLeft = (retryLimit: number | null, taken: number) =>
  retryLimit === null ? null : Math.max(0, 1 + retryLimit - taken)

type Taken = { submittedAt: Date | null; state: string }

/** May somebody begin another attempt: none is open, none waits for its result, and there is one left? */
export function mayStart(retryLimit: number | null, taken: readonly Taken[]) {
  if (taken.some(({ submittedAt, state }) => submittedAt === null || state === 'UNDER_REVIEW')) return false
  return attemptsLeft(retryLimit, taken.length) !== 0
}

/**
 * May somebody without an account take it? NOTE: nobody counts how often a visitor begins, nor releases what they are told, so
 * that either would be gone round without an account.
 */
export const mayVisit = ({
  retryLimit,
  controlledRelease,
}: Pick<EvaluationSettings, 'retryLimit' | 'controlledRelease'>) => retryLimit === null && !controlledRelease

type RightAnswers = {
  correctIds: readonly number[]
  pairs: readonly { left: number; right: number }[]
  accepted: readonly { name: LocalText }[]
  answerBoolean: boolean | null
}
type MarkedQuestion = { type: QuestionType; fullScore: number; key: RightAnswers }

/** What marking needs of a question. */
export function keyFor({ type, fullScore, key }: MarkedQuestion): Key {
  if (type === 'OP' || fullScore === 0) return { by: 'nobody' }
  if (type === 'FT') return { by: 'marker' }
  if (type === 'TF')
    return key.answerBoolean === null ? { by: 'nobody' } : { by: 'truth', right: key.answerBoolean }
  if (type === 'OW') return { by: 'words', accepted: key.accepted.flatMap(({ name }) => [name.en, name.de]) }
  if (type === 'DD') return { by: 'pairs', right: key.pairs.map(({ left, right }) => [left, right] as const) }
  return { by: 'choice', right: key.correctIds }
}

/** What would have been right, in the form of an answer; words in both languages, a word in each line. */
export function rightAnswerOf(key: Key): string | null {
  if (key.by === 'choice') return key.right.join(',')
  if (key.by === 'pairs') return key.right.map((pair) => pair.join(':')).join(',')
  if (key.by === 'truth') return String(key.right)
  if (key.by === 'words') return [...new Set(key.accepted.filter(Boolean))].join('\n')
  return null
}

type Texts = Record<`${ReturnType<typeof feedbackFor>[number]}Text`, LocalText>

/** The author’s words for a try; the first that fit and were written. */
export function feedbackText(texts: Texts, tried: { tries: number; most: number; isRight: boolean }) {
  const written = feedbackFor(tried).map((name) => texts[`${name}Text`])
  return written.find(({ en, de }) => en !== '' || de !== '') ?? null
}

type Shape = {
  type: QuestionType
  drawn: { choices: number[]; lefts: number[]; rights: number[] }
  scale: readonly { id: number }[]
}

/** Refuses what nobody could have been offered, so that it is never kept as an answer. */
export function refuseUnknown({ type, drawn, scale }: Shape, { answer }: GivenAnswer) {
  if (answer === '') return
  if (type === 'OW') {
    if ([...answer].length > longestAnswerText) throw fail('answer_text_too_long')
    return
  }
  if (!isOffered(type, answer, { drawn, scale })) throw fail('answer_unknown')
}

function isOffered(type: QuestionType, answer: string, { drawn, scale }: Omit<Shape, 'type'>) {
  if (type === 'TF') return answer === 'true' || answer === 'false'
  if (type === 'FT') return false
  if (type === 'DD') return arePairs(answer, drawn)
  const offered = type === 'OP' ? scale.map(({ id }) => id) : drawn.choices
  const picks = readPicks(answer)
  return (
    picks.join(',') === answer &&
    picks.every((id) => offered.includes(id)) &&
    (isSeveral(type) || picks.length === 1)
  )
}

const isSeveral = (type: QuestionType) => type === 'MC' || type === 'OWMC' || type === 'TI'

function arePairs(answer: string, { lefts, rights }: Shape['drawn']) {
  const pairs = readPairs(answer)
  const isOne = pairs.map((pair) => pair.join(':')).join(',') === answer
  const [left, right] = [new Set(pairs.map(([id]) => id)), new Set(pairs.map(([, id]) => id))]
  const areThere = pairs.every(([one, other]) => lefts.includes(one) && rights.includes(other))
  return isOne && areThere && left.size === pairs.length && right.size === pairs.length
}

/** Is there anything to submit? */
export const isAnswered = (row: { answer: string; ftAnswer: string; documentId: number | null }) =>
  row.answer.trim() !== '' || row.ftAnswer.trim() !== '' || row.documentId !== null

type Row = { tries: number; most: number; isRight: boolean | null }
export const isClosed = ({ tries, most, isRight }: Row) =>
  tries > 0 && isUsedUp({ tries, most, isRight: isRight === true })

type Marked = { fullScore: number; score: number | null; key: Key }
export const scoredOf = ({ fullScore, score, key }: Marked): Scored => ({
  fullScore,
  score,
  counts: key.by !== 'nobody',
})

/** What of an attempt its learner may see now. */
export type Sight = {
  /** The author’s words and whether an answer was right. */
  feedback: boolean
  /** The mark and the points. */
  result: boolean
  /** What would have been right. */
  solution: boolean
  /** What was said to the answers: with the result, and while they are to be revised. */
  comments: boolean
  /** Points and marks, where its company shows any; whether one has passed is told in any case. */
  scores: boolean
}

type Stage = {
  isOver: boolean
  isReleased: boolean
  /** Whether it came back to be revised, at some time. */
  isReturned: boolean
  settings: EvaluationSettings
  categoryId: number
  showScores: boolean
}

/**
 * One by one, each question is commented when it was submitted; on one page, when all are. Right answers are shown at
 * the end where the author wants it. A held result holds all of it back until it is released.
 */
export function sightOf({ isOver, isReleased, isReturned, settings, categoryId, showScores }: Stage): Sight {
  const isShown = isScored(categoryId) && (!settings.controlledRelease || isReleased)
  const atEnd = isOver && settings.displayResutlsAtEnd
  return {
    feedback: isShown && (settings.singlePage ? atEnd : true),
    result: isShown && isOver,
    solution: isShown && atEnd,
    comments: isOver ? isShown : isReturned,
    scores: showScores,
  }
}

type Holding = { settings: Pick<EvaluationSettings, 'controlledRelease'>; releaseAt: Date | null }
/** Are results kept from their learners at this moment? By hand until somebody releases them, else until their day. */
export const isHeldBack = ({ settings, releaseAt }: Holding, now: Date) =>
  settings.controlledRelease && (releaseAt === null || releaseAt > now)

type Telling = { settings: EvaluationSettings; categoryId: number }

/** Tells nobody that an answer was wrong, so a question is asked once: a second try would say it. */
export const mostTries = (tries: number, { settings, categoryId }: Telling) =>
  settings.singlePage || settings.controlledRelease || !isScored(categoryId) ? 1 : tries

const { moderatedEssay, competencyEvaluation } = componentCategory

/** Does a person look at all of it before it counts, whatever is asked in it? */
export const isReviewed = (categoryId: number) =>
  categoryId === moderatedEssay || categoryId === competencyEvaluation

type KeptResult = { mark: number | null; possible: number | null; level: MarkerLevel | null }
type Bar = { categoryId: number; passMark: number }

/** Has an attempt passed that has its mark? A competence is a matter of its level alone. */
export const hasPassed = (
  { mark, level }: Pick<KeptResult, 'mark' | 'level'>,
  { categoryId, passMark }: Bar,
) =>
  categoryId === competencyEvaluation ? level !== null && level !== 'NONE' : mark !== null && mark >= passMark

/** What an attempt that is over has come to, by what is kept of it. */
export function stateOf(kept: KeptResult, bar: Bar): 'COMPLETED' | 'UNDER_REVIEW' | 'PASSED' | 'FAILED' {
  if (kept.mark !== null) return hasPassed(kept, bar) ? 'PASSED' : 'FAILED'
  return kept.possible === null ? 'COMPLETED' : 'UNDER_REVIEW'
}

type Shown = Pick<
  SystemSettings,
  'showScores' | 'passText' | 'failText' | 'pendingText' | 'notApplicableText'
>

/** What a company shows of results, and what it calls them. */
export const shownBy = (company: Partial<SystemSettings> | null): Shown => ({
  ...defaultSystemSettings,
  ...company,
})

/** What a result is called; one that is only held back waits for no assessor. */
export function stateTextOf(state: ProgressState, isHeld: boolean, shown: Shown): LocalText | null {
  if (state === 'PASSED') return shown.passText
  if (state === 'FAILED') return shown.failText
  if (state === 'COMPLETED') return shown.notApplicableText
  if (state !== 'UNDER_REVIEW') return null
  const { en, de } = messages['assessment.status.UNDER_REVIEW']
  return isHeld ? shown.pendingText : { en, de }
}
