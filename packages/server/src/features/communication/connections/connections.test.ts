import { expect, test } from 'vitest'
import * as contract from '@oktant/contract/communication/connections.ts'
import { latestNotifications } from '@oktant/contract/communication/notifications.ts'
import { anonymiseUser } from '@oktant/contract/people/users.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { type Query, testServer } from '../../../../test/kit/server.ts'
import { createJobRoles } from '../../people/people/people.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user()
  const { companyId } = me
  const colleague = async (values: Parameters<typeof make.user>[0] = {}) => {
    const person = await make.user({ companyId, firstName: 'Ada', surname: 'Zulu', ...values })
    await make.member(person, me.projectId)
    return person
  }
  const add = (as: Made, userId: number) => call(contract.addConnection, { as, params: { userId } })
  const remove = (as: Made, userId: number) => call(contract.removeConnection, { as, params: { userId } })
  const list = (as: Made, query: Query<typeof contract.listConnections> = {}) =>
    call(contract.listConnections, { as, query })
  const names = async (as: Made, query: object = {}) =>
    (await list(as, query)).content.map(({ user }) => user.fullName)
  return { ...server, me, companyId, colleague, add, remove, list, names }
}

test('who is added is connected on both sides, and told of it once', async () => {
  const { call, kit, me, colleague, add, remove, names } = await setUp()
  const ada = await colleague()
  expect(await add(me, ada.id)).toMatchObject({ user: { id: ada.id, fullName: 'Ada Zulu' } })
  expect(await add(me, ada.id)).toMatchObject({ user: { id: ada.id } })
  expect([await names(me), await names(ada)]).toEqual([['Ada Zulu'], ['Mia Naidoo']])
  await remove(me, ada.id)
  await add(me, ada.id)
  await kit.outbox.deliver()
  const told = await call(latestNotifications, { as: ada })
  expect(told.map(({ title, link }) => [title, link])).toEqual([
    ['A new connection', '/account?tab=connections'],
  ])
})

test('either side ends a connection, asking twice changes nothing, and adding brings it back', async () => {
  const { engine, me, colleague, add, remove, names } = await setUp()
  const ada = await colleague()
  await add(me, ada.id)
  expect(await remove(ada, me.id)).toEqual({})
  expect(await remove(ada, me.id)).toEqual({})
  expect([await names(me), await names(ada)]).toEqual([[], []])
  // NOTE: they share no group any more, and still find each other again.
  await engine.query('delete from project_members where user_id = $1 and project_id = $2', [
    ada.id,
    me.projectId,
  ])
  expect(await add(me, ada.id)).toMatchObject({ user: { id: ada.id } })
  const entries = await engine.query(
    "select kind from audit_entries where object = 'connection' and user_id in ($1, $2) order by id",
    [me.id, ada.id],
  )
  expect(entries.map(({ kind }) => kind)).toEqual(['create', 'delete', 'create'])
})

test('oneself, a stranger of the same company and a closed account are not connected with', async () => {
  const { make, me, companyId, colleague, add } = await setUp()
  const stranger = await make.user({ companyId })
  const closed = await colleague({ status: 'Inactive' })
  const refused = { status: 404, code: 'user_not_found' }
  for (const { id } of [me, stranger, closed]) expect(await add(me, id)).toMatchObject(refused)
})

test('whoever looks after people, or sees all of them, connects with anybody of the company', async () => {
  const { make, companyId, add } = await setUp()
  const stranger = await make.user({ companyId })
  for (const permission of ['users.administer', 'people.seeAll'] as const) {
    const helper = await make.user({ companyId, permissions: [permission] })
    expect(await add(helper, stranger.id)).toMatchObject({ user: { id: stranger.id } })
  }
})

test('a connection with a closed account can be ended, and one with a stranger is as if they were not there', async () => {
  const { make, engine, me, companyId, colleague, add, remove } = await setUp()
  const ada = await colleague()
  await add(me, ada.id)
  await engine.query("update users set status = 'Inactive' where id = $1", [ada.id])
  expect(await remove(me, ada.id)).toEqual({})
  const stranger = await make.user({ companyId })
  expect(await remove(me, stranger.id)).toMatchObject({ status: 404, code: 'user_not_found' })
})

