import type { EvaluationLaunch } from '@oktant/contract/attempts.ts'
import type { GivenAnswer, QuestionScore } from '@oktant/contract/question-scores.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../lib/api/api-error.ts'
import { makeLaunch, makeResult, makeRow } from '../../../test/make-attempts.ts'
import { type AttemptCalls, keepAttempt } from './attempt-keeper.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

/** A server that keeps answers by their sequence, and may be out of reach. */
function makeServer(launch: EvaluationLaunch) {
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
      keep([given])
      const row = launch.questionScores.find((each) => each.id === id) as QuestionScore
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

function setUp(rows = [makeRow(1), makeRow(2)]) {
  const launch = makeLaunch({ questionScores: rows })
  const server = makeServer(launch)
  const keeper = keepAttempt(launch, server.calls, () => 0)
  return { launch, ...server, keeper, now: () => keeper.state.get() }
}

test('a question that is submitted after the connection was away ends the word that it is away', async () => {
  const { keeper, cut, now } = setUp()
  cut('offline')
  keeper.give(1, { answer: '11' })
  await vi.advanceTimersByTimeAsync(700)
  expect(now().keeping).toBe('waiting')
  cut(null)
  await keeper.submitQuestion(1)
  expect(now().keeping).toBe('saved')
})

test('answers are sent together a moment after the last, and are then saved', async () => {
  const { keeper, saves, kept, now } = setUp()
  keeper.give(1, { answer: '11' })
  keeper.give(1, { answer: '12' })
  keeper.give(2, { answer: '21' })
  expect(now().keeping).toBe('saving')
  await vi.advanceTimersByTimeAsync(700)
  expect(saves).toHaveLength(1)
  expect([kept.get(1), now().keeping]).toMatchObject([{ answer: '12', sequence: 2 }, 'saved'])
})

test('what is answered without a connection waits here, and goes when it is back', async () => {
  const { keeper, cut, kept, now } = setUp()
  cut('offline')
  keeper.give(1, { answer: '11' })
  await vi.advanceTimersByTimeAsync(700)
  expect(now().keeping).toBe('waiting')
  keeper.give(2, { answer: '21' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(kept.size).toBe(0)
  cut(null)
  await vi.advanceTimersByTimeAsync(5000)
  expect([kept.get(1)?.answer, kept.get(2)?.answer, now().keeping]).toEqual(['11', '21', 'saved'])
})

test('a window that dies loses nothing: the next one on this device sends what waited', async () => {
  const { launch, keeper, cut, calls, kept } = setUp()
  cut('offline')
  keeper.give(1, { answer: '11' })
  await vi.advanceTimersByTimeAsync(100)
  vi.clearAllTimers()
  cut(null)
  const next = keepAttempt(launch, calls, () => 0)
  expect(next.state.get().rows[0]?.answer).toBe('11')
  await next.flush()
  expect(kept.get(1)?.answer).toBe('11')
})

test('what another device has answered since is not overwritten by what waited here', async () => {
  const { launch, keeper, cut, calls } = setUp()
  cut('offline')
  keeper.give(1, { answer: '11' })
  keeper.stop()
  const rows = [makeRow(1, { answer: '19', sequence: 4 }), makeRow(2)]
  const next = keepAttempt({ ...launch, questionScores: rows }, calls, () => 0)
  expect(next.state.get().rows[0]?.answer).toBe('19')
})

test('a window whose attempt went on elsewhere says so and sends nothing more', async () => {
  const { keeper, cut, now, saves } = setUp()
  cut('launched_elsewhere')
  keeper.give(1, { answer: '11' })
  await vi.advanceTimersByTimeAsync(700)
  expect(now().keeping).toBe('elsewhere')
  cut(null)
  keeper.give(2, { answer: '21' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(saves).toHaveLength(0)
})

test('a submit that was not reached fails aloud and can be tried again', async () => {
  const { keeper, cut, now } = setUp()
  cut('offline')
  keeper.give(1, { answer: '11' })
  await expect(keeper.submit()).rejects.toMatchObject({ code: 'offline' })
  cut(null)
  await keeper.submit()
  expect(now()).toMatchObject({ keeping: 'over', result: { pass: true } })
})

test('a question that is closed takes no other answer', async () => {
  const { keeper, now } = setUp()
  keeper.give(1, { answer: '11' })
  await keeper.submitQuestion(1)
  keeper.give(1, { answer: '12' })
  expect(now().rows[0]).toMatchObject({ answer: '11', submitted: true })
})

test('each question has the seconds for which it was in front, and one page has none of its own', async () => {
  for (const singlePage of [false, true]) {
    const rows = [makeRow(1), makeRow(2)]
    const launch = makeLaunch({ questionScores: rows })
    const { calls } = makeServer(launch)
    const sent: unknown[] = []
    const watched = [7, 5, 0]
    const save: AttemptCalls['save'] = (answers) => {
      sent.push({ time: answers.time, times: answers.times })
      return calls.save(answers)
    }
    const evaluation = { ...launch.evaluation, singlePage }
    const keeper = keepAttempt({ ...launch, evaluation }, { ...calls, save }, () => watched.shift() ?? 0)
    keeper.moveTo(1)
    await keeper.flush()
    const [first, second] = rows.map(({ id }) => id)
    const times = [
      { id: first, seconds: 7 },
      { id: second, seconds: 5 },
    ]
    expect(sent).toEqual([{ time: 12, times: singlePage ? [] : times }])
    keeper.stop()
  }
})

test('where somebody has given more time, the clock that ran out runs again', async () => {
  const { keeper, extend, now } = setUp()
  extend('2026-01-01T10:30:00Z')
  await keeper.timeUp()
  await vi.advanceTimersByTimeAsync(100)
  expect(now()).toMatchObject({ keeping: 'saved', endsAt: '2026-01-01T10:30:00Z', result: null })
})

test('what is typed while a save is on its way goes too when the time runs out, and when somebody leaves', async () => {
  for (const end of ['timeUp', 'flush'] as const) {
    const { keeper, calls, kept } = setUp()
    const { save } = calls
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    calls.save = async (sent) => {
      await held
      return save(sent)
    }
    keeper.give(1, { ftAnswer: 'Half a' })
    await vi.advanceTimersByTimeAsync(700)
    keeper.give(1, { ftAnswer: 'Half a sentence' })
    const ended = keeper[end]()
    letThrough()
    await ended
    expect(kept.get(1)?.ftAnswer).toBe('Half a sentence')
    keeper.stop()
  }
})

test('an answer that the server takes for none is left out alone, and the others are kept', async () => {
  const { keeper, calls, kept, now } = setUp([makeRow(1), makeRow(2), makeRow(3)])
  const { save } = calls
  calls.save = async (sent) => {
    if (sent.questionScores.some(({ id }) => id === 2)) throw new ApiError('answer_unknown', 422)
    return save(sent)
  }
  for (const id of [1, 2, 3]) keeper.give(id, { answer: `${id}1` })
  await vi.advanceTimersByTimeAsync(2000)
  expect([[...kept.keys()], now().keeping]).toEqual([[1, 3], 'saved'])
})

test('what is refused for another reason is not called saved, nor lost', async () => {
  const { keeper, calls, kept, now } = setUp()
  const { save } = calls
  calls.save = () => Promise.reject(new ApiError('attempt_not_found', 404))
  keeper.give(1, { answer: '11' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(now().keeping).toBe('refused')
  calls.save = () => Promise.reject(new ApiError('unexpected', 500))
  await vi.advanceTimersByTimeAsync(5000)
  expect(now().keeping).toBe('refused')
  calls.save = save
  await vi.advanceTimersByTimeAsync(5000)
  expect([kept.get(1)?.answer, now().keeping]).toEqual(['11', 'saved'])
})

test('whoever leaves in the middle of a word has it sent, and nothing is tried after that', async () => {
  const { keeper, cut, kept, saves } = setUp()
  keeper.give(1, { ftAnswer: 'Half a' })
  keeper.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(kept.get(1)?.ftAnswer).toBe('Half a')
  cut('offline')
  const other = setUp()
  other.cut('offline')
  other.keeper.give(2, { ftAnswer: 'Half' })
  other.keeper.stop()
  await vi.advanceTimersByTimeAsync(0)
  other.cut(null)
  await vi.advanceTimersByTimeAsync(20_000)
  expect([saves.length, other.saves.length]).toEqual([1, 0])
})

test('a clock that jumped does not end an attempt: the server’s time is asked, and shown', async () => {
  vi.setSystemTime('2026-01-01T10:00:00Z')
  const launch = makeLaunch({ endsAt: '2026-01-01T10:10:00Z', serverTime: '2026-01-01T10:00:00Z' })
  const { calls } = makeServer(launch)
  const keeper = keepAttempt(launch, calls, () => 0)
  vi.setSystemTime('2026-01-01T11:00:00Z')
  await keeper.timeUp()
  await vi.advanceTimersByTimeAsync(100)
  expect(keeper.state.get()).toMatchObject({ keeping: 'saved', result: null })
  expect(keeper.state.get().clockOffset).toBeLessThan(-3_590_000)
})

test('a connection that comes back while an attempt ends does not keep it from ending', async () => {
  const { launch, keeper, cut, calls, now } = setUp()
  cut('offline')
  await keeper.timeUp()
  await keeper.flush()
  cut(null)
  const { questionScores } = launch
  calls.save = async () => ({
    savedAt: '2026-01-01T10:00:00Z',
    endsAt: null,
    result: makeResult(),
    questionScores,
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(now().keeping).toBe('over')
})

test('answers that had not arrived when it was over are told of, here and when it is opened again', async () => {
  const { launch, keeper, cut, calls, now } = setUp()
  const over = {
    savedAt: '2026-01-01T10:00:00Z',
    endsAt: null,
    result: makeResult({ isTimeUp: true }),
    questionScores: launch.questionScores,
  }
  cut('offline')
  keeper.give(1, { answer: '11' })
  await vi.advanceTimersByTimeAsync(700)
  const reopened = keepAttempt({ ...launch, result: over.result }, calls, () => 0)
  expect(reopened.state.get()).toMatchObject({ keeping: 'over', late: { answers: true } })
  expect(localStorage).toHaveLength(0)
  calls.save = async () => over
  await vi.advanceTimersByTimeAsync(5000)
  expect(now()).toMatchObject({ keeping: 'over', late: { answers: true } })
})

test('where the browser keeps nothing, the attempt says so from the beginning', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(setUp().now().isUnprotected).toBe(true)
  refuse.mockRestore()
  expect(setUp().now().isUnprotected).toBe(false)
})

test('whoever does not sign in again finds what they typed when they come back; what is no answer goes', async () => {
  for (const [how, waits] of [
    ['session_over', 'kept'],
    ['invalid_input', ''],
  ] as const) {
    localStorage.clear()
    const { launch, keeper, cut, calls } = setUp()
    cut(how)
    keeper.give(1, { ftAnswer: 'kept' })
    await keeper.flush()
    keeper.stop()
    cut(null)
    const next = keepAttempt(launch, calls, () => 0)
    expect(next.state.get().rows[0]?.ftAnswer).toBe(waits)
  }
})

test('news of more time are asked for, though there is nothing to send', async () => {
  const { keeper, saves, extend, now } = setUp()
  await keeper.flush()
  expect(saves).toHaveLength(0)
  extend('2026-01-01T11:00:00Z')
  await keeper.ask()
  expect(now()).toMatchObject({ endsAt: '2026-01-01T11:00:00Z', keeping: 'saved' })
})
