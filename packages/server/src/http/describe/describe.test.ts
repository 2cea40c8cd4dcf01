import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { entries } from '@oktant/contract/all.ts'
import { webhookEventNames } from '@oktant/contract/organisation/webhook-events.ts'
import { testServer } from '../../../test/kit/server.ts'
import { makeMessageId, makeSigningSecret, signatureOf } from '../../webhooks/signature.rules.ts'
import { codesOf, describe } from './describe.ts'
import { verifyExamples } from './verify-examples.ts'

const rows = [...entries].map(([name, entry]) => ({ name, entry }))

test.each(rows)('$name is described with every answer it can give', ({ name, entry }) => {
  const { operationId, tags, security, response } = describe(name, entry)
  expect([operationId, tags]).toEqual([name, [entry.domain]])
  // NOTE: where nothing is said, both ways in that stand for all calls are open.
  const ways = entry.tokens === false ? [{ session: [] }] : undefined
  expect(security).toEqual(entry.access === 'public' ? [] : ways)
  const told = Object.values(response)
    .map(({ description = '' }) => description)
    .join('\n')
  for (const code of codesOf(entry)) expect(told).toContain(`${code}: `)
})

test('the description names each call of the contract, once', async () => {
  const { app } = await testServer()
  const { openapi, paths } = (await app.inject('/rest/openapi.json')).json()
  expect(openapi).toBe('3.1.0')
  const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  expect(operations.toSorted()).toEqual([...entries.keys()].toSorted())
})

test('a refusal is described with its status and its codes', async () => {
  const { app } = await testServer()
  const { components, paths } = (await app.inject('/rest/openapi.json')).json()
  const { responses } = paths['/rest/auth/logout'].post
  expect(Object.keys(responses)).toEqual(['200', '409', 'default'])
  const name = String(responses.default.$ref).replace('#/components/responses/', '')
  expect(components.responses[name].description).toContain(
    'session_over: Your session has ended. Please sign in again.',
  )
})

test('shapes that the contract names stand once in the description, and each reference leads to one', async () => {
  const { app } = await testServer()
  const { body } = await app.inject('/rest/openapi.json')
  expect(body.length / entries.size).toBeLessThan(1600)
  const { components } = JSON.parse(body)
  const referred = [...body.matchAll(/"#\/components\/(schemas|responses|parameters)\/([^"]+)"/g)]
  expect(referred.length).toBeGreaterThan(1000)
  for (const [, part = '', name = ''] of referred) expect(components[part]).toHaveProperty([name])
  expect(Object.keys(components.schemas)).toContain('ComponentLog')
})

test('the readable description lists every call of the contract', async () => {
  const { app } = await testServer()
  const { body } = await app.inject('/rest/docs')
  for (const [name] of entries) expect(body).toContain(`<article id="${name}">`)
})

test.each([
  ['/rest/docs', 'text/html; charset=utf-8'],
  ['/rest/openapi.json', 'application/json; charset=utf-8'],
])('%s comes packed to whoever can unpack it, and plain to everybody else', async (url, type) => {
  const { app } = await testServer()
  const plain = await app.inject(url)
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect([plain.headers['content-type'], packed.headers['content-type']]).toEqual([type, type])
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip'])
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(packed.rawPayload.length).toBeLessThan(500_000)
})

test('how a program signs its calls is described for readers and for machines', async () => {
  const { app } = await testServer()
  const { components, security } = (await app.inject('/rest/openapi.json')).json()
  expect(security).toEqual([{ session: [] }, { apiToken: [] }])
  expect(components.securitySchemes).toMatchObject({
    session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    apiToken: { type: 'http', scheme: 'bearer', bearerFormat: expect.stringContaining('oktant_') },
  })
  const { body } = await app.inject('/rest/docs')
  expect(body).toContain('<section id="api-tokens">')
  expect(body).toContain('Authorization: Bearer oktant_')
})

test('how a mail server hands in returned letters is described', async () => {
  const { app } = await testServer()
  const { body } = await app.inject('/rest/docs')
  expect(body).toContain('<section id="returned-letters">')
  expect(body).toContain('/rest/public/bounce/')
})

test('the messages to other programs are described with their schemas, for readers and for machines', async () => {
  const { app } = await testServer()
  const { components, webhooks } = (await app.inject('/rest/openapi.json')).json()
  expect(Object.keys(webhooks)).toEqual(webhookEventNames)
  const { schema } = webhooks['user.created'].post.requestBody.content['application/json']
  const name = String(schema.properties.data.$ref).replace('#/components/schemas/', '')
  expect(components.schemas[name]).toMatchObject({ required: ['userId'] })
  const { body } = await app.inject('/rest/docs')
  for (const name of webhookEventNames) expect(body).toContain(`<td><code>${name}</code></td>`)
})

test('the documented check of a signature takes what is genuine, and nothing else', async () => {
  const [{ text }] = verifyExamples
  const module = `data:text/javascript,${encodeURIComponent(text)}`
  const { isGenuine } = await import(/* @vite-ignore */ module)
  const [secret, other] = [makeSigningSecret(), makeSigningSecret()]
  const now = Date.now()
  const message = { id: makeMessageId(), timestamp: Math.floor(now / 1000), body: '{"a":1}' }
  const headers = {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': signatureOf([other, secret], message),
  }
  expect(isGenuine(headers, message.body, secret, now)).toBe(true)
  expect(isGenuine(headers, '{"a":2}', secret, now)).toBe(false)
  expect(isGenuine(headers, message.body, makeSigningSecret(), now)).toBe(false)
  expect(isGenuine(headers, message.body, secret, now + 301_000)).toBe(false)
})
