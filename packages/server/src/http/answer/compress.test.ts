import { gunzipSync } from 'node:zlib'
import { Type as t } from '@sinclair/typebox'
import { afterAll, expect, test } from 'vitest'
import { type Endpoint, endpoint } from '@oktant/contract/http/http.ts'
import { testServer } from '../../../test/kit/server.ts'
import { buildApp } from '../../app.ts'
import { ReadyJson } from './ready-json.ts'
import { serveOn } from '../serve.ts'

const said = { access: 'public', summary: 'Answers a text.', reply: t.String() } as const
const short = endpoint({ ...said, method: 'GET', path: '/public/probe/short' })
const long = endpoint({ ...said, method: 'GET', path: '/public/probe/long' })
const huge = endpoint({ ...said, method: 'GET', path: '/public/probe/huge' })
const ready = endpoint({ ...said, method: 'GET', path: '/public/probe/ready' })
const changing = endpoint({ ...said, method: 'POST', path: '/public/probe/change' })

const text = 'Ein Seemannsknoten hält. '.repeat(200)

async function begin() {
  const { kit } = await testServer()
  const app = await buildApp(kit)
  const serve = serveOn(app, kit)
  serve(short, () => 'short')
  serve(long, () => text)
  serve(huge, () => text.repeat(20))
  serve(ready, () => new ReadyJson<string>([JSON.stringify(text)]))
  serve(changing, () => text)
  afterAll(() => app.close())
  const ask = ({ path, method }: Pick<Endpoint, 'method' | 'path'>, encoding?: string) =>
    app.inject({
      method,
      url: `/rest${path}`,
      headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
    })
  return { ask }
}

const probe = begin()
const browser = 'gzip, deflate, br'

test.each([
  ['written by its schema', long],
  ['ready to be sent', ready],
  ['so large that another thread makes it small', huge],
])('an answer %s comes small to whoever takes it so, and says the same', async (_, entry) => {
  const { ask } = await probe
  const [plain, packed] = [await ask(entry), await ask(entry, browser)]
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length))
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
})

test('a short answer comes as it is, and so does one to whoever takes no other', async () => {
  const { ask } = await probe
  expect((await ask(short, browser)).headers['content-encoding']).toBeUndefined()
  for (const taken of ['gzip;q=0', 'gzip; q=0.0, br', 'br', 'identity'])
    expect((await ask(long, taken)).headers['content-encoding']).toBeUndefined()
  expect((await ask(long, 'gzip;q=0.5')).headers['content-encoding']).toBe('gzip')
})

test('the answer of a change, which may hold a secret, comes as it is', async () => {
  const { ask } = await probe
  const answer = await ask(changing, browser)
  expect(answer.json().payload).toBe(text)
  expect(answer.headers['content-encoding']).toBeUndefined()
})
