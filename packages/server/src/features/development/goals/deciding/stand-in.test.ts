import * as changes from '@oktant/contract/development/goal-changes.ts'
import * as contract from '@oktant/contract/development/goals.ts'
import { readHome } from '@oktant/contract/learning/own/home.ts'
import { nameDeputy } from '@oktant/contract/people/deputies.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../../test/kit/server.ts'
import { goalForm } from '../../../../../test/scenes/goals.ts'

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const manager = await make.user({ firstName: 'Thomas', surname: 'Brandt', permissions: ['goals.decide'] })
  const { companyId } = manager
  const colleague = await make.user({
    companyId,
    firstName: 'Anna',
    surname: 'Lind',
    permissions: ['goals.decide', 'goals.request'],
  })
  const me = await make.user({ companyId, managerId: manager.id, permissions: ['goals.request'] })
  const name = (kinds: ('bookings' | 'goals')[], deputyId = colleague.id) =>
    call(nameDeputy, {
      as: manager,
      body: { userId: null, deputyId, fromDay: day(-1), untilDay: day(9), kinds },
    })
  const { goal } = await call(contract.createGoal, { as: me, body: goalForm })
  const params = { id: goal?.id ?? 0 }
  const approve = (as: typeof manager) =>
    call(contract.approveGoal, { as, params: { ...params, clawback: 'false' } })
  const waiting = async (as: typeof manager) => {
    const found = await call(contract.listGoalsToApprove, { as })
    return found.map(({ id }) => id)
  }
  return { ...server, manager, colleague, me, companyId, name, params, approve, waiting }
}

test('whoever stands in for a manager decides about goals, and the history names both', async () => {
  const { call, me, manager, colleague, name, params, approve, waiting } = await setUp()
  expect(await approve(colleague)).toMatchObject({ code: 'goal_not_found' })
  await name(['goals'])
  expect(await waiting(colleague)).toEqual([params.id])
  expect(await waiting(manager)).toEqual([params.id])
  expect((await call(readHome, { as: colleague })).toDo).toMatchObject([{ about: 'goals', count: 1 }])
  const [mine] = await call(contract.listRequestedGoals, { as: me })
  expect(mine?.waitsFor).toEqual({ who: 'manager', name: 'Thomas Brandt', deputies: ['Anna Lind'] })
  expect(await approve(colleague)).toMatchObject({ status: 2 })
  expect(await approve(manager)).toMatchObject({ code: 'not_permitted' })
  const last = (await call(changes.listGoalHistory, { as: me, params })).at(-1)
  expect(last).toMatchObject({ by: { id: colleague.id }, standsInFor: 'Thomas Brandt' })
})

test('a deputy for something else, and one about their own, decides nothing', async () => {
  const { call, make, companyId, colleague, manager, name, approve, waiting } = await setUp()
  await name(['bookings'], colleague.id).catch(() => undefined)
  expect(await approve(colleague)).toMatchObject({ code: 'goal_not_found' })
  const led = await make.user({
    companyId,
    managerId: manager.id,
    permissions: ['goals.decide', 'goals.request'],
  })
  await name(['goals'], led.id)
  const { goal } = await call(contract.createGoal, { as: led, body: goalForm })
  const own = { id: goal?.id ?? 0, clawback: 'false' as const }
  expect(await waiting(led)).not.toContain(own.id)
  expect(await call(contract.approveGoal, { as: led, params: own })).toMatchObject({ status: 403 })
})
