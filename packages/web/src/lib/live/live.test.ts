import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { makeSignedIn } from '../../test/made/make.ts'
import { isLive, startLive } from './live.ts'
import { dropSession, keepSession } from '../session/session-state.ts'

type Stream = { headers: Headers; say: (text: string) => void; cut: () => void }

/** A server whose streams the test holds in its hand. */
function streamServer() {
  const streams: Stream[] = []
  vi.stubGlobal('fetch', async (_: string, { headers, signal }: RequestInit) => {
    const encoder = new TextEncoder()
    let body: ReadableStreamDefaultController<Uint8Array>
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) })
    signal?.addEventListener('abort', () => body.error(new Error('aborted')))
    streams.push({
      headers: new Headers(headers),
      say: (text) => body.enqueue(encoder.encode(text)),
      cut: () => body.error(new Error('cut')),
    })
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
  })
  return streams
}

function listen(heard: string[]) {
  const stop = startLive((event) => heard.push(event))
  onTestFinished(stop)
  return stop
}

beforeEach(() => {
  keepSession({ ...makeSignedIn(), token: 'secret' })
  return () => {
    dropSession()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

test('news arrives, and what this version does not know is left alone', async () => {
  const streams = streamServer()
  const heard: string[] = []
  listen(heard)
  await expect.poll(() => isLive.get()).toBe(true)
  streams[0]?.say('id: 1\nevent: notifications\ndata: {}\n\nid: 2\nevent: weather\ndata: {}\n\n')
  await expect.poll(() => heard).toEqual(['notifications'])
  expect(streams[0]?.headers.get('authorization')).toBe('Bearer secret')
})

test('after a cut the counts are polled, and the stream goes on after the last event', async () => {
  const streams = streamServer()
  const heard: string[] = []
  listen(heard)
  await expect.poll(() => isLive.get()).toBe(true)
  streams[0]?.say('id: 41\nevent: profile\ndata: {}\n\n')
  await expect.poll(() => heard).toEqual(['profile'])
  streams[0]?.cut()
  await expect.poll(() => isLive.get()).toBe(false)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => isLive.get()).toBe(true)
  expect(streams[1]?.headers.get('last-event-id')).toBe('41')
})

test('who signs out hears nothing more', async () => {
  const streams = streamServer()
  const heard: string[] = []
  const stop = listen(heard)
  await expect.poll(() => isLive.get()).toBe(true)
  stop()
  expect(isLive.get()).toBe(false)
  window.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(streams).toHaveLength(1)
})
