import { expect, test } from 'vitest'
import { addConnection } from '@oktant/contract/communication/connections.ts'
import * as contract from '@oktant/contract/people/users.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { userForm } from '../../../../../test/scenes/people/users.ts'

async function setUp() {
  const server = await testServer()
  const { call, make, kit } = server
  const admin = await make.user({ permissions: ['users.administer', 'permissions.administer'] })
  const { companyId } = admin
  const fresh = async (own: Partial<contract.UserForm> = {}) => {
    const body = { ...userForm({ projectIds: [admin.projectId], ...own }), welcome: true }
    const made = await call(contract.createUser, { as: admin, body })
    await kit.outbox.deliver()
    return made
  }
  const remove = (id: number, as: { token: string } = admin) =>
    call(contract.removeUser, { as, params: { id } })
  const affected = async (id: number) => {
    const lines = await call(contract.affectedByUserRemoval, { as: admin, params: { id } })
    return Object.fromEntries(lines.filter(({ count }) => count > 0).map(({ what, count }) => [what, count]))
  }
  return { ...server, admin, companyId, fresh, remove, affected }
}

const inUse = { status: 422, code: 'user_in_use' }

test('an account that nobody has used goes with all that was made for it', async () => {
  const { call, engine, admin, fresh, remove, affected } = await setUp()
  const { id, login, emailAddress, can } = await fresh()
  expect(can.remove).toBe(true)
  expect(await affected(id)).toMatchObject({ groups: 1, messages: expect.any(Number) })
  expect(await remove(id)).toEqual({})
  expect(await call(contract.readUser, { as: admin, params: { id } })).toMatchObject({
    code: 'user_not_found',
  })
  expect(await remove(id)).toMatchObject({ status: 404, code: 'user_not_found' })
  const [entry] = await engine.query(
    "select user_id, before from audit_entries where kind = 'delete' and object = 'user' and object_id = $1",
    [id],
  )
  expect(entry).toMatchObject({ user_id: admin.id, before: { login } })
  // NOTE: the letter that was sent stays in the log, to nobody.
  expect(await engine.query('select user_id from mails where "to" = $1', [emailAddress])).toMatchObject([
    { user_id: null },
  ])
})

test('whoever has signed in once is not removed, and the account says so', async () => {
  const { call, make, admin, companyId, remove, affected } = await setUp()
  const person = await make.user({ companyId, lastLoggedInAt: new Date() })
  expect(await remove(person.id)).toMatchObject(inUse)
  expect(await affected(person.id)).toMatchObject({ signIns: 1 })
  const { can } = await call(contract.readUser, { as: admin, params: { id: person.id } })
  expect(can.remove).toBe(false)
})

test('whoever leads somebody is not removed', async () => {
  const { fresh, remove, affected } = await setUp()
  const lead = await fresh()
  await fresh({ managerId: lead.id })
  expect(await affected(lead.id)).toMatchObject({ team: 1 })
  expect(await remove(lead.id)).toMatchObject(inUse)
})

test('an account with records of any table is kept, and nothing of it is touched', async () => {
  const { engine, companyId, fresh, remove, affected } = await setUp()
  const { id } = await fresh()
  await engine.query(
    `insert into testimonials (company_id, user_id, about, rating, comment, is_shared)
     values ($1, $2, 'product', 1, 'Good', true)`,
    [companyId, id],
  )
  expect(await affected(id)).toMatchObject({ records: 1 })
  expect(await remove(id)).toMatchObject(inUse)
  expect(await engine.query('select 1 from project_members where user_id = $1', [id])).toHaveLength(1)
})

test('a connection that somebody else made goes with the account', async () => {
  const { call, engine, admin, fresh, remove } = await setUp()
  const { id } = await fresh()
  await call(addConnection, { as: admin, params: { userId: id } })
  expect(await remove(id)).toEqual({})
  expect(await engine.query('select 1 from connections where other_id = $1', [id])).toEqual([])
})

test('nobody removes themselves, or somebody who may do more', async () => {
  const { make, admin, companyId, remove } = await setUp()
  const helper = await make.user({ companyId, permissions: ['users.administer'] })
  const refused = { status: 403, code: 'more_permissions_needed' }
  expect(await remove(helper.id, helper)).toMatchObject(refused)
  expect(await remove(admin.id, helper)).toMatchObject(refused)
})
