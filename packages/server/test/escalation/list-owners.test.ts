import { expect, test } from 'vitest'
import {
  addMembers,
  addMembersByParameter,
  listMembers,
  removeMembers,
} from '@oktant/contract/people/groups.ts'
import { validateSession } from '@oktant/contract/people/sessions.ts'
import { testServer } from '../kit/server.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['projects.administer'] })
  const mia = await server.make.user({ companyId: me.companyId })
  const group = { owner: 'project' as const, id: me.projectId }
  return { ...server, me, mia, group }
}

test('who may not look after groups puts nobody, not even themselves, into one', async () => {
  const { call, mia, group } = await setUp()
  const body = { userIds: [mia.id] }
  for (const answer of [
    await call(addMembers, { as: mia, params: group, body }),
    await call(addMembersByParameter, {
      as: mia,
      params: { owner: 'project' },
      query: { id: group.id },
      body,
    }),
    await call(removeMembers, { as: mia, params: group, body }),
    await call(listMembers, { as: mia, params: group }),
  ])
    expect(answer).toMatchObject({ status: 403 })
})

test('a list of another company is reached by no number, and its people come into none', async () => {
  const { call, me, make, mia, group } = await setUp()
  const stranger = await make.user()
  const foreign = { owner: 'project' as const, id: stranger.projectId }
  expect(await call(addMembers, { as: me, params: foreign, body: { userIds: [mia.id] } })).toMatchObject({
    code: 'owner_not_found',
  })
  const body = { userIds: [mia.id, stranger.id] }
  expect(await call(addMembers, { as: me, params: group, body })).toMatchObject({ code: 'people_unknown' })
  const { content = [] } = await call(listMembers, { as: me, params: group })
  expect(content.map(({ id }) => id)).toEqual([me.id])
})

test('being put into a group gives no permission', async () => {
  const { call, me, mia, group } = await setUp()
  await call(addMembers, { as: me, params: group, body: { userIds: [mia.id] } })
  const answer = async () => (await call(validateSession, { as: mia })).user?.permissions
  await expect.poll(answer).toEqual([])
})
