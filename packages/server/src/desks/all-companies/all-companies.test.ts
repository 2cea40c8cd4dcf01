import { dayIn, daysAfter } from '@oktant/contract/kit/days.ts'
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  affectedByCompanyAct,
  type CompanyForm,
  createCompany,
  listCompanies,
  readCompany,
  readCompanyHistory,
  removeCompany,
  restoreCompany,
  resumeCompany,
  suspendCompany,
  updateCompany,
} from '@oktant/contract/organisation/companies.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { permissions } from '@oktant/contract/kit/permissions.ts'
import { resetPassword, signIn, validateSession } from '@oktant/contract/people/sessions.ts'
import { readSettings } from '@oktant/contract/organisation/shell.ts'
import { createUser, listUsers } from '@oktant/contract/people/users.ts'
import { otpIn } from '../../../test/kit/make.ts'
import { testServer } from '../../../test/kit/server.ts'
import { makeNotification } from '../../features/communication/notifications/notifications.ts'
import { mails } from '../../mail/mails.tables.ts'

const word = () => randomBytes(4).toString('hex')
const everything = Object.keys(permissions) as (keyof typeof permissions)[]

const form = (values: Partial<CompanyForm> = {}): CompanyForm => ({
  name: `Nord ${word()}`,
  emailAddress: `office@${word()}.test`,
  licenceSeats: 20,
  licenceValidUntil: '2099-12-31',
  domains: [],
  supportEmailAddress: 'help@example.test',
  supportPhone: '+49 40 123',
  competencyUrl: 'https://skills.example.test/',
  ...values,
})
const person = (values = {}) => ({
  firstName: 'Zoë',
  surname: 'Ott',
  emailAddress: `zoe@${word()}.test`,
  language: 'de' as const,
  timezone: 'Europe/Berlin',
  ...values,
})

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({ permissions: everything, firstName: 'Sam', surname: 'Super' })
  const company = await server.make.company({ name: `Süd ${word()}` })
  const mia = await server.make.user({
    companyId: company.id,
    permissions: ['audit.read', 'users.administer'],
  })
  return { ...server, me, mia, params: { company: company.id } }
}

const codes = ({ errors = [] }: { errors?: { field: string; code: string }[] }) =>
  errors.map(({ field, code }) => `${field} ${code}`)

test('a company is made by hand, and its first administrator chooses a password by letter', async () => {
  const { call, me, kit, db } = await setUp()
  const administrator = person()
  const body = { ...form({ domains: [`Learn-${word()}.Example.test`] }), administrator }
  const made = await call(createCompany, { as: me, body })
  expect(made).toMatchObject({ name: body.name, state: 'confirmed', people: 1, licenceSeats: 20 })
  expect(made.domains).toEqual(body.domains.map((domain) => domain.toLowerCase()))
  await kit.outbox.deliver()
  const [letter] = await db.select().from(mails).where(eq(mails.to, administrator.emailAddress))
  const password = 'Ocean-Pelican-9'
  await call(resetPassword, {
    body: { newPassword: password, otp: otpIn(letter?.actionUrl ?? '') },
  })
  const signedIn = await call(signIn, { body: { login: administrator.emailAddress, password } })
  expect(signedIn.user).toMatchObject({ companyName: body.name, language: 'de' })
  expect(signedIn.user?.permissions).toContain('permissions.administer')
  expect(signedIn.user?.permissions).not.toContain('companies.administer')
  const host = made.domains?.[0] ?? ''
  expect(await call(readSettings, { headers: { host } })).toMatchObject({ companyName: body.name })
})

test('what is wrong with a company is told at its field', async () => {
  const { call, me, mia } = await setUp()
  const known = await call(createCompany, {
    as: me,
    body: { ...form({ domains: [`a-${word()}.test`] }), administrator: person() },
  })
  const tried = async (values: object, who: object = {}) =>
    codes(await call(createCompany, { as: me, body: { ...form(values), administrator: person(who) } }))
  expect(await tried({ name: ' ', emailAddress: '' })).toEqual([
    'name company_name_required',
    'emailAddress email_required',
  ])
  const { name = '', emailAddress = '', domains = [] } = known
  expect(await tried({ name: name.toUpperCase(), emailAddress, domains })).toEqual([
    'name company_name_taken',
    'emailAddress company_email_taken',
    'domains domain_taken',
  ])
  expect(await tried({ domains: ['not a host'], competencyUrl: 'javascript:alert(1)' })).toEqual([
    'domains domain_invalid',
    'competencyUrl address_not_web',
  ])
  expect(await tried({ licenceValidUntil: '2027-02-30', supportEmailAddress: 'nobody' })).toEqual([
    'supportEmailAddress email_address_invalid',
    'licenceValidUntil day_invalid',
  ])
  expect(await tried({}, { firstName: '', emailAddress: mia.emailAddress })).toEqual([
    'administrator.firstName first_name_required',
  ])
  expect(await tried({}, { emailAddress: mia.emailAddress })).toEqual([
    'administrator.emailAddress email_taken',
  ])
})

