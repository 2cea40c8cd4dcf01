import { expect, test } from 'vitest'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import {
  createPermissionProfile,
  explainPermissions,
  listHolders,
  listPermissionProfiles,
  removePermissionProfile,
  resetPermissionProfile,
  updatePermissionProfile,
} from '@oktant/contract/people/profiles.ts'
import { validateSession } from '@oktant/contract/people/sessions.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { makeDefaultProfiles } from './permissions.ts'

async function setUp(more: Permission[] = ['chat.use', 'users.administer']) {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['permissions.administer', ...more] })
  const person = (permissions: Permission[]) => server.make.user({ companyId: me.companyId, permissions })
  const name = { en: 'Own', de: 'Eigenes' }
  const update = (id: number, permissions: Permission[]) =>
    server.call(updatePermissionProfile, { as: me, params: { id }, body: { name, permissions } })
  const create = (permissions: Permission[]) =>
    server.call(createPermissionProfile, { as: me, body: { name, permissions } })
  return { ...server, me, person, update, create, name }
}

test('a profile is made, changed and given at once to whoever holds it', async () => {
  const { call, person, update } = await setUp()
  const mia = await person(['chat.use'])
  const can = async () => (await call(validateSession, { as: mia })).user?.permissions
  expect(await can()).toEqual(['chat.use'])
  expect(await update(mia.profileId, ['users.administer'])).toMatchObject({ holders: 1, can: { edit: true } })
  // NOTE: another connection hears of it a moment later.
  await expect.poll(can).toEqual(['users.administer'])
})

test('nobody puts into a profile what they lack, nor changes one that has more', async () => {
  const { person, update, create, me } = await setUp()
  const boss = await person(['system.administer'])
  const mia = await person(['chat.use'])
  for (const answer of [
    await create(['system.administer']),
    await update(mia.profileId, ['system.administer']),
    await update(me.profileId, ['permissions.administer', 'system.administer']),
    await update(boss.profileId, []),
  ])
    expect(answer).toMatchObject({ status: 403, code: 'more_permissions_needed' })
})

test('the last one who can give permissions does not lock everybody out', async () => {
  const { update, me, person } = await setUp()
  expect(await update(me.profileId, ['chat.use'])).toMatchObject({ code: 'last_administrator' })
  await person(['permissions.administer'])
  expect(await update(me.profileId, ['chat.use'])).toMatchObject({ permissions: ['chat.use'] })
})

test('a profile is removed only when nobody holds it', async () => {
  const { call, me, person, create } = await setUp()
  const mia = await person(['chat.use'])
  const remove = (id: number) => call(removePermissionProfile, { as: me, params: { id } })
  expect(await remove(mia.profileId)).toMatchObject({ code: 'profile_in_use' })
  const { id = 0 } = await create(['chat.use'])
  expect(await remove(id)).toEqual({})
  expect(await remove(id)).toMatchObject({ code: 'profile_not_found' })
})

test('a profile that every company begins with is set back to what it was', async () => {
  const { call, me, db, update } = await setUp()
  await makeDefaultProfiles(db, me.companyId)
  const all = await call(listPermissionProfiles, { as: me })
  const chat = all.find(({ isDefault, name }) => isDefault && name.en === 'Chat')
  await update(chat?.id ?? 0, [])
  const removed = await call(removePermissionProfile, { as: me, params: { id: chat?.id ?? 0 } })
  expect(removed).toMatchObject({ code: 'profile_is_default' })
  const reset = await call(resetPermissionProfile, { as: me, params: { id: chat?.id ?? 0 } })
  expect(reset).toMatchObject({ name: { en: 'Chat' }, permissions: chat?.permissions })
  expect(await call(resetPermissionProfile, { as: me, params: { id: me.profileId } })).toMatchObject({
    status: 404,
  })
})

test('who can do something is told with the reason, and what somebody can do, too', async () => {
  const { call, me, person } = await setUp()
  const mia = await person(['chat.use'])
  await person(['users.administer'])
  const { content = [] } = await call(listHolders, { as: me, params: { permission: 'chat.use' }, query: {} })
  expect(content.map(({ id }) => id).sort()).toEqual([me.id, mia.id].sort())
  expect(content.find(({ id }) => id === mia.id)?.profiles).toHaveLength(1)
  const reasons = await call(explainPermissions, { as: me, params: { id: mia.id } })
  expect(reasons).toMatchObject({
    id: mia.id,
    fullName: 'Mia Naidoo',
    isActive: true,
    manages: 0,
    permissions: [{ permission: 'chat.use', profiles: [{ id: mia.profileId }] }],
    authorities: [{ authority: 'ROLE_LEARNER', profiles: [{ id: mia.profileId }] }],
  })
})
