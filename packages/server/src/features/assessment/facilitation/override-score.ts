import type { KnownPoints } from '@oktant/contract/assessment/facilitation.ts'
import { inHundredths } from '@oktant/contract/kit/points.ts'
import { audit } from '../../../audit/audit.ts'
import { fail } from '../../../http/fail.ts'
import { announce } from '../../../outbox/announce.ts'
import {
  type Corrected,
  hasPassed,
  holdPoints,
  learnerOf,
  listScores,
  type ScoreRow,
  stateOf,
  writePoints,
  writeSum,
} from '../attempts/attempts.ts'
import { correctAttemptLog } from '../../learning/learn/learn.ts'
import { accessFacilitated, may } from './facilitation.access.ts'
import { type Call, reasonIn, seen } from './facilitation.ts'
import type { FacilitatedRow } from './facilitation.queries.ts'
import { isAsKnown, overridden } from './override-score.rules.ts'

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    /** Whose points a person has given anew. */
    'attempt.overridden': Corrected
  }
}

/** An attempt and one of its answers, locked, so that nobody changes its points meanwhile; as they were seen. */
async function hold({ db, actor, id }: Call, questionScoreId: number, known: Partial<KnownPoints>) {
  const before = await accessFacilitated(db, actor, id)
  const of = { companyId: actor.companyId, attemptId: before.attempt.id }
  await holdPoints(db, of)
  const row = await accessFacilitated(db, actor, id)
  const found = (await listScores(db, row.attempt)).find(({ score }) => score.id === questionScoreId)
  if (!found) throw fail('attempt_not_found')
  if (!may.override(row) || !row.attempt.possible || found.score.fullScore === 0) throw fail('override_off')
  if (!isAsKnown(found.score, known)) throw fail('content_changed')
  return { row, of, found }
}

type SentScore = { score: number; reason: string; known: KnownPoints }

/** Gives an answer other points; its attempt, its course and its learner follow. */
export async function overrideScore(call: Call, questionScoreId: number, sent: SentScore) {
  const { db, kit, actor } = call
  const { row, of, found } = await hold(call, questionScoreId, sent.known)
  const [reason, points, { score }] = [reasonIn(sent.reason), inHundredths(sent.score), found]
  if (points > score.fullScore) throw fail('mark_too_large')
  const first = score.overriddenAt ? {} : { scoreBefore: score.score, isRightBefore: score.isRight }
  await writePoints(db, of, score.id, {
    ...first,
    score: points,
    isRight: points >= score.fullScore ? true : points === 0 ? false : null,
    overriddenBy: actor.id,
    overriddenAt: kit.now(),
    overrideReason: reason,
  })
  await settle(call, row, found, { points, reason })
  return seen(call, await accessFacilitated(db, actor, call.id))
}

/** Gives an answer the points again that it had. */
export async function takeOverrideBack(
  call: Call,
  questionScoreId: number,
  known: Pick<KnownPoints, 'overriddenAt'>,
) {
  const { db, actor } = call
  const { row, of, found } = await hold(call, questionScoreId, known)
  const { score } = found
  await writePoints(db, of, score.id, {
    score: score.scoreBefore,
    isRight: score.isRightBefore,
    overriddenBy: null,
    overriddenAt: null,
    overrideReason: '',
    scoreBefore: null,
    isRightBefore: null,
  })
  await settle(call, row, found, { points: score.scoreBefore ?? 0, reason: null })
  return seen(call, await accessFacilitated(db, actor, call.id))
}

type Wanted = { points: number; reason: string | null }

/** Lets the attempt and its course follow, and tells whose it is; a held result stays held, with its new mark. */
async function settle({ db, kit, actor }: Call, row: FacilitatedRow, { score }: ScoreRow, wanted: Wanted) {
  const { attempt, log, user, settings, categoryId, container, isHeld } = row
  const { companyId } = actor
  const bar = { categoryId, passMark: settings.passMark }
  const result = overridden(attempt, { from: score.score ?? 0, to: wanted.points })
  await writeSum(db, { companyId, attemptId: attempt.id }, result)
  if (!isHeld) {
    const learner = learnerOf({ ...user, companyId, userId: user.id })
    const state = stateOf({ ...attempt, mark: result.mark }, bar)
    await correctAttemptLog(db, learner, log, { state, mark: result.mark }, kit.now())
    const about = { companyId, logId: log.id, containerId: container.id, passed: hasPassed(attempt, bar) }
    await announce(db, 'attempt.overridden', about, { companyId })
  }
  const of = { questionScoreId: score.id }
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'result',
    objectId: log.id,
    before: { ...of, points: score.score, mark: attempt.mark },
    after: { ...of, points: wanted.points, mark: result.mark, reason: wanted.reason },
  })
}
