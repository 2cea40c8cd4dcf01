import { randomBytes } from 'node:crypto'
import type { EvaluationAttempts, EvaluationLaunch } from '@oktant/contract/attempts.ts'
import { evaluationCategories } from '@oktant/contract/evaluations.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { fail, Failure } from '../../http/fail.ts'
import type { Transact } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { accessEvaluation } from '../evaluations/evaluations.access.ts'
import { listEvaluationItems, listPublishedItems } from '../evaluations/evaluations.ts'
import { type Viewer, viewerOf } from '../learning/learning.access.ts'
import { accessPlace, beginCourse } from '../learning/learning.ts'
import { accessAttempt } from './attempts.access.ts'
import { type AttemptRow, type EvaluationRow, findEvaluation, listAttempts } from './attempts.queries.ts'
import { mayStart } from './attempts.rules.ts'
import { attemptsView, evaluationSeen, launchView, previewView } from './attempts.view.ts'
import { draw } from './draw-attempt.ts'
import { handIn } from './hand-in.ts'
import { listReturns } from './returns.queries.ts'
import { extraTimeAt } from './extra-time.queries.ts'
import { listScores } from './scores.queries.ts'
import { takeAttempt, unanswered, writeBegun } from './starts.queries.ts'
import { endsAt, type Extra, noExtra } from './time-limit.rules.ts'

type Place = Opening['place']

const newLaunch = () => randomBytes(18).toString('base64url')
const isOfAttempts = (categoryId: number | null) => evaluationCategories.some((id) => id === categoryId)

/** What the evaluation at a place says in the edition that its learner takes. */
async function evaluationAt(db: Db, companyId: number, { categoryId, revision }: Place) {
  const found =
    isOfAttempts(categoryId) && revision ? await findEvaluation(db, companyId, revision.id) : undefined
  if (!found || !revision) throw fail('container_child_invalid')
  return { evaluation: found, revisionId: revision.id }
}

type Launching = { db: Db; transact: Transact; actor: Actor }

/** Opens an evaluation: the attempt under way with its draw, else a new one; another window has it no longer. */
export async function launchEvaluation(
  { db, transact, actor }: Launching,
  kit: Kit,
  childId: number,
): Promise<EvaluationLaunch> {
  const now = kit.now()
  const opening = await accessPlace(db, viewerOf(actor), childId, now)
  const launch = newLaunch()
  const { containerId, containerLogId, place } = opening
  // NOTE: what is under way is taken by one statement, so it needs no transaction around it.
  const isUnderWay = containerLogId !== null && place.log?.state === 'IN_PROGRESS'
  const at = { companyId: actor.companyId, containerLogId: containerLogId ?? 0, childId, launch, now }
  const open = isUnderWay ? await takeAttempt(db, at) : undefined
  if (open) return launched(db, kit, open, { containerChildId: childId, containerId, mode: 'launch', launch })
  return transact((tx) => launchAnew(tx, kit, actor, { opening, childId, launch, now }))
}

type Opening = Awaited<ReturnType<typeof accessPlace>>
type Anew = { opening: Opening; childId: number; launch: string; now: Date }

/** Where nothing was found under way; another window of the same person may have begun it meanwhile. */
async function launchAnew(db: Db, kit: Kit, actor: Actor, { opening, childId, launch, now }: Anew) {
  const { companyId } = actor
  const { containerId, place } = opening
  const shown = { containerChildId: childId, containerId, mode: 'launch' as const }
  // NOTE: it locks the record of the course, so that two windows of one person begin one attempt.
  const { id: containerLogId } = await beginCourse(db, { companyId, userId: actor.id }, opening, now)
  const taken = await listAttempts(db, companyId, { containerLogId, childId })
  const late = taken.find(({ attempt }) => attempt.submittedAt === null)
  const open = late && (await takeAttempt(db, { companyId, containerLogId, childId, launch, now }))
  if (open) return launched(db, kit, open, { ...shown, launch })
  if (late) return overdue(db, kit, actor, late, shown)
  const { rows, ...begun } = await begin(db, actor, { place, containerLogId, childId, taken, launch, now })
  return launchView(kit, begun, rows, { ...shown, launch })
}

async function launched(db: Db, kit: Kit, whole: AttemptRow, shown: Shown & { launch: string }) {
  const { companyId, id: attemptId } = whole.attempt
  const rows = await listScores(db, { companyId, attemptId })
  const returns = await listReturns(db, whole.attempt)
  return launchView(kit, whole, rows, { ...shown, returns })
}

