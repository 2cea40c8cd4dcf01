import { listAutoMessages } from '@oktant/contract/communication/auto-messages.ts'
import { randomBytes } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { modules } from '@oktant/contract/organisation/shell.ts'
import {
  confirmRegistration,
  lookAtRegistration,
  makeCaptcha,
  register,
} from '@oktant/contract/people/registration.ts'
import { listSegments } from '@oktant/contract/learning/segments.ts'
import { signIn } from '@oktant/contract/people/sessions.ts'
import { solved } from '../../../../test/kit/servers/captcha.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { auditEntries } from '../../../audit/audit.tables.ts'
import { attempts } from '../../../http/guard/limits.tables.ts'
import { mails } from '../../../mail/mails.tables.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../people/people.tables.ts'
import { registrations, usedCaptchas } from './registration.tables.ts'
import { forgetOverdue } from './registration.ts'

const password = 'Ocean-Pelican-9'
const days = 86_400_000

beforeEach(async () => {
  const { db, clock } = await testServer()
  clock.skew = 0
  await db.delete(attempts)
})

function someForm() {
  const word = randomBytes(4).toString('hex')
  return {
    companyName: `Nord ${word}`,
    firstName: 'Mia',
    surname: 'Naidoo',
    emailAddress: `Mia@${word}.test`,
  }
}

async function tick() {
  const { call } = await testServer()
  return solved(await call(makeCaptcha, {}))
}

async function linkTo(emailAddress: string) {
  const { db } = await testServer()
  const [letter] = await db.select().from(mails).where(eq(mails.to, emailAddress)).orderBy(desc(mails.id))
  const [, uuid = '', email = ''] = /confirm\/([^/]+)\/([^/]+)$/.exec(letter?.actionUrl ?? '') ?? []
  return { letter, params: { uuid, email: decodeURIComponent(email) } }
}

async function registered(form = someForm(), language?: 'en' | 'de') {
  const { call } = await testServer()
  const answer = await call(register, {
    body: { ...form, captcha: await tick(), ...(language && { language }) },
  })
  expect(answer).toEqual({})
  return { form, ...(await linkTo(form.emailAddress)) }
}

const person = ({ firstName, surname, emailAddress }: ReturnType<typeof someForm>) => ({
  firstName,
  surname,
  emailAddress,
  password,
})

const told = (answer: { errors?: { field: string; code: string }[] }) =>
  answer.errors?.map(({ field, code }) => `${field}: ${code}`)

test('a company is registered, confirmed by the link in a letter, and its first administrator signs in', async () => {
  const { call, db } = await testServer()
  const { form, letter, params } = await registered()
  expect(letter?.subject).toBe(`Confirm the registration of ${form.companyName}`)
  const [waiting] = await db.select().from(companies).where(eq(companies.name, form.companyName))
  expect(waiting?.state).toBe('unconfirmed')
  expect(await call(lookAtRegistration, { params })).toEqual(form)
  const confirmed = await call(confirmRegistration, {
    params,
    body: { ...person(form), timezone: 'Africa/Johannesburg' },
  })
  expect(confirmed).toEqual({ success: true, login: form.emailAddress })
  const { user, token } = await call(signIn, { body: { login: form.emailAddress, password } })
  expect(user).toMatchObject({
    name: 'Mia Naidoo',
    companyName: form.companyName,
    project: form.companyName,
    visibleModules: [...modules],
    enableChat: true,
    language: 'en',
    timezone: 'Africa/Johannesburg',
    authorities: expect.arrayContaining(['ROLE_COMPANY_ADMIN', 'ROLE_LEARNER']),
    permissions: expect.arrayContaining(['company.administer', 'learning.take']),
  })
  expect(user.permissions).not.toContain('companies.administer')
  expect(await call(listSegments, { as: { token } })).toHaveLength(8)
  const reminders = await call(listAutoMessages, { as: { token }, query: {} })
  expect(reminders.content.map(({ trigger, isOn }) => `${trigger} ${isOn}`).toSorted()).toEqual([
    'course.due true',
    'course.due true',
    'course.mandatory true',
    'course.overdue true',
    'user.created false',
    'user.neverSignedIn false',
  ])
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.companyId, user.companyId))
  expect(entries.map(({ kind, object }) => `${kind} ${object}`)).toEqual([
    'create project',
    'create user',
    'create company',
    'login session',
  ])
})

test('the language of the registration is that of its letter and of its first administrator', async () => {
  const { call } = await testServer()
  const { form, letter, params } = await registered(someForm(), 'de')
  expect(letter?.subject).toBe(`Bestätigen Sie die Registrierung von ${form.companyName}`)
  await call(confirmRegistration, { params, body: { ...person(form), timezone: 'Nowhere/Land' } })
  const { user } = await call(signIn, { body: { login: form.emailAddress, password } })
  expect([user.language, user.timezone]).toEqual(['de', 'UTC'])
})

