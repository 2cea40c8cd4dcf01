import { expect, test } from 'vitest'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { updatePermissionProfile } from '@oktant/contract/people/profiles.ts'
import { listSessions, signOut, validateSession } from '@oktant/contract/people/sessions.ts'
import { listOnline } from '@oktant/contract/organisation/system.ts'
import { changeUsers, listUsers, readUser } from '@oktant/contract/people/users.ts'
import { startViewAs, stopViewAs } from '@oktant/contract/people/view-as.ts'
import { endOverdue } from '../../src/features/people/sessions/view-as/view-as.ts'
import { testServer } from '../kit/server.ts'

const administrator: Permission[] = ['users.administer', 'permissions.administer', 'audit.read', 'chat.use']

async function setUp(more: Permission[] = []) {
  const server = await testServer()
  const ada = await server.make.user({
    firstName: 'Ada',
    surname: 'Kern',
    permissions: [...administrator, ...more],
  })
  const person = (permissions: Permission[], status: 'Active' | 'Inactive' = 'Active') =>
    server.make.user({ companyId: ada.companyId, permissions, status })
  const mia = await person(['chat.use'])
  const start = (id = mia.id, as: { token: string } = ada) => server.call(startViewAs, { as, params: { id } })
  const statusOf = async (as: { token: string }) => (await server.send(validateSession, { as })).statusCode
  const trail = async () => {
    const { content } = await server.call(listAudit, { as: ada, query: { object: 'viewing' } })
    return content.map(({ objectType, person, onBehalfOf }) => [objectType, person?.id, onBehalfOf?.id])
  }
  return { ...server, ada, mia, person, start, statusOf, trail }
}

// NOTE: another connection hears of a change a moment later; a second is what is promised.
const soon = { timeout: 1000, interval: 20 }

test('an administrator sees what the person sees, and no more than that', async () => {
  const { start, ada, mia, call } = await setUp()
  const { token, user } = await start()
  expect(user).toMatchObject({
    id: mia.id,
    permissions: ['chat.use'],
    viewedBy: { id: ada.id, name: 'Ada Kern' },
  })
  expect((await call(validateSession, { as: { token } })).user?.viewedBy?.id).toBe(ada.id)
  expect(await call(listUsers, { as: { token } })).toMatchObject({ status: 403, code: 'not_permitted' })
  expect((await call(validateSession, { as: mia })).user?.viewedBy).toBeNull()
})

test('nobody views as somebody who may do more, or is gone, or as themselves', async () => {
  const { start, person, ada, call } = await setUp()
  const boss = await person(['system.administer'])
  const gone = await person([], 'Inactive')
  expect(await start(boss.id)).toMatchObject({ status: 403, code: 'more_permissions_needed' })
  for (const id of [gone.id, ada.id])
    expect(await start(id)).toMatchObject({ status: 422, code: 'view_as_impossible' })
  for (const { id } of [boss, gone, ada])
    expect((await call(readUser, { as: ada, params: { id } })).can.viewAs).toBe(false)
})

test('nobody views as somebody of another company, who answers like somebody missing', async () => {
  const { start, make } = await setUp()
  const stranger = await make.user()
  const missing = { status: 404, code: 'user_not_found' }
  expect(await start(stranger.id)).toMatchObject(missing)
  expect(await start(2_147_483_000)).toMatchObject(missing)
})

test('nobody looks on from within a view, neither as a third person nor back as themselves', async () => {
  const { start, person, mia, ada } = await setUp()
  const clerk = await person(['users.administer', 'chat.use'])
  const { token } = await start(clerk.id)
  for (const id of [mia.id, ada.id])
    expect(await start(id, { token })).toMatchObject({ status: 403, code: 'view_as_read_only' })
})

test('a view ends when it is stopped, and with the session it was opened from', async () => {
  const { start, call, ada, statusOf, make } = await setUp()
  const other = { token: await make.session(ada) }
  const [one, two] = [await start(), await start(undefined, other)]
  await call(stopViewAs, { as: ada })
  await expect.poll(() => statusOf(one), soon).toBe(401)
  expect(await statusOf(two)).toBe(200)
  await call(signOut, { as: other })
  await expect.poll(() => statusOf(two), soon).toBe(401)
})

