import type { EvaluationScore, QuestionSubmit, ScoreReply } from '@oktant/contract/attempt-answers.ts'
import type { GivenAnswer } from '@oktant/contract/question-scores.ts'
import type { Reason } from '@oktant/contract/learning-state.ts'
import { messages } from '@oktant/contract/messages.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import type { Kit } from '../../kit.ts'
import { countTime, withoutMark } from '../learning/learning.ts'
import { type AttemptRow, holdVisit, writeProgress } from './attempts.queries.ts'
import { isAnswered, isClosed, keyFor, refuseUnknown } from './attempts.rules.ts'
import { logView, savedView, scoreView, sightAt } from './attempts.view.ts'
import { handIn } from './hand-in.ts'
import { marked } from './marking.rules.ts'
import { findScore, listScores, listSome, type ScoreRow } from './scores.queries.ts'
import { addSpent, writeAnswers, writeTried } from './score-writes.queries.ts'
import { sharedSeconds } from './spent.rules.ts'
import { holdAttempt } from './taken.queries.ts'
import { isOver } from './time-limit.rules.ts'

type Sent = Pick<EvaluationScore, 'launch' | 'time' | 'times' | 'action' | 'questionScores' | 'position'>

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
export async function scoreOpenQuiz(db: Db, kit: Kit, companyId: number, sent: Sent) {
  const found = await holdVisit(db, companyId, sent.launch)
  if (!found) throw fail('attempt_not_found')
  const { whole, rows } = await keepOrHandIn(db, kit, { actor: null, found }, sent)
  return savedView(kit, whole, rows)
}

type Held = { actor: Actor | null; found: AttemptRow }

/** NOTE: whichever comes after the end is told what it came to, so that no window believes that it failed. */
async function keepOrHandIn(db: Db, kit: Kit, { actor, found }: Held, sent: Sent) {
  const { attempt } = found
  const now = kit.now()
  if (attempt.submittedAt) return { whole: found, rows: await listScores(db, attempt), containerLog: null }
  if (attempt.launch !== sent.launch) throw fail('launched_elsewhere')
  if (isOver(attempt.endsAt, now)) return handIn(db, actor, found, { isTimeUp: true, now })
  await keepAnswers(db, attempt, sent.questionScores)
  const whole = await keepTime(db, found, sent, now)
  if (sent.action === 'SAVE') return { whole, rows: [], containerLog: null }
  refuseUnfinished(whole, await listScores(db, attempt))
  return handIn(db, actor, whole, { isTimeUp: false, now })
}

type Spent = Pick<EvaluationScore, 'time' | 'times' | 'position'>

async function keepTime(db: Db, found: AttemptRow, sent: Spent, now: Date) {
  const { attempt, log, evaluation } = found
  const spent = { claimed: sent.time, countedUntil: attempt.countedUntil, now }
  const counted = log && (await countTime(db, log, spent))
  // NOTE: of questions that are all on one page nobody can tell which was looked at.
  if (log && counted && sent.times && !evaluation.settings.singlePage)
    await addSpent(db, attempt, sharedSeconds(sent.times, counted.seconds - log.seconds))
  const position = sent.position ?? attempt.position
  if (sent.time === 0 && position === attempt.position) return { attempt, log: counted, evaluation }
  const change = { countedUntil: now, position }
  await writeProgress(db, attempt, change)
  return { attempt: { ...attempt, ...change }, log: counted, evaluation }
}

/** Keeps answers that are newer than what is there and whose question is still open. */
async function keepAnswers(db: Db, attempt: AttemptRow['attempt'], given: readonly GivenAnswer[]) {
  if (given.length === 0) return
  const ids = given.map(({ id }) => id)
  const rows = await listSome(db, attempt, ids)
  const known = new Map(rows.map((row) => [row.score.id, row]))
  const open = given.filter((answer) => {
    const row = known.get(answer.id)
    if (!row) throw fail('answer_unknown')
    refuseUnknown(shapeOf(row), answer)
    return !isClosed(row.score)
  })
  await writeAnswers(db, attempt, rows, open)
}

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

export const scoreOpenQuestion = async (db: Db, kit: Kit, companyId: number, sent: Question) =>
  submitQuestion(db, kit, await holdVisit(db, companyId, sent.launch), sent)

type Question = Omit<QuestionSubmit, 'componentLogId'>

/** NOTE: the same try sent again is answered like the first time. */
async function submitQuestion(db: Db, kit: Kit, found: AttemptRow | undefined, sent: Question) {
  const now = kit.now()
  if (!found) throw fail('attempt_not_found')
  if (found.attempt.submittedAt || isOver(found.attempt.endsAt, now)) throw fail('attempt_over')
  if (found.attempt.launch !== sent.launch) throw fail('launched_elsewhere')
  const before = await findScore(db, found.attempt, sent.id)
  if (!before) throw fail('answer_unknown')
  const isNew = !isClosed(before.score) && before.score.tries === sent.noOfTries
  const row = isNew ? await tryOnce(db, before, sent, found) : before
  const { time, times } = sent
  const whole = await keepTime(db, found, { time, times, position: row.score.position }, now)
  return { questionScore: scoreView(kit, row, sightAt(whole)), savedAt: now.toISOString() }
}

async function tryOnce(db: Db, row: ScoreRow, sent: Question, { evaluation }: AttemptRow) {
  const { id, answer, ftAnswer, sequence } = sent
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
  return { ...row, isUntouched: false, score: { ...given, ...outcome } }
}
