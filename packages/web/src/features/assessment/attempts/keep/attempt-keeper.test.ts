import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { makeLaunch, makeRow } from '../../../../test/made/make-attempts.ts'
import { makeKeeper, makeServer } from '../../../../test/made/make-keeper.ts'
import { keepAttempt } from './attempt-keeper.ts'
import type { AttemptCalls } from './attempt-state.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

test('a question that is submitted after the connection was away ends the word that it is away', async () => {
  const { keeper, cut, now } = makeKeeper()
  cut('offline')
  keeper.give(1, { answer: '11' })
  await vi.advanceTimersByTimeAsync(700)
  expect(now().keeping).toBe('waiting')
  cut(null)
  await keeper.submitQuestion(1)
  expect(now().keeping).toBe('saved')
})

test('answers are sent together a moment after the last, and are then saved', async () => {
  const { keeper, saves, kept, now } = makeKeeper()
  keeper.give(1, { answer: '11' })
  keeper.give(1, { answer: '12' })
  keeper.give(2, { answer: '21' })
  expect(now().keeping).toBe('saving')
  await vi.advanceTimersByTimeAsync(700)
  expect(saves).toHaveLength(1)
  expect([kept.get(1), now().keeping]).toMatchObject([{ answer: '12', sequence: 2 }, 'saved'])
})

test('what is answered without a connection waits here, and goes when it is back', async () => {
  const { keeper, cut, kept, now } = makeKeeper()
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
  const { launch, keeper, cut, calls, kept } = makeKeeper()
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
  const { launch, keeper, cut, calls } = makeKeeper()
  cut('offline')
  keeper.give(1, { answer: '11' })
  keeper.stop()
  const rows = [makeRow(1, { answer: '19', sequence: 4 }), makeRow(2)]
  const next = keepAttempt({ ...launch, questionScores: rows }, calls, () => 0)
  expect(next.state.get().rows[0]?.answer).toBe('19')
})

test('a window whose attempt went on elsewhere says so and sends nothing more', async () => {
  const { keeper, cut, now, saves } = makeKeeper()
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
  const { keeper, cut, now } = makeKeeper()
  cut('offline')
  keeper.give(1, { answer: '11' })
  await expect(keeper.submit()).rejects.toMatchObject({ code: 'offline' })
  cut(null)
  await keeper.submit()
  expect(now()).toMatchObject({ keeping: 'over', result: { pass: true } })
})

test('a question that is closed takes no other answer', async () => {
  const { keeper, now } = makeKeeper()
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

test('an answer that the server takes for none is left out alone, and the others are kept', async () => {
  const { keeper, calls, kept, now } = makeKeeper([makeRow(1), makeRow(2), makeRow(3)])
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
  const { keeper, calls, kept, now } = makeKeeper()
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
  const { keeper, cut, kept, saves } = makeKeeper()
  keeper.give(1, { ftAnswer: 'Half a' })
  keeper.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(kept.get(1)?.ftAnswer).toBe('Half a')
  cut('offline')
  const other = makeKeeper()
  other.cut('offline')
  other.keeper.give(2, { ftAnswer: 'Half' })
  other.keeper.stop()
  await vi.advanceTimersByTimeAsync(0)
  other.cut(null)
  await vi.advanceTimersByTimeAsync(20_000)
  expect([saves.length, other.saves.length]).toEqual([1, 0])
})

test('where the browser keeps nothing, the attempt says so from the beginning', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(makeKeeper().now().isUnprotected).toBe(true)
  refuse.mockRestore()
  expect(makeKeeper().now().isUnprotected).toBe(false)
})

test('whoever does not sign in again finds what they typed when they come back; what is no answer goes', async () => {
  for (const [how, waits] of [
    ['session_over', 'kept'],
    ['invalid_input', ''],
  ] as const) {
    localStorage.clear()
    const { launch, keeper, cut, calls } = makeKeeper()
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
  const { keeper, saves, extend, now } = makeKeeper()
  await keeper.flush()
  expect(saves).toHaveLength(0)
  extend('2026-01-01T11:00:00Z')
  await keeper.ask()
  expect(now()).toMatchObject({ endsAt: '2026-01-01T11:00:00Z', keeping: 'saved' })
})

test('what is changed while the question is on its way is newer than what comes back, and can be changed again', async () => {
  const { keeper, calls, kept, now } = makeKeeper()
  const { question } = calls
  calls.question = async (sent) => {
    keeper.give(1, { answer: '12' })
    const { questionScore, savedAt } = await question(sent)
    return { savedAt, questionScore: { ...questionScore, submitted: false, isRight: false } }
  }
  keeper.give(1, { answer: '11' })
  await keeper.submitQuestion(1)
  expect(now().rows[0]).toMatchObject({ answer: '12', isRight: false, noOfTries: 1 })
  await keeper.flush()
  keeper.give(1, { answer: '11' })
  await keeper.flush()
  expect([kept.get(1)?.answer, now().keeping]).toEqual(['11', 'saved'])
})