test('a manager and the people of one manager may connect without sharing a group', async () => {
  const { make, companyId, add } = await setUp()
  const lead = await make.user({ companyId })
  const [one, other] = [
    await make.user({ companyId, managerId: lead.id }),
    await make.user({ companyId, managerId: lead.id }),
  ]
  for (const person of [lead, other])
    expect(await add(one, person.id)).toMatchObject({ user: { id: person.id } })
})

test('the list has pages, orders and a search, and leaves out closed accounts', async () => {
  const { db, me, colleague, add, list, names, engine } = await setUp()
  const people = []
  for (const [firstName, surname] of [
    ['Zoe', 'Adler'],
    ['Ümit', 'Öz'],
    ['Bea', 'Oslo'],
    ['Cem', 'Zander'],
  ] as const)
    people.push(await colleague({ firstName, surname }))
  for (const { id } of people) await add(me, id)
  expect(await names(me)).toEqual(['Zoe Adler', 'Bea Oslo', 'Ümit Öz', 'Cem Zander'])
  expect(await names(me, { _sortField: 'firstName', _sortDir: 'DESC' })).toEqual([
    'Zoe Adler',
    'Ümit Öz',
    'Cem Zander',
    'Bea Oslo',
  ])
  expect(await list(me, { _page: 1, _perPage: 3 })).toMatchObject({ totalElements: 4, totalPages: 2 })
  expect(await names(me, { _filterFields: ['name'], _filterValues: ['ea os'] })).toEqual(['Bea Oslo'])
  await engine.query("update users set status = 'Inactive' where id = $1", [people[0]?.id])
  expect(await list(me)).toMatchObject({ totalElements: 3 })
  expect(db).toBeDefined()
})

test('suggested are colleagues who suit, those of the team first, each with the reasons', async () => {
  const { call, db, engine, make, me, companyId, colleague, add } = await setUp()
  const lead = await make.user({ companyId, firstName: 'Lea', surname: 'Lead' })
  const [role] = await createJobRoles(db, [{ companyId, name: { en: 'Planner', de: 'Planer' } }])
  await engine.query('update users set manager_id = $1, job_role_id = $2 where id = $3', [
    lead.id,
    role?.id,
    me.id,
  ])
  const mate = await make.user({ companyId, managerId: lead.id, firstName: 'Tom', surname: 'Team' })
  await colleague({ firstName: 'Rita', surname: 'Role', jobRoleId: role?.id ?? null })
  const friend = await colleague({ firstName: 'Fred', surname: 'Friend' })
  const far = await colleague({ firstName: 'Mut', surname: 'Ual' })
  await add(me, friend.id)
  await add(friend, far.id)
  await colleague({ status: 'Inactive', firstName: 'Ina', surname: 'Aktiv' })
  await make.user({ companyId, firstName: 'No', surname: 'Body' })
  const all = await call(contract.allSuggestions, { as: me })
  expect(all.content.map(({ user, reasons, mutual }) => [user.fullName, reasons, mutual])).toEqual([
    ['Lea Lead', ['team'], 0],
    ['Tom Team', ['team'], 0],
    ['Mut Ual', ['mutual', 'group'], 1],
    ['Rita Role', ['jobRole', 'group'], 0],
  ])
  const top = await call(contract.topSuggestions, { as: me })
  expect(top.map(({ user }) => user.fullName)).toEqual(['Lea Lead', 'Tom Team', 'Mut Ual', 'Rita Role'])
  await add(me, mate.id)
  const query = { _sortField: 'surname', _filterFields: ['name'], _filterValues: ['l'] }
  const named = await call(contract.allSuggestions, { as: me, query })
  expect(named.content.map(({ user }) => user.fullName)).toEqual(['Lea Lead', 'Rita Role', 'Mut Ual'])
})

test('one who had a connection ended is not suggested again', async () => {
  const { call, me, colleague, add, remove } = await setUp()
  const ada = await colleague()
  await add(me, ada.id)
  await remove(me, ada.id)
  expect(await call(contract.topSuggestions, { as: me })).toEqual([])
})

test('nothing is left of the connections of somebody who was taken out', async () => {
  const { call, kit, engine, make, me, companyId, colleague, add } = await setUp()
  const ada = await colleague({ permissions: [] })
  await add(me, ada.id)
  const admin = await make.user({ companyId, permissions: ['users.administer', 'permissions.administer'] })
  await call(anonymiseUser, { as: admin, params: { id: ada.id }, body: { login: ada.login } })
  await kit.outbox.deliver()
  expect(await engine.query('select * from connections where company_id = $1', [companyId])).toEqual([])
})