type Shown = { containerChildId: number; containerId: number; mode: 'launch' }

/** Whoever comes back after the time was up finds what they handed in by then. */
async function overdue(db: Db, kit: Kit, actor: Actor, open: AttemptRow, shown: Shown) {
  const { whole, rows } = await handIn(db, actor, open, { isTimeUp: true, now: kit.now() })
  return launchView(kit, whole, rows, { ...shown, launch: null })
}

type Beginning = {
  place: Place
  containerLogId: number
  childId: number
  taken: readonly AttemptRow[]
  launch: string
  now: Date
}

async function begin(db: Db, actor: Actor, beginning: Beginning) {
  const { place, containerLogId, childId, taken, launch, now } = beginning
  const { companyId, id: userId } = actor
  const { evaluation, revisionId } = await evaluationAt(db, companyId, place)
  if (!mayStart(evaluation.settings.retryLimit, taken.map(standing))) throw fail('attempts_exceeded')
  const extra = await extraTimeAt(db, { companyId, userId }, evaluation)
  const whose = { companyId, userId, place: { containerLogId, childId }, revisionId, launch }
  return insertDrawn(db, evaluation, { ...whose, extra, now })
}

type New = Omit<Parameters<typeof writeBegun>[1], 'startedAt' | 'endsAt'> & { extra: Extra; now: Date }

async function insertDrawn(db: Db, evaluation: EvaluationRow, { extra, now, ...row }: New) {
  const { companyId, revisionId } = row
  const items = await listPublishedItems(db, { companyId, revisionId })
  const drawn = await draw(db, evaluation, { companyId, items })
  if (drawn.length === 0) throw fail('container_child_invalid')
  const ends = endsAt({ ...evaluation.settings, extra }, now)
  return { evaluation, ...(await writeBegun(db, { ...row, startedAt: now, endsAt: ends }, drawn)) }
}

async function openQuizAt(db: Db, kit: Kit, viewer: Viewer | null, childId: number) {
  if (!viewer) throw fail('child_not_found')
  const { companyId } = viewer
  const { place } = await accessPlace(db, viewer, childId, kit.now()).catch(hidden)
  return { companyId, ...(await evaluationAt(db, companyId, place).catch(hidden)) }
}

/** What awaits a visitor in an open quiz, before they begin. */
export async function readOpenQuiz(db: Db, kit: Kit, viewer: Viewer | null, childId: number) {
  const { evaluation, ...edition } = await openQuizAt(db, kit, viewer, childId)
  return {
    evaluation: evaluationSeen(evaluation),
    questions: countOf(await listEvaluationItems(db, edition)),
  }
}

/** An evaluation of a course that is open to visitors, for somebody without an account. */
export async function launchOpenQuiz(db: Db, kit: Kit, viewer: Viewer | null, childId: number) {
  const { companyId, evaluation, revisionId } = await openQuizAt(db, kit, viewer, childId)
  const launch = newLaunch()
  const whose = { companyId, userId: null, place: null, revisionId, launch }
  const { rows, ...begun } = await insertDrawn(db, evaluation, { ...whose, extra: noExtra, now: kit.now() })
  const shown = { containerChildId: null, containerId: null, mode: 'launch' as const, launch }
  return launchView(kit, begun, rows, shown)
}

/** NOTE: why something is not open is nobody’s business who has no account. */
const hidden = (error: unknown): never => {
  throw error instanceof Failure ? fail('child_not_found') : error
}

const standing = ({ attempt, log }: AttemptRow) => ({
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
    mayStart: mayStart(evaluation.settings.retryLimit, attempts.map(standing)),
  })
}

const countOf = (items: readonly { count: number }[]) => items.reduce((sum, { count }) => sum + count, 0)

/** One’s own attempt to look at, without taking it up. */
export async function peekEvaluation(db: Db, kit: Kit, actor: Actor, componentLogId: number) {
  const whole = await accessAttempt(db, actor, componentLogId)
  const rows = await listScores(db, { companyId: actor.companyId, attemptId: whole.attempt.id })
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
  const rows = drawn.map(({ version, ...row }) => ({
    version,
    document: null,
    score: { ...unanswered, ...row, attemptId: 0, companyId, id: row.position + 1, versionId: version.id },
  }))
  return previewView(kit, evaluation, rows)
}
