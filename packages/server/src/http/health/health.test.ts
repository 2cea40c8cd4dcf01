import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { testServer } from '../../../test/kit/server.ts'
import { fail } from '../fail.ts'

async function counted(route: string, status: number) {
  const { app } = await testServer()
  const { body } = await app.inject('/metrics')
  const line = `oktant_request_seconds_count{route="${route}",status="${status}"} `
  return Number(body.split(line)[1]?.split('\n')[0] ?? 0)
}

test('every answer is counted once, by its route and status', async () => {
  const { app, make } = await testServer()
  const { token } = await make.user()
  const before = await counted('/rest/client/notifications/count', 200)
  const headers = { authorization: `Bearer ${token}` }
  await app.inject({ url: '/rest/notifications/count', headers })
  await app.inject({ url: '/rest/client/notifications/count?x=1', headers })
  await app.inject({ method: 'HEAD', url: '/rest/client/notifications/count', headers })
  expect(await counted('/rest/client/notifications/count', 200)).toBe(before + 3)
  await app.inject('/rest/client/notifications/count')
  expect(await counted('/rest/client/notifications/count', 401)).toBe(1)
})

test('what is no route is counted as none, without its address', async () => {
  const { app } = await testServer()
  const before = await counted('none', 404)
  await app.inject('/rest/nothing/typed-by-somebody')
  expect(await counted('none', 404)).toBe(before + 1)
  expect((await app.inject('/metrics')).body).not.toContain('typed-by-somebody')
})

test('the process lives and can work', async () => {
  const { app } = await testServer()
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
})

const refused = { code: 'route_not_found' }

test.each([
  ['another address', { remoteAddress: '203.0.113.9' }],
  [
    'another address that says it is this machine',
    { remoteAddress: '203.0.113.9', headers: { 'x-forwarded-for': '127.0.0.1' } },
  ],
  ['a proxy of this machine', { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } }],
  [
    'a proxy that hands on what its caller claims',
    { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } },
  ],
  ['a proxy that names itself alone', { remoteAddress: '::1', headers: { via: '1.1 proxy' } }],
])('the figures are not for %s', async (_, from) => {
  const { app } = await testServer()
  for (const method of ['GET', 'HEAD'] as const)
    expect((await app.inject({ method, url: '/metrics', ...from })).statusCode).toBe(404)
  expect((await app.inject({ url: '/metrics', ...from })).json()).toMatchObject(refused)
})

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'a program of this machine reads the figures by %s',
  async (remoteAddress) => {
    const { app } = await testServer()
    expect((await app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(200)
  },
)

async function appWith(metricsToken: string | null) {
  const { kit } = await testServer()
  const app = await buildApp({ ...kit, config: { ...kit.config, metricsToken } }, undefined, {
    slowestLoopMs: 0,
  })
  onTestFinished(() => app.close())
  return app
}

test('where a token is set whoever shows it reads the figures, from wherever, and nobody else', async () => {
  const app = await appWith('a-token-of-24-characters-')
  const status = async (remoteAddress: string, authorization?: string) => {
    const headers = { ...(authorization && { authorization }) }
    return (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
  }
  expect(await status('203.0.113.9', 'Bearer a-token-of-24-characters-')).toBe(200)
  expect(await status('203.0.113.9', 'Bearer a-token-of-24-characters')).toBe(404)
  for (const from of ['203.0.113.9', '127.0.0.1']) expect(await status(from)).toBe(404)
})

test('while changes are refused for want of disk nothing is sent here', async () => {
  const { kit, clock } = await testServer()
  const app = await buildApp(kit, undefined, { slowestLoopMs: 0 })
  onTestFinished(() => app.close())
  app.get('/full', () => {
    throw fail('disk_full')
  })
  const isReady = async () => (await app.inject('/readyz')).statusCode
  expect(await isReady()).toBe(200)
  expect((await app.inject('/full')).statusCode).toBe(507)
  expect(await isReady()).toBe(503)
  clock.skew = 31_000
  expect(await isReady()).toBe(200)
  clock.skew = 0
})

test('an engine that would refuse a change is not ready', async () => {
  const { kit } = await testServer()
  const engine = {
    ...kit.engine,
    beforeChange: () => {
      throw fail('disk_full')
    },
  }
  const app = await buildApp({ ...kit, engine }, undefined, { slowestLoopMs: 0 })
  onTestFinished(() => app.close())
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'not ready' })
})
