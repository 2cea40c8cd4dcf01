import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { makeLaunch, makeRow } from '../../../../test/made/make-attempts.ts'
import { makeServer } from '../../../../test/made/make-keeper.ts'
import { keepAttempt } from './attempt-keeper.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

/** One attempt in two windows of a browser, of which the second has it, and no connection. */
function makeWindows() {
  const launch = makeLaunch({ questionScores: [makeRow(1), makeRow(2)] })
  const server = makeServer(launch)
  let isCut = true
  const save = () =>
    Promise.reject(isCut ? new ApiError('offline', 0) : new ApiError('launched_elsewhere', 409))
  const first = keepAttempt(launch, { ...server.calls, save }, () => 0)
  server.cut('offline')
  const second = keepAttempt(launch, server.calls, () => 0)
  const connect = async () => {
    isCut = false
    server.cut(null)
    await vi.advanceTimersByTimeAsync(5000)
  }
  return { launch, server, first, second, connect }
}

test('what two windows of a browser are given without a connection arrives from the one that has the attempt', async () => {
  const { server, first, second, connect } = makeWindows()
  first.give(1, { answer: '11' })
  second.give(2, { answer: '21' })
  await connect()
  expect([server.kept.get(1)?.answer, server.kept.get(2)?.answer]).toEqual(['11', '21'])
  expect([first.state.get().keeping, second.state.get().keeping]).toEqual(['elsewhere', 'saved'])
  expect(localStorage).toHaveLength(0)
})

test('what one window is given shows in the other, and is changed further from there', async () => {
  const { server, first, second, connect } = makeWindows()
  first.give(1, { answer: '11' })
  first.give(1, { answer: '12' })
  second.adopt()
  expect(second.state.get().rows[0]).toMatchObject({ answer: '12', sequence: 2 })
  second.give(1, { answer: '13' })
  await connect()
  expect(server.kept.get(1)).toMatchObject({ answer: '13', sequence: 3 })
})

test('two windows that die without a connection lose nothing of either', async () => {
  const { launch, server, first, second } = makeWindows()
  first.give(1, { answer: '11' })
  second.give(2, { answer: '21' })
  vi.clearAllTimers()
  const next = keepAttempt(launch, server.calls, () => 0)
  expect(next.state.get().rows.map(({ answer }) => answer)).toEqual(['11', '21'])
})

test('a window that has lost the attempt hears of it by what the other one is given, and sends nothing', async () => {
  const { server, first, second, connect } = makeWindows()
  await connect()
  second.give(2, { answer: '21' })
  first.adopt()
  await vi.advanceTimersByTimeAsync(700)
  expect([first.state.get().keeping, second.state.get().keeping]).toEqual(['elsewhere', 'saved'])
  expect([server.saves.length, server.kept.get(2)?.answer]).toEqual([1, '21'])
})
