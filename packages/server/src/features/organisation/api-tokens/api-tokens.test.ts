import { expect, test } from 'vitest'
import {
  affectedByTokenEnd,
  type ApiTokenForm,
  createApiToken,
  listApiTokens,
  readApiToken,
  revokeApiToken,
} from '@oktant/contract/organisation/api-tokens.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { apiTokens as limits } from '@oktant/contract/kit/constants.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { createJobRole, listJobRoles } from '@oktant/contract/people/places.ts'
import { listUsers, searchUsers } from '@oktant/contract/people/users.ts'
import { tokenForm } from '../../../../test/scenes/api-tokens.ts'
import { testServer } from '../../../../test/kit/server.ts'

const rights: Permission[] = ['system.administer', 'users.administer', 'jobRoles.administer', 'audit.read']

async function setUp() {
  const server = await testServer()
  server.clock.skew = 0
  const me = await server.make.user({ permissions: rights })
  const make = (form: Partial<ApiTokenForm> = {}) =>
    server.call(createApiToken, { as: me, body: { ...tokenForm, ...form } })
  const program = async (form: Partial<ApiTokenForm> = {}) => {
    const { secret, apiToken } = await make(form)
    return { token: secret, id: apiToken.id }
  }
  return { ...server, me, makeToken: make, program }
}

const soon = { timeout: 1000, interval: 20 }

test('a token is shown once, and known afterwards by its beginning alone', async () => {
  const { makeToken, call, me, engine } = await setUp()
  const { secret, apiToken } = await makeToken({ scopes: ['users.administer'] })
  expect(secret).toMatch(/^oktant_[0-9A-Za-z]{46}$/)
  expect(secret.startsWith(apiToken.prefix)).toBe(true)
  expect(apiToken).toMatchObject({ name: 'Payroll', state: 'active', uses: 0, maker: { id: me.id } })
  const read = await call(readApiToken, { as: me, params: { id: apiToken.id } })
  expect(JSON.stringify(read)).not.toContain(secret)
  const kept = await engine.query('select * from api_tokens where id = $1', [apiToken.id])
  expect(JSON.stringify(kept)).not.toContain(secret.slice(apiToken.prefix.length))
})

test('a program may do what its scopes say, and nothing else', async () => {
  const { program, send } = await setUp()
  const it = await program({ scopes: ['users.administer'] })
  expect((await send(listUsers, { as: it })).statusCode).toBe(200)
  const other = await send(listJobRoles, { as: it })
  expect([other.statusCode, other.json().code]).toEqual([403, 'not_permitted'])
  expect((await send(searchUsers, { as: it, query: { text: 'mia' } })).statusCode).toBe(403)
  const personal = await program({ scopes: [], isPersonal: true })
  expect((await send(searchUsers, { as: personal, query: { text: 'mia' } })).statusCode).toBe(200)
  expect((await send(listUsers, { as: personal })).statusCode).toBe(403)
})

test('what a program did is written down with its name and its maker’s', async () => {
  const { program, call, me } = await setUp()
  const it = await program({ scopes: ['jobRoles.administer'] })
  const name = { en: 'Smith', de: 'Schmied' }
  const { id = 0 } = await call(createJobRole, { as: it, body: { name } })
  const { content = [] } = await call(listAudit, { as: me, query: { object: 'jobRole', number: id } })
  expect(content[0]).toMatchObject({ person: { id: me.id }, token: { id: it.id, name: 'Payroll' } })
})

test('where and when it was used last is told, and what ending it touches', async () => {
  const { program, send, call, me, clock } = await setUp()
  const it = await program({ scopes: ['users.administer'] })
  const use = () => send(listUsers, { as: it, headers: { 'x-forwarded-for': '198.51.100.7' } })
  await use()
  const read = () => call(readApiToken, { as: me, params: { id: it.id } })
  await expect.poll(async () => (await read()).uses, soon).toBe(1)
  await use()
  clock.skew += 61_000
  await use()
  await expect.poll(async () => (await read()).uses, soon).toBe(3)
  expect(await read()).toMatchObject({ lastUsedFrom: '198.51.100.7', lastUsedAt: expect.any(String) })
  const affected = await call(affectedByTokenEnd, { as: me, params: { id: it.id } })
  expect(affected).toMatchObject([{ what: 'calls', count: 3, examples: ['198.51.100.7'] }, { count: 1 }])
})

