import * as contract from '@oktant/contract/people/deputies.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../test/kit/server.ts'
import { deputiesOf, standsInFor, whoDecidesFor } from './deputies.ts'

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const manager = await make.user({ permissions: ['bookings.decide'], timezone: 'UTC' })
  const { companyId } = manager
  const other = await make.user({ companyId, permissions: ['bookings.decide'] })
  const hr = await make.user({ companyId, permissions: ['bookings.decideForHr'] })
  const learner = await make.user({ companyId, managerId: manager.id, permissions: ['events.attend'] })
  const form: contract.DeputyForm = {
    userId: null,
    deputyId: other.id,
    fromDay: day(0),
    untilDay: day(7),
    kinds: ['bookings'],
  }
  const name = (own: Partial<contract.DeputyForm> = {}, as = manager) =>
    call(contract.nameDeputy, { as, body: { ...form, ...own } })
  return { ...server, companyId, manager, other, hr, learner, name }
}

test('somebody names a deputy, who decides beside them until they end it or hand it back', async () => {
  const { call, kit, companyId, manager, other, learner, name } = await setUp()
  const { id = 0 } = await name()
  expect(await call(contract.listOwnDeputies, { as: manager })).toMatchObject({
    named: [{ id, deputy: { id: other.id }, isNow: true }],
    standingIn: [],
  })
  expect(await call(contract.listOwnDeputies, { as: other })).toMatchObject({ standingIn: [{ id }] })
  const { db } = kit.engine
  const now = new Date()
  expect(await standsInFor(db, { companyId, id: other.id }, 'bookings', now)).toEqual([manager.id])
  const deciders = await whoDecidesFor(db, companyId, [learner.id], 'bookings', now)
  expect(deciders.get(learner.id)).toMatchObject({
    manager: { id: manager.id },
    deputies: [{ id: other.id }],
  })
  expect(await call(contract.endDeputy, { as: learner, params: { id } })).toMatchObject({
    code: 'deputy_not_found',
  })
  await call(contract.endDeputy, { as: other, params: { id } })
  expect(await standsInFor(db, { companyId, id: other.id }, 'bookings', now)).toEqual([])
  expect(await call(contract.endDeputy, { as: manager, params: { id } })).toMatchObject({
    code: 'deputy_not_found',
  })
})

test('a deputy stands in from the first day to the last, and no longer', async () => {
  const { kit, companyId, manager, name } = await setUp()
  await name({ fromDay: day(2), untilDay: day(3) })
  const on = async (ahead: number) => {
    const now = new Date(`${day(ahead)}T12:00:00Z`)
    return (await deputiesOf(kit.engine.db, companyId, [manager.id], 'bookings', now)).size
  }
  expect([await on(1), await on(2), await on(3), await on(4)]).toEqual([0, 1, 1, 0])
})

test('nobody is named who may not decide, for whom there is nothing to decide, or for a time that is over', async () => {
  const { make, manager, hr, learner, name } = await setUp()
  const stranger = await make.user({ permissions: ['bookings.decide'] })
  const codes = await Promise.all([
    name({ deputyId: manager.id }),
    name({ deputyId: learner.id }),
    name({ deputyId: stranger.id }),
    name({ fromDay: day(-9), untilDay: day(-2) }),
    name({ fromDay: day(3), untilDay: day(2) }),
    name({ untilDay: '2026-02-31' }),
    name({ userId: learner.id }, hr),
    name({}, learner),
    name({ userId: manager.id }, learner),
  ])
  expect(codes.map(({ code }) => code)).toEqual([
    'deputy_self',
    'deputy_may_not',
    'user_not_found',
    'deputy_span_invalid',
    'deputy_span_invalid',
    'deputy_span_invalid',
    'deputy_not_needed',
    'deputy_not_needed',
    'not_permitted',
  ])
})

test('HR names one for somebody who is away, sees all, and finds them by name', async () => {
  const { call, manager, other, hr, name } = await setUp()
  const { id } = await name({ userId: manager.id }, hr)
  const list = async (user: string) => {
    const query = { _filterFields: ['user'], _filterValues: [user] }
    return ((await call(contract.listDeputies, { as: hr, query })).content ?? []).map((row) => row.id)
  }
  expect([await list(manager.surname), await list('nobody-of-this-name')]).toEqual([[id], []])
  expect(await call(contract.listDeputies, { as: other })).toMatchObject({ status: 403 })
  await call(contract.endDeputy, { as: hr, params: { id: id ?? 0 } })
  expect(await list(manager.surname)).toEqual([])
})
