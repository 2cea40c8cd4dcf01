import * as changes from '@oktant/contract/development/goal-changes.ts'
import { exportClawbacks, listClawbacks } from '@oktant/contract/development/goal-clawbacks.ts'
import { achieveGoal, createGoal } from '@oktant/contract/development/goals.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../../test/kit/server.ts'
import { dayAhead, goalForm, printedDay } from '../../../../../test/scenes/goals.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const hr = await make.user({ permissions: ['goals.administer'] })
  const { companyId } = hr
  const settings = { hrMustAgree: 'never' as const, hrFromCents: 0, clawbackMonths: 24 }
  await call(changes.saveGoalSettings, { as: hr, body: settings })
  const manager = await make.user({ companyId, permissions: ['goals.decide'] })
  const about = { companyId, managerId: manager.id, permissions: ['goals.request' as const] }
  const ida = await make.user({ ...about, firstName: 'Ida', surname: 'Adler' })
  const owe = async (person: typeof ida, name: string, amountCents = 1_200_000) => {
    const { goal } = await call(createGoal, { as: person, body: { ...goalForm, name } })
    const params = { id: goal?.id ?? 0 }
    const clawback = { amountCents, months: 24 }
    await call(changes.approveGoalWithTerms, {
      as: manager,
      params,
      body: { clawback, managerComments: '' },
    })
    return params
  }
  const list = async (query: Parameters<typeof call<typeof listClawbacks>>[1]['query'] = {}) =>
    (await call(listClawbacks, { as: hr, query })).content ?? []
  const having = (field: string, value: string, on?: string) =>
    list({ _filterFields: [field], _filterValues: [value], ...(on && { on }) })
  return { ...server, hr, ida, owe, list, having }
}

test('HR sees what may be asked back and what of it is left on any day, finds it, and takes it along', async () => {
  const { app, call, make, hr, ida, owe, list, having } = await setUp()
  const zoe = await make.user({ companyId: hr.companyId, permissions: ['goals.request'] })
  const params = await owe(ida, 'Welding')
  const names = async (rows: ReturnType<typeof list>) => (await rows).map(({ goal }) => goal.name)
  expect(await list()).toMatchObject([{ state: 'waiting', leftCents: 1_200_000, agreedAt: null }])
  await call(changes.agreeToClawback, { as: ida, params })
  const day = printedDay(dayAhead(0))
  await call(achieveGoal, { as: ida, params: { ...params, date: day } })
  const inHalfAYear = dayAhead(190)
  expect(await list({ on: inHalfAYear })).toMatchObject([
    { goal: { name: 'Welding', user: { name: 'Ida Adler' } }, state: 'running', leftCents: 900_000 },
  ])
  expect(await list({ on: dayAhead(800) })).toMatchObject([{ state: 'over', leftCents: 0 }])
  expect(await names(having('state', 'over', dayAhead(800)))).toEqual(['Welding'])
  expect(await names(having('state', 'over'))).toEqual([])
  expect(await names(having('state', 'running'))).toEqual(['Welding'])
  expect(await names(having('state', 'waiting'))).toEqual([])
  expect(await names(having('goal', 'weld'))).toEqual(['Welding'])
  expect(await names(having('user.name', 'Zoe'))).toEqual([])
  expect(await call(listClawbacks, { as: hr, query: { on: '2026-02-30' } })).toMatchObject({ status: 400 })
  expect(await call(listClawbacks, { as: zoe, query: {} })).toMatchObject({ status: 403 })

  const headers = { authorization: `Bearer ${hr.token}` }
  const get = (format: string) =>
    app.inject({ url: `/rest${exportClawbacks.path}?outputType=${format}&on=${inHalfAYear}`, headers })
  const csv = await get('CSV')
  expect(csv.body).toContain('Ida Adler,Welding,Running,ZAR,12000,24,')
  expect(csv.body.trim()).toMatch(/,9000$/)
  const sheet = await get('XLSX')
  expect([sheet.statusCode, sheet.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
})

test('the filter finds by the same cents that the list shows', async () => {
  const { call, ida, owe, list, having } = await setUp()
  for (const cents of [1, 23, 25, 1_200_000]) {
    const params = await owe(ida, `Owes ${cents}`, cents)
    await call(changes.agreeToClawback, { as: ida, params })
    await call(achieveGoal, { as: ida, params: { ...params, date: printedDay(dayAhead(0)) } })
  }
  const seen = new Set<string>()
  for (const on of [0, 20, 35, 60, 400, 640, 710, 760].map(dayAhead)) {
    const all = await list({ on })
    for (const state of ['running', 'over'] as const) {
      const shown = all.filter((row) => row.state === state && row.leftCents > 0 === (state === 'running'))
      expect([on, await having('state', state, on)]).toEqual([on, shown])
      seen.add(`${state} ${shown.length}`)
    }
  }
  expect([...seen].toSorted()).toEqual([
    'over 0',
    'over 1',
    'over 2',
    'over 4',
    'running 0',
    'running 2',
    'running 3',
    'running 4',
  ])
})
