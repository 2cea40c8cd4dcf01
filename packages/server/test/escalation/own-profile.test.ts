import { expect, test } from 'vitest'
import { readProfile, saveCustomFields } from '@oktant/contract/people/account.ts'
import { endSession } from '@oktant/contract/people/sessions.ts'
import { updateUser } from '@oktant/contract/people/users.ts'
import { userForm } from '../scenes/people/users.ts'
import { testServer } from '../kit/server.ts'

async function setUp() {
  const server = await testServer()
  const mia = await server.make.user()
  const boss = await server.make.user({ companyId: mia.companyId, permissions: ['system.administer'] })
  return { ...server, mia, boss }
}

test('one’s own profile is not the administration’s form', async () => {
  const { call, mia, boss } = await setUp()
  const body = userForm({ profileIds: [boss.profileId] })
  expect(await call(updateUser, { as: mia, params: { id: mia.id }, body })).toMatchObject({ status: 403 })
})

test('a clerk gives themselves no profile, nor takes one off, by their own account', async () => {
  const { call, mia, make } = await setUp()
  const clerk = await make.user({ companyId: mia.companyId, permissions: ['users.administer'] })
  const form = { login: clerk.login, emailAddress: clerk.emailAddress }
  for (const profileIds of [[clerk.profileId, mia.profileId], []]) {
    const body = userForm({ ...form, profileIds })
    expect(await call(updateUser, { as: clerk, params: { id: clerk.id }, body })).toMatchObject({
      status: 403,
      code: 'more_permissions_needed',
    })
  }
})

test('somebody else’s profile is not reached by one’s own calls', async () => {
  const { call, mia, boss } = await setUp()
  expect(await call(readProfile, { as: mia, params: { id: boss.id } })).toMatchObject({
    code: 'user_not_found',
  })
  expect(await call(saveCustomFields, { as: mia, params: { id: boss.id }, body: {} })).toMatchObject({
    status: 404,
  })
  expect(await call(endSession, { as: mia, params: { id: boss.sessionId } })).toMatchObject({
    code: 'session_not_found',
  })
})
