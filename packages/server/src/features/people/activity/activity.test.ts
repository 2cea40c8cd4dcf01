import { expect, test } from 'vitest'
import { saveCustomFields, setAvatar, setLanguage } from '@oktant/contract/people/account.ts'
import * as contract from '@oktant/contract/people/activity.ts'
import { addConnection } from '@oktant/contract/communication/connections.ts'
import { addMembers } from '@oktant/contract/people/groups.ts'
import {
  markAllNotificationsRead,
  markNotificationRead,
} from '@oktant/contract/communication/notifications.ts'
import { setPassword, signIn } from '@oktant/contract/people/sessions.ts'
import { createTestimonial } from '@oktant/contract/learning/testimonials.ts'
import { anonymiseUser, changeUsers } from '@oktant/contract/people/users.ts'
import { passCourse } from '../../../../test/kit/content/certificates.ts'
import { png } from '../../../../test/kit/files/pictures.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { type Query, testServer } from '../../../../test/kit/server.ts'
import { makeNotification } from '../../communication/notifications/notifications.ts'

async function setUp() {
  const server = await testServer()
  const { call, kit, make } = server
  const me = await make.user({ password: 'Old-2026-x' })
  const admin = await make.user({
    companyId: me.companyId,
    permissions: ['users.administer', 'projects.administer', 'permissions.administer'],
  })
  const all = async (as: Made = me, query: Query<typeof contract.allActivity> = {}) => {
    await kit.outbox.deliver()
    return call(contract.allActivity, { as, query })
  }
  const told = async (as?: Made, query?: object) =>
    (await all(as, query)).content.map(({ kind, name }) => [kind, name])
  return { ...server, me, admin, all, told }
}

test('what somebody does is told in their activity, newest first', async () => {
  const { call, db, clock, make, me, admin, all, told } = await setUp()
  const minute = () => (clock.skew += 60_000)
  await call(signIn, { body: { login: me.login, password: 'Old-2026-x' } })
  minute()
  await call(setLanguage, { as: me, body: { language: 'de' } })
  minute()
  await call(setAvatar, {
    as: me,
    params: { id: me.id },
    file: { name: 'me.png', bytes: png(20, 20), type: 'image/png' },
  })
  minute()
  const ada = await make.user({ companyId: me.companyId, firstName: 'Ada', surname: 'Zulu' })
  await make.member(ada, me.projectId)
  await call(addConnection, { as: me, params: { userId: ada.id } })
  minute()
  const group = await make.project(me.companyId, { name: 'Spätschicht' })
  await call(addMembers, {
    as: admin,
    params: { owner: 'project', id: group.id },
    body: { userIds: [me.id] },
  })
  await all()
  minute()
  const body = {
    ratingType: 'ADDITIONAL' as const,
    genericToggleFlag: true,
    rating: 1 as const,
    comment: 'Good',
  }
  await call(createTestimonial, { as: me, body })
  minute()
  const news = { companyId: me.companyId, userId: me.id, type: 'company.news' as const, link: null }
  const text = (en: string, de: string) => ({ title: { en, de }, body: { en, de } })
  const one = await makeNotification(db, { ...news, ...text('News', 'Neues') })
  await call(markNotificationRead, { as: me, params: { id: one?.id ?? 0 } })
  await call(markNotificationRead, { as: me, params: { id: one?.id ?? 0 } })
  minute()
  await makeNotification(db, { ...news, ...text('A', 'A') })
  await makeNotification(db, { ...news, ...text('B', 'B') })
  await call(markAllNotificationsRead, { as: me })
  minute()
  const passwords = { oldPassword: 'Old-2026-x', newPassword: 'New-2026-xyz' }
  const { token } = await call(setPassword, { as: me, body: passwords })
  const again = { ...me, token: String(token) }
  expect(await told(again)).toEqual([
    ['passwordChanged', ''],
    ['notificationRead', ''],
    ['notificationRead', 'Neues'],
    ['testimonialWritten', ''],
    ['groupJoined', 'Spätschicht'],
    ['connectionMade', 'Ada Zulu'],
    ['photoChanged', ''],
    ['profileChanged', ''],
    ['signedIn', ''],
  ])
  expect((await all(again)).content[1]).toMatchObject({ count: 2 })
  const top = await call(contract.topActivity, { as: again })
  expect(top.map(({ kind }) => kind)).toEqual([
    'passwordChanged',
    'notificationRead',
    'notificationRead',
    'testimonialWritten',
    'groupJoined',
  ])
})

