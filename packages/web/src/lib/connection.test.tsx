import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { doubt, isOnline, useOnline, wasAnswered } from './connection.ts'

let isThere = true
const asked = vi.fn<(address: string) => Promise<Response>>(async () => {
  if (!isThere) throw new TypeError('Failed to fetch')
  return new Response()
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
  asked.mockClear()
  isThere = true
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Shown = () => <p>{useOnline() ? 'there' : 'nobody there'}</p>

test('a server that is not there is found out by the first call that fails, and so is that it is back', async () => {
  render(<Shown />)
  isThere = false
  await act(async () => {
    void doubt()
    void doubt()
    await vi.advanceTimersByTimeAsync(0)
  })
  expect([screen.getByText('nobody there').tagName, isOnline(), asked.mock.calls.length]).toEqual([
    'P',
    false,
    1,
  ])
  await act(() => vi.advanceTimersByTimeAsync(6500))
  expect([isOnline(), asked.mock.calls.length]).toEqual([false, 3])
  isThere = true
  await act(() => vi.advanceTimersByTimeAsync(8000))
  expect([screen.getByText('there').tagName, isOnline(), asked.mock.calls.length]).toEqual(['P', true, 4])
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(asked).toHaveBeenCalledTimes(4)
})

test('one call that fails where the server answers says nothing of the connection', async () => {
  await doubt()
  expect([isOnline(), asked.mock.calls]).toEqual([
    true,
    [['healthz', expect.objectContaining({ method: 'HEAD' })]],
  ])
})

test('any answer ends the doubt at once, and a network that is back is tried at once', async () => {
  isThere = false
  void doubt()
  await vi.advanceTimersByTimeAsync(0)
  wasAnswered()
  expect(isOnline()).toBe(true)
  isThere = true
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([isOnline(), asked.mock.calls.length]).toEqual([true, 2])
})
