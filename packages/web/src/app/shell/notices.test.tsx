import { delays } from '@oktant/contract/kit/constants.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { noteProblem, notice, offerUndo } from '../../lib/notice.ts'
import { fakeServer, showPart } from '../../test/show.tsx'
import { Notices } from './notices.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
    notice.set(null)
  })
  showPart(<Notices />, { server: fakeServer() })
})

const said = () => screen.getByRole('status').textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const show = (text: string) => act(() => notice.set({ text }))

test('a word about what was done leaves by itself after a while', () => {
  show('Gespeichert.')
  pass(delays.noticeMs - 1)
  expect(said()).toContain('Gespeichert.')
  pass(1)
  expect(said()).toBe('')
})

test('a flash message hides after a moment; what it can be taken back by stays its while', () => {
  act(() => notice.set({ text: 'Angelegt.', isFlash: true }))
  pass(delays.flashMs - 1)
  expect(said()).toContain('Angelegt.')
  pass(1)
  expect(said()).toBe('')
  act(() => offerUndo('Gespeichert.', () => Promise.resolve(), { isFlash: true }))
  pass(delays.flashMs)
  expect(said()).not.toContain('Gespeichert.')
  screen.getByRole('button', { name: /Rückgängig/ })
  pass(delays.noticeMs - delays.flashMs)
  expect(said()).toBe('')
})

test('each word has its own while', () => {
  show('Gespeichert.')
  pass(delays.noticeMs - 1)
  show('Veröffentlicht.')
  pass(delays.noticeMs - 1)
  expect(said()).toContain('Veröffentlicht.')
  pass(1)
  expect(said()).toBe('')
})

test('it stays as long as somebody points at it, and has its while again afterwards', () => {
  show('Gespeichert.')
  const word = screen.getByText('Gespeichert.')
  fireEvent.mouseEnter(word)
  pass(delays.noticeMs * 3)
  expect(said()).toContain('Gespeichert.')
  fireEvent.mouseLeave(word)
  pass(delays.noticeMs)
  expect(said()).toBe('')
})

test('it stays as long as the focus is in it, even from one button to the next', () => {
  act(() => offerUndo('Entfernt.', () => Promise.resolve()))
  const [undo, close] = [/Rückgängig/, 'Schließen'].map((name) => screen.getByRole('button', { name }))
  act(() => undo?.focus())
  act(() => close?.focus())
  pass(delays.noticeMs * 3)
  expect(said()).toContain('Entfernt.')
  act(() => close?.blur())
  pass(delays.noticeMs)
  expect(said()).toBe('')
})

test('what could not be done stays until it is closed', () => {
  act(() => noteProblem('Nicht gespeichert.'))
  pass(delays.noticeMs * 3)
  expect(said()).toContain('Nicht gespeichert.')
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(said()).toBe('')
})

test('what could not be taken back is said for as long as it is not closed', async () => {
  act(() => offerUndo('Entfernt.', () => Promise.reject(new Error('no'))))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Rückgängig/ })))
  pass(delays.noticeMs * 3)
  expect(said()).not.toBe('')
  expect(said()).not.toContain('Entfernt.')
})
