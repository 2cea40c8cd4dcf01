import { setImmediate as turn } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../../test/kit/server.ts'
import { buildApp } from '../../app.ts'
import { guardOverload, watchLoop } from './overload.ts'

/** A loop under a clock of our own: `after` lets so many milliseconds pass and then look. */
function scene(slowestMs = 1000) {
  const clock = { at: 0 }
  const loop = watchLoop(slowestMs, () => clock.at)
  loop.begin()
  onTestFinished(loop.end)
  const after = (ms: number) => {
    clock.at += ms
    loop.look()
  }
  return { clock, loop, after }
}

test('a loop that comes in time is not behind', () => {
  const { loop, after } = scene()
  expect(loop.isBehind()).toBe(false)
  for (let look = 0; look < 10; look += 1) after(250 + look * 20)
  expect(loop.isBehind()).toBe(false)
})

test('one long task is no overload: who waited for it is served', () => {
  const { loop, after } = scene()
  after(250)
  after(9000)
  expect(loop.isBehind()).toBe(false)
  after(250)
  expect(loop.isBehind()).toBe(false)
})

test('a loop that is late twice running is behind, and the first look in time ends it', () => {
  const { loop, after } = scene()
  after(1251)
  after(1251)
  expect(loop.isBehind()).toBe(true)
  after(250)
  expect(loop.isBehind()).toBe(false)
})

test('a turn that is late after a late one is seen before it ends', () => {
  const { clock, loop, after } = scene()
  after(1251)
  clock.at += 1250
  expect(loop.isBehind()).toBe(false)
  clock.at += 1
  expect(loop.isBehind()).toBe(true)
})

test('exactly as late as is allowed is in time', () => {
  const { loop, after } = scene()
  after(1250)
  after(1250)
  expect(loop.isBehind()).toBe(false)
})

test('without a bound nothing is late', () => {
  const { loop, after } = scene(0)
  after(60_000)
  after(60_000)
  expect(loop.isBehind()).toBe(false)
})

test('nothing is late before it began, which starting may take long', () => {
  const clock = { at: 0 }
  const loop = watchLoop(1000, () => clock.at)
  clock.at = 60_000
  expect(loop.isBehind()).toBe(false)
})

test('an overloaded server says 503 and when to come back, and recovers by itself', async () => {
  const { kit } = await testServer()
  const app = await buildApp(kit, undefined, { slowestLoopMs: 40 })
  onTestFinished(() => app.close())
  const root = await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `${root}/rest/nothing`
  const ask = async () => {
    const answer = await fetch(url)
    const { code } = (await answer.json()) as { code: string }
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), code }
  }
  let isBusy = true
  const busy = keepBusy(() => isBusy)
  await expect
    .poll(ask, { timeout: 30_000, interval: 1 })
    .toMatchObject({ status: 503, code: 'overloaded', retryAfter: '2' })
  // NOTE: whoever watches over the process is told that it lives, however busy it is.
  for (const path of ['/healthz', '/metrics']) expect((await fetch(`${root}${path}`)).status).toBe(200)
  isBusy = false
  await busy
  await expect.poll(async () => (await ask()).status, { timeout: 30_000 }).toBe(404)
})

test('a page and its parts come however busy the server is, and what they ask is turned away', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  const queue = { waiting: 0 }
  guardOverload(app, { engine: { waiting: () => queue.waiting } }, { slowestLoopMs: 0 })
  app.get('/*', async () => 'a file')
  app.get('/rest/public/setting', async () => 'an answer')
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  const all = ['/', '/assets/main.js', '/rest/public/setting', '/rest/nothing']
  const statuses = () => Promise.all(all.map(statusOf))
  expect(await statuses()).toEqual([200, 200, 200, 200])
  queue.waiting = 501
  expect(await statuses()).toEqual([200, 200, 503, 503])
})

/** Lets the loop turn, but slowly: each turn takes longer than it may. */
async function keepBusy(goesOn: () => boolean) {
  while (goesOn()) {
    const until = performance.now() + 400
    while (performance.now() < until);
    await turn()
  }
}
