import { listEventsToApprove } from '@oktant/contract/events/attending.ts'
import { listBookings } from '@oktant/contract/events/event-invitations.ts'
import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import * as changes from '@oktant/contract/development/goal-changes.ts'
import * as contract from '@oktant/contract/development/goals.ts'
import { readHome } from '@oktant/contract/learning/own/home.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../test/kit/server.ts'
import { eventForm } from '../../../../test/scenes/events.ts'
import { blankOutline } from '../../../../test/kit/content/goals.ts'
import { dayAhead, goalForm, printedDay } from '../../../../test/scenes/goals.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const hr = await make.user({
    permissions: [
      'goals.decideForHr',
      'goals.assign',
      'goals.administer',
      'trainingRequests.handle',
      'events.facilitate',
    ],
  })
  const { companyId } = hr
  const manager = await make.user({ companyId, permissions: ['goals.decide', 'goals.request'] })
  const me = await make.user({
    companyId,
    managerId: manager.id,
    permissions: ['goals.request', 'events.attend', 'learning.take'],
  })
  const settings = (hrMustAgree: 'never' | 'always') =>
    call(changes.saveGoalSettings, { as: hr, body: { hrMustAgree, hrFromCents: 0, clawbackMonths: 24 } })
  await settings('never')
  const ask = async (form: object = {}, as = me) => {
    const { goal, message } = await call(contract.createGoal, { as, body: { ...goalForm, ...form } })
    return { goal, message, params: { id: goal?.id ?? 0 } }
  }
  const approve = (id: number, as = manager) =>
    call(contract.approveGoal, { as, params: { id, clawback: 'false' } })
  return { ...server, hr, manager, me, companyId, settings, ask, approve }
}

test('a request goes to the manager, is approved and achieved, and every step stands in its history', async () => {
  const { call, me, manager, ask, approve } = await setUp()
  const { goal, message, params } = await ask()
  expect([goal?.status, message]).toEqual([1, null])
  expect(goal).toMatchObject({ waitsFor: { who: 'manager' }, can: { decide: false, cancel: true } })
  expect(await call(contract.listGoalsToApprove, { as: manager })).toMatchObject([
    { id: params.id, trainingGoal: { can: { decide: true } } },
  ])
  expect((await call(readHome, { as: manager })).toDo).toMatchObject([{ about: 'goals', count: 1 }])
  expect(await approve(params.id)).toMatchObject({ status: 5 })
  expect(await approve(params.id)).toMatchObject({ status: 409, code: 'goal_already_decided' })
  const late = { ...params, date: printedDay(dayAhead(2)) }
  expect(await call(contract.achieveGoal, { as: me, params: late })).toMatchObject({
    code: 'goal_date_invalid',
  })
  const today = { ...params, date: printedDay(dayAhead(0)) }
  expect(await call(contract.achieveGoal, { as: me, params: today })).toMatchObject({ status: 3 })
  const deeds = (await call(changes.listGoalHistory, { as: me, params })).map(({ deed }) => deed)
  expect(deeds).toEqual(['create', 'request', 'managerApprove', 'achieve'])
  expect((await call(contract.listPreviousGoals, { as: me })).map(({ id }) => id)).toEqual([params.id])
})

test('nobody decides about themselves, and another manager’s goal is missing', async () => {
  const { make, companyId, call, me, manager, hr, ask, approve } = await setUp()
  const { params } = await ask()
  const other = await make.user({ companyId, permissions: ['goals.decide'] })
  expect(await approve(params.id, me)).toMatchObject({ status: 403 })
  expect(await approve(params.id, other)).toMatchObject({ code: 'goal_not_found' })
  const own = await ask({}, manager)
  expect(own.message).toBe('You have no manager assigned! Please contact HR...')
  expect(own.goal).toMatchObject({ status: 2, waitsFor: { who: 'hr' } })
  expect(await approve(own.params.id, manager)).toMatchObject({ status: 403 })
  const body = { managerComments: ' ' }
  expect(await call(contract.declineGoal, { as: hr, params: own.params, body })).toMatchObject({
    code: 'goal_comment_required',
  })
  expect(
    await call(contract.declineGoal, { as: hr, params: own.params, body: { managerComments: 'Later' } }),
  ).toMatchObject({ status: 6, managerComments: 'Later' })
})

