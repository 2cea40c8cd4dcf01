import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signIn, signOut, syncProfile, validateSession } from '@oktant/contract/people/sessions.ts'
import { readProfile, saveCustomFields, setAvatar, setTimezone } from '@oktant/contract/people/account.ts'
import { modules } from '@oktant/contract/organisation/shell.ts'
import { png } from '../../../../test/kit/files/pictures.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { createUserFields } from '../custom-fields/custom-fields.ts'
import { projectMembers, users } from '../people/people.tables.ts'
import { sessions } from './sessions.tables.ts'

const password = 'Ocean-Pelican-9'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hours = 3_600_000

test('a password opens the account in clear and as its hash', async () => {
  const { call, make } = await testServer()
  const mia = await make.user({ password })
  for (const sent of [password, sha256(password), sha256(password).toUpperCase()]) {
    const answer = await call(signIn, { body: { login: mia.login, password: sent } })
    expect(answer.user).toMatchObject({ id: mia.id, username: mia.login, name: 'Mia Naidoo' })
    expect(await call(validateSession, { as: answer })).toMatchObject({ user: { id: mia.id } })
  }
})

test('a login is found whatever its case', async () => {
  const { call, make } = await testServer()
  const mia = await make.user({ password })
  const answer = await call(signIn, { body: { login: ` ${mia.login.toUpperCase()} `, password } })
  expect(answer.user.id).toBe(mia.id)
})

test('a wrong password, an unknown login, no password and an inactive account are answered alike', async () => {
  const { send, make } = await testServer()
  const known = await make.user({ password })
  const inactive = await make.user({ password, status: 'Inactive' })
  const without = await make.user()
  const tries = [
    { login: known.login, password: 'wrong' },
    { login: 'nobody@example.test', password },
    { login: inactive.login, password },
    { login: without.login, password },
    { login: known.login, password: '' },
  ]
  const answers = await Promise.all(tries.map((body) => send(signIn, { body })))
  for (const answer of answers) {
    expect([answer.statusCode, answer.json()]).toEqual([401, { code: 'login.error', message: 'login.error' }])
  }
})

test('whoever is in no group sees every part of the product that their rights open', async () => {
  const { call, make, db } = await testServer()
  const alone = await make.user({ password, permissions: ['surveys.answer'] })
  await db.delete(projectMembers).where(eq(projectMembers.userId, alone.id))
  const { user } = await call(signIn, { body: { login: alone.login, password } })
  expect(user).toMatchObject({ projectId: null, visibleModules: modules })
})

test('who is signed in is told with everything the screens need', async () => {
  const { call, make } = await testServer()
  const company = await make.company({ supportEmailAddress: 'help@example.test' })
  const manager = await make.user({ companyId: company.id, firstName: 'Jan', surname: 'Vogt' })
  const mia = await make.user({
    companyId: company.id,
    managerId: manager.id,
    password,
    permissions: ['learning.take', 'chat.use'],
    authorities: ['ROLE_LEARNER', 'ROLE_HR'],
  })
  const { user } = await call(signIn, { body: { login: mia.login, password } })
  expect(user).toMatchObject({
    email: mia.emailAddress,
    companyId: company.id,
    companyName: company.name,
    projectId: mia.projectId,
    timezone: 'Europe/Berlin',
    language: 'en',
    manager: { id: manager.id, name: 'Jan Vogt' },
    lastLoggedIn: null,
    authorities: ['ROLE_HR', 'ROLE_LEARNER'],
    permissions: ['chat.use', 'learning.take'],
    supportEmailAddress: 'help@example.test',
    visibleModules: expect.arrayContaining(['learning', 'chat']),
    customFields: {},
    enableChat: false,
  })
  const second = await call(signIn, { body: { login: mia.login, password } })
  expect(Date.parse(String(second.user.lastLoggedIn))).toBeGreaterThan(Date.now() - 60_000)
})

test('who is signed in is told their own fields, and their photo by an address that opens it', async () => {
  const { call, app, make, db } = await testServer()
  const company = await make.company()
  const mia = await make.user({ companyId: company.id })
  await createUserFields(db, company.id, [
    {
      name: 'contactable',
      label: { en: 'Contactable', de: 'Kontakt erwünscht' },
      description: { en: '', de: '' },
      inputType: 'normal',
    },
  ])
  const fresh = await call(readProfile, { as: mia, params: { id: mia.id } })
  const field = String(fresh.customFields[0]?.id)
  await call(saveCustomFields, { as: mia, params: { id: mia.id }, body: { [field]: 'Yes' } })
  const file = { name: 'mia.png', bytes: png(64, 64), type: 'image/png' }
  await call(setAvatar, { as: mia, params: { id: mia.id }, file })
  const fields = async () => (await call(validateSession, { as: mia })).user.customFields
  await expect.poll(fields).toEqual({ [field]: 'Yes' })
  const { user: told } = await call(validateSession, { as: mia })
  expect(told.customFieldValues).toEqual([{ customField: { id: Number(field) }, value: 'Yes' }])
  expect([told.projectName, told.projectName]).toEqual([told.project, expect.stringMatching(/./)])
  const hasPhoto = async () => (await call(validateSession, { as: mia })).user.avatar !== null
  await expect.poll(hasPhoto).toBe(true)
  const { user } = await call(validateSession, { as: mia })
  const photo = await app.inject(String(user.avatar))
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/png'])
})

test('a program that keeps the person reads them anew, and its token stays the one it has', async () => {
  const { call, make } = await testServer()
  const me = await make.user()
  await call(setTimezone, { as: me, body: { zoneName: 'Asia/Tokyo' } })
  const synced = await call(syncProfile, { as: me })
  expect(synced).toMatchObject({ id: me.id, timezone: 'Asia/Tokyo' })
  expect(synced).not.toHaveProperty('token')
  expect(await call(syncProfile, {})).toMatchObject({ status: 401, code: 'not_signed_in' })
})