test('a company keeps its own names when it is changed, and its licence holds at once', async () => {
  const { call, me, mia, params } = await setUp()
  const before = await call(readCompany, { as: me, params })
  const body = form({ name: before.name ?? '', emailAddress: before.emailAddress ?? '', licenceSeats: 1 })
  const after = await call(updateCompany, { as: me, params, body })
  expect(after).toMatchObject(body)
  const user = {
    firstName: 'Ole',
    surname: 'Berg',
    login: `ole-${word()}`,
    emailAddress: `ole@${word()}.test`,
    language: 'en' as const,
    timezone: 'Europe/Berlin',
    managerId: null,
    jobRoleId: null,
    localityId: null,
    mobileNumber: '',
    landlineNumber: '',
    faxNumber: '',
    bioRegistered: false,
    externalId: '',
    projectIds: [],
    profileIds: [],
    customFields: {},
    welcome: false,
  }
  expect(await call(createUser, { as: mia, body: user })).toMatchObject({ code: 'licence_seats_used' })
  expect(await call(readCompany, { as: me, params: { company: 2_000_000_000 } })).toMatchObject({
    status: 404,
    code: 'company_not_found',
  })
})

test('suspending a company signs its people out and keeps them out, until it is taken back', async () => {
  const { call, me, mia, make, params } = await setUp()
  const password = 'Ocean-Pelican-9'
  const ole = await make.user({ companyId: mia.companyId, password })
  await call(updateCompany, { as: me, params, body: form() })
  expect(await call(affectedByCompanyAct, { as: me, params })).toMatchObject([
    { what: 'people', count: 2 },
    { what: 'sessions', count: 2, examples: ['Mia Naidoo', 'Mia Naidoo'] },
    { what: 'files', count: 0 },
  ])
  const suspended = await call(suspendCompany, { as: me, params })
  expect(suspended).toMatchObject({ state: 'suspended', can: { suspend: false, resume: true } })
  await expect
    .poll(() => call(validateSession, { as: mia }))
    .toMatchObject({ status: 401, code: 'session_over' })
  const enter = () => call(signIn, { body: { login: ole.login, password } })
  expect(await enter()).toMatchObject({
    status: 401,
    code: 'invalidLicense',
    email: 'help@example.test',
    phone: '+49 40 123',
  })
  expect(await call(suspendCompany, { as: me, params })).toMatchObject({
    status: 409,
    code: 'company_closed',
  })
  expect(await call(resumeCompany, { as: me, params })).toMatchObject({ state: 'confirmed' })
  expect((await enter()).user?.id).toBe(ole.id)
  // NOTE: the sessions of before stay ended.
  expect(await call(validateSession, { as: mia })).toMatchObject({ code: 'session_over' })
})

test('nobody of a closed company is told anything, and the delivery log says why', async () => {
  const { call, me, mia, kit, db, params } = await setUp()
  await call(suspendCompany, { as: me, params })
  const { companyId, id: userId } = mia
  const words = { en: 'Hello', de: 'Hallo' }
  await makeNotification(db, {
    companyId,
    userId,
    type: 'company.news',
    title: words,
    body: words,
    link: null,
  })
  await kit.outbox.deliver()
  const lettersOf = () => db.select().from(mails).where(eq(mails.companyId, companyId))
  expect(await lettersOf()).toMatchObject([{ state: 'suppressed', reason: 'inactive' }])
})

test('a removed company is out of sight and closed, and comes back as it was', async () => {
  const { call, me, params } = await setUp()
  const { name = '' } = await call(readCompany, { as: me, params })
  const found = async (state: string) => {
    const query = { _filterFields: ['name', 'state'], _filterValues: [name, state] }
    return (await call(listCompanies, { as: me, query })).content?.map((company) => company.state)
  }
  expect(await found('')).toEqual(['confirmed'])
  await call(suspendCompany, { as: me, params })
  expect(await call(removeCompany, { as: me, params })).toMatchObject({ state: 'removed' })
  expect(await found('')).toEqual([])
  expect(await found('removed')).toEqual(['removed'])
  expect(await call(updateCompany, { as: me, params, body: form() })).toMatchObject({
    code: 'company_closed',
  })
  expect(await call(restoreCompany, { as: me, params })).toMatchObject({ state: 'suspended' })
  await call(resumeCompany, { as: me, params })
  await call(removeCompany, { as: me, params })
  expect(await call(restoreCompany, { as: me, params })).toMatchObject({ state: 'confirmed' })
})

