import { request } from 'node:http'
import { expect, test } from 'vitest'
import { testServer } from '../../../test/kit/server.ts'
import { answerHeaders, strictTransport } from './headers.ts'

test.each([
  ['an answer', '/rest/auth/validate'],
  ['an unknown call', '/rest/nothing'],
  ['an address that cannot be read', '/rest/%zz'],
  ['the health check', '/healthz'],
  ['the metrics', '/metrics'],
  ['the description of the calls', '/rest/openapi.json'],
  ['the readable description', '/rest/docs'],
])('%s is not kept, not guessed at and not framed', async (_, url) => {
  const { app } = await testServer()
  const { headers } = await app.inject(url)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  })
  for (const directive of [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
    expect(headers['content-security-policy']).toContain(directive)
})

test('no foreign origin is let in', async () => {
  const { app } = await testServer()
  const asked = await app.inject({
    method: 'OPTIONS',
    url: '/rest/auth/validate',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
  })
  const answered = await app.inject({
    url: '/rest/auth/validate',
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(asked.headers['access-control-allow-origin']).toBeUndefined()
  expect(answered.headers['access-control-allow-origin']).toBeUndefined()
})

test('no answer sets a cookie', async () => {
  const { app } = await testServer()
  const { headers } = await app.inject('/rest/auth/validate')
  expect(headers['set-cookie']).toBeUndefined()
})

test('TRACE is not answered', async () => {
  const { app } = await testServer()
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const status = await new Promise((resolve, reject) => {
    request({ method: 'TRACE', host: address.hostname, port: address.port, path: '/rest/auth/validate' })
      .on('response', (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(404)
})

test('browsers are held to TLS for a year, subdomains too, where people come by TLS', () => {
  expect(answerHeaders({ publicUrl: 'https://learn.example.org' })['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  )
  expect(strictTransport({ publicUrl: 'https://learn.example.org' })).toEqual({
    maxAge: 31_536_000,
    includeSubDomains: true,
  })
  expect(answerHeaders({ publicUrl: 'http://127.0.0.1:7080' })['strict-transport-security']).toBeUndefined()
})