test('a repeated sign-in with the same key begins one session and answers alike', async () => {
  const { send, make, db } = await testServer()
  const mia = await make.user({ password })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = { login: mia.login, password }
  const answers = await Promise.all([send(signIn, { body, headers }), send(signIn, { body, headers })])
  const later = await send(signIn, { body, headers })
  expect(new Set([...answers, later].map((answer) => answer.body)).size).toBe(1)
  expect(await db.select().from(sessions).where(eq(sessions.userId, mia.id))).toHaveLength(2)
  const other = await send(signIn, { body: { ...body, password: 'else' }, headers })
  expect(other.json()).toMatchObject({ code: 'repeated_differently' })
})

test('signing out ends this session and no other', async () => {
  const { call, make } = await testServer()
  const mia = await make.user({ password })
  const here = await call(signIn, { body: { login: mia.login, password } })
  expect(await call(signOut, { as: here })).toEqual({})
  await expect
    .poll(() => call(validateSession, { as: here }))
    .toMatchObject({ status: 401, code: 'session_over' })
  expect(await call(validateSession, { as: mia })).toMatchObject({ user: { id: mia.id } })
})

test('a token lasts twelve hours, and validating gives a fresh one', async () => {
  const { call, make, clock } = await testServer()
  const mia = await make.user({ password })
  const first = await call(signIn, { body: { login: mia.login, password } })
  try {
    clock.skew = 11 * hours
    const second = await call(validateSession, { as: first })
    clock.skew = 13 * hours
    expect(await call(validateSession, { as: first })).toMatchObject({ status: 401, code: 'session_over' })
    expect(await call(validateSession, { as: second })).toMatchObject({ user: { id: mia.id } })
  } finally {
    clock.skew = 0
  }
})

test('a session notes when its person was seen, at most once a minute', async () => {
  const { call, make, clock, db } = await testServer()
  const mia = await make.user()
  const seen = async () => {
    await call(validateSession, { as: mia })
    const [session] = await db.select().from(sessions).where(eq(sessions.id, mia.sessionId))
    return session?.lastSeenAt.getTime() ?? 0
  }
  try {
    const first = await seen()
    clock.skew = 30_000
    expect(await seen()).toBe(first)
    clock.skew = 61_000
    expect(await seen()).toBeGreaterThan(first + 60_000)
  } finally {
    clock.skew = 0
  }
})

test('a licence that ended is refused with whom to ask, at sign-in and while working', async () => {
  const { send, make } = await testServer()
  const company = await make.company({
    licenceValidUntil: '2020-01-01',
    supportEmailAddress: 'help@example.test',
    supportPhone: '+49 30 1234',
  })
  const mia = await make.user({ companyId: company.id, password })
  const refusal = {
    code: 'invalidLicense',
    message: 'invalidLicense',
    email: 'help@example.test',
    phone: '+49 30 1234',
  }
  const answer = await send(signIn, { body: { login: mia.login, password } })
  expect([answer.statusCode, answer.json()]).toEqual([401, refusal])
  expect((await send(validateSession, { as: mia })).json()).toEqual(refusal)
  const stranger = await send(signIn, { body: { login: mia.login, password: 'wrong' } })
  expect(stranger.json().code).toBe('login.error')
})

test('outside the hours of the group the hours are told, and another open group is taken', async () => {
  const { call, make, clock } = await testServer()
  const now = new Date(Date.now() - (Date.now() % 86_400_000) + 12 * hours)
  const night = [{ startTime: '22:00', endTime: '06:00' }]
  const mia = await make.user({ password, timezone: 'UTC', accessTimeslots: night })
  const enter = () => call(signIn, { body: { login: mia.login, password } })
  try {
    clock.skew = now.getTime() - Date.now()
    expect(await enter()).toMatchObject({ status: 401, code: 'accessRestricted', accessTimeslots: night })
    expect(await call(validateSession, { as: mia })).toMatchObject({ code: 'accessRestricted' })
    const open = await make.project(mia.companyId)
    await make.member(mia, open.id)
    expect(await enter()).toMatchObject({ user: { projectId: open.id } })
    clock.skew += 11 * hours
    expect(await call(validateSession, { as: await enter() })).toMatchObject({ user: { projectId: open.id } })
  } finally {
    clock.skew = 0
  }
})

test('a person who is made inactive can no longer sign in', async () => {
  const { call, make, db } = await testServer()
  const mia = await make.user({ password })
  await db.update(users).set({ status: 'Inactive' }).where(eq(users.id, mia.id))
  expect(await call(signIn, { body: { login: mia.login, password } })).toMatchObject({ code: 'login.error' })
  expect(await call(validateSession, { as: mia })).toMatchObject({ code: 'session_over' })
})

test('ten wrong passwords close an account for a while, and a right one forgets those before', async () => {
  const { call, send, make } = await testServer()
  const mia = await make.user({ password })
  const wrong = () => send(signIn, { body: { login: mia.login, password: 'wrong' } })
  for (let round = 0; round < 9; round += 1) expect((await wrong()).statusCode).toBe(401)
  expect(await call(signIn, { body: { login: mia.login, password } })).toMatchObject({ user: { id: mia.id } })
  for (let round = 0; round < 10; round += 1) expect((await wrong()).statusCode).toBe(401)
  const closed = await wrong()
  expect([closed.statusCode, closed.json().code]).toEqual([429, 'too_many_attempts'])
  expect(Number(closed.headers['retry-after'])).toBeGreaterThan(0)
  expect(await call(signIn, { body: { login: mia.login, password } })).toMatchObject({ status: 429 })
})
