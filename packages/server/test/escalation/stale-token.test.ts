import { expect, test } from 'vitest'
import { listPermissionProfiles, updatePermissionProfile } from '@oktant/contract/people/profiles.ts'
import { endAllSessions } from '@oktant/contract/people/sessions.ts'
import { changeUsers, listUsers, updateUser } from '@oktant/contract/people/users.ts'
import { userForm } from '../scenes/people/users.ts'
import { testServer } from '../kit/server.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['permissions.administer', 'users.administer'] })
  const mia = await server.make.user({ companyId: me.companyId, permissions: ['users.administer'] })
  const statusNow = async () => (await server.send(listUsers, { as: mia })).statusCode
  expect(await statusNow()).toBe(200)
  return { ...server, me, mia, statusNow }
}

// NOTE: another connection hears of a change a moment later; a second is what is promised.
const soon = { timeout: 1000, interval: 20 }

test('a token made before a profile lost a permission no longer has it', async () => {
  const { call, me, mia, statusNow } = await setUp()
  const body = { name: { en: 'Own', de: 'Eigenes' }, permissions: [] }
  await call(updatePermissionProfile, { as: me, params: { id: mia.profileId }, body })
  await expect.poll(statusNow, soon).toBe(403)
})

test('a token made before a profile was taken from its owner no longer has its permissions', async () => {
  const { call, me, mia, statusNow } = await setUp()
  const body = userForm({ projectIds: [mia.projectId] })
  await call(updateUser, { as: me, params: { id: mia.id }, body })
  await expect.poll(statusNow, soon).toBe(403)
})

test('a token of a closed account is nobody’s, also after the account is opened again', async () => {
  const { call, me, mia, statusNow } = await setUp()
  const set = (action: 'deactivate' | 'reactivate') =>
    call(changeUsers, { as: me, body: { action, target: null, chosen: { ids: [mia.id] } } })
  await set('deactivate')
  await expect.poll(statusNow, soon).toBe(401)
  await set('reactivate')
  expect(await statusNow()).toBe(401)
})

test('a token of a session that was ended, or whose time is over, is nobody’s', async () => {
  const { call, mia, me, clock, statusNow, send } = await setUp()
  await call(endAllSessions, { as: mia })
  await expect.poll(statusNow, soon).toBe(401)
  clock.skew = 12 * 3_600_000
  expect((await send(listPermissionProfiles, { as: me })).statusCode).toBe(401)
  clock.skew = 0
})
