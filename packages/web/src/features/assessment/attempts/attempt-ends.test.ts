import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../lib/api/api-error.ts'
import { makeLaunch, makeResult } from '../../../test/made/make-attempts.ts'
import { holdSaves, makeKeeper, makeServer } from '../../../test/made/make-keeper.ts'
import { keepAttempt } from './keep/attempt-keeper.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

test('where somebody has given more time, the clock that ran out runs again', async () => {
  const { keeper, extend, now } = makeKeeper()
  extend('2026-01-01T10:30:00Z')
  await keeper.timeUp()
  await vi.advanceTimersByTimeAsync(100)
  expect(now()).toMatchObject({ keeping: 'saved', endsAt: '2026-01-01T10:30:00Z', result: null })
})

test('what is typed while a save is on its way goes too when the time runs out, and when somebody leaves', async () => {
  for (const end of ['timeUp', 'flush'] as const) {
    const { keeper, calls, kept } = makeKeeper()
    const letThrough = holdSaves(calls)
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
  const { launch, keeper, cut, calls, now } = makeKeeper()
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
  const { launch, keeper, cut, calls, now } = makeKeeper()
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

test('when the time is up nothing more is taken, though the last save is still on its way', async () => {
  const { keeper, calls, kept, now } = makeKeeper()
  const letThrough = holdSaves(calls)
  keeper.give(1, { answer: '11' })
  await vi.advanceTimersByTimeAsync(700)
  const ended = keeper.timeUp()
  expect(now().keeping).toBe('ending')
  keeper.give(2, { answer: '21' })
  letThrough()
  await ended
  expect([now().keeping, [...kept.keys()]]).toEqual(['ending', [1]])
  keeper.stop()
})

test('an answer that waits goes as soon as the connection is back, though the time is up', async () => {
  const { keeper, cut, kept } = makeKeeper()
  cut('offline')
  keeper.give(1, { answer: '11' })
  await keeper.timeUp()
  cut(null)
  await vi.advanceTimersByTimeAsync(5000)
  expect(kept.get(1)?.answer).toBe('11')
  keeper.stop()
})

test('whoever looks at other questions while it ends does not keep it from ending', async () => {
  const { launch, keeper, cut, calls, now } = makeKeeper()
  cut('offline')
  await keeper.timeUp()
  keeper.moveTo(1)
  calls.save = async () => ({
    savedAt: '2026-01-01T10:00:00Z',
    endsAt: null,
    result: makeResult(),
    questionScores: launch.questionScores,
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(now().keeping).toBe('over')
})

test('an answer that is none does not keep an attempt from ending', async () => {
  const { launch, keeper, calls, now } = makeKeeper()
  calls.save = async ({ questionScores }) => {
    if (questionScores.length > 0) throw new ApiError('answer_unknown', 422)
    const [savedAt, endsAt] = ['2026-01-01T10:00:00Z', null]
    return { savedAt, endsAt, result: makeResult(), questionScores: launch.questionScores }
  }
  keeper.give(1, { answer: '11' })
  keeper.give(2, { answer: '21' })
  await keeper.timeUp()
  await vi.advanceTimersByTimeAsync(100)
  expect(now().keeping).toBe('over')
})

test('where another window has it when the time is up, this one says so', async () => {
  const { keeper, cut, now } = makeKeeper()
  cut('launched_elsewhere')
  await keeper.timeUp()
  expect(now().keeping).toBe('elsewhere')
})

test('a save that comes back after it was handed in does not open it again', async () => {
  const { keeper, calls, now } = makeKeeper()
  const letThrough = holdSaves(calls)
  const { submit } = calls
  let asked = Promise.resolve()
  calls.submit = async (sent) => {
    asked = keeper.ask()
    return submit(sent)
  }
  await keeper.submit()
  letThrough()
  await asked
  expect(now().keeping).toBe('over')
})
