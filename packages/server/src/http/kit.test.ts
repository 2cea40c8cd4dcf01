import { expect, test } from 'vitest'
import { testServer } from '../../test/kit/server.ts'

const json = { 'content-type': 'application/json' }

test('an unknown call answers 404 with a code', async () => {
  const { app } = await testServer()
  const answer = await app.inject('/rest/nothing/here')
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'route_not_found'])
})

test.each([
  ['malformed JSON', '{"login":', json, 400, 'malformed_json'],
  ['bad UTF-8', Buffer.from([0x22, 0xff, 0x22]), json, 400, 'malformed_json'],
  ['deep nesting', '['.repeat(5000), json, 400, 'too_deep'],
  ['half a surrogate', '{"login":"\\ud800","password":"x"}', json, 400, 'malformed_json'],
  ['a polluted prototype', '{"__proto__":{"login":"x"}}', json, 400, 'malformed_json'],
  ['an oversized body', `"${'x'.repeat(1_100_000)}"`, json, 413, 'too_large'],
  ['a wrong content type', 'login=x', { 'content-type': 'text/html' }, 415, 'wrong_content_type'],
])('%s is refused at the door', async (_, payload, headers, status, code) => {
  const { app, make } = await testServer()
  const authorization = `Bearer ${(await make.user()).token}`
  const answer = await app.inject({
    method: 'POST',
    url: '/rest/auth/logout',
    payload,
    headers: { ...headers, authorization },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
})

test('a visitor is told to sign in before being told that the body is wrong', async () => {
  const { app } = await testServer()
  const answer = await app.inject({ method: 'POST', url: '/rest/auth/logout', payload: '{', headers: json })
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in'])
})
