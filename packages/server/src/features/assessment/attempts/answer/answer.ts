import type {
  EvaluationScore,
  QuestionSubmit,
  ScoreReply,
  SentAnswer,
} from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import type { GivenAnswer } from '@oktant/contract/assessment/questions/question-scores.ts'
import type { Reason } from '@oktant/contract/learning/own/learning-state.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Kit } from '../../../../kit.ts'
import { withoutMark } from '../../../learning/learn/learn.ts'
import { type AttemptRow, type HeldAttempt, holdAttempt, holdVisit } from '../attempts.queries.ts'
import { isAnswered, isClosed, keyFor, refuseUnknown } from '../attempts.rules.ts'
import { logView, savedView, scoreView, sightAt } from '../attempts.view.ts'
import { handIn } from '../result/hand-in.ts'
import { marked } from '../result/marking.rules.ts'
import { findScore, listScores, listSome, type ScoreRow } from './scores.queries.ts'
import { writeAnswers, writeTried } from './score-writes.queries.ts'
import { writeSpent } from './spent.queries.ts'
import type { SpentTime } from './spent.rules.ts'
import { spentOf, withSpent } from './spent.ts'
import { isOver } from '../extra-time/time-limit.rules.ts'

type SentAnswers = Pick<
  EvaluationScore,
  'launch' | 'time' | 'times' | 'action' | 'questionScores' | 'position'
>

type Visit<T> = T & { launch: string }

const hold = (db: Db, { companyId, id: userId }: Actor, componentLogId: number) =>
  holdAttempt(db, { companyId, userId }, componentLogId)

/** Saves what was answered so far, or hands the attempt in. */
export async function scoreEvaluation(
  db: Db,
  kit: Kit,
  actor: Actor,
  childId: number,
  sent: EvaluationScore,
): Promise<ScoreReply> {
  const found = await hold(db, actor, sent.componentLogId)
  if (found?.log?.childId !== childId) throw fail('child_not_found')
  const { whole, rows, containerLog } = await keepOrHandIn(db, kit, { actor, found }, sent)
  if (!whole.log) throw fail('child_not_found')
  return {
    ...savedView(kit, whole, rows),
    componentLog: logView(whole.log, whole.evaluation),
    containerLog: shownLog(whole, containerLog),
  }
}

/** NOTE: where scores are not shown, the mark of the course would tell them. */
const shownLog = <L extends { mark: number | null; why: Reason }>(whole: AttemptRow, log: L | null) =>
  log && (sightAt(whole).scores ? log : withoutMark(log))

/** The same for a visitor, whom the launch alone names. */
export async function scoreOpenQuiz(db: Db, kit: Kit, companyId: number, sent: Visit<SentAnswers>) {
  const found = await holdVisit(db, companyId, sent.launch)
  if (!found) throw fail('attempt_not_found')
  const { whole, rows } = await keepOrHandIn(db, kit, { actor: null, found }, sent)
  return savedView(kit, whole, rows)
}

type Sitting = { actor: Actor | null; found: HeldAttempt }

/** NOTE: whichever comes after the end is told what it came to, so that no window believes that it failed. */
async function keepOrHandIn(db: Db, kit: Kit, { actor, found }: Sitting, sent: SentAnswers) {
  const { attempt } = found
  const now = kit.now()
  if (attempt.submittedAt) return { whole: found, rows: await listScores(db, attempt), containerLog: null }
  refuseElsewhere(attempt, sent)
  if (isOver(attempt.endsAt, now)) return handIn(db, actor, found, { isTimeUp: true, now })
  await keepAnswers(db, attempt, sent.questionScores)
  const spent = spentOf(found, sent, now)
  if (sent.action === 'SAVE') return { whole: await keepTime(db, found, spent), rows: [], containerLog: null }
  const scores = await listScores(db, attempt)
  refuseUnfinished(found, scores)
  return handIn(db, actor, found, { isTimeUp: false, now, scores, spent })
}

/** NOTE: who names no launch means the attempt itself, in whichever window it is open. */
function refuseElsewhere({ launch }: AttemptRow['attempt'], sent: Pick<EvaluationScore, 'launch'>) {
  if (sent.launch !== undefined && sent.launch !== launch) throw fail('launched_elsewhere')
}

