import { expect, test } from 'vitest'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { changeUsers, undoUserChange, type UserAction } from '@oktant/contract/people/users.ts'
import { testServer } from '../kit/server.ts'

async function setUp() {
  const server = await testServer()
  const boss = await server.make.user({
    permissions: ['users.administer', 'permissions.administer', 'system.administer'],
  })
  const person = (permissions: Permission[] = [], values = {}) =>
    server.make.user({ companyId: boss.companyId, permissions, ...values })
  const clerk = await person(['users.administer'])
  const change = (as: { token: string }, action: UserAction, ids: number[]) =>
    server.call(changeUsers, { as, body: { action, target: null, chosen: { ids } } })
  const undo = (as: { token: string }, id: number | null = 0) =>
    server.call(undoUserChange, { as, params: { id: id ?? 0 } })
  const give = (to: { id: number }, from: { profileId: number }) =>
    server.engine.query('insert into user_profiles (company_id, user_id, profile_id) values ($1, $2, $3)', [
      boss.companyId,
      to.id,
      from.profileId,
    ])
  const statusOf = async ({ id }: { id: number }) => {
    const [row] = await server.engine.query('select status from users where id = $1', [id])
    return row?.status
  }
  return { ...server, boss, clerk, person, change, undo, give, statusOf }
}

test('whoever may do more is left out of every bulk action', async () => {
  const { boss, clerk, change } = await setUp()
  for (const action of ['deactivate', 'setManager', 'setJobRole', 'setLocality', 'welcome'] as const)
    expect(await change(clerk, action, [boss.id])).toMatchObject({ change: null, changed: 0 })
})

test('taking back somebody else’s change opens no account of somebody who may do more', async () => {
  const { boss, clerk, person, change, undo, statusOf } = await setUp()
  const closed = await person(['system.administer'])
  const done = await change(boss, 'deactivate', [closed.id])
  expect(await undo(clerk, done.change)).toMatchObject({ changed: 0, skipped: 1 })
  expect(await statusOf(closed)).toBe('Inactive')
  expect(await undo(boss, done.change)).toMatchObject({ changed: 1, skipped: 0 })
})

test('taking back an opening closes nobody who may do more by now', async () => {
  const { boss, clerk, person, change, undo, give, statusOf } = await setUp()
  const mia = await person([], { status: 'Inactive' })
  const done = await change(clerk, 'reactivate', [mia.id])
  await give(mia, boss)
  expect(await undo(clerk, done.change)).toMatchObject({ changed: 0, skipped: 1 })
  expect(await statusOf(mia)).toBe('Active')
})

test('nobody closes their own account by taking back its opening', async () => {
  const { boss, person, change, undo, give, statusOf, make } = await setUp()
  const mia = await person([], { status: 'Inactive' })
  const done = await change(boss, 'reactivate', [mia.id])
  await give(mia, boss)
  const session = { token: await make.session(mia) }
  expect(await undo(session, done.change)).toMatchObject({ changed: 0, skipped: 1 })
  expect(await statusOf(mia)).toBe('Active')
})
