import { expect, test } from 'vitest'
import {
  createJobRole,
  createLocality,
  listJobRoles,
  removeJobRole,
  removeLocality,
  updateJobRole,
  updateLocality,
} from '@oktant/contract/people/places.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['jobRoles.administer', 'localities.administer'] })
  const role = (en: string, de = '') => server.call(createJobRole, { as: me, body: { name: { en, de } } })
  const remove = (id = 0, moveTo?: number) =>
    server.call(removeJobRole, { as: me, params: { id }, query: { ...(moveTo && { moveTo }) } })
  return { ...server, me, role, remove }
}

test('a job role has a name in one language at least, which no other has', async () => {
  const { call, me, role } = await setUp()
  const smith = await role('Smith', 'Schmied')
  const code = async (answer: Promise<{ errors?: { code: string }[] }>) => (await answer).errors?.[0]?.code
  expect(await code(role(' '))).toBe('required')
  expect(await code(role('', 'SCHMIED'))).toBe('name_taken')
  const params = { id: smith.id ?? 0 }
  const renamed = await call(updateJobRole, {
    as: me,
    params,
    body: { name: { en: 'Smith', de: 'Schlosser' } },
  })
  expect(renamed).toMatchObject({ name: { en: 'Smith', de: 'Schlosser' }, people: 0 })
})

test('people of a job role that goes move to another, or it stays', async () => {
  const { call, me, make, role, remove } = await setUp()
  const [smith, baker] = [await role('Smith'), await role('Baker')]
  const mia = await make.user({ companyId: me.companyId, jobRoleId: smith.id ?? null })
  expect(await remove(smith.id)).toMatchObject({ status: 422, code: 'place_in_use' })
  expect(await remove(smith.id, smith.id)).toMatchObject({ code: 'place_in_use' })
  expect(await remove(smith.id, baker.id)).toEqual({})
  const { content } = await call(listJobRoles, { as: me, query: {} })
  expect(content).toMatchObject([{ name: { en: 'Baker' }, people: 1 }])
  expect(mia.jobRoleId).toBe(smith.id)
})

test('nobody moves to a job role of another company', async () => {
  const { role, remove } = await setUp()
  const theirs = await (await setUp()).role('Baker')
  const mine = await role('Smith')
  expect(await remove(mine.id, theirs.id)).toMatchObject({ code: 'place_not_found' })
})

test('a locality is made, renamed and removed in the same way', async () => {
  const { call, me } = await setUp()
  const made = await call(createLocality, { as: me, body: { name: { en: 'Munich', de: 'München' } } })
  const params = { id: made.id ?? 0 }
  const body = { name: { en: 'Kiel', de: 'Kiel' } }
  expect(await call(updateLocality, { as: me, params, body })).toMatchObject(body)
  expect(await call(removeLocality, { as: me, params, query: {} })).toEqual({})
})

test('the list is in the order of its reader’s language', async () => {
  const { call, me, make, role } = await setUp()
  await role('Smith', 'Bäcker')
  await role('Baker', 'Schmied')
  const reader = await make.user({
    companyId: me.companyId,
    language: 'de',
    permissions: ['jobRoles.administer'],
  })
  const names = async (as: { token: string }) =>
    ((await call(listJobRoles, { as, query: {} })).content ?? []).map(({ name }) => name.en)
  expect(await names(me)).toEqual(['Baker', 'Smith'])
  expect(await names(reader)).toEqual(['Smith', 'Baker'])
})
