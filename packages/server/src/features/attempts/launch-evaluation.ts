import { randomBytes } from 'node:crypto'
import type { EvaluationAttempts, EvaluationLaunch } from '@oktant/contract/attempts.ts'
import { evaluationCategories } from '@oktant/contract/evaluations.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { fail, Failure } from '../../http/fail.ts'
import type { Kit } from '../../kit.ts'
import { accessEvaluation } from '../evaluations/evaluations.access.ts'
import { listEvaluationItems } from '../evaluations/evaluations.ts'
import { type Viewer, viewerOf } from '../learning/learning.access.ts'
import { accessPlace, beginAttemptLog, takePlace } from '../learning/learning.ts'
import { accessAttempt } from './attempts.access.ts'
import { type AttemptRow, type EvaluationRow, findEvaluation, listAttempts } from './attempts.queries.ts'
import { mayStart } from './attempts.rules.ts'
import { attemptsView, evaluationSeen, launchView, previewView } from './attempts.view.ts'
import { draw } from './draw-attempt.ts'
import { handIn } from './hand-in.ts'
import { listReturns } from './returns.queries.ts'
import { extraTimeAt } from './extra-time.queries.ts'
import { listScores, writeDrawn } from './scores.queries.ts'
import { insertAttempt, takeAttempt } from './starts.queries.ts'
import { endsAt, type Extra, noExtra } from './time-limit.rules.ts'

type Place = Awaited<ReturnType<typeof accessPlace>>['place']

const newLaunch = () => randomBytes(18).toString('base64url')
const isOfAttempts = (categoryId: number | null) => evaluationCategories.some((id) => id === categoryId)

/** What the evaluation at a place says in the edition that its learner takes. */
async function evaluationAt(db: Db, companyId: number, { categoryId, revision }: Place) {
  const found =
    isOfAttempts(categoryId) && revision ? await findEvaluation(db, companyId, revision.id) : undefined
  if (!found || !revision) throw fail('container_child_invalid')
  return { evaluation: found, revisionId: revision.id }
}

/** Opens an evaluation: the attempt under way with its draw, else a new one; another window has it no longer. */
export async function launchEvaluation(
  db: Db,
  kit: Kit,
  actor: Actor,
  childId: number,
): Promise<EvaluationLaunch> {
  const now = kit.now()
  const { containerId, containerLogId, place } = await takePlace(db, actor, childId, now)
  const { companyId } = actor
  const shown = { containerChildId: childId, containerId, mode: 'launch' as const }
  const launch = newLaunch()
  const open = await takeAttempt(db, { companyId, containerLogId, childId, launch, now })
  if (open) return launched(db, kit, open, { ...shown, launch })
  const taken = await listAttempts(db, companyId, { containerLogId, childId })
  const late = taken.find(({ attempt }) => attempt.submittedAt === null)
  if (late) return overdue(db, kit, actor, late, shown)
  const begun = await begin(db, kit, actor, { place, containerLogId, childId, taken, launch })
  return launched(db, kit, begun, { ...shown, launch })
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
}

async function begin(db: Db, kit: Kit, actor: Actor, beginning: Beginning): Promise<AttemptRow> {
  const { place, containerLogId, childId, taken, launch } = beginning
  const { companyId, id: userId } = actor
  const { evaluation, revisionId } = await evaluationAt(db, companyId, place)
  if (!mayStart(evaluation.settings.retryLimit, taken.map(standing))) throw fail('attempts_exceeded')
  const now = kit.now()
  const log = await beginAttemptLog(db, actor, { containerLogId, childId, now })
  const whose = { companyId, userId, componentLogId: log.id, revisionId, launch }
  const extra = await extraTimeAt(db, whose, evaluation)
  const attempt = await insertDrawn(db, evaluation, { ...whose, extra, now })
  return { attempt, log, evaluation }
}

type New = {
  companyId: number
  userId: number | null
  componentLogId: number | null
  revisionId: number
  launch: string
  extra: Extra
  now: Date
}

async function insertDrawn(db: Db, evaluation: EvaluationRow, { extra, now, ...row }: New) {
  const { companyId, revisionId } = row
  const drawn = await draw(db, evaluation, { companyId, revisionId })
  if (drawn.length === 0) throw fail('container_child_invalid')
  const ends = endsAt({ ...evaluation.settings, extra }, now)
  const attempt = await insertAttempt(db, { ...row, startedAt: now, endsAt: ends })
  const asked = drawn.map(({ version, ...score }) => ({ ...score, versionId: version.id }))
  await writeDrawn(db, { companyId, attemptId: attempt.id }, asked)
  return attempt
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
  const whose = { companyId, userId: null, componentLogId: null, revisionId, launch }
  const attempt = await insertDrawn(db, evaluation, { ...whose, extra: noExtra, now: kit.now() })
  const rows = await listScores(db, { companyId, attemptId: attempt.id })
  const shown = { containerChildId: null, containerId: null, mode: 'launch' as const, launch }
  return launchView(kit, { attempt, log: null, evaluation }, rows, shown)
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
    questions: countOf(await listEvaluationItems(db, { companyId, revisionId })),
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
  const drawn = await draw(db, evaluation, { companyId, revisionId })
  const rows = drawn.map(({ version, ...row }) => ({
    version,
    document: null,
    score: { ...blank, ...row, companyId, id: row.position + 1, versionId: version.id },
  }))
  return previewView(kit, evaluation, rows)
}

const blank = {
  attemptId: 0,
  answer: '',
  ftAnswer: '',
  sequence: 0,
  tries: 0,
  isRight: null,
  score: null,
  comment: '',
  documentId: null,
  markedVersionId: null,
  seconds: null,
  overriddenBy: null,
  overriddenAt: null,
  overrideReason: '',
  scoreBefore: null,
  isRightBefore: null,
}