test('a form without anything is answered at every field', async () => {
  const { send } = await testServer()
  const answer = await send(register, { body: { companyName: '  ' } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'registration_invalid', message: 'BAD_REQUEST' })
  expect(told(answer.json())).toEqual([
    'companyName: company_name_required',
    'firstName: first_name_required',
    'surname: surname_required',
    'emailAddress: email_required',
    'captcha: captcha_invalid',
  ])
})

test('names that are taken are told at their fields, whatever their case', async () => {
  const { call, make, db } = await testServer()
  const company = await make.company()
  const mia = await make.user({ companyId: company.id, login: 'mia.by.name' })
  await db
    .update(users)
    .set({ login: `login-${mia.id}@x.test` })
    .where(eq(users.id, mia.id))
  const attempt = async (changes: Partial<ReturnType<typeof someForm>>) =>
    told(await call(register, { body: { ...someForm(), ...changes, captcha: await tick() } }))
  expect(await attempt({ companyName: ` ${company.name.toUpperCase()} ` })).toEqual([
    'companyName: company_name_taken',
  ])
  expect(await attempt({ emailAddress: company.emailAddress.toUpperCase() })).toEqual([
    'emailAddress: company_email_taken',
  ])
  expect(await attempt({ emailAddress: mia.emailAddress.toUpperCase() })).toEqual([
    'emailAddress: email_taken',
  ])
  expect(await attempt({ emailAddress: `Login-${mia.id}@x.test` })).toEqual(['emailAddress: login_taken'])
})

test('a captcha serves one registration', async () => {
  const { call } = await testServer()
  const captcha = await tick()
  const body = { ...someForm(), captcha }
  expect(await call(register, { body })).toEqual({})
  expect(told(await call(register, { body: { ...someForm(), captcha } }))).toEqual([
    'captcha: captcha_invalid',
  ])
})

test('a captcha that was refused once cannot be used to try other names', async () => {
  const { call, make } = await testServer()
  const company = await make.company()
  const captcha = await tick()
  const refused = { ...someForm(), companyName: company.name, captcha }
  expect(told(await call(register, { body: refused }))).toEqual(['companyName: company_name_taken'])
  expect(told(await call(register, { body: refused }))).toEqual(['companyName: company_name_taken'])
  expect(told(await call(register, { body: { ...someForm(), captcha } }))).toEqual([
    'captcha: captcha_invalid',
  ])
})

test('a captcha that is unsolved, changed, foreign or overdue is refused', async () => {
  const { call, clock } = await testServer()
  const challenge = await call(makeCaptcha, {})
  const pack = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')
  const honest: { challenge: typeof challenge; solution: { counter: number; derivedKey: string } } =
    JSON.parse(Buffer.from(await solved(challenge), 'base64').toString())
  const { parameters } = honest.challenge
  const cheats = [
    'no captcha at all',
    pack(null),
    pack({ challenge }),
    pack({ challenge, solution: { counter: 1, derivedKey: 'ab'.repeat(32) } }),
    pack({ ...honest, challenge: { parameters } }),
    pack({ ...honest, challenge: { ...challenge, parameters: { ...parameters, expiresAt: 4e9 } } }),
    pack({ ...honest, challenge: { ...challenge, parameters: { ...parameters, nonce: 'ab'.repeat(16) } } }),
    pack({ ...honest, challenge: { ...challenge, signature: '00'.repeat(32) } }),
  ]
  for (const captcha of cheats) {
    expect(told(await call(register, { body: { ...someForm(), captcha } }))).toEqual([
      'captcha: captcha_invalid',
    ])
  }
  clock.skew = 21 * 60_000
  expect(told(await call(register, { body: { ...someForm(), captcha: pack(honest) } }))).toEqual([
    'captcha: captcha_invalid',
  ])
  clock.skew = 0
  expect(await call(register, { body: { ...someForm(), captcha: pack(honest) } })).toEqual({})
})

test('a registration sent twice with one key is one registration', async () => {
  const { send, db } = await testServer()
  const form = someForm()
  const options = {
    body: { ...form, captcha: await tick() },
    headers: { 'idempotency-key': crypto.randomUUID() },
  }
  const answers = await Promise.all([1, 2, 3].map(() => send(register, options)))
  expect([...answers, await send(register, options)].map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200, 200,
  ])
  expect(await db.select().from(mails).where(eq(mails.to, form.emailAddress))).toHaveLength(1)
})

