import { randomBytes } from 'node:crypto'
import type { EvaluationAttempts, EvaluationLaunch } from '@oktant/contract/attempts.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { fail, Failure } from '../../http/fail.ts'
import type { ReadyJson } from '../../http/ready-json.ts'
import type { Transact } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { accessEvaluation } from '../evaluations/evaluations.access.ts'
import { listEvaluationItems, listPublishedItems } from '../evaluations/evaluations.ts'
import { type Viewer, viewerOf } from '../learning/learning.access.ts'
import { accessPlace, beginCourse } from '../learning/learning.ts'
import { accessAttempt } from './attempts.access.ts'
import { type AttemptRow, findEvaluation, listAttempts } from './attempts.queries.ts'
import { mayStart } from './attempts.rules.ts'
import { attemptsView, evaluationSeen, launchView, previewView } from './attempts.view.ts'
import { writeBegun } from './begun.queries.ts'
import { draw } from './draw-attempt.ts'
import { handIn } from './hand-in.ts'
import { launchAsKnown, launchFirst, rememberOpening } from './launch-first.ts'
import { listReturns } from './returns.queries.ts'
import { endOfBegun } from './extra-time.ts'
import { extraTimeAt } from './extra-time.queries.ts'
import { asDrawn, listScores } from './scores.queries.ts'
import { launchReady } from './ready-launch.view.ts'
import { accessRevision, drawn, type Opening, type Place, type Standing, standingAt } from './standing.ts'
import { takeAttempt } from './taken.queries.ts'

const newLaunch = () => randomBytes(18).toString('base64url')

/** What the evaluation at a place says in the edition that its learner takes. */
async function evaluationAt(db: Db, companyId: number, place: Place) {
  const { id: revisionId } = accessRevision(place)
  const evaluation = await findEvaluation(db, companyId, revisionId)
  if (!evaluation) throw fail('container_child_invalid')
  return { evaluation, revisionId }
}

type Launching = { db: Db; transact: Transact; actor: Actor }

/**
 * Opens an evaluation: the attempt under way with its draw, else a new one; another window has it no longer.
 * NOTE: what is under way is taken by one statement, and the first attempt written by one, so neither needs a transaction.
 */
export async function launchEvaluation(
  { db, transact, actor }: Launching,
  kit: Kit,
  childId: number,
): Promise<ReadyJson<EvaluationLaunch>> {
  const now = kit.now()
  const beginning = { childId, launch: newLaunch(), now }
  const first = await launchAsKnown(db, kit, actor, beginning)
  if (first) return first
  const opening = await accessPlace(db, viewerOf(actor), childId, now)
  rememberOpening(db, actor, opening)
  const anew = { opening, ...beginning }
  const found = opening.place.log
    ? opening.place.log.state === 'IN_PROGRESS' && (await openAgain(db, kit, actor, anew))
    : await launchFirst(db, kit, actor, opening, beginning)
  if (found) return found
  const { whole, rows, shown, isNew } = await transact((tx) => launchAnew(tx, kit, actor, anew))
  if (isNew) whole.attempt.endsAt = await endOfBegun(db, whole)
  return launchReady(kit, whole, rows, shown)
}

async function openAgain(db: Db, kit: Kit, { companyId }: Actor, { opening, childId, launch, now }: Anew) {
  const { containerId, containerLogId } = opening
  if (containerLogId === null) return undefined
  const open = await takeAttempt(db, { companyId, containerLogId, childId, launch, now })
  if (!open) return undefined
  const shown = { containerChildId: childId, containerId, mode: 'launch' as const, launch }
  const { whole, rows, shown: all } = await launched(db, open, shown)
  return launchReady(kit, whole, rows, all)
}

type Anew = { opening: Opening; childId: number; launch: string; now: Date }

