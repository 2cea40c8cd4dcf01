import type { ScoreReply } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import type {
  AttemptResult,
  AttemptReturn,
  EvaluationAttempts,
  EvaluationLaunch,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import type { QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { hasPassMark, isScored } from '@oktant/contract/assessment/evaluations.ts'
import { signedAddress } from '../../../files/signatures.ts'
import type { Kit } from '../../../kit.ts'
import { learnerQuestion } from '../questions/questions.ts'
import type { AttemptRow, EvaluationRow } from './attempts.queries.ts'
import {
  attemptsLeft,
  feedbackText,
  isClosed,
  keyFor,
  rightAnswerOf,
  shownBy,
  type Sight,
  sightOf,
  stateOf,
  stateTextOf,
} from './attempts.rules.ts'
import type { Extra } from './extra-time/time-limit.rules.ts'
import type { ScoreRow } from './answer/scores.queries.ts'

export function evaluationSeen({ id, categoryId, name, description, settings, releaseAt }: EvaluationRow) {
  const held = settings.controlledRelease && isScored(categoryId) ? (releaseAt?.toISOString() ?? null) : null
  // NOTE: one by one, as what else there is to set is no business of whoever takes it.
  return {
    orderOfQuestions: settings.orderOfQuestions,
    displayMode: settings.displayMode,
    singlePage: settings.singlePage,
    partialScoring: settings.partialScoring,
    displayResutlsAtEnd: settings.displayResutlsAtEnd,
    timeLimit: settings.timeLimit,
    timeLimitUnit: settings.timeLimitUnit,
    passMark: settings.passMark,
    controlledRelease: settings.controlledRelease,
    releaseAt: held,
    id,
    name,
    description,
    componentType: { category: { id: categoryId } },
  }
}

export const sightAt = ({ attempt, evaluation }: Pick<AttemptRow, 'attempt' | 'evaluation'>): Sight =>
  sightOf({
    isOver: attempt.submittedAt !== null,
    isReleased: attempt.releasedAt !== null,
    isReturned: attempt.returnedAt !== null,
    settings: evaluation.settings,
    categoryId: evaluation.categoryId,
    showScores: shownBy(evaluation.company).showScores,
  })

const feedbackOf = ({ score: { tries, most, isRight }, version }: ScoreRow, sight: Sight) =>
  sight.feedback && tries > 0 && isRight !== null
    ? { isRight, text: feedbackText(version.key, { tries, most, isRight }) }
    : null

/** What an attempt says within a question. */
export function ownOfQuestion(row: ScoreRow, sight: Sight) {
  const key = keyFor(row.version)
  const told = feedbackOf(row, sight)
  return {
    noOfRetries: row.score.most - 1,
    answerBoolean: sight.solution && key.by === 'truth' ? key.right : null,
    correctText: told?.isRight ? told.text : null,
    firstIncorrectText: told && !told.isRight ? told.text : null,
    pdrBQuestion: false,
    pdrCQuestionManager: false,
  }
}

/** And beside it. */
export function ownOfScore(kit: Kit, whole: ScoreRow, sight: Sight) {
  const { score: row, version, document } = whole
  const { id, mandatory, answer, ftAnswer, sequence, tries, most, score, comment } = row
  const told = feedbackOf(whole, sight)
  const isDone = isClosed(row)
  return {
    id,
    mandatory,
    answer,
    ftAnswer,
    sequence,
    supportingDocument: document && { name: document.title, url: signedAddress(kit, document.id) },
    submitted: isDone,
    noOfTries: tries,
    triesLeft: isDone ? 0 : most - tries,
    isRight: told?.isRight ?? null,
    score: sight.result && sight.feedback && sight.scores ? score : null,
    feedback: told?.text ?? null,
    comment: sight.comments ? comment : '',
    rightAnswer: sight.solution ? rightAnswerOf(keyFor(version)) : null,
    override: overrideSeen(row, sight),
    error: false,
  }
}

/** One question as its learner may see it now: nothing of what is right before it is due. */
export const scoreView = (kit: Kit, row: ScoreRow, sight: Sight): QuestionScore => ({
  ...ownOfScore(kit, row, sight),
  question: { ...learnerQuestion(kit, row.version, row.score.drawn), ...ownOfQuestion(row, sight) },
})

/** NOTE: why is told with the result; from which points, where points are shown. */
function overrideSeen({ overriddenAt, overrideReason, scoreBefore }: ScoreRow['score'], sight: Sight) {
  if (!overriddenAt || !sight.result) return null
  return { before: sight.scores ? scoreBefore : null, reason: overrideReason }
}

type Log = NonNullable<AttemptRow['log']>
export const logView = (
  { id, attempt, mark, seconds, state, startedAt, completedAt }: Log,
  { company, categoryId }: Pick<EvaluationRow, 'company' | 'categoryId'>,
) => ({
  id,
  attempt,
  mark: shownBy(company).showScores && hasPassMark(categoryId) ? mark : null,
  totalDuration: seconds,
  stateLabel: state,
  startedAt: startedAt.toISOString(),
  completedAt: completedAt?.toISOString() ?? null,
})

/** What an attempt came to, as its learner may know it; null while it goes on. */
export function resultView(
  { attempt, log, evaluation }: AttemptRow,
  { result: isShown, scores }: Sight = sightAt({ attempt, evaluation }),
): AttemptResult | null {
  if (!attempt.submittedAt) return null
  const { settings, categoryId } = evaluation
  const isMarked = isShown && attempt.mark !== null
  const hasFigures = isMarked && scores && hasPassMark(categoryId)
  const state = stateOf(attempt, { categoryId, passMark: settings.passMark })
  // NOTE: a visitor has no record that says so, and a held result says nothing to them either.
  const stateLabel = log?.state ?? (isShown || !isScored(categoryId) ? state : 'UNDER_REVIEW')
  return {
    stateLabel,
    submittedAt: attempt.submittedAt.toISOString(),
    stateText: stateTextOf(stateLabel, attempt.mark !== null, shownBy(evaluation.company)),
    mark: hasFigures ? attempt.mark : null,
    pass: isMarked ? state === 'PASSED' : !isScored(categoryId),
    score: hasFigures ? attempt.score : null,
    possible: hasFigures ? attempt.possible : null,
    comment: isMarked ? attempt.comment : '',
    level: isMarked ? attempt.level : null,
    isTimeUp: attempt.isTimeUp,
    attemptsLeft: log ? attemptsLeft(settings.retryLimit, log.attempt) : null,
  }
}

const noReview = {
  path: null,
  pdrUser: null,
  currentObjectives: [],
  pastObjectives: [],
  behaviouralCompetencies: [],
  bcs: [],
  companyObjectives: [],
  ratingAnswerSet: null,
  performanceAnswerSet: null,
  assessedMark: null,
}

type ShownPlace = { containerChildId: number | null; containerId: number | null }

/** An attempt as its learner meets it. */
export function launchView(
  kit: Kit,
  whole: AttemptRow,
  rows: readonly ScoreRow[],
  {
    returns = [],
    ...place
  }: ShownPlace & {
    mode: EvaluationLaunch['mode']
    launch: string | null
    returns?: readonly AttemptReturn[]
  },
): EvaluationLaunch {
  const { attempt, log, evaluation } = whole
  const sight = sightAt(whole)
  return {
    ...noReview,
    ...place,
    evaluation: evaluationSeen(evaluation),
    componentLog: log && logView(log, evaluation),
    questionScores: rows.map((row) => scoreView(kit, row, sight)),
    position: attempt.position,
    endsAt: attempt.endsAt?.toISOString() ?? null,
    serverTime: kit.now().toISOString(),
    result: resultView(whole),
    returns: [...returns],
  }
}

const everything: Sight = { feedback: true, result: true, solution: true, comments: true, scores: true }

/** An attempt as whoever answers for the evaluation sees it, whatever its learner may know of it yet. */
export function authorView(
  kit: Kit,
  whole: AttemptRow,
  rows: readonly ScoreRow[],
  place: ShownPlace & { returns: readonly AttemptReturn[] },
): EvaluationLaunch {
  const { log } = whole
  const seen = launchView(kit, whole, rows, { ...place, mode: 'peek', launch: null })
  return {
    ...seen,
    componentLog: seen.componentLog && { ...seen.componentLog, mark: log?.mark ?? null },
    questionScores: rows.map((row) => scoreView(kit, row, everything)),
    result: resultView(whole, everything),
  }
}

const unseen: Sight = {
  feedback: false,
  result: false,
  solution: false,
  comments: false,
  scores: false,
}

/** An evaluation as somebody might be given it; nobody’s. */
export const previewView = (
  kit: Kit,
  evaluation: EvaluationRow,
  rows: readonly ScoreRow[],
): EvaluationLaunch => ({
  ...noReview,
  containerChildId: null,
  containerId: null,
  mode: 'preview',
  launch: null,
  evaluation: evaluationSeen(evaluation),
  componentLog: null,
  questionScores: rows.map((row) => scoreView(kit, row, unseen)),
  position: 0,
  endsAt: null,
  serverTime: kit.now().toISOString(),
  result: null,
  returns: [],
})

/** The answer to a save: nothing of the questions; to a submit: as much of them as is due. */
export function savedView(
  kit: Kit,
  whole: AttemptRow,
  rows: readonly ScoreRow[],
): Omit<ScoreReply, 'componentLog' | 'containerLog'> {
  const sight = sightAt(whole)
  return {
    savedAt: kit.now().toISOString(),
    endsAt: whole.attempt.endsAt?.toISOString() ?? null,
    result: resultView(whole),
    questionScores: whole.attempt.submittedAt ? rows.map((row) => scoreView(kit, row, sight)) : [],
  }
}

type Known = {
  evaluation: EvaluationRow
  questions: number
  attempts: readonly AttemptRow[]
  extra: Extra
  mayStart: boolean
}
export function attemptsView({
  evaluation,
  questions,
  attempts,
  extra,
  mayStart,
}: Known): EvaluationAttempts {
  return {
    evaluation: evaluationSeen(evaluation),
    questions,
    attempts: attempts.flatMap((row) =>
      row.log ? [{ ...logView(row.log, evaluation), ...standingOf(row, row.log) }] : [],
    ),
    attemptsLeft: attemptsLeft(evaluation.settings.retryLimit, attempts.length),
    extraTime: extra.percent,
    extraMinutes: extra.minutes,
    can: { start: mayStart, resume: attempts.some(({ attempt }) => attempt.submittedAt === null) },
  }
}

const standingOf = ({ attempt, evaluation }: AttemptRow, { state }: Log) => ({
  isOpen: attempt.submittedAt === null,
  stateText: stateTextOf(state, attempt.mark !== null, shownBy(evaluation.company)),
  returned:
    attempt.returnedAt && attempt.submittedAt === null
      ? { at: attempt.returnedAt.toISOString(), comment: attempt.comment }
      : null,
})
