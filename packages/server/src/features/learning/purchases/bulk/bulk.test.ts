import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import {
  affectedByPurchaseChange,
  changePurchases,
  type PurchaseChange,
} from '@oktant/contract/learning/purchase-changes.ts'
import { buyCourse, listAllPurchases } from '@oktant/contract/learning/purchases.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../../test/kit/server.ts'
import { askForCourse, billing, rights } from '../../../../../test/scenes/learning/purchases.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({ permissions: rights })
  const asked = [await askForCourse(server, me), await askForCourse(server, me)]
  const ids = asked.map(({ id }) => id)
  const change = (action: PurchaseChange['action'], chosen: PurchaseChange['chosen'], note = '') =>
    call(changePurchases, { as: me, body: { action, chosen, note } })
  const states = async () =>
    (await call(listAllPurchases, { as: me, query: { _sortField: 'askedAt', _sortDir: 'ASC' } })).content.map(
      ({ state }) => state,
    )
  return { ...server, me, asked, ids, change, states }
}

test('many invoices are confirmed at once, which opens the courses, and that is taken back', async () => {
  const { call, me, kit, asked, ids, change, states } = await setUp()
  const { containerId: id = 0 } = asked[0] ?? {}
  const mayLaunch = async () => (await call(readLearning, { as: me, params: { id } })).can?.launch
  expect(await mayLaunch()).toBe(false)
  const body = { action: 'confirm' as const, chosen: { ids } }
  expect(await call(affectedByPurchaseChange, { as: me, body })).toMatchObject([
    { what: 'changed', count: 2 },
    { what: 'people', count: 1 },
  ])
  expect(await change('confirm', { ids }, 'Paid.')).toEqual({ changed: ids, skipped: 0 })
  await kit.outbox.deliver()
  expect(await states()).toEqual(['bought', 'bought'])
  expect(await mayLaunch()).toBe(true)
  expect(await change('confirm', { ids })).toEqual({ changed: [], skipped: 2 })
  expect(await change('reopen', { ids })).toEqual({ changed: ids, skipped: 0 })
  expect(await states()).toEqual(['asked', 'asked'])
})

test('many are refused with a reason alone, and what was asked for anew stays refused', async () => {
  const { call, me, asked, ids, change, states } = await setUp()
  const filter = { _filterFields: ['state'], _filterValues: ['asked'] }
  expect(await change('refuse', { filter })).toMatchObject({ code: 'purchase_note_required' })
  expect(await change('refuse', { filter }, 'No budget.')).toEqual({ changed: ids, skipped: 0 })
  const { containerId: id = 0 } = asked[0] ?? {}
  await call(buyCourse, { as: me, params: { id }, body: { way: 'invoice', billing } })
  expect(await change('reopen', { ids })).toEqual({ changed: ids.slice(1), skipped: 1 })
  expect((await states()).toSorted()).toEqual(['asked', 'asked', 'refused'])
})

test('nobody decides about the invoices of another company', async () => {
  const { call, make, ids, states } = await setUp()
  const stranger = await make.user({ permissions: ['purchases.confirm'] })
  const body = { action: 'confirm' as const, chosen: { ids }, note: '' }
  expect(await call(changePurchases, { as: stranger, body })).toMatchObject({ code: 'purchase_not_found' })
  expect(await states()).toEqual(['asked', 'asked'])
})