/** Where nothing was found under way; another window of the same person may have begun it meanwhile. */
async function launchAnew(db: Db, kit: Kit, actor: Actor, { opening, childId, launch, now }: Anew) {
  const { companyId } = actor
  const { containerId } = opening
  const shown = { containerChildId: childId, containerId, mode: 'launch' as const }
  // NOTE: it locks the record of the course, so that two windows of one person begin one attempt.
  const { id: containerLogId } = await beginCourse(db, { companyId, userId: actor.id }, opening, now)
  const taken = await listAttempts(db, companyId, { containerLogId, childId })
  const late = taken.find(({ attempt }) => attempt.submittedAt === null)
  const open = late && (await takeAttempt(db, { companyId, containerLogId, childId, launch, now }))
  if (open) return launched(db, open, { ...shown, launch })
  if (late) return overdue(db, kit, actor, late, shown)
  const { rows, ...whole } = await begin(db, actor, { opening, containerLogId, childId, taken, launch, now })
  return { whole, rows, shown: { ...shown, launch }, isNew: true }
}

async function launched(db: Db, whole: AttemptRow, shown: Shown & { launch: string }) {
  const rows = await listScores(db, whole.attempt)
  const returns = await listReturns(db, whole.attempt)
  return { whole, rows, shown: { ...shown, returns }, isNew: false }
}

type Shown = { containerChildId: number; containerId: number; mode: 'launch' }

/** Whoever comes back after the time was up finds what they handed in by then. */
async function overdue(db: Db, kit: Kit, actor: Actor, open: AttemptRow, shown: Shown) {
  const { whole, rows } = await handIn(db, actor, open, { isTimeUp: true, now: kit.now() })
  return { whole, rows, shown: { ...shown, launch: null }, isNew: false }
}

type Beginning = {
  opening: Opening
  containerLogId: number
  childId: number
  taken: readonly AttemptRow[]
  launch: string
  now: Date
}

async function begin(db: Db, actor: Actor, beginning: Beginning) {
  const { opening, containerLogId, childId, taken, launch, now } = beginning
  const whose = { companyId: actor.companyId, userId: actor.id }
  const standing = await standingAt(db, whose, opening)
  if (!mayStart(standing.evaluation.settings.retryLimit, taken.map(standingOf)))
    throw fail('attempts_exceeded')
  return insertDrawn(db, standing, { ...whose, place: { containerLogId, childId }, launch, now })
}

type New = Pick<Parameters<typeof writeBegun>[1], 'companyId' | 'userId' | 'place' | 'launch'> & { now: Date }

async function insertDrawn(db: Db, standing: Standing, { now, ...row }: New) {
  const { evaluation, asked, ...times } = await drawn(db, standing, now)
  return { evaluation, ...(await writeBegun(db, { ...row, ...times }, asked)) }
}

async function openQuizAt(db: Db, kit: Kit, viewer: Viewer | null, childId: number) {
  if (!viewer) throw fail('child_not_found')
  const { companyId } = viewer
  const opening = await accessPlace(db, viewer, childId, kit.now()).catch(hidden)
  return standingAt(db, { companyId, userId: null }, opening).catch(hidden)
}

/** What awaits a visitor in an open quiz, before they begin. */
export async function readOpenQuiz(db: Db, kit: Kit, viewer: Viewer | null, childId: number) {
  const { evaluation, items } = await openQuizAt(db, kit, viewer, childId)
  return { evaluation: evaluationSeen(evaluation), questions: countOf(items) }
}

/** An evaluation of a course that is open to visitors, for somebody without an account. */
export async function launchOpenQuiz(db: Db, kit: Kit, viewer: Viewer | null, childId: number) {
  const standing = await openQuizAt(db, kit, viewer, childId)
  const launch = newLaunch()
  const whose = { companyId: standing.companyId, userId: null, place: null, launch, now: kit.now() }
  const { rows, ...begun } = await insertDrawn(db, standing, whose)
  const shown = { containerChildId: null, containerId: null, mode: 'launch' as const, launch }
  return launchView(kit, begun, rows, shown)
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
  const { evaluation, revisionId } = await evaluationAt(db, companyId, place)
  const attempts =
    containerLogId === null ? [] : await listAttempts(db, companyId, { containerLogId, childId })
  return attemptsView({
    evaluation,
    attempts,
    questions: countOf(await listPublishedItems(db, { companyId, revisionId })),
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
  const attempt = { companyId, id: 0, asked: null, scoreIds: drawn.map((_, position) => position + 1) }
  const rows = drawn.map((one, position) => asDrawn(attempt, one, position))
  return previewView(kit, evaluation, rows)
}
