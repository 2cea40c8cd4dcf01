import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useViewingTime } from './viewing-time.ts'

const kept = vi.fn<(seconds: number) => void>()
const keptAtLast = vi.fn<(seconds: number) => void>()

function Page({ isOn = true }: { isOn?: boolean }) {
  useViewingTime(isOn, kept, keptAtLast)
  return null
}

/** How the page stands before somebody. */
const stand = { isShown: true, isInUse: true }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    stand.isShown ? 'visible' : 'hidden',
  )
  vi.spyOn(document, 'hasFocus').mockImplementation(() => stand.isInUse)
  Object.assign(stand, { isShown: true, isInUse: true })
  kept.mockClear()
  keptAtLast.mockClear()
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))
function hide() {
  stand.isShown = false
  document.dispatchEvent(new Event('visibilitychange'))
}

test('every half minute what was watched is kept', () => {
  render(<Page />)
  pass(29)
  expect(kept).not.toHaveBeenCalled()
  pass(31)
  expect(kept.mock.calls).toEqual([[30], [30]])
})

test('a page in the background or behind another window counts nothing', () => {
  render(<Page />)
  pass(10)
  stand.isInUse = false
  pass(100)
  stand.isInUse = true
  pass(5)
  hide()
  expect(keptAtLast.mock.calls).toEqual([[15]])
  pass(100)
  expect(kept).not.toHaveBeenCalled()
})

test('a tab that is closed hands over what it has counted, and once', () => {
  render(<Page />)
  pass(12)
  window.dispatchEvent(new Event('pagehide'))
  hide()
  expect(keptAtLast.mock.calls).toEqual([[12]])
})

test('what is not taken counts nothing', () => {
  render(<Page isOn={false} />)
  pass(60)
  hide()
  expect([kept.mock.calls, keptAtLast.mock.calls]).toEqual([[], []])
})
