import { expect, test } from 'vitest'
import { setLanguage } from '@oktant/contract/people/account.ts'
import * as contract from '@oktant/contract/communication/notifications.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { type Query, testServer } from '../../../../test/kit/server.ts'
import { makeNotification, type ToldNotification } from './notifications.ts'

async function tell(me: Made, values: Partial<ToldNotification> = {}) {
  const { db } = await testServer()
  const made = await makeNotification(db, {
    companyId: me.companyId,
    userId: me.id,
    type: 'company.news',
    title: { en: 'A title', de: 'Ein Titel' },
    body: { en: 'Some words', de: 'Einige Worte' },
    link: '/account',
    ...values,
  })
  if (!made) throw new Error('nothing was made')
  return made
}

test('an unread notification counts until it is read, and reading it again changes nothing', async () => {
  const { call, make } = await testServer()
  const me = await make.user()
  const { id } = await tell(me)
  await tell(me)
  expect(await call(contract.countNotifications, { as: me })).toEqual({ count: 2 })
  expect(await call(contract.readNotification, { as: me, params: { id } })).toMatchObject({
    id,
    unRead: true,
  })
  expect(await call(contract.markNotificationRead, { as: me, params: { id } })).toEqual({ count: 1 })
  expect(await call(contract.markNotificationRead, { as: me, params: { id } })).toEqual({ count: 1 })
  expect(await call(contract.readNotification, { as: me, params: { id } })).toMatchObject({ unRead: false })
})

test('somebody else’s notification is as if it were not there', async () => {
  const { call, make } = await testServer()
  const me = await make.user()
  const colleague = await make.user({ companyId: me.companyId })
  const { id } = await tell(me)
  for (const entry of [
    contract.readNotification,
    contract.markNotificationRead,
    contract.deleteNotification,
  ] as const) {
    expect(await call(entry, { as: colleague, params: { id } })).toMatchObject({
      code: 'notification_not_found',
    })
    expect((await call(entry, { as: me, params: { id } })).code).toBeUndefined()
  }
  expect(await call(contract.readNotification, { as: me, params: { id } })).toMatchObject({ status: 404 })
})

test('the words are in the reader’s language, and fall back to the other', async () => {
  const { call, make } = await testServer()
  const me = await make.user({ language: 'de' })
  await tell(me)
  await tell(me, { title: { en: 'Only English', de: '' } })
  const titles = (await call(contract.latestNotifications, { as: me })).map(({ title }) => title)
  expect(titles).toEqual(['Only English', 'Ein Titel'])
})

test('the latest are five, the newest first', async () => {
  const { call, make } = await testServer()
  const me = await make.user()
  const ids: number[] = []
  for (let number = 0; number < 7; number += 1) ids.push((await tell(me)).id)
  const latest = await call(contract.latestNotifications, { as: me })
  expect(latest.map(({ id }) => id)).toEqual(ids.reverse().slice(0, 5))
})

test('the list has pages, orders and filters', async () => {
  const { call, make } = await testServer()
  const me = await make.user()
  for (let number = 0; number < 12; number += 1)
    await tell(me, { type: number % 3 ? 'company.news' : 'connection.made' })
  const { id } = await tell(me, { body: { en: '100 % done', de: 'Fertig' } })
  await call(contract.markNotificationRead, { as: me, params: { id } })
  const list = (query: Query<typeof contract.listNotifications>) =>
    call(contract.listNotifications, { as: me, query })
  expect(await list({})).toMatchObject({ totalElements: 13, totalPages: 2, number: 0 })
  expect((await list({ _page: 1 })).content).toHaveLength(3)
  expect(await list({ _filterFields: ['category'], _filterValues: ['account'] })).toMatchObject({
    totalElements: 4,
  })
  expect(await list({ _filterFields: ['unRead'], _filterValues: ['false'] })).toMatchObject({
    totalElements: 1,
  })
  expect(await list({ _filterFields: ['messageBody'], _filterValues: ['0 % d'] })).toMatchObject({
    totalElements: 1,
  })
  expect(await list({ _filterFields: ['category'], _filterValues: ['nothing'] })).toMatchObject({
    totalElements: 0,
  })
  expect((await list({ _sortField: 'unRead', _sortDir: 'ASC' })).content[0]).toMatchObject({ id })
  expect(await list({ _sortField: 'password' })).toMatchObject({ status: 400 })
})

