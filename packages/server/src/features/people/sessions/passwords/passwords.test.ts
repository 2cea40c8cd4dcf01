import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  listSessions,
  lookAtLink,
  requestPassword,
  resetPassword,
  setPassword,
  signIn,
  validateSession,
} from '@oktant/contract/people/sessions.ts'
import { type Made, otpIn } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { attempts } from '../../../../http/guard/limits.tables.ts'
import { mails } from '../../../../mail/mails.tables.ts'
import { announcements } from '../../../../outbox/outbox.tables.ts'
import { links } from '../sessions.tables.ts'

const password = 'Ocean-Pelican-9'
const newPassword = 'Harbour-Lantern-4'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

beforeEach(async () => {
  const { db, clock } = await testServer()
  clock.skew = 0
  await db.delete(attempts)
})

async function lettersTo(user: Pick<Made, 'id'>) {
  const { db, kit } = await testServer()
  await kit.outbox.deliver()
  return db.select().from(mails).where(eq(mails.userId, user.id)).orderBy(desc(mails.id))
}

async function asksForPassword(user: Pick<Made, 'id' | 'emailAddress'>) {
  const { call } = await testServer()
  await call(requestPassword, { params: { emailAddress: user.emailAddress } })
  const [letter] = await lettersTo(user)
  return otpIn(String(letter?.actionUrl))
}

test('who forgot the password sets a new one by a link in a letter', async () => {
  const { call, make } = await testServer()
  const mia = await make.user({ password })
  const otp = await asksForPassword(mia)
  expect(await call(lookAtLink, { body: { otp } })).toMatchObject({ usable: true, function: 'passwordReset' })
  expect(await call(resetPassword, { body: { otp, newPassword } })).toEqual({
    message: 'Your password has been reset successfully',
  })
  expect(await call(signIn, { body: { login: mia.login, password } })).toMatchObject({ code: 'login.error' })
  expect(await call(signIn, { body: { login: mia.login, password: newPassword } })).toMatchObject({
    user: { id: mia.id },
  })
  expect(await call(resetPassword, { body: { otp, newPassword } })).toMatchObject({
    status: 401,
    code: 'link_used',
  })
})

test('the letter is in the language of its reader', async () => {
  const { make } = await testServer()
  const [english, german] = [await make.user({ language: 'en' }), await make.user({ language: 'de' })]
  await asksForPassword(english)
  await asksForPassword(german)
  expect((await lettersTo(english))[0]?.subject).toBe('Set a new password')
  expect((await lettersTo(german))[0]?.subject).toBe('Neues Passwort festlegen')
})

test('who asks for a link is told the same whether there is an account or not', async () => {
  const { send, make } = await testServer()
  const mia = await make.user({ password })
  const inactive = await make.user({ status: 'Inactive' })
  const addresses = [mia.emailAddress, inactive.emailAddress, 'nobody@example.test', 'no address at all']
  for (const emailAddress of addresses) {
    const answer = await send(requestPassword, { params: { emailAddress } })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        payload: {
          message: `If there is an account, a link to set a new password has been sent to ${emailAddress}`,
        },
      },
    ])
  }
  expect(await lettersTo(mia)).toHaveLength(1)
  expect(await lettersTo(inactive)).toHaveLength(0)
})

test('an administrator of people who resets for somebody is told where the company has no such account', async () => {
  const { call, make } = await testServer()
  const admin = await make.user({ permissions: ['users.administer'] })
  const mia = await make.user({ companyId: admin.companyId })
  const stranger = await make.user()
  const ask = (emailAddress: string, as = admin) => call(requestPassword, { as, params: { emailAddress } })
  for (const emailAddress of ['nobody@example.test', stranger.emailAddress])
    expect(await ask(emailAddress)).toMatchObject({
      status: 404,
      code: 'account_not_found_for',
      message: 'Unable to find a user account for',
      value: emailAddress,
    })
  expect(await ask(mia.emailAddress)).toMatchObject({ message: expect.stringContaining('has been sent to') })
  expect([await lettersTo(stranger), await lettersTo(mia)].map(({ length }) => length)).toEqual([0, 1])
  expect(await ask('nobody@example.test', mia)).toMatchObject({ message: expect.any(String) })
})

test('asking for a link does the same work whether there is an account or not', async () => {
  const { call, make, db } = await testServer()
  const mia = await make.user({ password })
  const askFor = async (emailAddress: string) => {
    await db.delete(announcements)
    const before = await countRows()
    await call(requestPassword, { params: { emailAddress } })
    const after = await countRows()
    return after.map((count, at) => count - (before[at] ?? 0))
  }
  expect(await askFor(mia.emailAddress)).toEqual([0, 0, 1])
  expect(await askFor('nobody@example.test')).toEqual([0, 0, 1])
})

async function countRows() {
  const { db } = await testServer()
  return Promise.all([links, mails, announcements].map((table) => db.$count(table)))
}

test('a link to set a password lasts one hour, and a new password closes the others', async () => {
  const { call, make, clock } = await testServer()
  const mia = await make.user({ password })
  const overdue = await make.link(mia, { function: 'passwordReset' })
  clock.skew = 3_601_000
  expect(await call(resetPassword, { body: { otp: overdue, newPassword } })).toMatchObject({
    code: 'link_used',
  })
  const [one, other] = [
    await make.link(mia, { function: 'passwordReset' }),
    await make.link(mia, { function: 'passwordReset' }),
  ]
  expect(await call(resetPassword, { body: { otp: one, newPassword } })).not.toHaveProperty('code')
  expect(await call(resetPassword, { body: { otp: other, newPassword } })).toMatchObject({
    code: 'link_used',
  })
})

