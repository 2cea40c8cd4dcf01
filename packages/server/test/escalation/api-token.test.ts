import { expect, test } from 'vitest'
import { entries } from '@oktant/contract/all.ts'
import {
  affectedByTokenRevocation,
  revokeApiTokens,
} from '@oktant/contract/organisation/api-token-changes.ts'
import {
  createApiToken,
  readApiToken,
  revokeApiToken,
  tokenScopes,
} from '@oktant/contract/organisation/api-tokens.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { listMails, readMail } from '@oktant/contract/communication/mails.ts'
import { listJobRoles } from '@oktant/contract/people/places.ts'
import { updatePermissionProfile } from '@oktant/contract/people/profiles.ts'
import {
  anonymiseUser,
  changeUsers,
  createUser,
  listUsers,
  updateUser,
} from '@oktant/contract/people/users.ts'
import { tokenForm } from '../scenes/api-tokens.ts'
import { userForm } from '../scenes/people/users.ts'
import { testServer } from '../kit/server.ts'

async function setUp() {
  const server = await testServer()
  const boss = await server.make.user({
    permissions: [
      'permissions.administer',
      'users.administer',
      'system.administer',
      'jobRoles.administer',
      'mail.readOutbox',
    ],
  })
  const maker = await server.make.user({
    companyId: boss.companyId,
    permissions: ['system.administer', 'users.administer', 'jobRoles.administer', 'mail.readOutbox'],
  })
  const body = { ...tokenForm, scopes: ['users.administer' as const, 'mail.readOutbox' as const] }
  const { secret, apiToken } = await server.call(createApiToken, { as: maker, body })
  const program = { token: secret }
  const answer = async () => (await server.send(listUsers, { as: program })).statusCode
  expect(await answer()).toBe(200)
  return { ...server, boss, maker, program, id: apiToken.id, answer }
}

const soon = { timeout: 1000, interval: 20 }
const open = { isPersonal: true, scopes: [...tokenScopes] }

test('nobody gives a token what they lack', async () => {
  const { call, maker } = await setUp()
  const wanted = { ...tokenForm, scopes: ['users.administer' as const, 'audit.read' as const] }
  expect(await call(createApiToken, { as: maker, body: wanted })).toMatchObject({
    status: 403,
    code: 'more_permissions_needed',
  })
})

test('deciding about permissions is no scope, even for those who may', async () => {
  const { send, boss } = await setUp()
  const body = { ...tokenForm, scopes: ['permissions.administer'] } as never
  expect((await send(createApiToken, { as: boss, body })).statusCode).toBe(400)
})

test('a token loses at once what its maker loses', async () => {
  const { call, boss, maker, answer, id } = await setUp()
  const name = { en: 'Own', de: 'Eigenes' }
  const become = (permissions: ('system.administer' | 'users.administer')[]) =>
    call(updatePermissionProfile, {
      as: boss,
      params: { id: maker.profileId },
      body: { name, permissions },
    })
  await become(['system.administer'])
  await expect.poll(answer, soon).toBe(403)
  expect(await call(readApiToken, { as: boss, params: { id } })).toMatchObject({
    lostScopes: ['users.administer', 'mail.readOutbox'],
  })
  await become(['users.administer'])
  await expect.poll(answer, soon).toBe(401)
  expect(await call(readApiToken, { as: boss, params: { id } })).toMatchObject({ state: 'resting' })
})

test.each(['deactivated', 'anonymised'] as const)(
  'a token ends with its maker’s account: %s',
  async (how) => {
    const { call, boss, answer, maker, id, send, program } = await setUp()
    const set = (action: 'deactivate' | 'reactivate') =>
      call(changeUsers, { as: boss, body: { action, target: null, chosen: { ids: [maker.id] } } })
    if (how === 'deactivated') await set('deactivate')
    else await call(anonymiseUser, { as: boss, params: { id: maker.id }, body: { login: maker.login } })
    await expect.poll(answer, soon).toBe(401)
    if (how === 'deactivated') await set('reactivate')
    expect((await send(listUsers, { as: program })).json().code).toBe('api_token_refused')
    expect(await call(readApiToken, { as: boss, params: { id } })).toMatchObject({ state: 'revoked' })
  },
)

