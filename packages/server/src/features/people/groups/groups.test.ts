import { expect, test } from 'vitest'
import {
  addMembers,
  createGroup,
  listGroups,
  listMembers,
  listMembersByParameter,
  readGroup,
  removeGroup,
  removeMembers,
  updateGroup,
} from '@oktant/contract/people/groups.ts'
import { validateSession } from '@oktant/contract/people/sessions.ts'
import { testServer } from '../../../../test/kit/server.ts'

const form = (values = {}) => ({
  name: 'Harbour crew',
  enableChat: true,
  visibleModules: ['learning' as const],
  accessTimeslots: [{ startTime: '22:00', endTime: '05:30' }],
  ...values,
})

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['projects.administer'] })
  const person = (values = {}) => server.make.user({ companyId: me.companyId, ...values })
  const create = (values = {}) => server.call(createGroup, { as: me, body: form(values) })
  return { ...server, me, person, create }
}

test('a group is made, changed and listed with its people counted', async () => {
  const { call, me, create } = await setUp()
  const made = await create()
  expect(made).toMatchObject({ ...form(), members: 0 })
  const params = { id: made.id ?? 0 }
  const changed = await call(updateGroup, {
    as: me,
    params,
    body: form({ name: ' Night shift ', accessTimeslots: [] }),
  })
  expect(changed).toMatchObject({ name: 'Night shift', accessTimeslots: [] })
  expect(await call(readGroup, { as: me, params })).toEqual(changed)
  await call(addMembers, { as: me, params: { owner: 'project', ...params }, body: { userIds: [me.id] } })
  const { content } = await call(listGroups, {
    as: me,
    query: { _filterFields: ['name'], _filterValues: ['night'] },
  })
  expect(content).toMatchObject([{ name: 'Night shift', members: 1 }])
})

test('what is wrong with a group is said at its field', async () => {
  const { create } = await setUp()
  await create()
  const codes = async (values: object) =>
    ((await create(values)).errors ?? []).map(({ field, code }) => `${field} ${code}`)
  expect(await codes({ name: ' ' })).toEqual(['name required'])
  expect(await codes({ name: 'HARBOUR crew' })).toEqual(['name name_taken'])
  expect(await codes({ name: 'x', accessTimeslots: [{ startTime: '25:00', endTime: '9' }] })).toEqual([
    'accessTimeslots hours_invalid',
  ])
})

test('a group is removed only when nobody belongs to it', async () => {
  const { call, me, create } = await setUp()
  const { id = 0 } = await create()
  const list = { owner: 'project' as const, id }
  await call(addMembers, { as: me, params: list, body: { userIds: [me.id] } })
  const remove = () => call(removeGroup, { as: me, params: { id } })
  expect(await remove()).toMatchObject({ status: 422, code: 'group_in_use' })
  await call(removeMembers, { as: me, params: list, body: { userIds: [me.id] } })
  expect(await remove()).toEqual({})
  expect(await remove()).toMatchObject({ code: 'project_not_found' })
})

test('people are listed, added once and taken out, by path and by parameter', async () => {
  const { call, me, person, create } = await setUp()
  const { id = 0 } = await create()
  const [mia, zoe] = [await person({ surname: 'Abel' }), await person({ surname: 'Ott', status: 'Inactive' })]
  const params = { owner: 'project' as const, id }
  const add = (userIds: number[]) => call(addMembers, { as: me, params, body: { userIds } })
  expect(await add([mia.id, zoe.id])).toEqual({ changed: 2 })
  expect(await add([mia.id, zoe.id])).toEqual({ changed: 0 })
  const names = ({ content = [] }: { content?: { surname: string }[] }) =>
    content.map(({ surname }) => surname)
  const query = { _filterFields: ['userStatus.name'], _filterValues: ['%ctive'] }
  expect(names(await call(listMembers, { as: me, params, query }))).toEqual(['Abel', 'Ott'])
  const byParameter = { owner: 'project' as const }
  const asked = { id, _perPage: 9999, _sortField: 'surname', _sortDir: 'DESC' as const }
  expect(names(await call(listMembersByParameter, { as: me, params: byParameter, query: asked }))).toEqual([
    'Ott',
    'Abel',
  ])
  expect(await call(removeMembers, { as: me, params, body: { userIds: [mia.id] } })).toEqual({ changed: 1 })
})

test('nobody of another company gets into a list, and nothing else of that request happens', async () => {
  const { call, me, make, person, create } = await setUp()
  const { id = 0 } = await create()
  const [stranger, mia] = [await make.user(), await person()]
  const params = { owner: 'project' as const, id }
  const body = { userIds: [mia.id, stranger.id] }
  expect(await call(addMembers, { as: me, params, body })).toMatchObject({
    status: 404,
    code: 'people_unknown',
  })
  expect((await call(listMembers, { as: me, params, query: {} })).totalElements).toBe(0)
})

test('what a group shows is changed for its people at once', async () => {
  const { call, me, person } = await setUp()
  const mia = await person()
  const modules = async () => (await call(validateSession, { as: mia })).user?.visibleModules
  expect((await modules())?.length).toBeGreaterThan(1)
  await call(updateGroup, { as: me, params: { id: mia.projectId }, body: form({ accessTimeslots: [] }) })
  // NOTE: another connection hears of it a moment later.
  await expect.poll(modules).toEqual(['learning'])
})