test('the plain list follows what is told, read, deleted and asked for in another language', async () => {
  const { call, make } = await testServer()
  const me = await make.user()
  const list = async (query: Query<typeof contract.listNotifications> = {}) => {
    const { content, ...rest } = await call(contract.listNotifications, { as: me, query })
    return { ...rest, rows: content.map(({ id, title, unRead }) => [id, title, unRead]) }
  }
  expect(await list()).toEqual({ rows: [], number: 0, totalElements: 0, totalPages: 0 })
  const first = await tell(me)
  const second = await tell(me, { title: { en: 'Another “title”', de: 'Noch einer' } })
  const both = { number: 0, totalElements: 2, totalPages: 1 }
  const rows = [
    [second.id, 'Another “title”', true],
    [first.id, 'A title', true],
  ]
  expect(await list()).toEqual({ rows, ...both })
  expect(await list()).toEqual({ rows, ...both })
  expect(await list({ _page: 1 })).toEqual({ rows: [], ...both, number: 1 })
  for (const _ of ['as asked first', 'as asked again'])
    expect(await list({ _perPage: 1 })).toEqual({ rows: [rows[0]], ...both, totalPages: 2 })
  await call(contract.markNotificationRead, { as: me, params: { id: first.id } })
  await call(contract.deleteNotification, { as: me, params: { id: second.id } })
  await call(setLanguage, { as: me, body: { language: 'de' } })
  const left = { rows: [[first.id, 'Ein Titel', false]], ...both, totalElements: 1 }
  // NOTE: who somebody is, is told to every process only after the change.
  await expect.poll(() => list()).toEqual(left)
})

test('by category there are counts and the newest of each', async () => {
  const { call, make } = await testServer()
  const me = await make.user()
  for (let number = 0; number < 6; number += 1) await tell(me)
  const { id } = await tell(me, { type: 'connection.made' })
  await call(contract.markNotificationRead, { as: me, params: { id } })
  const found = await call(contract.listNotificationsByCategory, { as: me })
  expect(
    found.map(({ category, total, unread, notifications }) => [
      category,
      total,
      unread,
      notifications.length,
    ]),
  ).toEqual([
    ['account', 1, 0, 1],
    ['system', 6, 6, 5],
  ])
})

test('all are marked read at once, and only one’s own', async () => {
  const { call, make } = await testServer()
  const me = await make.user()
  const colleague = await make.user({ companyId: me.companyId })
  await tell(me)
  await tell(colleague)
  expect(await call(contract.markAllNotificationsRead, { as: me })).toEqual({ count: 0 })
  expect(await call(contract.countNotifications, { as: colleague })).toEqual({ count: 1 })
})

test('an administrator deletes anybody’s, and it is written down', async () => {
  const { call, engine, make } = await testServer()
  const me = await make.user()
  const admin = await make.user({ companyId: me.companyId, permissions: ['notifications.administer'] })
  const { id } = await tell(me)
  const remove = (as: Made) => call(contract.deleteAnyNotification, { as, params: { id } })
  expect(await remove(me)).toMatchObject({ status: 403 })
  expect(await remove(admin)).toEqual({})
  expect(await remove(admin)).toMatchObject({ code: 'notification_not_found' })
  const written = await engine.query(
    "select user_id, kind from audit_entries where object = 'notification' and object_id = $1",
    [id],
  )
  expect(written).toEqual([{ user_id: admin.id, kind: 'delete' }])
})
