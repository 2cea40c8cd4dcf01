import { randomBytes } from 'node:crypto'
import type { EvaluationAttempts, EvaluationLaunch } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail, Failure } from '../../../../http/fail.ts'
import type { Transact } from '../../../../http/serve.ts'
import type { Kit } from '../../../../kit.ts'
import { isOpenToVisitors } from '../../../learning/courses/courses.ts'
import { accessEvaluation } from '../../evaluations/evaluations.access.ts'
import { listEvaluationItems } from '../../evaluations/evaluations.ts'
import { type Viewer, viewerOf } from '../../../learning/learn/learn.access.ts'
import { accessPlace, beginAttemptLog, beginCourse } from '../../../learning/learn/learn.ts'
import { accessAttempt } from '../attempts.access.ts'
import { type AttemptRow, findEvaluation, holdAttempt, listAttempts } from '../attempts.queries.ts'
import { mayStart, mayVisit } from '../attempts.rules.ts'
import { attemptsView, evaluationSeen, launchView, previewView } from '../attempts.view.ts'
import { draw } from './draw-attempt.ts'
import { endOfBegun } from '../extra-time/extra-time.ts'
import { extraTimeAt } from '../extra-time/extra-time.queries.ts'
import { handIn } from '../result/hand-in.ts'
import { listReturns } from '../result/returns.queries.ts'
import { insertDraw, listScores, previewScores } from '../answer/scores.queries.ts'
import { insertAttempt, listStandings, writeLaunch } from './start.queries.ts'
import { accessRevision, drawn, type Opening, type Standing, standingAt } from './standing.ts'
import { isOver } from '../extra-time/time-limit.rules.ts'

const newLaunch = () => randomBytes(18).toString('base64url')

type Launching = { db: Db; transact: Transact; actor: Actor }

/** Opens an evaluation: the attempt under way with its draw, else a new one; another window has it no longer. */
export async function launchEvaluation(
  { db, transact, actor }: Launching,
  kit: Kit,
  childId: number,
): Promise<EvaluationLaunch> {
  const opening = await accessPlace(db, viewerOf(actor), childId, kit.now())
  const { whole, rows, launch, isNew } = await transact((tx) => openAttempt(tx, kit, actor, opening))
  if (isNew) whole.attempt.endsAt = await endOfBegun(db, whole)
  const { containerId } = opening
  const returns = await listReturns(db, whole.attempt)
  return launchView(kit, whole, rows, {
    containerChildId: childId,
    containerId,
    mode: 'launch',
    launch,
    returns,
  })
}

/** NOTE: the record of the course is locked first, so that two windows of one person begin one attempt. */
async function openAttempt(db: Db, kit: Kit, actor: Actor, opening: Opening) {
  const now = kit.now()
  const whose = { companyId: actor.companyId, userId: actor.id }
  const { id: containerLogId } = await beginCourse(db, whose, opening, now)
  const at = { containerLogId, childId: opening.place.childId, now }
  const taken = await listStandings(db, actor.companyId, at)
  const last = taken.find(({ submittedAt }) => submittedAt === null)
  const open = last && (await holdAttempt(db, whose, last.logId))
  if (!open) return begin(db, whose, { opening, taken, at })
  // NOTE: whoever comes back after the time was up finds what they handed in by then.
  if (isOver(open.attempt.endsAt, now))
    return { ...(await handIn(db, actor, open, { isTimeUp: true, now })), launch: null, isNew: false }
  const launch = newLaunch()
  const change = { launch, countedUntil: now }
  await writeLaunch(db, open.attempt, change)
  const whole: AttemptRow = { ...open, attempt: { ...open.attempt, ...change } }
  return { whole, rows: await listScores(db, open.attempt), launch, isNew: false }
}

type Beginning = {
  opening: Opening
  taken: Awaited<ReturnType<typeof listStandings>>
  at: { containerLogId: number; childId: number; now: Date }
}

async function begin(
  db: Db,
  whose: { companyId: number; userId: number },
  { opening, taken, at }: Beginning,
) {
  const standing = await standingAt(db, whose, opening.place)
  if (!mayStart(standing.evaluation.settings.retryLimit, taken)) throw fail('attempts_exceeded')
  const log = await beginAttemptLog(db, whose, at)
  return beginWith(db, standing, { userId: whose.userId, log, now: at.now })
}

type Taker = { userId: number | null; log: AttemptRow['log']; now: Date }

