import { type AddressInfo, connect } from 'node:net'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Type as t } from '@sinclair/typebox'
import { afterAll, expect, test } from 'vitest'
import { endpoint, listQuery } from '@oktant/contract/http/http.ts'
import { testServer } from '../../test/kit/server.ts'
import { buildApp } from '../app.ts'
import { makeLog } from '../log.ts'
import { serveOn } from './serve.ts'

const echo = endpoint({
  method: 'POST',
  path: '/public/probe/echo',
  access: 'public',
  summary: 'Answers what arrived.',
  body: t.Object({ name: t.String(), inner: t.Optional(t.Object({ kept: t.Boolean() })) }),
  reply: t.Object({ fields: t.Array(t.String()), inner: t.Array(t.String()) }),
})

const row = endpoint({
  method: 'GET',
  path: '/public/probe/row',
  access: 'public',
  summary: 'Answers a row.',
  query: listQuery({ sort: ['name'], filter: ['name'] }),
  reply: t.Object({ name: t.String(), address: t.String() }),
})

const broken = endpoint({
  method: 'GET',
  path: '/public/probe/broken',
  access: 'public',
  summary: 'Fails unexpectedly.',
  reply: t.Object({}),
})

const guarded = endpoint({
  method: 'GET',
  path: '/client/probe/guarded',
  access: 'companies.administer',
  summary: 'Is for few.',
  reply: t.Object({}),
})

const retold = endpoint({
  method: 'POST',
  path: '/public/probe/retold',
  access: 'public',
  summary: 'Answers something else than its transaction did.',
  transaction: false,
  reply: t.Object({ name: t.String() }),
})

const sent = endpoint({
  method: 'POST',
  path: '/public/probe/sent',
  access: 'public',
  summary: 'Takes a file.',
  reply: t.Object({}),
  upload: { field: 'file', maxBytes: 1_000_000, types: ['text/plain'] },
})

const streamed = endpoint({
  method: 'POST',
  path: '/public/probe/streamed',
  access: 'public',
  summary: 'Takes a file as it comes.',
  reply: t.Object({}),
  upload: { field: 'file', maxBytes: 1_000_000, types: ['text/plain'], streams: true },
})

const fileOf = (text: string) =>
  `--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n${text}`

