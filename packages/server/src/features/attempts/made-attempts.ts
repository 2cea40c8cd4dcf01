import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { isScored } from '@oktant/contract/evaluations.ts'
import { drawFromPool, listEvaluationItems, listPool, numbersFrom } from '../evaluations/evaluations.ts'
import { type Did, listPublishedPlaces, makeRecords } from '../learning/learning.ts'
import { readSystemSettings } from '../system/system.ts'
import { type EvaluationRow, findEvaluation, insertAttempts } from './attempts.queries.ts'
import { isReviewed, keyFor, scoredOf } from './attempts.rules.ts'
import { asked } from './draw-attempt.ts'
import { marked, type Result, resultOf } from './marking.rules.ts'
import { insertScores } from './scores.queries.ts'

type Asked = ReturnType<typeof asked>
type Given = { answer: string; ftAnswer: string }

/** Somebody who takes an evaluation once or until they pass, with what they would answer. */
export type Taker = {
  userId: number
  seed: number
  sittings: readonly Date[]
  answer: (question: Asked, sitting: number) => Given
}

type Sitting = {
  at: Date
  rows: (Asked & Given & Outcome & { seconds: number | null })[]
  result: Result
  seconds: number
}
type Outcome = { isRight: boolean | null; score: number | null }

/** Evaluations taken by many at once, with all that comes before them in their course. */
export async function makeAttempts(
  db: Db,
  actor: Actor,
  { containerId, componentId }: { containerId: number; componentId: number },
  takers: readonly Taker[],
) {
  const { companyId } = actor
  const { places } = await listPublishedPlaces(db, actor, containerId)
  const index = places.findIndex((place) => place.componentId === componentId)
  const childId = places[index]?.childId ?? 0
  const revisionId = places[index]?.revision?.id ?? 0
  const evaluation = await findEvaluation(db, companyId, revisionId)
  if (!evaluation) throw new Error('no evaluation stands there')
  const { defaultRetryLimit } = await readSystemSettings(db, companyId)
  const items = await listEvaluationItems(db, { companyId, revisionId })
  const pool = await listPool(db, companyId, items)
  const { orderOfQuestions } = evaluation.settings
  const draw = (next: () => number) =>
    drawFromPool(pool, { items, orderOfQuestions }, next).map((one, place) =>
      asked(one, place, { settings: evaluation.settings, defaultRetryLimit }),
    )
  const taken = takers.map((taker) => ({ taker, sittings: sit(taker, evaluation, draw) }))
  const before = places.slice(0, index).map((place) => place.childId)
  const logs = await makeRecords(
    db,
    actor,
    containerId,
    taken.map(({ taker: { userId }, sittings }) => ({ userId, did: didOf(sittings, { before, childId }) })),
  )
  const whole = taken.flatMap(({ taker: { userId }, sittings }, place) =>
    sittings.map((sitting, count) => ({
      sitting,
      values: attemptOf(sitting, {
        companyId,
        userId,
        revisionId,
        componentLogId: logs[place]?.[before.length + count] ?? 0,
      }),
    })),
  )
  const ids = await insertAttempts(
    db,
    whole.map(({ values }) => values),
  )
  await insertScores(
    db,
    whole.flatMap(({ sitting }, place) =>
      sitting.rows.map(({ version, ...row }) => ({
        ...row,
        companyId,
        attemptId: ids[place] ?? 0,
        versionId: version.id,
        sequence: 1,
        tries: 1,
      })),
    ),
  )
}

/** NOTE: a sitting after one that was passed, or that still waits for its mark, is none. */
function sit(
  { seed, sittings, answer }: Taker,
  { settings, categoryId }: EvaluationRow,
  draw: (next: () => number) => Asked[],
) {
  const next = numbersFrom(seed)
  const sat: Sitting[] = []
  for (const [count, at] of sittings.entries()) {
    if (count > 0 && sat[count - 1]?.result.state !== 'FAILED') break
    const rows = draw(next).map((question) => {
      const given = answer(question, count)
      const key = keyFor(question.version)
      const { fullScore } = question
      const found = marked(key, given.answer, { fullScore, partialScoring: settings.partialScoring })
      return { ...question, ...given, isRight: found?.isRight ?? null, score: found?.score ?? null }
    })
    const result = resultOf(
      rows.map((row) => scoredOf({ ...row, key: keyFor(row.version) })),
      {
        passMark: settings.passMark,
        hasScore: isScored(categoryId),
        isReviewed: isReviewed(categoryId),
      },
    )
    const seconds = 60 + rows.length * (20 + Math.floor(next() * 40))
    sat.push({ at, rows: timed(rows, settings.singlePage ? null : seconds - 30), result, seconds })
  }
  return sat
}

/** Longer at some questions than at others; of one page nobody can tell. */
function timed<R extends Asked>(rows: readonly R[], all: number | null) {
  const weights = rows.map(({ version }) => 10 + ((version.id * 31) % 25))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return rows.map((row, index) => ({
    ...row,
    seconds: all === null ? null : Math.floor((all * (weights[index] ?? 0)) / total),
  }))
}

const partSeconds = 240

function didOf(
  sittings: readonly Sitting[],
  { before, childId }: { before: readonly number[]; childId: number },
) {
  const first = sittings[0]?.at ?? new Date(0)
  const parts = before.map((place, index): Did => {
    const startedAt = new Date(first.getTime() - (before.length - index) * 2000 * partSeconds)
    const completedAt = new Date(startedAt.getTime() + 1000 * partSeconds)
    const known = { state: 'COMPLETED' as const, mark: null, doneBy: 'read', seconds: partSeconds }
    return { ...known, childId: place, startedAt, completedAt }
  })
  const attempts = sittings.map(({ at, result: { state, mark }, seconds }): Did => ({
    childId,
    state,
    mark,
    seconds,
    doneBy: state === 'UNDER_REVIEW' ? null : 'submitted',
    startedAt: at,
    completedAt: state === 'UNDER_REVIEW' ? null : after(at, seconds),
  }))
  return [...parts, ...attempts]
}

const after = (at: Date, seconds: number) => new Date(at.getTime() + 1000 * seconds)

type Whose = { companyId: number; userId: number; revisionId: number; componentLogId: number }
const attemptOf = ({ at, rows, result: { mark, score, possible }, seconds }: Sitting, whose: Whose) => ({
  ...whose,
  startedAt: at,
  countedUntil: after(at, seconds),
  submittedAt: after(at, seconds),
  position: rows.length - 1,
  mark,
  score,
  possible,
})
