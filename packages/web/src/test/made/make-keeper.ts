import type { EvaluationLaunch } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { GivenAnswer } from '@oktant/contract/assessment/questions/question-scores.ts'
import { keepAttempt } from '../../features/assessment/attempts/keep/attempt-keeper.ts'
import type { AttemptCalls } from '../../features/assessment/attempts/keep/attempt-state.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { makeLaunch, makeResult, makeRow } from './make-attempts.ts'

/** A server that keeps answers by their sequence, and may be out of reach. */
export function makeServer(launch: EvaluationLaunch) {
  const kept = new Map<number, GivenAnswer>()
  let down: string | null = null
  let { endsAt } = launch
  const saves: GivenAnswer[][] = []
  const keep = (given: readonly GivenAnswer[]) => {
    if (down === 'offline') throw new ApiError('offline', 0)
    if (down === 'launched_elsewhere') throw new ApiError('launched_elsewhere', 409)
    if (down === 'session_over') throw new ApiError('session_over', 401)
    if (down === 'invalid_input') throw new ApiError('invalid_input', 400)
    for (const answer of given)
      if (answer.sequence > (kept.get(answer.id)?.sequence ?? 0)) kept.set(answer.id, answer)
  }
  const calls: AttemptCalls = {
    async save({ questionScores }) {
      keep(questionScores)
      saves.push(questionScores)
      return { savedAt: '2026-01-01T10:00:00Z', endsAt, result: null, questionScores: [] }
    },
    async submit({ questionScores }) {
      keep(questionScores)
      const savedAt = '2026-01-01T10:00:00Z'
      return { savedAt, endsAt, result: makeResult(), questionScores: launch.questionScores }
    },
    async question({ id, answer, ftAnswer, sequence }) {
      const given = { id, answer, ftAnswer, sequence }
      const row = launch.questionScores.find((each) => each.id === id)
      if (!row) throw new ApiError('attempt_not_found', 404)
      keep([given])
      return {
        savedAt: '2026-01-01T10:00:00Z',
        questionScore: { ...row, ...given, submitted: true, noOfTries: 1, isRight: true },
      }
    },
  }
  return {
    calls,
    kept,
    saves,
    cut: (how: string | null) => (down = how),
    extend: (to: string) => (endsAt = to),
  }
}

/** An attempt at two questions that is kept with such a server. */
export function makeKeeper(rows = [makeRow(1), makeRow(2)]) {
  const launch = makeLaunch({ questionScores: rows })
  const server = makeServer(launch)
  const keeper = keepAttempt(launch, server.calls, () => 0)
  return { launch, ...server, keeper, now: () => keeper.state.get() }
}

/** The next saves are on their way until they are let through. */
export function holdSaves(calls: AttemptCalls) {
  const { save } = calls
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  calls.save = async (sent) => {
    await held
    return save(sent)
  }
  return letThrough
}
