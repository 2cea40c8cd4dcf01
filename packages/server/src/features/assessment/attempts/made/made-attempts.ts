import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { isScored } from '@oktant/contract/assessment/evaluations.ts'
import { drawFromPool, listEvaluationItems, listPool, numbersFrom } from '../../evaluations/evaluations.ts'
import { type Did, listPublishedPlaces, makeRecords } from '../../../learning/learn/learn.ts'
import { readSystemSettings } from '../../../organisation/system/system.ts'
import { type EvaluationRow, findEvaluation, insertAttempts } from '../attempts.queries.ts'
import { isReviewed, keyFor, scoredOf } from '../attempts.rules.ts'
import { asked, type AskedQuestion } from '../start/draw-attempt.ts'
import { marked, type Result, resultOf } from '../result/marking.rules.ts'
import { insertScores } from '../answer/scores.queries.ts'

type GivenWords = { answer: string; ftAnswer: string }

/** Somebody who takes an evaluation once or until they pass, with what they would answer. */
export type Taker = {
  userId: number
  seed: number
  sittings: readonly Date[]
  answer: (question: AskedQuestion, sitting: number) => GivenWords
}

type Sitting = {
  at: Date
  rows: (AskedQuestion & GivenWords & Outcome & { seconds: number | null })[]
  result: Result
  /** Marked, and not released. */
  isHeld: boolean
  seconds: number
}
type Outcome = { isRight: boolean | null; score: number | null }

type Test = { componentId: number; takers: readonly Taker[] }
type Took = { userId: number; childId: number; index: number; revisionId: number; sittings: Sitting[] }
type Places = Awaited<ReturnType<typeof listPublishedPlaces>>['places']

/** Evaluations of one course, taken by many at once, with all that comes before them there. */
export async function makeAttempts(db: Db, actor: Actor, containerId: number, tests: readonly Test[]) {
  const { companyId } = actor
  const { places } = await listPublishedPlaces(db, actor, containerId)
  const taken: Took[] = []
  for (const test of tests) taken.push(...(await takenBy(db, companyId, places, test)))
  const isTest = new Set(tests.map(({ componentId }) => componentId))
  const learners = [...new Set(taken.map(({ userId }) => userId))].map((userId) => {
    const own = taken.filter((one) => one.userId === userId)
    const first = Math.min(...own.map(({ index }) => index))
    const before = places.slice(0, first).filter((place) => !isTest.has(place.componentId ?? 0))
    return { userId, own, did: didOf(own, before) }
  })
  const logs = await makeRecords(db, actor, containerId, learners)
  const whole = learners.flatMap(({ userId, own, did }, place) => {
    const sittings = own.flatMap(({ revisionId, sittings }) =>
      sittings.map((sitting) => ({ revisionId, sitting })),
    )
    const before = did.length - sittings.length
    return sittings.map(({ revisionId, sitting }, count) => {
      const componentLogId = logs[place]?.[before + count] ?? 0
      return { sitting, values: attemptOf(sitting, { companyId, userId, revisionId, componentLogId }) }
    })
  })
  const ids = await insertAttempts(
    db,
    whole.map(({ values }) => values),
  )
  const fresh = { companyId, sequence: 1, tries: 1 }
  const rowsOf = ({ rows }: Sitting, attemptId: number) =>
    rows.map(({ version, ...row }) => ({ ...row, ...fresh, attemptId, versionId: version.id }))
  await insertScores(
    db,
    whole.flatMap(({ sitting }, place) => rowsOf(sitting, ids[place] ?? 0)),
  )
}

async function takenBy(
  db: Db,
  companyId: number,
  places: Places,
  { componentId, takers }: Test,
): Promise<Took[]> {
  const index = places.findIndex((place) => place.componentId === componentId)
  const { childId = 0, revision } = places[index] ?? {}
  const revisionId = revision?.id ?? 0
  const evaluation = await findEvaluation(db, companyId, revisionId)
  if (!evaluation) throw new Error('no evaluation stands there')
  const { defaultRetryLimit } = await readSystemSettings(db, companyId)
  const items = await listEvaluationItems(db, { companyId, revisionId })
  const pool = await listPool(db, companyId, items)
  const { orderOfQuestions } = evaluation.settings
  const draw = (next: () => number) =>
    drawFromPool(pool, { items, orderOfQuestions }, next).map((one, place) =>
      asked(one, place, { ...evaluation, defaultRetryLimit }),
    )
  return takers.map((taker) => {
    const sittings = sit(taker, evaluation, draw)
    return { userId: taker.userId, childId, index, revisionId, sittings }
  })
}

/** NOTE: a sitting after one that was passed, or that still waits for its mark, is none. */
function sit(
  { seed, sittings, answer }: Taker,
  { settings, categoryId }: EvaluationRow,
  draw: (next: () => number) => AskedQuestion[],
) {
  const next = numbersFrom(seed)
  const sat: Sitting[] = []
  for (const [count, at] of sittings.entries()) {
    const last = sat[count - 1]
    if (last && (last.isHeld || last.result.state !== 'FAILED')) break
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
    const isHeld = settings.controlledRelease && result.state !== 'COMPLETED'
    sat.push({ at, rows: timed(rows, settings.singlePage ? null : seconds - 30), result, isHeld, seconds })
  }
  return sat
}

/** Longer at some questions than at others; of one page nobody can tell. */
function timed<R extends AskedQuestion>(rows: readonly R[], all: number | null) {
  const weights = rows.map(({ version }) => 10 + ((version.id * 31) % 25))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return rows.map((row, index) => ({
    ...row,
    seconds: all === null ? null : Math.floor((all * (weights[index] ?? 0)) / total),
  }))
}

const partSeconds = 240

function didOf(own: readonly Took[], before: Places): Did[] {
  const first = Math.min(...own.flatMap(({ sittings }) => sittings.map(({ at }) => at.getTime())))
  const parts = before.map(({ childId }, index): Did => {
    const startedAt = new Date(first - (before.length - index) * 2000 * partSeconds)
    const completedAt = new Date(startedAt.getTime() + 1000 * partSeconds)
    return {
      state: 'COMPLETED',
      mark: null,
      doneBy: 'read',
      seconds: partSeconds,
      childId,
      startedAt,
      completedAt,
    }
  })
  const attempts = own.flatMap(({ childId, sittings }) =>
    sittings.map(({ at, result, isHeld, seconds }): Did => {
      const isOpen = isHeld || result.state === 'UNDER_REVIEW'
      const known = isOpen
        ? { state: 'UNDER_REVIEW' as const, mark: null, doneBy: heldOr(result), completedAt: null }
        : { state: result.state, mark: result.mark, doneBy: 'submitted', completedAt: after(at, seconds) }
      return { ...known, childId, seconds, startedAt: at }
    }),
  )
  return [...parts, ...attempts]
}

/** A result that is there waits for its release, and else for its assessor. */
const heldOr = ({ mark }: Pick<Sitting['result'], 'mark'>) => (mark === null ? null : 'held')

const after = (at: Date, seconds: number) => new Date(at.getTime() + 1000 * seconds)

type AttemptOwner = { companyId: number; userId: number; revisionId: number; componentLogId: number }
const attemptOf = (
  { at, rows, result: { mark, score, possible }, seconds }: Sitting,
  whose: AttemptOwner,
) => ({
  ...whose,
  startedAt: at,
  countedUntil: after(at, seconds),
  submittedAt: after(at, seconds),
  position: rows.length - 1,
  mark,
  score,
  possible,
})
