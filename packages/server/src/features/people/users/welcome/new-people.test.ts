import { expect, test } from 'vitest'
import { createUser, readUserOptions } from '@oktant/contract/people/users.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { userForm } from '../../../../../test/scenes/people/users.ts'
import { profiles } from '../../../../access/profiles/profiles.ts'
import { makeDefaultProfiles } from '../../permissions/permissions.ts'

test('somebody new holds the profile Learner unless another is chosen', async () => {
  const { call, make, db } = await testServer()
  const me = await make.user({ permissions: ['users.administer', 'permissions.administer'] })
  const create = () => call(createUser, { as: me, body: { ...userForm(), welcome: false } })
  await makeDefaultProfiles(db, me.companyId)
  const own = await call(readUserOptions, { as: me })
  const named = (name: string) => own.profiles?.find((profile) => profile.name === name)?.id ?? 0
  // NOTE: whoever lacks what learners hold gives nobody more than they hold themselves.
  expect([own.firstProfileIds, (await create()).profileIds]).toEqual([[], []])
  const learner = named('Learner')
  const held = profiles.find(({ key }) => key === 'learner')?.permissions ?? []
  const { companyId } = me
  const clerk = await make.user({ companyId, permissions: ['users.administer', ...held] })
  const made = (profileIds: number[]) =>
    call(createUser, { as: clerk, body: { ...userForm({ profileIds }), welcome: false } })
  expect((await call(readUserOptions, { as: clerk })).firstProfileIds).toEqual([learner])
  expect([(await made([])).profileIds, (await made([learner])).profileIds]).toEqual([[learner], [learner]])
  const plain = await make.user({ companyId: me.companyId })
  expect(await made([plain.profileId])).toMatchObject({ code: 'more_permissions_needed' })
  const permissions = ['users.administer', 'permissions.administer', ...held] as const
  const boss = await make.user({ companyId, permissions: [...permissions] })
  const body = { ...userForm({ profileIds: [plain.profileId] }), welcome: false }
  expect((await call(createUser, { as: boss, body })).profileIds).toEqual([plain.profileId])
})