test('nobody closes the company that they belong to', async () => {
  const { call, me } = await setUp()
  const params = { company: me.companyId }
  expect((await call(readCompany, { as: me, params })).can).toMatchObject({ suspend: false, remove: false })
  for (const entry of [suspendCompany, removeCompany])
    expect(await call(entry, { as: me, params })).toMatchObject({ code: 'company_is_own' })
})

test('a company that is open is not taken back or brought back, and one’s own is changed like any other', async () => {
  const { call, me, params } = await setUp()
  for (const entry of [resumeCompany, restoreCompany])
    expect(await call(entry, { as: me, params })).toMatchObject({ status: 409, code: 'company_closed' })
  const own = { company: me.companyId }
  const changed = await call(updateCompany, { as: me, params: own, body: form({ name: `Own ${word()}` }) })
  expect(changed).toMatchObject({ id: me.companyId, state: 'confirmed' })
})

test('what is done to a company stands in its own audit trail, with the name of who did it', async () => {
  const { call, me, mia, make, params } = await setUp()
  await call(suspendCompany, { as: me, params })
  await call(resumeCompany, { as: me, params })
  const history = await call(readCompanyHistory, { as: me, params })
  expect(history).toMatchObject([
    { objectType: 'update', object: 'company', person: { id: me.id, fullName: 'Sam Super' } },
    { objectType: 'update', object: 'company' },
  ])
  expect((await call(listAudit, { as: me, query: { object: 'company' } })).content).toEqual([])
  const { content } = await call(listAudit, {
    as: { token: await make.session(mia) },
    query: { object: 'company' },
  })
  expect(content?.map(({ person }) => person?.fullName)).toEqual(['Sam Super', 'Sam Super'])
})

test('the list counts people and files, and sorts and filters by licence', async () => {
  const { call, me, make } = await setUp()
  const mark = word()
  const named = (values: object) => make.company({ name: `${mark} ${word()}`, ...values })
  const full = await named({ licenceSeats: 1 })
  await make.user({ companyId: full.id })
  await make.user({ companyId: full.id, status: 'Inactive' })
  const over = await named({ licenceValidUntil: '2020-01-01' })
  const soon = daysAfter(dayIn('Europe/Berlin', new Date()), 20)
  const ending = await named({ licenceValidUntil: soon })
  const ids = async (licence: string, rest: object = {}) => {
    const query = { _filterFields: ['name', 'licence'], _filterValues: [mark, licence], ...rest }
    return (await call(listCompanies, { as: me, query })).content?.map(({ id }) => id)
  }
  expect(await ids('full')).toEqual([full.id])
  expect(await ids('over')).toEqual([over.id])
  expect(await ids('ending')).toEqual([ending.id])
  expect(await ids('nonsense')).toEqual([])
  expect(await ids('', { _sortField: 'people', _sortDir: 'DESC' })).toMatchObject([
    full.id,
    over.id,
    ending.id,
  ])
  expect(await ids('', { _sortField: 'licenceValidUntil' })).toEqual([over.id, ending.id, full.id])
  const query = { _filterFields: ['name'], _filterValues: [mark], _page: 9 }
  expect(await call(listCompanies, { as: me, query })).toMatchObject({ content: [], totalElements: 3 })
})

test('a company’s own administrator reaches no company by these calls, not even theirs', async () => {
  const { call, make, params } = await setUp()
  const most = everything.filter((name) => name !== 'companies.administer')
  const admin = await make.user({ companyId: params.company, permissions: most })
  const calls = [
    call(listCompanies, { as: admin, query: {} }),
    call(readCompany, { as: admin, params }),
    call(readCompanyHistory, { as: admin, params }),
    call(updateCompany, { as: admin, params, body: form() }),
    call(suspendCompany, { as: admin, params }),
    call(removeCompany, { as: admin, params }),
  ]
  for (const refused of await Promise.all(calls))
    expect(refused).toMatchObject({ status: 403, code: 'not_permitted' })
})

test('who lacks what a first administrator gets cannot open a company', async () => {
  const { call, make } = await setUp()
  const half = await make.user({ permissions: ['companies.administer', 'users.administer'] })
  const body = { ...form(), administrator: person() }
  expect(await call(createCompany, { as: half, body })).toMatchObject({ code: 'more_permissions_needed' })
})

test('looking after all companies gives no way into the people of another one', async () => {
  const { call, me, mia } = await setUp()
  const query = { _filterFields: ['login'], _filterValues: [mia.login] }
  expect(await call(listUsers, { as: me, query })).toMatchObject({ content: [], totalElements: 0 })
})