async function keepTime(db: Db, found: AttemptRow, spent: SpentTime) {
  await writeSpent(db, found, spent)
  return withSpent(found, spent)
}

/** Keeps answers that are newer than what is there and whose question is still open. */
async function keepAnswers(db: Db, attempt: AttemptRow['attempt'], given: readonly SentAnswer[]) {
  if (given.length === 0) return
  const ids = given.map(({ id }) => id)
  const rows = await listSome(db, attempt, ids)
  const known = new Map(rows.map((row) => [row.score.id, row]))
  const open = given.flatMap((sent) => {
    const row = known.get(sent.id)
    if (!row) throw fail('answer_unknown')
    const answer = numbered(sent, row)
    refuseUnknown(shapeOf(row), answer)
    return isClosed(row.score) ? [] : [answer]
  })
  await writeAnswers(db, attempt, rows, open)
}

const numbered = (
  { id, answer, ftAnswer, sequence }: Pick<SentAnswer, keyof GivenAnswer>,
  { score }: ScoreRow,
): GivenAnswer => ({ id, answer, ftAnswer, sequence: sequence ?? score.sequence + 1 })

const shapeOf = ({ score: { drawn }, version: { type, body } }: ScoreRow) => ({
  type,
  drawn,
  scale: body.scale,
})

/** One by one everything that must be answered was submitted; on one page it is answered. */
function refuseUnfinished({ evaluation }: AttemptRow, rows: readonly ScoreRow[]) {
  const { singlePage } = evaluation.settings
  const open = rows.filter(
    ({ score }) => score.mandatory && score.tries === 0 && !(singlePage && isAnswered(score)),
  )
  if (open.length === 0) return
  const code = 'response_required'
  const errors = open.map(({ score }) => ({ field: String(score.id), code, message: messages[code].en }))
  throw fail(singlePage ? 'mandatory_fields_missing' : 'questions_unsubmitted', { errors })
}

/** Submits the answer to one question. */
export const scoreQuestion = async (db: Db, kit: Kit, actor: Actor, sent: QuestionSubmit) =>
  submitQuestion(db, kit, await hold(db, actor, sent.componentLogId), sent)

export const scoreOpenQuestion = async (
  db: Db,
  kit: Kit,
  companyId: number,
  sent: Visit<SubmittedQuestion>,
) => submitQuestion(db, kit, await holdVisit(db, companyId, sent.launch), sent)

type SubmittedQuestion = Omit<QuestionSubmit, 'componentLogId'>

/** NOTE: the same try sent again is answered like the first time. */
async function submitQuestion(db: Db, kit: Kit, found: AttemptRow | undefined, sent: SubmittedQuestion) {
  const now = kit.now()
  if (!found) throw fail('attempt_not_found')
  if (found.attempt.submittedAt || isOver(found.attempt.endsAt, now)) throw fail('attempt_over')
  refuseElsewhere(found.attempt, sent)
  const before = await findScore(db, found.attempt, sent.id)
  if (!before) throw fail('answer_unknown')
  const { noOfTries = before.score.tries } = sent
  const isNew = !isClosed(before.score) && before.score.tries === noOfTries
  const row = isNew ? await tryOnce(db, before, sent, found) : before
  const { time = 0, times } = sent
  const spent = spentOf(found, { time, times, position: row.score.position }, now)
  const whole = await keepTime(db, found, spent)
  return { questionScore: scoreView(kit, row, sightAt(whole)), savedAt: now.toISOString() }
}

async function tryOnce(db: Db, row: ScoreRow, sent: SubmittedQuestion, { evaluation }: AttemptRow) {
  const { id, answer, ftAnswer, sequence } = numbered(sent, row)
  refuseUnknown(shapeOf(row), { id, answer, ftAnswer, sequence })
  const isNewer = sequence > row.score.sequence
  const given = isNewer ? { ...row.score, answer, ftAnswer, sequence } : row.score
  if (!isAnswered(given)) throw fail('response_required')
  const { partialScoring } = evaluation.settings
  const found = marked(keyFor(row.version), given.answer, { fullScore: given.fullScore, partialScoring })
  const outcome = {
    id: row.score.id,
    tries: given.tries + 1,
    isRight: found?.isRight ?? null,
    score: found?.score ?? null,
  }
  await writeTried(db, row, { ...given, ...outcome })
  return { ...row, score: { ...given, ...outcome } }
}
