import type { AddressInfo } from 'node:net'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { launchEvaluation } from '@oktant/contract/assessment/attempts/attempts.ts'
import { giveExtraTime } from '@oktant/contract/assessment/attempts/extra-time.ts'
import { signOut } from '@oktant/contract/people/sessions.ts'
import { makePeople, makeTest } from '../../../../test/kit/content/attempts.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { say } from '../../../live/live.ts'

let url = ''
beforeAll(async () => {
  const { app } = await testServer()
  await app.listen({ port: 0, host: '127.0.0.1' })
  // NOTE: a server that listens on a port answers its address as an object.
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/rest/client/live`
})

type Heard = { text: string; isOver: boolean; ids: () => string[]; events: () => string[] }

async function open(person: { token: string }, lastEventId?: string) {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const headers = {
    authorization: `Bearer ${person.token}`,
    ...(lastEventId && { 'last-event-id': lastEventId }),
  }
  const response = await fetch(url, { headers, signal: stop.signal })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const heard: Heard = {
    text: '',
    isOver: false,
    ids: () => [...heard.text.matchAll(/^id: (.+)$/gm)].map(([, id = '']) => id),
    events: () => [...heard.text.matchAll(/^event: (.+)$/gm)].map(([, event = '']) => event),
  }
  void collect(response, heard)
  await expect.poll(() => heard.ids().length).toBeGreaterThan(0)
  if (!lastEventId) {
    // Whoever opens a stream is asked to look at the bell once; what follows is news.
    expect(heard.events()).toEqual(['notifications'])
    heard.text = ''
  }
  return { heard, stop: () => stop.abort() }
}

async function collect(response: Response, heard: Heard) {
  try {
    for await (const piece of response.body ?? []) heard.text += Buffer.from(piece).toString()
  } catch {
    // The test went away.
  }
  heard.isOver = true
}

test('what becomes stale is said to its owner alone, and only once it is committed', async () => {
  const { db, make } = await testServer()
  const [me, other] = [await make.user(), await make.user()]
  const [mine, theirs] = [await open(me), await open(other)]
  await expect(
    db.transaction(async (tx) => {
      await say(tx, [me.id], 'profile')
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await db.transaction((tx) => say(tx, [me.id], 'notifications'))
  await expect.poll(() => mine.heard.events()).toEqual(['notifications'])
  expect(theirs.heard.events()).toEqual([])
})

test('whoever comes back is told what was said meanwhile, and nothing twice', async () => {
  const { db, make } = await testServer()
  const me = await make.user()
  const first = await open(me)
  await say(db, [me.id], 'notifications')
  await expect.poll(() => first.heard.events()).toEqual(['notifications'])
  const last = first.heard.ids().at(-1)
  first.stop()
  const watcher = await open(me)
  await say(db, [me.id], 'profile')
  await expect.poll(() => watcher.heard.events()).toEqual(['profile'])
  const again = await open(me, last)
  await expect.poll(() => again.heard.events()).toEqual(['profile'])
})

test('with a number that nobody remembers everything counts as stale', async () => {
  const { make } = await testServer()
  const again = await open(await make.user(), 'of-another-process.7')
  await expect
    .poll(() => again.heard.events())
    .toEqual(['notifications', 'session', 'profile', 'attempts', 'events'])
})

test('one session has twenty streams open at most, and one that closes makes room', async () => {
  const { make } = await testServer()
  const me = await make.user()
  const opened = await Promise.all(Array.from({ length: 20 }, () => open(me)))
  const headers = { authorization: `Bearer ${me.token}` }
  const statusOfOneMore = async () => {
    const stop = new AbortController()
    const { status } = await fetch(url, { headers, signal: stop.signal })
    stop.abort()
    return status
  }
  const refused = await fetch(url, { headers })
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too_many_streams' }])
  await open({ token: await make.session(me) })
  opened[0]?.stop()
  await expect.poll(statusOfOneMore).toBe(200)
})

test('the stream ends with its session', async () => {
  const { call, make } = await testServer()
  const me = await make.user()
  const { heard } = await open(me)
  await call(signOut, { as: me })
  await expect.poll(() => heard.isOver).toBe(true)
  expect(heard.events()).toEqual(['session'])
})

test('whoever writes against the clock hears that they were given more time', async () => {
  const server = await testServer()
  const { author, learner } = await makePeople(server)
  const settings = { timeLimit: 20, timeLimitUnit: 'minutes' as const }
  const { childId } = await makeTest(server, author, { settings })
  const { heard } = await open(learner)
  const body = { userId: learner.id, evaluationId: null, percent: 25, minutes: 0 }
  await server.call(giveExtraTime, { as: author, body })
  await server.call(launchEvaluation, { as: learner, params: { id: childId } })
  await server.call(giveExtraTime, { as: author, body: { ...body, percent: 50 } })
  await expect.poll(() => heard.events()).toEqual(['attempts'])
})
