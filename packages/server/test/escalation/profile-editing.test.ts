import { expect, test } from 'vitest'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import {
  createPermissionProfile,
  listPermissionProfiles,
  resetPermissionProfile,
  updatePermissionProfile,
} from '@oktant/contract/people/profiles.ts'
import { updateUser } from '@oktant/contract/people/users.ts'
import {
  makeDefaultProfiles,
  makeSuperUserProfile,
} from '../../src/features/people/permissions/permissions.ts'
import { updatePermissionProfile as change } from '../../src/features/people/permissions/profiles.ts'
import { userForm } from '../scenes/people/users.ts'
import { testServer } from '../kit/server.ts'

const name = { en: 'Own', de: 'Eigenes' }

async function setUp(permissions: Permission[] = ['permissions.administer', 'users.administer']) {
  const server = await testServer()
  const me = await server.make.user({ permissions })
  const person = (more: Permission[]) => server.make.user({ companyId: me.companyId, permissions: more })
  const update = (id: number, wanted: Permission[], as = me) =>
    server.call(updatePermissionProfile, { as, params: { id }, body: { name, permissions: wanted } })
  return { ...server, me, person, update }
}

const refused = { status: 403, code: 'more_permissions_needed' }

test('what one lacks is put into no profile: a new one, one’s own, a colleague’s, a default', async () => {
  const { call, me, person, update, db } = await setUp()
  await makeDefaultProfiles(db, me.companyId)
  const mia = await person(['users.administer'])
  const wanted: Permission[] = ['permissions.administer', 'system.administer']
  const body = { name, permissions: wanted }
  expect(await call(createPermissionProfile, { as: me, body })).toMatchObject(refused)
  for (const id of [me.profileId, mia.profileId]) expect(await update(id, wanted)).toMatchObject(refused)
  const all = await call(listPermissionProfiles, { as: me })
  const rich = all.find(({ permissions }) => permissions.includes('system.administer'))
  expect(await call(resetPermissionProfile, { as: me, params: { id: rich?.id ?? 0 } })).toMatchObject(refused)
})

test('a default that was emptied is not set back by somebody who would gain by it', async () => {
  const { call, me, db, engine } = await setUp()
  await makeDefaultProfiles(db, me.companyId)
  await engine.query(
    "update profiles set permissions = '[]' where company_id = $1 and key = 'fullAdministration'",
    [me.companyId],
  )
  const all = await call(listPermissionProfiles, { as: me })
  const empty = all.filter(({ isDefault, permissions }) => isDefault && !permissions.length)
  expect(empty).toHaveLength(1)
  expect(await call(resetPermissionProfile, { as: me, params: { id: empty[0]?.id ?? 0 } })).toMatchObject(
    refused,
  )
})

test('the profile that reaches across companies is neither changed nor given by a company’s administrator', async () => {
  const { call, me, db, update } = await setUp()
  await makeSuperUserProfile(db, me.companyId)
  const all = await call(listPermissionProfiles, { as: me })
  const top = all.find(({ isDefault }) => isDefault)
  expect(top?.can.edit).toBe(false)
  expect(await update(top?.id ?? 0, [])).toMatchObject(refused)
  const body = userForm({
    login: me.login,
    emailAddress: me.emailAddress,
    profileIds: [me.profileId, top?.id ?? 0],
  })
  expect(await call(updateUser, { as: me, params: { id: me.id }, body })).toMatchObject(refused)
})

test('two administrators who drop the right at the same moment do not both succeed', async () => {
  const { me, person, update, kit, db } = await setUp()
  const other = await person(['permissions.administer', 'users.administer'])
  const actor = await kit.actors.find(`Bearer ${me.token}`)
  if (!actor) throw new Error('nobody')
  let tell = () => {}
  const made = new Promise<void>((resolve) => (tell = resolve))
  const first = db.transaction(async (tx) => {
    await change(tx, actor, me.profileId, { name, permissions: ['users.administer'] })
    tell()
    // NOTE: the other one’s change comes while this one is made and not yet kept.
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
  await made
  const second = await update(other.profileId, ['users.administer'], other)
  await first
  expect(second).toMatchObject({ code: 'last_administrator' })
})