test('the list has pages, an order and a filter, and holds nobody else’s doings', async () => {
  const { call, me, admin, all, told } = await setUp()
  for (const language of ['de', 'en', 'de'] as const) await call(setLanguage, { as: me, body: { language } })
  await call(setLanguage, { as: admin, body: { language: 'de' } })
  expect(await all(me, { _perPage: 2, _page: 1 })).toMatchObject({ totalElements: 3, totalPages: 2 })
  expect(await told(me, { _filterFields: ['kind'], _filterValues: ['signedIn'] })).toEqual([])
  const newest = (await all()).content.map(({ id }) => id)
  const oldest = (await all(me, { _sortField: 'happenedAt', _sortDir: 'ASC' })).content.map(({ id }) => id)
  expect(oldest).toEqual(newest.toReversed())
  expect(await all(me, { _filterFields: ['kind'], _filterValues: ['nothing'] })).toMatchObject({
    content: [],
  })
})

test('what an administrator changes in a record is not its owner’s activity', async () => {
  const { call, me, admin, told } = await setUp()
  await call(saveCustomFields, { as: admin, params: { id: me.id }, body: {} })
  expect(await told()).toEqual([])
})

test('whoever is put into a group with many others finds that too', async () => {
  const { call, make, me, admin, told } = await setUp()
  const group = await make.project(me.companyId, { name: 'Alle' })
  const body = { action: 'addToProject' as const, target: group.id, chosen: { ids: [me.id, admin.id] } }
  await call(changeUsers, { as: admin, body })
  expect([await told(me), await told(admin)]).toEqual([[['groupJoined', 'Alle']], [['groupJoined', 'Alle']]])
})

test('nothing is left of the activity of somebody who was taken out, and their name goes from others’', async () => {
  const { call, engine, kit, me, admin, make, told } = await setUp()
  const ada = await make.user({ companyId: me.companyId, firstName: 'Ada', surname: 'Zulu' })
  await make.member(ada, me.projectId)
  await call(addConnection, { as: me, params: { userId: ada.id } })
  await call(setLanguage, { as: ada, body: { language: 'de' } })
  expect(await told()).toEqual([['connectionMade', 'Ada Zulu']])
  await call(anonymiseUser, { as: admin, params: { id: ada.id }, body: { login: ada.login } })
  await kit.outbox.deliver()
  expect(await told()).toEqual([['connectionMade', '— —']])
  expect(await engine.query('select 1 from activities where user_id = $1', [ada.id])).toEqual([])
})

test('what somebody learns is told in their activity', async () => {
  const server = await testServer()
  const me = await server.make.user({
    permissions: ['certificates.administer', 'courses.administer', 'content.administer', 'learning.take'],
  })
  const { courseView } = await passCourse(server, me)
  const { id } = courseView
  await server.kit.outbox.deliver()
  const { content } = await server.call(contract.allActivity, { as: me, query: {} })
  const learnt = content.filter(({ kind }) => kind !== 'signedIn').map(({ kind, link }) => [kind, link])
  expect(new Map(learnt.map(([kind, link]) => [kind, link]))).toEqual(
    new Map([
      ['courseBegun', `/my-learning/${id}`],
      ['courseCompleted', `/my-learning/${id}`],
      ['certificateEarned', '/progress'],
    ]),
  )
  expect(content.every(({ name }) => name !== '')).toBe(true)
})
