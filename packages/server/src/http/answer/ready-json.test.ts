import { Type as t } from '@sinclair/typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoint } from '@oktant/contract/http/http.ts'
import { testServer } from '../../../test/kit/server.ts'
import { buildApp } from '../../app.ts'
import { ReadyJson } from './ready-json.ts'
import { serveOn } from '../serve.ts'

const probe = endpoint({
  method: 'GET',
  path: '/public/probe/ready',
  access: 'public',
  summary: 'Answers what is ready.',
  query: t.Object({ with: t.String() }),
  reply: t.Object({ name: t.String(), count: t.Integer() }),
})

const answers: Record<string, string> = {
  nothing: '{"name":"Grüße 🙂","count":1}',
  more: '{"name":"Mia","count":1,"passwordHash":"never told"}',
  less: '{"name":"Mia"}',
  other: '{"name":"Mia","count":1.5}',
  null: '{"name":null,"count":1}',
  half: '{"name":"Mia","count":',
}

let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  const { kit } = await testServer()
  app = await buildApp(kit, undefined, { slowestLoopMs: 0 })
  serveOn(app, kit)(probe, ({ query }) => {
    const [first = '', ...rest] = (answers[query.with] ?? '').split(':')
    return new ReadyJson([Buffer.from(first), ...rest.map((part) => `:${part}`)])
  })
  await app.ready()
  afterAll(() => app.close())
})

const ask = (kind: string) => app.inject({ url: `/rest${probe.path}`, query: { with: kind } })

test('an answer that is ready goes out like every other', async () => {
  const response = await ask('nothing')
  expect(response.json()).toEqual({ payload: { name: 'Grüße 🙂', count: 1 } })
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(response.body)),
    'x-content-type-options': 'nosniff',
  })
})

test.each(['more', 'less', 'other', 'null', 'half'])(
  'in a test, one that holds other than its contract says (%s) does not go out',
  async (kind) => {
    expect((await ask(kind)).statusCode).toBe(500)
  },
)
