import { expect, test } from 'vitest'
import {
  endAllSessions,
  endSession,
  listSessions,
  signIn,
  signOut,
  validateSession,
} from '@oktant/contract/people/sessions.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { setSessionProject } from './session-project.ts'

const password = 'Ocean-Pelican-9'

async function twoDevices() {
  const { call, make } = await testServer()
  const mia = await make.user({ password })
  const enter = (device: string) =>
    call(signIn, { body: { login: mia.login, password }, headers: { 'user-agent': device } })
  return { mia, desk: await enter('Desk'), phone: await enter('Phone') }
}

async function isOver(as: { token: string }) {
  const { call } = await testServer()
  await expect.poll(() => call(validateSession, { as })).toMatchObject({ code: 'session_over' })
}

test('one sees one’s own open sessions, and which of them this is', async () => {
  const { call } = await testServer()
  const { phone } = await twoDevices()
  const stranger = await twoDevices()
  const found = await call(listSessions, { as: phone })
  expect(found.map(({ device, current }) => [device, current])).toEqual([
    ['Phone', true],
    ['Desk', false],
    ['test', false],
  ])
  const theirs = await call(listSessions, { as: stranger.desk })
  expect(theirs.filter(({ id }) => found.some((mine) => mine.id === id))).toEqual([])
})

test('a session that no token opens any more is not listed', async () => {
  const { call, clock } = await testServer()
  const { phone, mia } = await twoDevices()
  try {
    clock.skew = 11 * 3_600_000
    const fresh = await call(validateSession, { as: phone })
    clock.skew = 13 * 3_600_000
    expect((await call(listSessions, { as: fresh })).map(({ device }) => device)).toEqual(['Phone'])
    expect(await call(listSessions, { as: mia })).toMatchObject({ code: 'session_over' })
  } finally {
    clock.skew = 0
  }
})

test('a session that is renewed day by day ends after thirty days, and one signs in again', async () => {
  const { call, clock } = await testServer()
  const { phone, mia } = await twoDevices()
  const hour = 3_600_000
  try {
    let latest: { token: string; expires?: string } = phone
    for (let hours = 10; hours < 30 * 24; hours += 10) {
      clock.skew = hours * hour
      latest = await call(validateSession, { as: latest })
    }
    const began = Date.parse((await call(listSessions, { as: latest }))[0]?.startedAt ?? '')
    const ends = Date.parse(latest.expires ?? '')
    expect(ends - began).toBeLessThanOrEqual(30 * 24 * hour)
    expect(ends - began).toBeGreaterThan(30 * 24 * hour - 1000)
    clock.skew = 30 * 24 * hour
    expect(await call(validateSession, { as: latest })).toMatchObject({ status: 401, code: 'session_over' })
    const again = await call(signIn, { body: { login: mia.login, password } })
    expect((await call(listSessions, { as: again })).map(({ id }) => id)).toHaveLength(1)
  } finally {
    clock.skew = 0
  }
})

test('one ends one’s own sessions, never another’s', async () => {
  const { call } = await testServer()
  const { phone, desk } = await twoDevices()
  const stranger = await twoDevices()
  const [, other] = await call(listSessions, { as: phone })
  const [theirs] = await call(listSessions, { as: stranger.phone })
  const end = (id = 0) => call(endSession, { as: phone, params: { id } })
  expect(await end(theirs?.id)).toMatchObject({ status: 404, code: 'session_not_found' })
  expect(await call(validateSession, { as: stranger.phone })).toHaveProperty('token')
  expect(await end(other?.id)).toEqual({})
  expect(await end(other?.id)).toMatchObject({ status: 404, code: 'session_not_found' })
  await isOver(desk)
  expect(await call(validateSession, { as: phone })).toHaveProperty('token')
})

test('signing out everywhere ends this session too', async () => {
  const { call } = await testServer()
  const { phone, desk, mia } = await twoDevices()
  expect(await call(endAllSessions, { as: phone })).toEqual({})
  for (const session of [phone, desk, mia]) await isOver(session)
})

test.each([
  ['signing out', signOut],
  ['signing out everywhere', endAllSessions],
])('%s twice with one key is answered alike, and nothing else is', async (_, entry) => {
  const { send } = await testServer()
  const { phone } = await twoDevices()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await send(entry, { as: phone, headers })
  await isOver(phone)
  const again = await send(entry, { as: phone, headers })
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body])
  const other = { 'idempotency-key': crypto.randomUUID() }
  expect((await send(entry, { as: phone, headers: other })).json().code).toBe('session_over')
  expect((await send(entry, { as: phone })).json().code).toBe('session_over')
  const stranger = await twoDevices()
  await send(entry, { as: stranger.phone, headers: other })
  await isOver(stranger.phone)
  expect((await send(entry, { as: phone, headers: other })).json().code).toBe('session_over')
})

test('the project of one session changes that of no other', async () => {
  const { call, make, db } = await testServer()
  const { phone, desk, mia } = await twoDevices()
  const project = await make.project(mia.companyId, { name: 'Night shift' })
  await make.member(mia, project.id)
  const [session] = await call(listSessions, { as: phone })
  await setSessionProject(db, session?.id ?? 0, project.id)
  const projectOnPhone = async () => (await call(validateSession, { as: phone })).user.project
  await expect.poll(projectOnPhone).toBe('Night shift')
  expect((await call(validateSession, { as: desk })).user.projectId).toBe(mia.projectId)
})

test('signing in leads to the project that was worked in last', async () => {
  const { call, make, db } = await testServer()
  const { phone, mia } = await twoDevices()
  const project = await make.project(mia.companyId)
  await make.member(mia, project.id)
  const [session] = await call(listSessions, { as: phone })
  await setSessionProject(db, session?.id ?? 0, project.id)
  const next = await call(signIn, { body: { login: mia.login, password } })
  expect(next.user.projectId).toBe(project.id)
})