test('a view is left with its own token too, which ends it and no other, and is written down', async () => {
  const { start, call, ada, mia, statusOf, trail } = await setUp()
  const [one, two] = [await start(), await start()]
  expect(await call(stopViewAs, { as: one })).toEqual({})
  await expect.poll(() => statusOf(one), soon).toBe(401)
  expect([await statusOf(two), await statusOf(ada), await statusOf(mia)]).toEqual([200, 200, 200])
  expect((await trail())[0]).toEqual(['update', ada.id, mia.id])
  expect(await call(stopViewAs, { as: one })).toMatchObject({ status: 401, code: 'session_over' })
})

test('a view lasts an hour at most, however often it is asked for again', async () => {
  const { start, call, clock, statusOf, ada } = await setUp()
  const first = await start()
  const lasts = Date.parse(first.expires) - clock.now().getTime()
  expect(lasts).toBeLessThanOrEqual(3_600_000)
  clock.skew = 3_500_000
  const again = await call(validateSession, { as: first })
  expect(again.expires).toBe(first.expires)
  clock.skew = 3_601_000
  for (const token of [first.token, again.token]) expect(await statusOf({ token })).toBe(401)
  expect(await statusOf(ada)).toBe(200)
  clock.skew = 0
})

test('a view ends as soon as the administrator may do less, or the person more', async () => {
  const { start, call, ada, mia, person, statusOf } = await setUp(['system.administer'])
  const chief = await person([...administrator, 'system.administer'])
  const give = (profileId: number, permissions: Permission[]) => {
    const body = { name: { en: 'Own', de: 'Eigenes' }, permissions }
    return call(updatePermissionProfile, { as: chief, params: { id: profileId }, body })
  }
  const raised = await start()
  await give(ada.profileId, administrator)
  expect(await statusOf(raised)).toBe(200)
  await give(mia.profileId, ['chat.use', 'system.administer'])
  await expect.poll(() => statusOf(raised), soon).toBe(401)
  await give(mia.profileId, ['chat.use'])
  const lowered = await start()
  await give(ada.profileId, ['permissions.administer', 'chat.use'])
  await expect.poll(() => statusOf(lowered), soon).toBe(401)
})

test.each(['the person', 'the administrator'])('a view ends when %s is deactivated', async (who) => {
  const { start, call, ada, mia, person, statusOf, make } = await setUp()
  const chief = await person(administrator)
  const view = await start()
  const ids = [who === 'the person' ? mia.id : ada.id]
  await call(changeUsers, { as: chief, body: { action: 'deactivate', target: null, chosen: { ids } } })
  await expect.poll(() => statusOf(view), soon).toBe(401)
  const answer = await start(mia.id, { token: await make.session(chief) })
  expect(answer.status).toBe(who === 'the person' ? 422 : undefined)
})

test('the trail names both people, with the begin and the end', async () => {
  const { start, call, ada, mia, trail } = await setUp()
  await start()
  await call(stopViewAs, { as: ada })
  const both = [ada.id, mia.id]
  expect(await trail()).toEqual([
    ['update', ...both],
    ['login', ...both],
  ])
  await call(stopViewAs, { as: ada })
  expect(await trail()).toHaveLength(2)
})

test('a view that nobody stopped is ended, and written down, once its hour is over', async () => {
  const { start, kit, clock, db, trail, ada, mia } = await setUp()
  await start()
  const end = (minutes: number) => endOverdue(db, new Date(clock.now().getTime() + minutes * 60_000))
  await end(59)
  expect(await trail()).toHaveLength(1)
  await end(61)
  expect(await trail()).toHaveLength(2)
  expect((await trail())[0]).toEqual(['update', ada.id, mia.id])
  await end(61)
  expect(await trail()).toHaveLength(2)
  expect(kit.live.count()).toBe(0)
})

test('being viewed leaves no mark on the person: no sign-in, no session, nobody online', async () => {
  const { start, call, mia, ada } = await setUp(['system.administer'])
  const before = await call(readUser, { as: ada, params: { id: mia.id } })
  const sessions = await call(listSessions, { as: mia })
  const { token } = await start()
  await call(validateSession, { as: { token } })
  expect(await call(readUser, { as: ada, params: { id: mia.id } })).toEqual(before)
  expect((await call(listSessions, { as: mia })).map(({ id }) => id)).toEqual(sessions.map(({ id }) => id))
  const online = await call(listOnline, { as: ada, query: {} })
  expect(online.content?.filter(({ id }) => id === mia.sessionId)).toHaveLength(1)
  expect(online.totalElements).toBe(2)
})