test('HR agrees where the company wants it, and of two decisions at once one wins', async () => {
  const { settings, ask, approve, hr, manager } = await setUp()
  await settings('always')
  const { params } = await ask()
  expect(await approve(params.id)).toMatchObject({ status: 2 })
  const answers = await Promise.all([approve(params.id, hr), approve(params.id, hr)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([409, 5].toSorted())
  expect(await approve(params.id, manager)).toMatchObject({ code: 'goal_already_decided' })
})

test('a cancellation needs a reason, is decided once approved, and a goal can be asked for again', async () => {
  const { call, me, manager, ask, approve } = await setUp()
  const { params } = await ask()
  const cancel = (reason: string) =>
    call(contract.cancelGoalByAddress, { as: me, params: { ...params, reason } })
  expect(await cancel(' ')).toMatchObject({ code: 'goal_reason_required' })
  await approve(params.id)
  expect(await cancel('A/B & ü?')).toMatchObject({ status: 7, userCancellationReason: 'A/B & ü?' })
  const body = { managerComments: 'Please go' }
  expect(await call(contract.declineGoal, { as: manager, params, body })).toMatchObject({ status: 5 })
  await cancel('Really')
  const gone = await approve(params.id)
  expect(gone).toMatchObject({ status: 8 })
  const again = { ...goalForm, revision: gone.revision ?? 0 }
  expect(await call(contract.updateGoal, { as: me, params, body: again })).toMatchObject({
    goal: { status: 1, userCancellationReason: '' },
  })
  expect(await call(contract.deleteGoal, { as: me, params })).toMatchObject({ status: 403 })
})

test('only a request needs its mandatory fields, and whoever decides is reminded once a day', async () => {
  const { call, me, ask } = await setUp()
  const draft = await ask({ status: 0, name: '', achieveBy: null })
  expect(draft.goal).toMatchObject({ status: 0 })
  expect(
    await call(contract.createGoal, { as: me, body: { ...goalForm, name: '', achieveBy: null } }),
  ).toMatchObject({
    code: 'mandatory_fields_missing',
    errors: [{ field: 'name' }, { field: 'achieveBy' }],
  })
  expect(await call(contract.deleteGoal, { as: me, params: draft.params })).toEqual({})
  const { params } = await ask()
  expect(await call(contract.remindOfGoal, { as: me, params })).toMatchObject({ can: { remind: false } })
  expect(await call(contract.remindOfGoal, { as: me, params })).toMatchObject({ code: 'goal_reminded_today' })
})

test('an approved event is booked once its person has agreed to the clawback', async () => {
  const { call, hr, me, manager, ask } = await setUp()
  const body = { ...eventForm, facilitators: [{ id: hr.id }], managerApproval: true }
  const { id: typeId = 0 } = await call(createEvent, { as: hr, body })
  const about = { params: { type: 'EVENT' as const, id: typeId } }
  expect(await call(contract.readGoalAbout, { as: me, ...about })).toMatchObject({ id: 0, name: 'First aid' })
  const { params } = await ask({ goalTypeE: 'EVENT', typeId })
  for (const entry of [contract.goalExists, contract.goalExistsBefore])
    expect(await call(entry, { as: me, ...about })).toEqual({ exists: true })
  const clawback = { amountCents: 1_200_000, months: 24 }
  await call(changes.approveGoalWithTerms, { as: manager, params, body: { clawback, managerComments: '' } })
  expect(await call(contract.listApprovedGoals, { as: me })).toMatchObject([
    { booking: null, can: { agree: true }, clawback: { leftCents: 1_200_000 } },
  ])
  const agreed = await call(changes.agreeToClawback, { as: me, params })
  expect(agreed).toMatchObject({ booking: { kind: 'seat', lostAt: null }, can: { agree: false } })
  const { content = [] } = await call(listBookings, { as: hr, params: { id: typeId } })
  expect(content).toMatchObject([{ user: { id: me.id }, bookingStatus: { id: 70 } }])
  expect((await call(listEventsToApprove, { as: manager })).content).toEqual([])
})

test('goals are assigned by HR to all and by a manager to those below, and demand is decided together', async () => {
  const { make, companyId, call, hr, manager, me, ask } = await setUp()
  const other = await make.user({ companyId, permissions: ['goals.request'] })
  const { status: _, ...form } = goalForm
  const goal = { ...form, outline: blankOutline }
  const assign = (as: typeof hr, userIds: number[]) =>
    call(changes.assignGoals, { as, body: { userIds, goal } })
  expect(await assign(manager, [other.id])).toMatchObject({ code: 'people_unknown' })
  expect(await assign(manager, [me.id])).toEqual({ assigned: 1, approved: 1, already: 0 })
  expect((await call(changes.listGoalPeople, { as: manager })).content?.map(({ id }) => id)).toEqual([me.id])
  await ask()
  const { goal: second } = await ask({}, other)
  const { content: [demand] = [] } = await call(changes.listGoalDemand, { as: hr })
  expect(demand).toMatchObject({ people: 2, costCents: 2_400_000, name: 'Project management' })
  const ids = [second?.id ?? 0]
  const decision = { ids, decision: 'approve' as const, managerComments: '' }
  expect(await call(changes.decideGoals, { as: hr, body: decision })).toEqual({ changed: ids, skipped: 0 })
  const all = await call(contract.listAllTrainingGoals, {
    as: hr,
    query: { filterString: 'training.goal.status.5' },
  })
  expect(all.totalElements).toBe(2)
})

test.for([
  ['/client/training-goals/achieved/5', 404],
  ['/client/training-goals/5/EXTERNAL/3', 404],
  ['/client/training-goals/EXTERNAL/0', 200],
  ['/client/training-goals/EXTERNAL/0/exists', 200],
  ['/client/training-goals/exists/EXTERNAL/0', 200],
  ['/client/training-goals/search/exists', 200],
  ['/client/training-goals/5/cancel/exists', 404],
  ['/client/training-goals/reminder/5', 404],
  ['/client/training-goals/customFields/0', 200],
] as const)('%s answers %s, and no goal’s path takes another call’s', async ([path, status]) => {
  const { app, me } = await setUp()
  const headers = { authorization: `Bearer ${me.token}` }
  const answer = await app.inject({ method: 'GET', url: `/rest${path}`, headers })
  expect(answer.statusCode, answer.body).toBe(status)
  if (path.endsWith('cancel/exists')) expect(answer.body).toContain('goal_not_found')
})
