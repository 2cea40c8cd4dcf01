import * as contract from '@oktant/contract/development/reviews/calibration.ts'
import { closeReview } from '@oktant/contract/development/reviews/review-progress.ts'
import {
  holdReviewMeeting,
  readReview,
  rejectReview,
  submitReview,
} from '@oktant/contract/development/reviews/reviews.ts'
import { latestNotifications } from '@oktant/contract/communication/notifications.ts'
import { expect, test } from 'vitest'
import { fillAsManager, fillAsPerson, makeReview, types } from '../../../../../test/kit/content/reviews.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { bandsOf, meanOf } from './calibration.rules.ts'

const day = new Date().toISOString().slice(0, 10)

/** A review whose meeting was held, and of which the manager has completed B and C. */
async function setUp(own: { calibration?: boolean } = {}) {
  const server = await testServer()
  const made = await makeReview(server, { calibration: true, ...own })
  const { call } = server
  const { hr, person, manager, id } = made
  const params = { id }
  await fillAsPerson(server, person, id)
  await call(submitReview, { as: person, params })
  await call(submitReview, { as: manager, params })
  await call(holdReviewMeeting, { as: manager, params, body: { day } })
  await fillAsManager(server, manager, id)
  const list = (query = {}) => call(contract.listCalibrations, { as: hr, query })
  const row = async () => (await list()).content[0]
  const move = async (mark: number, reason = 'Side by side', revision?: number) => {
    const body = { mark, reason, revision: revision ?? (await row())?.revision ?? 0 }
    return call(contract.moveCalibration, { as: hr, params, body })
  }
  const release = () => call(contract.releaseCalibrations, { as: hr, body: { chosen: { ids: [id] } } })
  const propose = () => call(contract.proposeMark, { as: manager, params })
  const send = () => call(submitReview, { as: manager, params })
  const answerOf = server.send
  return { ...server, ...made, params, list, row, move, release, propose, send, answerOf }
}

test('a mark is put forward, moved with a reason, released, and sent as it was moved', async () => {
  const all = await setUp()
  const { call, person, manager, hr, params, list, row, move, release, propose, send, id } = all
  expect(await row()).toMatchObject({ state: 'waiting', mark: null, can: { move: false, release: false } })
  const body = { mark: 40, reason: 'Early', revision: 0 }
  expect(await call(contract.moveCalibration, { as: hr, params, body })).toMatchObject({
    code: 'calibration_state',
  })
  expect(await call(submitReview, { as: manager, params })).toMatchObject({ code: 'calibration_state' })
  expect(await propose()).toMatchObject({
    calibration: { state: 'proposed', proposed: 100, mark: 100, reason: '' },
    can: { submit: false, proposeMark: true },
  })
  const empty = { mark: 60, reason: ' ', revision: 1 }
  expect(await call(contract.moveCalibration, { as: hr, params, body: empty })).toMatchObject({
    code: 'reason_missing',
  })
  expect(await move(60)).toMatchObject({ proposed: 100, mark: 60, moves: 1, state: 'proposed' })
  const late = { mark: 70, reason: 'Late', revision: 1 }
  expect(await call(contract.moveCalibration, { as: hr, params, body: late })).toMatchObject({
    code: 'calibration_changed',
  })
  expect(await release()).toEqual({ changed: [id], skipped: 0 })
  expect(await release()).toEqual({ changed: [], skipped: 1 })
  expect(await call(submitReview, { as: manager, params })).toMatchObject({ code: 'mark_reason_missing' })
  await types(all, manager, id, { markReason: 'The year as a whole' })
  expect(await send()).toMatchObject({
    status: 4,
    assessedMark: 60,
    calibration: { state: 'sent', mark: 60 },
  })
  expect(await call(readReview, { as: person, params })).toMatchObject({
    assessedMark: 60,
    calibration: null,
    can: { proposeMark: false },
  })
  const { content } = await call(contract.listCalibrationHistory, { as: hr, params })
  expect(content.map(({ deed, from, to, reason }) => [deed, from, to, reason])).toEqual([
    ['released', 60, 60, ''],
    ['moved', 100, 60, 'Side by side'],
    ['proposed', null, 100, ''],
  ])
  expect(await list()).toMatchObject({ totalElements: 1, meanProposed: 100, meanMark: 60 })
  expect((await row())?.can).toEqual({ move: false, release: false })
})

test('a rejected mark can be moved again, and what was moved is released again', async () => {
  const all = await setUp()
  const { call, person, manager, params, id, row, move, release, propose, send } = all
  await propose()
  await release()
  await send()
  await call(rejectReview, { as: person, params, body: { items: ['mark'], comment: 'Too high' } })
  expect(await row()).toMatchObject({ state: 'released', can: { move: true, release: false } })
  await move(80)
  expect(await call(submitReview, { as: manager, params })).toMatchObject({ code: 'calibration_state' })
  await types(all, manager, id, { assessedMark: '75', markReason: 'As we said' })
  await propose()
  expect(await row()).toMatchObject({ state: 'proposed', proposed: 75, mark: 75, moves: 0 })
  await release()
  expect(await send()).toMatchObject({ status: 4, assessedMark: 75 })
})

