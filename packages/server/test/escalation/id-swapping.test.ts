import { expect, test } from 'vitest'
import { explainPermissions, updatePermissionProfile } from '@oktant/contract/people/profiles.ts'
import { changeUsers, createUser, updateUser } from '@oktant/contract/people/users.ts'
import { userForm } from '../scenes/people/users.ts'
import { testServer } from '../kit/server.ts'

async function setUp() {
  const server = await testServer()
  const permissions = ['permissions.administer', 'users.administer'] as const
  const me = await server.make.user({ permissions: [...permissions] })
  const stranger = await server.make.user({ permissions: [...permissions] })
  return { ...server, me, stranger }
}

test('another company’s profile is neither read, changed nor held', async () => {
  const { call, me, stranger } = await setUp()
  const params = { id: stranger.profileId }
  const body = { name: { en: 'Own', de: 'Eigenes' }, permissions: [] }
  expect(await call(updatePermissionProfile, { as: me, params, body })).toMatchObject({
    status: 404,
    code: 'profile_not_found',
  })
  const form = { ...userForm({ profileIds: [stranger.profileId] }), welcome: false }
  expect(await call(createUser, { as: me, body: form })).toMatchObject({ code: 'target_not_found' })
})

test('another company’s person is neither explained, changed nor made anybody’s manager', async () => {
  const { call, me, stranger } = await setUp()
  const params = { id: stranger.id }
  expect(await call(explainPermissions, { as: me, params })).toMatchObject({ code: 'user_not_found' })
  expect(await call(updateUser, { as: me, params, body: userForm() })).toMatchObject({
    code: 'user_not_found',
  })
  const form = { ...userForm({ managerId: stranger.id }), welcome: false }
  expect(await call(createUser, { as: me, body: form })).toMatchObject({ code: 'user_not_found' })
})

test('a stranger’s number among one’s own people is passed over', async () => {
  const { call, me, stranger, make, engine } = await setUp()
  const mia = await make.user({ companyId: me.companyId })
  const chosen = { ids: [mia.id, stranger.id] }
  const body = { action: 'deactivate' as const, target: null, chosen }
  expect(await call(changeUsers, { as: me, body })).toMatchObject({ changed: 1, skipped: 0 })
  const [row] = await engine.query('select status from users where id = $1', [stranger.id])
  expect(row?.status).toBe('Active')
})
