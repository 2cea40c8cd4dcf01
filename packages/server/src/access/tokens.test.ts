import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { makeTokens } from './tokens.ts'

const secret = 'a secret of the tests, 32 letters or more'
const start = new Date('2026-01-05T08:00:00Z')
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000)

const tokensAt = (now: Date, key = secret) => makeTokens(key, () => now)
const claims = { sub: '7', aud: 'oktant', exp: hours(1).getTime() / 1000 }
type Header = { alg: string; typ?: string }

const sign = (payload: Record<string, unknown>, header: Header = { alg: 'HS256', typ: 'session+jwt' }) =>
  new SignJWT(payload).setProtectedHeader(header).sign(new TextEncoder().encode(secret))

test('a token names its session for twelve hours', async () => {
  const { token, expires } = await tokensAt(start).make(7)
  expect(expires).toEqual(hours(12))
  expect(await tokensAt(start).read(token)).toEqual({ sessionId: 7, expires })
  expect(await tokensAt(new Date(hours(12).getTime() - 1000)).read(token)).toEqual({ sessionId: 7, expires })
  expect(await tokensAt(hours(12)).read(token)).toBeNull()
})

test('a token holds the number of the session and nothing of the person', async () => {
  const { token } = await tokensAt(start).make(7)
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(Object.keys(payload).toSorted()).toEqual(['aud', 'exp', 'iat', 'sub'])
})

test('a token of one’s own making with all the right claims is read', async () => {
  expect(await tokensAt(start).read(await sign(claims))).toEqual({ sessionId: 7, expires: hours(1) })
})

test.each<[string, Record<string, unknown>, Header?]>([
  ['without an end', { ...claims, exp: undefined }],
  ['without a session', { ...claims, sub: undefined }],
  ['for another service', { ...claims, aud: 'elsewhere' }],
  ['for no service in particular', { ...claims, aud: undefined }],
  ['of another kind', claims, { alg: 'HS256', typ: 'file+jwt' }],
  ['of no kind', claims, { alg: 'HS256' }],
  ['by another algorithm', claims, { alg: 'HS512', typ: 'session+jwt' }],
  ['of a session that cannot be', { ...claims, sub: '0' }],
  ['of a session that is no number', { ...claims, sub: '7 or 1=1' }],
  ['of a session too large to exist', { ...claims, sub: '9007199254740993' }],
])('a well-signed token %s is refused', async (_, payload, header) => {
  expect(await tokensAt(start).read(await sign(payload, header))).toBeNull()
})

test('a token signed with another secret is refused', async () => {
  const { token } = await tokensAt(start, `${secret} of somebody else`).make(7)
  expect(await tokensAt(start).read(token)).toBeNull()
})

test('an unsigned token is refused', async () => {
  const unsigned = new UnsecuredJWT({})
    .setSubject('7')
    .setAudience('oktant')
    .setExpirationTime(hours(1))
    .encode()
  expect(await tokensAt(start).read(unsigned)).toBeNull()
})

test.each(['', 'x', 'a.b.c', '..'])('“%s” is no token', async (text) => {
  expect(await tokensAt(start).read(text)).toBeNull()
})

test('a token whose letters were changed is refused', async () => {
  const { token } = await tokensAt(start).make(7)
  const [header, , signature] = token.split('.')
  const other = Buffer.from(JSON.stringify({ ...claims, sub: '8' })).toString('base64url')
  expect(await tokensAt(start).read(`${header}.${other}.${signature}`)).toBeNull()
})
