import { expect, test } from 'vitest'
import { saveCustomFields, setLanguage } from '@oktant/contract/people/account.ts'
import { createPermissionProfile, updatePermissionProfile } from '@oktant/contract/people/profiles.ts'
import { createUser } from '@oktant/contract/people/users.ts'
import { userForm } from '../scenes/people/users.ts'
import { testServer } from '../kit/server.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['permissions.administer', 'users.administer'] })
  const one = async (statement: string, values: unknown[]) =>
    (await server.engine.query(statement, values))[0]
  return { ...server, me, one }
}

test('a profile’s authorities, key and company come from no body', async () => {
  const { call, me, one, make } = await setUp()
  const other = await make.company()
  const extra = { id: 1, companyId: other.id, key: 'superUser', authorities: ['ROLE_SUPER'], holders: 9 }
  const body = { name: { en: 'Own', de: 'Eigenes' }, permissions: [], ...extra }
  const made = await call(createPermissionProfile, { as: me, body })
  await call(updatePermissionProfile, { as: me, params: { id: made.id ?? 0 }, body })
  const row = await one('select company_id, key, authorities from profiles where id = $1', [made.id])
  expect(row).toEqual({
    company_id: me.companyId,
    key: expect.stringMatching(/^own-/),
    authorities: [],
  })
})

test('an account is made in one’s own company, open, without a password and without rights', async () => {
  const { call, me, one, make } = await setUp()
  const other = await make.company()
  const extra = {
    companyId: other.id,
    status: 'Inactive',
    passwordHash: 'x',
    permissions: ['system.administer'],
    authorities: ['ROLE_SUPER'],
    anonymisedAt: '2026-01-01T00:00:00Z',
  }
  const made = await call(createUser, { as: me, body: { ...userForm(), welcome: false, ...extra } })
  const row = await one(
    `select company_id, status, password_hash, anonymised_at,
      (select count(*)::int from user_profiles held where held.user_id = users.id) as profiles
     from users where id = $1`,
    [made.id],
  )
  expect(row).toEqual({
    company_id: me.companyId,
    status: 'Active',
    password_hash: null,
    anonymised_at: null,
    profiles: 0,
  })
})

test('one’s own settings take nothing but what they are about', async () => {
  const { call, one, make } = await setUp()
  const mia = await make.user()
  const extra = { permissions: ['system.administer'], status: 'Inactive', companyId: 1, managerId: mia.id }
  await call(setLanguage, { as: mia, body: { language: 'de', ...extra } })
  const row = await one('select language, status, company_id, manager_id from users where id = $1', [mia.id])
  expect(row).toEqual({ language: 'de', status: 'Active', company_id: mia.companyId, manager_id: null })
  const body = { permissions: 'system.administer' }
  const saved = await call(saveCustomFields, { as: mia, params: { id: mia.id }, body })
  expect(saved.customFieldMap).toEqual({})
})
