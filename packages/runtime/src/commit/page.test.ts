import { expect, test } from 'vitest'
import { fetchTransport } from './fetch-transport.ts'
import { bytesOf } from './flights.ts'
import { saveWithPage } from './page.ts'

function listened() {
  const listeners = new Map<string, () => void>()
  return {
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    removeEventListener: (type: string) => void listeners.delete(type),
    happen: (type: string) => listeners.get(type)?.(),
  }
}

function watchedPage() {
  const done: string[] = []
  const window = listened()
  const document = { ...listened(), visibilityState: 'visible' }
  const stop = saveWithPage(
    { window, document },
    { leave: () => done.push('leave'), retry: () => done.push('retry') },
  )
  return { window, document, done, stop }
}

test('a page that is hidden, frozen or left is saved, one that is shown again is not', () => {
  const { window, document, done, stop } = watchedPage()
  document.happen('visibilitychange')
  expect(done).toEqual([])
  document.visibilityState = 'hidden'
  document.happen('visibilitychange')
  document.happen('freeze')
  window.happen('pagehide')
  window.happen('online')
  expect(done).toEqual(['leave', 'leave', 'leave', 'retry'])
  stop()
  window.happen('pagehide')
  expect(done).toHaveLength(4)
})

const answering = (status: number, content: unknown) => async () => ({
  ok: status < 300,
  status,
  json: async () => content,
})
const request = { body: '{"session":1}', keepalive: true }

test.for([
  [200, { payload: { savedAt: '12:04' } }, { kind: 'saved', at: '12:04' }],
  [200, {}, { kind: 'saved', at: '' }],
  [401, {}, { kind: 'expired' }],
  [409, {}, { kind: 'superseded' }],
  [400, { code: 'invalid_input' }, { kind: 'refused', code: 'invalid_input' }],
  [404, null, { kind: 'refused', code: '' }],
] as const)('the answer %i with %j is understood', async ([status, content, receipt]) => {
  expect(await fetchTransport(answering(status, content), '/c', () => 't')(request)).toEqual(receipt)
})

test.for([408, 425, 429, 500, 502, 503])('the answer %i is tried again', async (status) => {
  await expect(fetchTransport(answering(status, {}), '/c', () => 't')(request)).rejects.toThrow(
    String(status),
  )
})

test('a commit goes with the token of that moment', async () => {
  const told: unknown[] = []
  const tokens = ['one', 'two']
  const send = fetchTransport(
    async (url, options) => {
      told.push([url, options.body, options.keepalive, options.method])
      return { ok: true, status: 200, json: async () => ({}) }
    },
    '/commit',
    () => String(tokens.shift()),
  )
  await send(request)
  await send({ ...request, keepalive: false })
  expect(told).toEqual([
    ['/commit', '{"token":"one","session":1}', true, 'POST'],
    ['/commit', '{"token":"two","session":1}', false, 'POST'],
  ])
})

test.for([
  ['', 0],
  ['abc', 3],
  ['ä', 2],
  ['€', 3],
  ['😀', 4],
] as const)('“%s” is %i bytes', ([text, bytes]) => {
  expect(bytesOf(text)).toBe(bytes)
})
