import type { Reply } from '@oktant/contract/http/http.ts'
import { type LaunchData, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import { screen } from '@testing-library/react'
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeServer, showPart } from '../../../../test/show.tsx'
import { useWork } from './work.ts'

const data: LaunchData = {
  containerChildId: 1,
  containerId: 5,
  componentId: 3,
  categoryId: 1,
  name: { en: 'Knots', de: 'Knoten' },
  description: { en: '', de: '' },
  html: { en: '', de: '' },
  path: null,
  completion: 'read',
  launch: 'token',
  componentLog: { id: 1, mark: null, totalDuration: 0, stateLabel: 'IN_PROGRESS', location: '' },
}

const saved = (stateLabel: 'IN_PROGRESS' | 'COMPLETED'): Reply<typeof saveLaunch> => ({
  componentLog: { id: 1, mark: null, totalDuration: 30, stateLabel },
  containerLog: {
    percent: 0,
    mark: null,
    state: 'IN_PROGRESS',
    why: { code: 'children_left', count: 1, of: 1 },
    passed: false,
  },
  savedAt: '2026-11-21T08:00:00Z',
})

function Reader() {
  const work = useWork(data)
  const word = work.isDone ? 'done' : work.isUnreached ? 'lost' : 'open'
  return <button onClick={() => work.done('read')}>{word}</button>
}

/** A save of viewing time that is under way, until it is let through. */
function heldUp() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  onTestFinished(() => {
    vi.useRealTimers()
    focus.mockRestore()
    sight.mockRestore()
  })
  const server = fakeServer()
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  server.answerBy(saveLaunch, async () => {
    if (server.callsOf(saveLaunch).length > 1) return saved('COMPLETED')
    await held
    return saved('IN_PROGRESS')
  })
  return { server, letThrough: () => letThrough() }
}

test('what is read to its end while viewing time is being saved is done at once after that', async () => {
  const { server, letThrough } = heldUp()
  showPart(<Reader />, { server, as: { permissions: ['learning.take'] } })
  act(() => void vi.advanceTimersByTime(30_000))
  await vi.waitFor(() => expect(server.callsOf(saveLaunch)).toHaveLength(1))
  act(() => screen.getByRole('button').click())
  expect(server.callsOf(saveLaunch)).toHaveLength(1)
  letThrough()
  await vi.waitFor(() => expect(screen.getByRole('button').textContent).toBe('done'))
  expect(server.callsOf(saveLaunch).map(({ body }) => body)).toMatchObject([
    { seconds: 30 },
    { done: 'read' },
  ])
})

test('what was read to its end goes along when it is closed before that', async () => {
  const { server } = heldUp()
  const { unmount } = showPart(<Reader />, { server, as: { permissions: ['learning.take'] } })
  act(() => void vi.advanceTimersByTime(30_000))
  await vi.waitFor(() => expect(server.callsOf(saveLaunch)).toHaveLength(1))
  act(() => screen.getByRole('button').click())
  unmount()
  await vi.waitFor(() => expect(server.callsOf(saveLaunch).at(-1)?.body).toMatchObject({ done: 'read' }))
})

test('what does not reach the server is sent once it answers, nothing of it twice', async () => {
  const { server } = heldUp()
  server.unreachable(saveLaunch)
  const { unmount } = showPart(<Reader />, { server, as: { permissions: ['learning.take'] } })
  act(() => screen.getByRole('button').click())
  await vi.waitFor(() => expect(screen.getByRole('button').textContent).toBe('lost'))
  act(() => void vi.advanceTimersByTime(8_000))
  server.answer(saveLaunch, saved('COMPLETED'))
  act(() => void dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(screen.getByRole('button').textContent).toBe('done'))
  act(() => void vi.advanceTimersByTime(30_000))
  await vi.waitFor(() => expect(server.callsOf(saveLaunch)).toHaveLength(3))
  unmount()
  expect(server.callsOf(saveLaunch).map(({ body }) => body)).toMatchObject([
    { seconds: 0, done: 'read' },
    { seconds: 0, done: 'read' },
    { seconds: 30 },
  ])
})

test('viewing time goes on being counted while the server is away', async () => {
  const { server } = heldUp()
  server.unreachable(saveLaunch)
  showPart(<Reader />, { server, as: { permissions: ['learning.take'] } })
  act(() => void vi.advanceTimersByTime(30_000))
  await vi.waitFor(() => expect(screen.getByRole('button').textContent).toBe('lost'))
  server.answer(saveLaunch, saved('IN_PROGRESS'))
  act(() => void vi.advanceTimersByTime(30_000))
  await vi.waitFor(() => expect(screen.getByRole('button').textContent).toBe('open'))
  act(() => void vi.advanceTimersByTime(30_000))
  const counted = () =>
    server
      .callsOf(saveLaunch)
      .slice(1)
      .reduce((sum, { body }) => sum + (body as { seconds: number }).seconds, 0)
  await vi.waitFor(() => expect(counted()).toBe(90))
})
