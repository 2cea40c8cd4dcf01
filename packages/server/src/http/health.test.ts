import { expect, test } from 'vitest'
import { testServer } from '../../test/kit/server.ts'

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