test('the list is filtered and spread, written as a table, and nobody meets their own mark there', async () => {
  const { call, answerOf, make, list, row, propose, hr, person, manager } = await setUp()
  await propose()
  const named = (field: string, value: number | string) => ({
    _filterFields: [field],
    _filterValues: [String(value)],
  })
  const count = async (field: string, value: number | string) =>
    (await list(named(field, value))).totalElements
  expect(await count('manager', manager.id)).toBe(1)
  expect(await count('manager', person.id)).toBe(0)
  expect(await count('state', 'proposed')).toBe(1)
  expect(await count('state', 'released')).toBe(0)
  expect(await count('season', (await row())?.season.id ?? 0)).toBe(1)
  expect((await list()).bands.at(-1)).toEqual({ from: 80, to: 100, proposed: 1, stands: 1 })
  expect(await list()).toMatchObject({ managers: [{ id: manager.id }] })
  for (const format of ['CSV', 'XLSX'] as const) {
    const table = await answerOf(contract.exportCalibrations, { as: hr, params: { format }, query: {} })
    expect(table.statusCode).toBe(200)
    if (format === 'CSV') expect(table.body).toContain('Put forward,100,100,0')
  }
  const { companyId } = hr
  const own = await make.user({ companyId, permissions: ['reviews.administer'] })
  expect((await call(contract.listCalibrations, { as: own, query: {} })).totalElements).toBe(1)
})

test('whoever is reviewed and administers reviews meets nothing of their own calibration', async () => {
  const { call, make, hr, person, manager, params, propose, engine } = await setUp()
  await propose()
  const both = await make.user({
    companyId: hr.companyId,
    permissions: ['reviews.administer', 'reviews.take'],
  })
  await engine.query(`update pdrs set user_id = ${both.id} where id = ${params.id}`)
  expect(person.id).not.toBe(both.id)
  const seen = await call(contract.listCalibrations, { as: both, query: {} })
  expect(seen).toMatchObject({ content: [], totalElements: 0, meanMark: null, managers: [] })
  const missing = { code: 'review_not_found' }
  expect(await call(contract.listCalibrationHistory, { as: both, params })).toMatchObject(missing)
  const body = { mark: 100, reason: 'Mine', revision: 1 }
  expect(await call(contract.moveCalibration, { as: both, params, body })).toMatchObject(missing)
  const chosen = { ids: [params.id] }
  expect(await call(contract.releaseCalibrations, { as: both, body: { chosen } })).toMatchObject(missing)
  expect((await call(readReview, { as: both, params })).calibration).toBeNull()
  expect((await call(contract.listCalibrations, { as: hr, query: {} })).totalElements).toBe(1)
  expect(await call(contract.listCalibrations, { as: manager, query: {} })).toMatchObject({ status: 403 })
})

test('a season without calibration knows nothing of it, and a closed review is not listed', async () => {
  const plain = await setUp({ calibration: false })
  expect((await plain.list()).content).toEqual([])
  expect(await plain.call(contract.proposeMark, { as: plain.manager, params: plain.params })).toMatchObject({
    code: 'review_actioned',
  })
  expect(await plain.send()).toMatchObject({ status: 4, calibration: null })
  const { call, hr, params, list, propose } = await setUp()
  await propose()
  await call(closeReview, { as: hr, params, body: { reason: 'Over' } })
  expect((await list()).content).toEqual([])
})

test('its manager is told of a release, and its person is not', async () => {
  const { call, kit, manager, person, propose, release } = await setUp()
  await propose()
  await release()
  await kit.outbox.deliver()
  const heard = async (as: typeof person) => JSON.stringify(await call(latestNotifications, { as }))
  expect(await heard(manager)).toContain('A mark was released')
  expect(await heard(person)).not.toContain('released')
})

test('bands and means count each mark as often as it was given', () => {
  const marks = [
    { proposed: 20, mark: 19, count: 2 },
    { proposed: 100, mark: 80, count: 1 },
    { proposed: null, mark: null, count: 5 },
  ]
  expect(bandsOf(marks).map(({ proposed, stands }) => [proposed, stands])).toEqual([
    [0, 2],
    [2, 0],
    [0, 0],
    [0, 0],
    [1, 1],
  ])
  expect(meanOf(marks, ({ proposed }) => proposed)).toBe(46.7)
  expect(meanOf([], ({ mark }) => mark)).toBeNull()
})