test('of two who register one company at once one succeeds, and the other is told why', async () => {
  const { call } = await testServer()
  const form = someForm()
  const [one, other] = [await tick(), await tick()]
  const answers = await Promise.all([
    call(register, { body: { ...form, captcha: one } }),
    call(register, { body: { ...form, emailAddress: `other-${form.emailAddress}`, captcha: other } }),
  ])
  expect(answers.map(told).toSorted()).toEqual([['companyName: company_name_taken'], undefined])
})

test('the link works once, with its own address, and looking does not use it up', async () => {
  const { call } = await testServer()
  const { form, params } = await registered()
  const stranger = { ...params, email: 'jan@example.test' }
  const gone = { status: 404, code: 'registration_link_invalid' }
  expect(await call(lookAtRegistration, { params: stranger })).toMatchObject(gone)
  const elsewhere = { ...params, uuid: crypto.randomUUID() }
  expect(await call(lookAtRegistration, { params: elsewhere })).toMatchObject(gone)
  expect(await call(lookAtRegistration, { params })).toEqual(form)
  expect(await call(lookAtRegistration, { params })).toEqual(form)
  const body = person(form)
  expect(await call(confirmRegistration, { params: stranger, body })).toMatchObject(gone)
  expect(await call(confirmRegistration, { params, body })).toMatchObject({ success: true })
  expect(await call(confirmRegistration, { params, body })).toMatchObject(gone)
  expect(await call(lookAtRegistration, { params })).toMatchObject(gone)
})

test('a confirmation is checked at its fields and leaves the link usable', async () => {
  const { call, make } = await testServer()
  const { form, params } = await registered()
  const mia = await make.user()
  const confirm = async (changes: object) =>
    told(await call(confirmRegistration, { params, body: { ...person(form), ...changes } }))
  expect(told(await call(confirmRegistration, { params, body: {} }))).toEqual([
    'firstName: first_name_required',
    'surname: surname_required',
    'emailAddress: email_required',
    'password: password_required',
  ])
  expect(await confirm({ emailAddress: 'mia' })).toEqual(['emailAddress: email_invalid'])
  expect(await confirm({ password: 'short' })).toEqual(['password: new_password_weak'])
  expect(await confirm({ password: '        ' })).toEqual(['password: new_password_blank'])
  expect(await confirm({ password: form.emailAddress })).toEqual(['password: new_password_weak'])
  expect(await confirm({ emailAddress: mia.emailAddress })).toEqual(['emailAddress: email_taken'])
  expect(await confirm({})).toBeUndefined()
})

test('of several confirmations at once one makes the company, and a repeat is answered alike', async () => {
  const { send, db } = await testServer()
  const rivals = await registered()
  const body = person(rivals.form)
  const answers = await Promise.all(
    [1, 2, 3].map(() => send(confirmRegistration, { params: rivals.params, body })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404])
  const { form, params } = await registered()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const twins = await Promise.all(
    [1, 2].map(() => send(confirmRegistration, { params, body: person(form), headers })),
  )
  const later = await send(confirmRegistration, { params, body: person(form), headers })
  expect([...twins, later].map((answer) => answer.statusCode)).toEqual([200, 200, 200])
  expect(await db.select().from(users).where(eq(users.login, form.emailAddress))).toHaveLength(1)
})

test('what nobody confirms within 48 hours is deleted, and its names are free again', async () => {
  const { call, db, clock } = await testServer()
  const { form, params } = await registered()
  const kept = await registered()
  await call(confirmRegistration, { params: kept.params, body: person(kept.form) })
  clock.skew = 2 * days - 60_000
  expect(await call(lookAtRegistration, { params })).toEqual(form)
  clock.skew = 2 * days + 1000
  expect(await call(lookAtRegistration, { params })).toMatchObject({ code: 'registration_link_invalid' })
  expect(await call(confirmRegistration, { params, body: person(form) })).toMatchObject({ status: 404 })
  await registered(form)
  clock.skew = 5 * days
  await db.transaction((tx) => forgetOverdue(tx, clock.now()))
  const names = (await db.select().from(companies)).map(({ name }) => name)
  expect(names).not.toContain(form.companyName)
  expect(names).toContain(kept.form.companyName)
  expect(await db.select().from(usedCaptchas)).toEqual([])
})

test('the secret of a link is stored nowhere but in its letter', async () => {
  const { db } = await testServer()
  const { params } = await registered()
  expect(JSON.stringify(await db.select().from(registrations))).not.toContain(params.uuid)
})

test('registrations are counted, and the captcha too', async () => {
  const { call } = await testServer()
  const form = someForm()
  const again = () => call(register, { body: form })
  for (let round = 0; round < 10; round += 1) expect(await again()).toMatchObject({ status: 400 })
  expect(await again()).toMatchObject({ status: 429, code: 'too_many_attempts' })
})