test('a token with every scope its maker could give is let in to nothing that is closed to tokens', async () => {
  const { make, call, app } = await testServer()
  const maker = await make.user({ permissions: [...tokenScopes] })
  const { secret } = await call(createApiToken, { as: maker, body: { ...tokenForm, ...open } })
  const closed = [...entries].filter(([, { tokens }]) => tokens === false)
  expect(closed.length).toBeGreaterThan(20)
  for (const [name, { method, path }] of closed) {
    const url = `/rest${path.replace(/:\w+/g, '1')}`
    const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${secret}` } })
    expect([name, answer.statusCode, answer.json().code]).toEqual([name, 403, 'api_tokens_refused'])
  }
})

test('a program gives nobody permissions, and leaves alone whoever may do more than it', async () => {
  const { call, program, maker, boss } = await setUp()
  const body = { ...userForm({ profileIds: [maker.profileId] }), welcome: false }
  expect(await call(createUser, { as: program, body })).toMatchObject({ code: 'more_permissions_needed' })
  for (const whom of [maker, boss])
    expect(
      await call(updateUser, { as: program, params: { id: whom.id }, body: userForm({ profileIds: [] }) }),
    ).toMatchObject({ code: 'more_permissions_needed' })
})

test('a program reads letters, and no link in them that signs somebody in', async () => {
  const { call, program, maker, make, boss, kit } = await setUp()
  const learner = await make.user({ companyId: maker.companyId })
  await call(changeUsers, {
    as: boss,
    body: { action: 'welcome', target: null, chosen: { ids: [learner.id] } },
  })
  await kit.outbox.deliver()
  const query = { _filterFields: ['to'], _filterValues: [learner.emailAddress] }
  const { content = [] } = await call(listMails, { as: maker, query })
  const params = { id: content[0]?.id ?? 0 }
  expect((await call(readMail, { as: maker, params })).text).toContain('passwordReset/')
  expect((await call(readMail, { as: program, params })).text).not.toContain('passwordReset/')
})

test('whoever may do less than its maker does not end a token, and its maker does', async () => {
  const { call, make, maker, id } = await setUp()
  const less = await make.user({ companyId: maker.companyId, permissions: ['system.administer'] })
  const end = (as: { token: string }) => call(revokeApiToken, { as, params: { id } })
  expect(await end(less)).toMatchObject({ status: 403, code: 'more_permissions_needed' })
  expect(await end(maker)).toMatchObject({ state: 'revoked' })
})

test('of many tokens those of people who may do more stay, and each that ends is written down', async () => {
  const { call, make, maker, id, answer } = await setUp()
  const less = await make.user({
    companyId: maker.companyId,
    permissions: ['system.administer', 'audit.read'],
  })
  const own = (await call(createApiToken, { as: less, body: tokenForm })).apiToken.id
  const body = { chosen: { ids: [id, own] } }
  expect(await call(affectedByTokenRevocation, { as: less, body })).toMatchObject([
    { what: 'changed', count: 1 },
    { what: 'skipped', count: 1 },
    { what: 'calls' },
  ])
  expect(await call(revokeApiTokens, { as: less, body })).toEqual({ changed: [own], skipped: 1 })
  expect(await answer()).toBe(200)
  const filter = { _filterFields: ['state'], _filterValues: ['active'] }
  expect(await call(revokeApiTokens, { as: maker, body: { chosen: { filter } } })).toEqual({
    changed: [id],
    skipped: 0,
  })
  await expect.poll(answer, soon).toBe(401)
  const query = { object: 'apiToken', kind: 'delete' as const }
  const { content = [] } = await call(listAudit, { as: less, query })
  expect(content.map(({ objectId }) => objectId)).toEqual([id, own])
})

test('a token sees its maker’s company and no other', async () => {
  const { call, program, maker } = await setUp()
  const other = await setUp()
  const { content = [] } = await call(listUsers, { as: program, query: { _perPage: 100 } })
  expect(content.map(({ id }) => id)).toContain(maker.id)
  expect(content.map(({ id }) => id)).not.toContain(other.maker.id)
  const found = await call(updateUser, {
    as: program,
    params: { id: other.maker.id },
    body: userForm({ profileIds: [] }),
  })
  expect(found).toMatchObject({ status: 404, code: 'user_not_found' })
  expect((await other.send(listJobRoles, { as: program })).statusCode).toBe(403)
})