test('a token that was ended, or whose time is over, opens nothing and is told apart in the list', async () => {
  const { program, send, call, me, clock } = await setUp()
  const [ended, old, lasting] = [
    await program({ name: 'Ended' }),
    await program({ name: 'Old', validDays: 1 }),
    await program({ name: 'Lasting', validDays: 2 }),
  ]
  expect(await call(revokeApiToken, { as: me, params: { id: ended.id } })).toMatchObject({ state: 'revoked' })
  clock.skew += 25 * 3_600_000
  const fresh = await testServer().then(({ make }) => make.session(me))
  const status = async (as: { token: string }) =>
    (await send(listUsers, { as, headers: { 'x-forwarded-for': '203.0.113.1' } })).json().code
  await expect.poll(() => status(ended), soon).toBe('api_token_refused')
  expect(await status(old)).toBe('api_token_refused')
  expect(await status(lasting)).toBe('not_permitted')
  const named = async (state: string) => {
    const query = { _filterFields: ['state'], _filterValues: [state] }
    const { content = [] } = await call(listApiTokens, { as: { token: fresh }, query })
    return content.map(({ name }) => name)
  }
  expect([await named('revoked'), await named('expired'), await named('active')]).toEqual([
    ['Ended'],
    ['Old'],
    ['Lasting'],
  ])
  const again = await call(revokeApiToken, { as: { token: fresh }, params: { id: ended.id } })
  expect(again).toMatchObject({ code: 'somebody_was_quicker' })
  clock.skew = 0
})

test('somebody else’s token is ended by whoever may do as much as its maker, and by nobody who may do less', async () => {
  const { program, call, make, me } = await setUp()
  const params = { id: (await program({ scopes: ['users.administer'] })).id }
  const { companyId } = me
  const less = await make.user({ companyId, permissions: ['system.administer', 'users.administer'] })
  const asMuch = await make.user({ companyId, permissions: rights })
  const refused = { status: 403, code: 'more_permissions_needed' }
  expect(await call(revokeApiToken, { as: less, params })).toMatchObject(refused)
  expect(await call(readApiToken, { as: me, params })).toMatchObject({ state: 'active' })
  expect(await call(revokeApiToken, { as: asMuch, params })).toMatchObject({ state: 'revoked' })
  const missing = { params: { id: 2_000_000_000 } }
  for (const entry of [readApiToken, revokeApiToken, affectedByTokenEnd])
    expect(await call(entry, { as: me, ...missing })).toMatchObject({ code: 'api_token_not_found' })
})

test('a token that names addresses is taken from those alone', async () => {
  const { program, send } = await setUp()
  const it = await program({ scopes: ['users.administer'], ranges: ['198.51.100.0/24', '2001:db8::/32'] })
  const from = async (address: string) =>
    (await send(listUsers, { as: it, headers: { 'x-forwarded-for': address } })).statusCode
  expect(await from('198.51.100.9')).toBe(200)
  expect(await from('2001:db8::7')).toBe(200)
  expect(await from('203.0.113.9')).toBe(401)
  expect(await from('2001:db9::7')).toBe(401)
})

test('a token has its own measure of calls, and is told when to come back', async () => {
  const { program, send, clock } = await setUp()
  const it = await program({ scopes: ['users.administer'] })
  const other = await program({ scopes: ['users.administer'] })
  const call = (as: { token: string }) => send(searchUsers, { as, query: { text: 'mia' } })
  for (let calls = 0; calls < limits.callsPerMinute; calls += 1) await call(it)
  const refused = await call(it)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_calls'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await call(other)).statusCode).toBe(403)
  clock.skew += 60_000
  expect((await call(it)).statusCode).toBe(403)
})

test.each<[string, Partial<ApiTokenForm>, object]>([
  ['no name', { name: ' ' }, { errors: [{ field: 'name', code: 'required' }] }],
  ['nothing to do', { scopes: [] }, { errors: [{ field: 'scopes', code: 'scope_missing' }] }],
  ['no address', { ranges: ['10.0.0.0/33'] }, { errors: [{ field: 'ranges', code: 'range_invalid' }] }],
  ['a name of a host', { ranges: ['example.test'] }, { errors: [{ field: 'ranges' }] }],
])('a form with %s is refused at its field', async (_, form, wrong) => {
  const { makeToken } = await setUp()
  expect(await makeToken(form)).toMatchObject({ status: 422, code: 'api_token_invalid', ...wrong })
})

test('a made-up or mistyped token is nobody’s', async () => {
  const { program, send } = await setUp()
  const { token } = await program({ scopes: ['users.administer'] })
  const last = token.endsWith('0') ? '1' : '0'
  for (const other of [`${token.slice(0, -1)}${last}`, `oktant_${'A'.repeat(46)}`, 'oktant_', `${token}x`]) {
    const answer = await send(listUsers, { as: { token: other } })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'api_token_refused'])
  }
})