async function begin() {
  const { kit, make } = await testServer()
  const folder = mkdtempSync(join(tmpdir(), 'oktant-test-'))
  const log = join(folder, 'log')
  const app = await buildApp({ ...kit, log: makeLog('info', log) }, undefined, { slowestLoopMs: 0 })
  const serve = serveOn(app, kit)
  serve(echo, ({ body }) => ({ fields: Object.keys(body), inner: Object.keys(body.inner ?? {}) }))
  const whole = { name: 'Ada', passwordHash: 'never told' }
  serve(row, ({ about }) => ({ ...whole, address: about.address }))
  serve(broken, () => {
    throw new Error('select secret from users at /srv/oktant/x.ts')
  })
  serve(guarded, () => ({}))
  serve(retold, async ({ transact }) => {
    const kept = await transact(async () => whole)
    return { name: kept.name }
  })
  serve(sent, () => ({}))
  serve(streamed, () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  // NOTE: a server that listens on a port answers its address as an object.
  const { port } = app.server.address() as AddressInfo
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const lines = (): Record<string, unknown>[] =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  return { app, port, make, lines, text: () => readFileSync(log, 'utf8') }
}

const probe = begin()

test('an answer carries only the fields that its schema names', async () => {
  const { app } = await probe
  const { payload } = (await app.inject('/rest/public/probe/row')).json()
  expect(Object.keys(payload)).toEqual(['name', 'address'])
})

test('a body sets only the fields that its schema names', async () => {
  const { app } = await probe
  const sent = { name: 'Ada', companyId: 2, inner: { kept: true, isAdmin: true } }
  const answer = await app.inject({ method: 'POST', url: '/rest/public/probe/echo', payload: sent })
  expect(answer.json().payload).toEqual({ fields: ['name', 'inner'], inner: ['kept'] })
})

test.each([
  ['a doubled parameter', '_page=1&_page=2'],
  ['a parameter that nobody named', '_page=1&admin=1'],
  ['an order by a field that the list does not name', '_sortField=passwordHash'],
  ['an order with SQL in it', '_sortField=name;drop table users'],
  ['a filter by a field that the list does not name', '_filterFields=companyId&_filterValues=2'],
  ['a value whose bytes are no UTF-8', '_filterFields=name&_filterValues=%FF'],
])('%s is refused in a list', async (_, query) => {
  const { app } = await probe
  const answer = await app.inject(`/rest/public/probe/row?${query}`)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
})

test('an unexpected error says nothing of the inside, and is found in the log by its number', async () => {
  const { app, lines } = await probe
  const answer = await app.inject('/rest/public/probe/broken')
  const { requestId, ...told } = answer.json()
  expect([answer.statusCode, told]).toEqual([500, { code: 'unexpected', message: 'An Error has occurred' }])
  await expect
    .poll(() => JSON.stringify(lines().filter(({ reqId }) => reqId === requestId)))
    .toContain('select secret from users')
})

test('a call that answers something else than its transaction did, which a repeat would be told, is a fault', async () => {
  const { app, lines } = await probe
  const answer = await app.inject({ method: 'POST', url: '/rest/public/probe/retold', payload: {} })
  expect(answer.statusCode).toBe(500)
  await expect.poll(() => JSON.stringify(lines())).toContain('something else than its transaction did')
})

test('a refused call is logged with who, what, where and when, and without what was sent', async () => {
  const { app, lines, text, make } = await probe
  const learner = await make.user()
  const authorization = `Bearer ${learner.token}`
  await app.inject({ url: '/rest/client/probe/guarded?x=typed-by-somebody', headers: { authorization } })
  await expect
    .poll(() => lines().filter(({ code }) => code === 'not_permitted'))
    .toEqual([
      expect.objectContaining({
        msg: 'refused',
        method: 'GET',
        route: '/rest/client/probe/guarded',
        user: learner.id,
        company: learner.companyId,
        address: '127.0.0.1',
        time: expect.any(Number),
        reqId: expect.any(String),
      }),
    ])
  expect(text()).not.toContain('typed-by-somebody')
  expect(text()).not.toContain(learner.token)
})

test.each([
  ['a JSON body', '/rest/public/probe/echo', 'application/json', '{"name":"'],
  ['an upload', '/rest/public/probe/sent', 'multipart/form-data; boundary=x', fileOf('kept'.repeat(5000))],
  [
    'an upload that is streamed',
    '/rest/public/probe/streamed',
    'multipart/form-data; boundary=x',
    fileOf('y'.repeat(90_000)),
  ],
])('whoever hangs up in the middle of %s is no fault of the database', async (_, path, type, begun) => {
  const { port, lines } = await probe
  const ofPath = () => lines().filter(({ route }) => route === path)
  const before = ofPath().length
  const socket = connect(port, '127.0.0.1')
  const head = [`POST ${path} HTTP/1.1`, 'host: x', `content-type: ${type}`, 'content-length: 900000']
  socket.write(`${head.join('\r\n')}\r\n\r\n${begun}`)
  await pause(300)
  socket.destroy()
  await expect.poll(() => ofPath().slice(before)).toMatchObject([{ msg: 'refused', code: 'invalid_input' }])
  expect(lines().filter(({ code }) => code === 'database_unavailable')).toEqual([])
})

test('no line of the log can be made up by what is sent', async () => {
  const { app, lines } = await probe
  await app.inject({
    url: '/rest/client/probe/guarded',
    headers: { authorization: 'Bearer x', 'user-agent': 'a\t{"level":30,"msg":"forged"}' },
  })
  await expect.poll(() => lines().filter(({ code }) => code === 'session_over')).toHaveLength(1)
  expect(lines().filter(({ msg }) => msg === 'forged')).toEqual([])
})

test('an address that a caller claims for itself is believed from the proxy alone', async () => {
  const { app } = await probe
  const from = async (remoteAddress: string) => {
    const headers = { 'x-forwarded-for': '198.51.100.7' }
    const answer = await app.inject({ url: '/rest/public/probe/row', remoteAddress, headers })
    return answer.json().payload.address
  }
  expect(await from('127.0.0.1')).toBe('198.51.100.7')
  expect(await from('203.0.113.9')).toBe('203.0.113.9')
})

test.each(['/rest/public/probe/row', '/rest/nothing', '/rest/public/probe/broken', '/healthz'])(
  '%s is answered as JSON in UTF-8',
  async (url) => {
    const { app } = await probe
    expect((await app.inject(url)).headers['content-type']).toBe('application/json; charset=utf-8')
  },
)

test.each(['/assets/', '/assets', '/.git/config', '/packages/', '/%2e%2e/package.json'])(
  'no folder is listed, and nothing beside the built files is served: %s',
  async (url) => {
    const { app } = await probe
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400)
  },
)