/** An attempt with a draw of its own; a visitor’s has no record, so their launch stays with it. */
async function beginWith(db: Db, standing: Standing, { userId, log, now }: Taker) {
  const { companyId, revisionId, evaluation } = standing
  const launch = newLaunch()
  const visit = userId === null ? launch : null
  const { asked, endsAt } = await drawn(db, standing, now)
  const of = { companyId, userId, componentLogId: log?.id ?? null, revisionId, launch, visit }
  const attempt = await insertAttempt(db, { ...of, startedAt: now, countedUntil: now, endsAt })
  const rows = await insertDraw(db, attempt, asked)
  const whole: AttemptRow = { attempt, log, evaluation }
  return { whole, rows, launch, isNew: true }
}

async function openQuizAt(db: Db, kit: Kit, viewer: Viewer | null, childId: number) {
  if (!viewer) throw fail('child_not_found')
  const { companyId } = viewer
  const opening = await accessPlace(db, viewer, childId, kit.now()).catch(hidden)
  const { editionId } = opening
  if (!(await isOpenToVisitors(db, { companyId, editionId, childId }))) throw fail('child_not_found')
  const standing = await standingAt(db, { companyId, userId: null }, opening.place).catch(hidden)
  if (!mayVisit(standing.evaluation.settings)) throw fail('child_not_found')
  return standing
}

/** What awaits a visitor in an open quiz, before they begin. */
export async function readOpenQuiz(db: Db, kit: Kit, viewer: Viewer | null, childId: number) {
  const { evaluation, items } = await openQuizAt(db, kit, viewer, childId)
  return { evaluation: evaluationSeen(evaluation), questions: countOf(items) }
}

/** An evaluation of a course that is open to visitors, for somebody without an account. */
export async function launchOpenQuiz(db: Db, kit: Kit, viewer: Viewer | null, childId: number) {
  const standing = await openQuizAt(db, kit, viewer, childId)
  const taker = { userId: null, log: null, now: kit.now() }
  const { whole, rows, launch } = await beginWith(db, standing, taker)
  return launchView(kit, whole, rows, { containerChildId: null, containerId: null, mode: 'launch', launch })
}

/** NOTE: why something is not open is nobody’s business who has no account. */
const hidden = (error: unknown): never => {
  throw error instanceof Failure ? fail('child_not_found') : error
}

const standingOf = ({ attempt, log }: AttemptRow) => ({
  submittedAt: attempt.submittedAt,
  state: log?.state ?? 'IN_PROGRESS',
})

/** What awaits a learner in an evaluation, before they begin. */
export async function listEvaluationAttempts(
  db: Db,
  kit: Kit,
  actor: Actor,
  childId: number,
): Promise<EvaluationAttempts> {
  const { companyId } = actor
  const { containerLogId, place } = await accessPlace(db, viewerOf(actor), childId, kit.now())
  const { id: revisionId } = accessRevision(place)
  const evaluation = await findEvaluation(db, companyId, revisionId)
  if (!evaluation) throw fail('container_child_invalid')
  const attempts =
    containerLogId === null ? [] : await listAttempts(db, companyId, { containerLogId, childId })
  return attemptsView({
    evaluation,
    attempts,
    questions: countOf(await listEvaluationItems(db, { companyId, revisionId })),
    extra: await extraTimeAt(db, { companyId, userId: actor.id }, evaluation),
    mayStart: mayStart(evaluation.settings.retryLimit, attempts.map(standingOf)),
  })
}

const countOf = (items: readonly { count: number }[]) => items.reduce((sum, { count }) => sum + count, 0)

/** One’s own attempt to look at, without taking it up. */
export async function peekEvaluation(db: Db, kit: Kit, actor: Actor, componentLogId: number) {
  const whole = await accessAttempt(db, actor, componentLogId)
  const rows = await listScores(db, whole.attempt)
  const place = { containerChildId: whole.log?.childId ?? null, containerId: null }
  const returns = await listReturns(db, whole.attempt)
  return launchView(kit, whole, rows, { ...place, mode: 'peek', launch: null, returns })
}

/** An evaluation as a learner might be given it; nothing is kept. */
export async function previewEvaluation(db: Db, kit: Kit, actor: Actor, id: number) {
  const { companyId } = actor
  const { revisionId } = await accessEvaluation(db, actor, id)
  const evaluation = revisionId === null ? undefined : await findEvaluation(db, companyId, revisionId)
  if (!evaluation || revisionId === null) throw fail('evaluation_not_found')
  const items = await listEvaluationItems(db, { companyId, revisionId })
  const drawn = await draw(db, evaluation, { companyId, items })
  return previewView(kit, evaluation, previewScores(companyId, drawn))
}
