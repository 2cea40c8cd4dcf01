import { expect, test } from 'vitest'
import { makeLastWords } from './last-words.ts'

function setUp() {
  const sent: [string, unknown][] = []
  const to = { id: 7, session: 3, token: 'secret' }
  const words = makeLastWords(to, (url, body) => sent.push([url, JSON.parse(body)]))
  return { sent, words }
}

test('while a tab is open the shell sends nothing', async () => {
  const { sent, words } = setUp()
  words.keep({ act: 'put', element: 'a/x', value: '1' })
  await Promise.resolve()
  expect(sent).toEqual([])
})

test('what is said while a tab is closed is sent with all that the launch has said, once for all of one moment', async () => {
  const { sent, words } = setUp()
  words.keep({ act: 'begin' })
  words.keep({ act: 'put', element: 'a/x', value: '1' })
  words.keep({ act: 'spend', time: 100 })
  words.close()
  words.keep({ act: 'put', element: 'a/y', value: '2' })
  words.keep({ act: 'finish' })
  await Promise.resolve()
  words.keep({ act: 'put', element: 'a/x', value: '3' })
  await Promise.resolve()
  const all = { token: 'secret', session: 3, time: 100, hasFinished: true }
  expect(sent).toEqual([
    ['/player/last-words/7', { ...all, number: 1_000_000_001, values: { 'a/x': '1', 'a/y': '2' } }],
    ['/player/last-words/7', { ...all, number: 1_000_000_002, values: { 'a/x': '3', 'a/y': '2' } }],
  ])
})

test('where nothing is kept nothing is sent', async () => {
  const sent: string[] = []
  const words = makeLastWords(null, (url) => sent.push(url))
  words.close()
  words.keep({ act: 'finish' })
  await Promise.resolve()
  expect(sent).toEqual([])
})
