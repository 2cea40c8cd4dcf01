import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import { multipart } from '../kit/files/multipart.ts'
import { testServer } from '../kit/server.ts'
import { cuts, sendAgain, sendAndGo, type Wire } from './cut-connection.ts'
import type { Scene } from './cut-scenes.ts'
import { stages } from './cut-stages.ts'
import { share } from './size.ts'

const times = share(200)
let port = 0
let proved = 0

beforeAll(async () => {
  const { app } = await testServer()
  await app.listen({ port: 0, host: '127.0.0.1' })
  // NOTE: a server that listens on a port answers its address as an object.
  port = (app.server.address() as AddressInfo).port
})

afterAll(() =>
  console.log(
    `cut connections: ${proved} changes cut and repeated, ${names.length} calls, each with one effect`,
  ),
)

const names = Object.keys(stages)
const rounds = Array.from({ length: Math.max(times, names.length) }, (_, number) => ({
  name: names[number % names.length] ?? '',
  cut: cuts[Math.floor(number / names.length + number) % cuts.length] ?? 'soon',
  number,
}))

test.each(rounds)('$number: $name, cut $cut and repeated, has one effect', async ({ name, cut }) => {
  const server = await testServer()
  const stage = stages[name]
  if (!stage) throw new Error('there is no such scene')
  const scene = await stage.set(server)
  expect(await scene.effects()).toBe(0)
  const wire = wireOf(stage.entry, scene)
  await sendAndGo(port, wire, cut)
  const answer = await sendAgain(port, wire)
  expect(answer.status, answer.text).toBe(200)
  expect((await sendAgain(port, wire)).text, 'the first answer is given again').toBe(answer.text)
  expect(await scene.effects()).toBe(1)
  proved += 1
})

let sent = 0
function wireOf({ method, path, upload }: Endpoint, { as, params = {}, query, body, file }: Scene): Wire {
  sent += 1
  const headers = {
    'idempotency-key': randomUUID(),
    'x-forwarded-for': `10.9.${Math.floor(sent / 250)}.${sent % 250}`,
    ...(as && { authorization: `Bearer ${as.token}` }),
  }
  const asked = query && Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  const filled = `/rest${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))}${asked?.length ? `?${new URLSearchParams(asked)}` : ''}`
  if (file) {
    const form = multipart(upload?.field ?? '', file)
    return { method, path: filled, headers: { ...headers, ...form.headers }, body: form.payload }
  }
  if (body === undefined) return { method, path: filled, headers, body: Buffer.alloc(0) }
  return {
    method,
    path: filled,
    headers: { ...headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  }
}
