import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, showPart } from '../../../../test/show.tsx'
import { TimeLeft } from './time-left.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-01-01T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

function show(endsAt: string, clockOffset = 0) {
  const onEnd = vi.fn<() => void>()
  showPart(<TimeLeft endsAt={endsAt} clockOffset={clockOffset} onEnd={onEnd} />, { server: fakeServer() })
  return { onEnd, shown: () => screen.getByRole('timer').textContent }
}

function Given() {
  const [endsAt, setEndsAt] = useState('2026-01-01T10:10:00Z')
  return (
    <button type="button" onClick={() => setEndsAt('2026-01-01T10:15:00Z')}>
      <TimeLeft endsAt={endsAt} clockOffset={0} onEnd={() => undefined} />
    </button>
  )
}

test('whoever comes when the time is up already is not left waiting, and is told once', () => {
  const { onEnd, shown } = show('2026-01-01T09:59:58Z')
  act(() => vi.advanceTimersByTime(2000))
  expect([shown(), onEnd.mock.calls.length]).toEqual(['0:00', 1])
})

test('whoever is given more time is told how much', () => {
  showPart(<Given />, { server: fakeServer() })
  expect(screen.queryByText(/mehr bekommen/)).toBeNull()
  fireEvent.click(screen.getByRole('button'))
  act(() => vi.advanceTimersByTime(250))
  expect(screen.getByRole('timer').textContent).toBe('15:00')
  expect(screen.getByText('Sie haben 5 Minuten mehr bekommen')).toBeTruthy()
})

test('after a sleep the clock is right at once, by the time of the server', () => {
  const { onEnd, shown } = show('2026-01-01T11:30:00Z', 3_600_000)
  expect(shown()).toBe('30:00')
  vi.setSystemTime('2026-01-01T10:20:00Z')
  act(() => document.dispatchEvent(new Event('resume')))
  expect([shown(), onEnd.mock.calls.length]).toEqual(['10:00', 0])
})