test('a new password that is refused leaves the link usable', async () => {
  const { call, make } = await testServer()
  const mia = await make.user({ password })
  const otp = await make.link(mia, { function: 'passwordReset' })
  expect(await call(resetPassword, { body: { otp, newPassword: ' ' } })).toMatchObject({
    status: 422,
    code: 'new_password_blank',
    message: 'New Password cannot be blank',
  })
  for (const weak of ['short', 'Password123', mia.login]) {
    expect(await call(resetPassword, { body: { otp, newPassword: weak } })).toMatchObject({
      status: 422,
      code: 'new_password_weak',
    })
  }
  expect(await call(resetPassword, { body: { otp, newPassword: sha256(newPassword) } })).toHaveProperty(
    'message',
  )
  expect(await call(signIn, { body: { login: mia.login, password: newPassword } })).toHaveProperty('token')
})

test('resetting a password ends every session; changing it too, and gives this one another token', async () => {
  const { call, make } = await testServer()
  const mia = await make.user({ password })
  const here = await call(signIn, { body: { login: mia.login, password } })
  const isOver = (as: { token: string }) =>
    expect.poll(() => call(validateSession, { as })).toMatchObject({ status: 401, code: 'session_over' })
  const changed = await call(setPassword, { as: here, body: { oldPassword: password, newPassword } })
  expect(changed).toMatchObject({ message: 'Your password has been reset successfully' })
  await isOver(mia)
  await isOver(here)
  const renewed = { token: String(changed.token) }
  expect(await call(validateSession, { as: renewed })).toMatchObject({
    user: { id: mia.id, lastLoggedIn: here.user?.lastLoggedIn },
  })
  expect(await call(listSessions, { as: renewed })).toMatchObject([{ current: true }])
  expect(Date.parse(String(changed.expires))).toBeGreaterThan(Date.now())
  const otp = await make.link(mia, { function: 'passwordReset' })
  await call(resetPassword, { body: { otp, newPassword: password } })
  await isOver(renewed)
})

test('the current password must be right, and tries are counted', async () => {
  const { call, make } = await testServer()
  const mia = await make.user({ password })
  const change = (oldPassword: string, next = newPassword) =>
    call(setPassword, { as: mia, body: { oldPassword, newPassword: next } })
  expect(await change('wrong')).toMatchObject({
    status: 422,
    code: 'current_password_invalid',
    message: 'Your current password is incorrect. Please try again.',
  })
  expect(await change(password, '')).toMatchObject({ code: 'new_password_blank' })
  expect(await change(password, 'oktant123')).toMatchObject({ code: 'new_password_weak' })
  for (let round = 0; round < 7; round += 1) await change('wrong')
  expect(await change(password)).toMatchObject({ status: 429, code: 'too_many_attempts' })
})

test('somebody who has no password yet cannot change it, only ask for a link', async () => {
  const { call, make } = await testServer()
  const mia = await make.user()
  expect(await call(setPassword, { as: mia, body: { oldPassword: '', newPassword } })).toMatchObject({
    code: 'current_password_invalid',
  })
})

test('of two changes at once one wins, and a repeated one is answered alike', async () => {
  const { send, make } = await testServer()
  const mia = await make.user({ password })
  const change = (next: string, key = crypto.randomUUID()) =>
    send(setPassword, {
      as: mia,
      body: { oldPassword: password, newPassword: next },
      headers: { 'idempotency-key': key },
    })
  const rivals = await Promise.all([change('First-Choice-1'), change('Second-Choice-2')])
  expect(rivals.map((answer) => answer.statusCode).sort()).toEqual([200, 422])
  const jan = await make.user({ password })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = { oldPassword: password, newPassword }
  const twins = await Promise.all([1, 2].map(() => send(setPassword, { as: jan, body, headers })))
  const later = await send(setPassword, { as: jan, body, headers })
  expect([...twins, later].map((answer) => answer.statusCode)).toEqual([200, 200, 200])
  expect(new Set([...twins, later].map((answer) => answer.json().payload.token)).size).toBe(1)
})

test('three letters an hour are sent to one address, then nobody is asked again', async () => {
  const { call, make } = await testServer()
  const mia = await make.user()
  const ask = () => call(requestPassword, { params: { emailAddress: mia.emailAddress } })
  for (let round = 0; round < 3; round += 1) expect(await ask()).not.toHaveProperty('code')
  expect(await ask()).toMatchObject({ status: 429, code: 'too_many_attempts' })
  expect(await lettersTo(mia)).toHaveLength(3)
})

test('whoever’s password changed is told so, by letter and under the bell', async () => {
  const { call, engine, kit, make } = await testServer()
  const person = await make.user({ password: 'Kestrel-flies-north' })
  const body = { oldPassword: 'Kestrel-flies-north', newPassword: 'Heron-stands-still' }
  await call(setPassword, { as: person, body })
  await kit.outbox.deliver()
  const letters = await engine.query('select subject from mails where user_id = $1', [person.id])
  expect(letters).toEqual([{ subject: 'Your password was changed' }])
  const told = await engine.query('select category from notifications where user_id = $1', [person.id])
  expect(told).toEqual([{ category: 'account' }])
})
