import type { JobName } from '@oktant/contract/organisation/jobs.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { announce } from '../../../outbox/announce.ts'
import {
  type Corrected,
  isEffect,
  keyFor,
  learnerOf,
  type Regraded,
  regraded,
  stateOf,
  writePoints,
  writeSum,
} from '../attempts/attempts.ts'
import { correctAttemptLog } from '../../learning/learn/learn.ts'
import {
  candidateOf,
  type CandidateRow,
  holdNext,
  holdRegrade,
  listStalled,
  type RegradeTask,
  writeRegrade,
} from './regrades.queries.ts'

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    /** Whose result became another. */
    // NOTE: what an older version announced does not say by which work.
    'attempt.regraded': Corrected & { regradeId?: number }
  }
}

export const regradeJob: JobName = 'regrades.run'

/** NOTE: short, so that long work neither holds up others nor the end of the process. */
const sliceMs = 5000

type Needs = Pick<Kit, 'engine' | 'now'>

/** Works for a while, and asks for another turn where something is left. */
export async function runRegrade(kit: Kit, id: number) {
  if (await regradeOn(kit, id)) await kit.jobs.send(regradeJob, { id })
}

/** Takes up what stands still because a process or its job was lost. */
export async function resumeRegrades(kit: Kit, stalledMs = 60_000) {
  const stalled = await listStalled(kit.engine.db, new Date(kit.now().getTime() - stalledMs))
  for (const id of stalled) await kit.jobs.send(regradeJob, { id })
}

/** Answers whether something is left. */
export async function regradeOn({ engine, now }: Needs, id: number, until = Date.now() + sliceMs) {
  for (;;) {
    const isLeft = await engine.db.transaction((tx) => oneMore(tx, id, now()))
    if (!isLeft || Date.now() > until) return isLeft
  }
}

/** All of it at once, for whoever has nobody to wait for them. */
export async function regradeAll(db: Db, id: number, now: Date) {
  while (await oneMore(db, id, now));
}

/** One attempt in one transaction, so that nobody waits for long whose attempt or course it is. */
async function oneMore(db: Db, id: number, now: Date) {
  const task = await holdRegrade(db, id)
  if (!task) return false
  const { companyId, questionId, versionId, cursor } = task.regrade
  const row = await holdNext(db, { companyId, questionId, versionId, type: task.type }, cursor)
  if (!row) {
    await finish(db, task, now)
    return false
  }
  const outcome = await markAnew(db, task, row, now)
  const { done, passes, fails, changed } = task.regrade
  await writeRegrade(db, task.regrade, {
    cursor: row.row.id,
    done: done + 1,
    passes: passes + Number(outcome === 'passes'),
    fails: fails + Number(outcome === 'fails'),
    changed: changed + Number(isEffect(outcome)),
    movedAt: now,
  })
  return true
}

async function finish(db: Db, { regrade }: RegradeTask, now: Date) {
  const { companyId, createdBy, done, passes, fails, changed } = regrade
  await writeRegrade(db, regrade, { state: 'done', finishedAt: now, movedAt: now })
  const by = { companyId, id: createdBy }
  const after = { state: 'done', attempts: done, passes, fails, changed }
  await audit(db, {
    by,
    kind: 'update',
    object: 'regrade',
    objectId: regrade.id,
    before: { state: 'running' },
    after,
  })
}

async function markAnew(db: Db, task: RegradeTask, row: CandidateRow, now: Date) {
  const { companyId, versionId, lowers } = task.regrade
  const found = regraded(candidateOf(row), { key: keyFor(task), lowers })
  const of = { companyId, attemptId: row.attempt.id }
  if (found.isAnew) await writePoints(db, of, row.row.id, { markedVersionId: versionId, ...found.given })
  if (found.outcome === 'points' || isEffect(found.outcome)) {
    const { score, mark } = found
    await writeSum(db, of, { score, mark })
  }
  if (isEffect(found.outcome)) await settle(db, task, row, found, now)
  return found.outcome
}

/** Lets the course follow, and tells whose result it is; one that is held back stays so, with its new mark. */
async function settle(db: Db, { regrade }: RegradeTask, row: CandidateRow, found: Regraded, now: Date) {
  const { attempt, log, user, evaluation, settings, container } = row
  const { companyId } = regrade
  if (log.state !== 'UNDER_REVIEW') {
    const bar = { categoryId: evaluation.categoryId, passMark: settings.passMark }
    const state = stateOf({ ...attempt, mark: found.mark }, bar)
    const learner = learnerOf({ ...user, companyId, userId: user.id })
    await correctAttemptLog(db, learner, log, { state, mark: found.mark }, now)
    const passed = found.before?.pass ?? false
    const about = { companyId, logId: log.id, containerId: container.id, passed, regradeId: regrade.id }
    await announce(db, 'attempt.regraded', about, { companyId })
  }
  await audit(db, {
    by: { companyId, id: regrade.createdBy },
    kind: 'update',
    object: 'result',
    objectId: log.id,
    before: { ...found.before },
    after: { ...found.after, regrade: regrade.id },
  })
}
