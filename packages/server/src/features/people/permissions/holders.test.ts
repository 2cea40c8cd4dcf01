import { expect, test } from 'vitest'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import {
  affectedByHolderChange,
  affectedByUserProfiles,
  changeProfileHolders,
  listProfileHolders,
} from '@oktant/contract/people/profile-holders.ts'
import {
  affectedByProfileChange,
  createPermissionProfile,
  listPermissionProfiles,
} from '@oktant/contract/people/profiles.ts'
import { validateSession } from '@oktant/contract/people/sessions.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['permissions.administer', 'chat.use'] })
  const person = (permissions: Permission[], firstName = 'Mia') =>
    server.make.user({ companyId: me.companyId, permissions, firstName })
  const chat = await person(['chat.use'], 'Cho')
  const change = (action: 'give' | 'take', userIds: number[], id = chat.profileId) =>
    server.call(changeProfileHolders, { as: me, params: { id }, body: { action, userIds } })
  const affected = (action: 'give' | 'take', userIds: number[], id = chat.profileId) =>
    server.call(affectedByHolderChange, { as: me, params: { id }, body: { action, userIds } })
  return { ...server, me, person, chat, change, affected }
}

test('a profile is given to people and taken from them, and each works at once', async () => {
  const { call, me, person, chat, change } = await setUp()
  const mia = await person([])
  const can = async () => (await call(validateSession, { as: mia })).user?.permissions
  expect(await change('give', [mia.id, chat.id])).toEqual({ changedIds: [mia.id], skipped: 0 })
  await expect.poll(can).toEqual(['chat.use'])
  const list = await call(listProfileHolders, { as: me, params: { id: chat.profileId }, query: {} })
  expect(list).toMatchObject({ totalElements: 2, content: [{ can: { take: true } }, {}] })
  expect(await change('take', [mia.id])).toEqual({ changedIds: [mia.id], skipped: 0 })
  await expect.poll(can).toEqual([])
})

test('nobody gives or takes what they lack, nor acts on somebody who may do more', async () => {
  const { person, change, affected, chat } = await setUp()
  const boss = await person(['system.administer'])
  const refused = { status: 403, code: 'more_permissions_needed' }
  expect(await change('give', [chat.id], boss.profileId)).toMatchObject(refused)
  expect(await change('take', [boss.id], boss.profileId)).toMatchObject(refused)
  expect(await affected('give', [boss.id])).toMatchObject([
    { what: 'give', count: 0 },
    { what: 'unchanged', count: 0 },
    { what: 'skipped', count: 1, examples: ['Mia Naidoo'] },
  ])
  expect(await change('give', [boss.id])).toEqual({ changedIds: [], skipped: 1 })
})

test('one is warned before taking one’s own administration, and the last one is refused', async () => {
  const { person, change, affected, me, call } = await setUp()
  expect(await affected('take', [me.id], me.profileId)).toMatchObject([
    { what: 'take', count: 1 },
    {},
    {},
    { what: 'ownAdministration', count: 1 },
    { what: 'lastAdministrator', count: 1 },
  ])
  expect(await change('take', [me.id], me.profileId)).toMatchObject({ code: 'last_administrator' })
  await person(['permissions.administer'])
  const lines = await call(affectedByUserProfiles, {
    as: me,
    params: { id: me.id },
    body: { profileIds: [] },
  })
  expect(lines).toMatchObject([{ count: 1 }, { what: 'lastAdministrator', count: 0 }])
  expect(await change('take', [me.id], me.profileId)).toMatchObject({ changedIds: [me.id] })
})

test('before a profile loses the right to give permissions its holders and the loss are told', async () => {
  const { me, call, person } = await setUp()
  const ask = (permissions: Permission[]) =>
    call(affectedByProfileChange, {
      as: me,
      params: { id: me.profileId },
      body: { name: { en: 'Own', de: 'Eigenes' }, permissions },
    })
  expect(await ask(['permissions.administer'])).toEqual([
    { what: 'holders', count: 1, examples: ['Mia Naidoo'] },
  ])
  expect(await ask(['chat.use'])).toMatchObject([{}, { count: 1 }, { what: 'lastAdministrator', count: 1 }])
  await person(['permissions.administer'])
  expect(await ask(['chat.use'])).toMatchObject([{}, { count: 1 }, { what: 'lastAdministrator', count: 0 }])
})

test('a profile made from another has its authorities, but only where one could give that one', async () => {
  const { me, call, person, chat } = await setUp()
  const boss = await person(['system.administer'])
  const make = (copiedFromId: number) =>
    call(createPermissionProfile, {
      as: me,
      body: { name: { en: 'Copy', de: 'Kopie' }, permissions: ['chat.use'], copiedFromId },
    })
  expect(await make(chat.profileId)).toMatchObject({ authorities: ['ROLE_LEARNER'], holders: 0 })
  expect(await make(boss.profileId)).toMatchObject({ status: 403, code: 'more_permissions_needed' })
  const all = await call(listPermissionProfiles, { as: me })
  expect(all.filter(({ name }) => name.en === 'Copy')).toHaveLength(1)
})
