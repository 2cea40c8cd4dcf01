import { createApiToken } from '@oktant/contract/organisation/api-tokens.ts'
import { affectedByUserChange, type UserAction } from '@oktant/contract/people/users.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../../test/kit/server.ts'
import { tokenForm } from '../../../../../test/scenes/api-tokens.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['users.administer', 'system.administer'] })
  const person = (values = {}) => server.make.user({ companyId: me.companyId, ...values })
  const boss = await person({ permissions: ['system.administer'] })
  await person({ managerId: boss.id, firstName: 'Mia', surname: 'Öhler' })
  await person({ managerId: boss.id, status: 'Inactive' })
  const closed = await person({ managerId: boss.id })
  const touched = (action: UserAction, ids: number[]) =>
    server.call(affectedByUserChange, { as: me, body: { action, target: null, chosen: { ids } } })
  return { ...server, me, boss, closed, touched }
}

test('before an account is closed it is said what ends with it, and whom it leads', async () => {
  const { call, boss, closed, touched } = await setUp()
  await call(createApiToken, { as: boss, body: tokenForm })
  expect(await touched('deactivate', [boss.id, closed.id])).toMatchObject([
    { what: 'changed', count: 2 },
    { what: 'skipped', count: 0 },
    { what: 'team', count: 1, examples: ['Mia Öhler'] },
    { what: 'sessions', count: 2 },
    { what: 'tokens', count: 1 },
  ])
  expect((await touched('reactivate', [boss.id])).map(({ what }) => what)).toEqual(['changed', 'skipped'])
})

test('of whom one may not close, nothing is told but that they stay', async () => {
  const { make, me, touched } = await setUp()
  const higher = await make.user({ companyId: me.companyId, permissions: ['permissions.administer'] })
  const nothing = [
    { what: 'changed', count: 0 },
    { what: 'skipped', count: 1 },
    { what: 'team', count: 0 },
    { what: 'sessions', count: 0 },
    { what: 'tokens', count: 0 },
  ]
  expect(await touched('deactivate', [higher.id])).toMatchObject(nothing)
})
