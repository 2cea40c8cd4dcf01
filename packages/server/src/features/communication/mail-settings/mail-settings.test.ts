import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { listMails } from '@oktant/contract/communication/mails.ts'
import {
  type MailSettingsForm,
  readMailSettings,
  saveMailSettings,
  testMailSettings,
} from '@oktant/contract/communication/mail-settings.ts'
import { createApiToken } from '@oktant/contract/organisation/api-tokens.ts'
import { requestPassword } from '@oktant/contract/people/sessions.ts'
import { readJobsHealth } from '@oktant/contract/organisation/system.ts'
import { mailServer } from '../../../../test/kit/servers/mail-server.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { suspendCompany } from '@oktant/contract/organisation/companies.ts'
import { mailServers } from '../../../mail/servers/mail-servers.tables.ts'
import { sendLetter } from '../../../mail/mail.ts'
import { mails } from '../../../mail/mails.tables.ts'
import { makePostman } from '../../../mail/postman.ts'
import { users } from '../../people/people/people.tables.ts'
import { listHolders } from '../../people/permissions/held-permissions.queries.ts'

const [installation, own] = [await mailServer(), await mailServer()]
const portOf = ({ url }: { url: string }) => Number(new URL(url).port)
const server = () =>
  testServer({ SMTP_URL: installation.url, MAIL_HOSTS: `127.0.0.1:${portOf(own)}, 127.0.0.1:9` })

const form = (values: Partial<MailSettingsForm> = {}): MailSettingsForm => ({
  isOn: true,
  smtp: '127.0.0.1',
  port: portOf(own),
  security: 'none',
  username: '',
  password: null,
  senderName: 'Nordwerk',
  senderAddress: 'lernen@nordwerk.test',
  replyTo: 'hilfe@nordwerk.test',
  returnAddress: '',
  ...values,
})

async function setUp() {
  const kit = await server()
  const me = await kit.make.user({
    permissions: ['system.administer', 'audit.read', 'mail.readOutbox', 'jobs.see'],
  })
  const save = (values = {}) => kit.call(saveMailSettings, { as: me, query: {}, body: form(values) })
  const write = async (companyId = me.companyId, to = me.emailAddress) => {
    const letter = { subject: 'Hello', paragraphs: ['Hello'] }
    await sendLetter(kit.db, { companyId, to, language: 'en', letter })
    await kit.kit.mail.deliver()
  }
  return { ...kit, me, save, write }
}
const came = (post: typeof own, to: string) => post.arrived.filter((letter) => letter.to.includes(to))

test('a company’s letters go by its own server, under its own name, and nobody else’s do', async () => {
  const { me, make, save, write } = await setUp()
  expect(await save()).toMatchObject({ isOn: true, hasPassword: false, failure: null })
  const other = await make.user()
  await write()
  await write(other.companyId, other.emailAddress)
  await expect.poll(() => came(own, me.emailAddress).length).toBe(1)
  const [{ mail } = { mail: undefined }] = came(own, me.emailAddress)
  expect(mail?.from).toMatchObject({ name: 'Nordwerk', address: 'lernen@nordwerk.test' })
  expect(mail?.replyTo).toMatchObject([{ address: 'hilfe@nordwerk.test' }])
  await expect.poll(() => came(installation, other.emailAddress).length).toBe(1)
  expect(came(installation, me.emailAddress)).toEqual([])
  await save({ isOn: false })
  await write()
  await expect.poll(() => came(installation, me.emailAddress).length).toBe(1)
})

test('a link that opens a mightier account never goes by a server that a lesser administrator has set up', async () => {
  const { kit, db, call, make, me, save } = await setUp()
  const { companyId } = me
  const mightier = await make.user({ companyId, permissions: ['permissions.administer'] })
  const equal = await make.user({ companyId, permissions: ['audit.read'] })
  const asksForPassword = async ({ emailAddress }: { emailAddress: string }) => {
    await call(requestPassword, { params: { emailAddress } })
    await kit.outbox.deliver()
    await kit.mail.deliver()
  }
  await save()
  for (const person of [mightier, equal]) await asksForPassword(person)
  await expect.poll(() => came(own, equal.emailAddress).length).toBe(1)
  await expect.poll(() => came(installation, mightier.emailAddress).length).toBe(1)
  expect(came(own, mightier.emailAddress)).toEqual([])
  const letter = { subject: 'Hello', paragraphs: ['Hello'] }
  await sendLetter(db, { companyId, userId: mightier.id, to: mightier.emailAddress, language: 'en', letter })
  await kit.mail.deliver()
  await expect.poll(() => came(own, mightier.emailAddress).length).toBe(1)
})

test.each(['has gone', 'is a program'])(
  'where whoever set up the server %s, no link goes there',
  async (why) => {
    const { kit, db, call, make, me, save } = await setUp()
    const learner = await make.user({ companyId: me.companyId })
    await save()
    if (why === 'has gone') await db.update(users).set({ status: 'Inactive' }).where(eq(users.id, me.id))
    else await db.update(mailServers).set({ setBy: null }).where(eq(mailServers.companyId, me.companyId))
    await call(requestPassword, { params: { emailAddress: learner.emailAddress } })
    await kit.outbox.deliver()
    await kit.mail.deliver()
    await expect.poll(() => came(installation, learner.emailAddress).length).toBe(1)
    expect(came(own, learner.emailAddress)).toEqual([])
  },
)

test('a program stands for no server that it sets up', async () => {
  const { call, db, me } = await setUp()
  const token = { name: 'Set-up', isPersonal: false, ranges: [], validDays: 30 }
  const body = { ...token, scopes: ['system.administer' as const] }
  const { secret } = await call(createApiToken, { as: me, body })
  const saved = await call(saveMailSettings, { as: { token: secret }, query: {}, body: form() })
  expect(saved).toMatchObject({ isOn: true })
  const [row] = await db.select().from(mailServers).where(eq(mailServers.companyId, me.companyId))
  expect(row?.setBy).toBeNull()
})

test('without a server of the installation such a letter is kept, and the others leave', async () => {
  const { kit, db, make, me, save } = await setUp()
  await save()
  const { companyId } = me
  const action = { label: 'Open', url: 'https://learn.example.test/#/passwordReset/a' }
  const letter = { subject: 'Hello', paragraphs: ['Hello'], action }
  const [mightier, equal] = [
    await make.user({ companyId, permissions: ['permissions.administer'] }),
    await make.user({ companyId }),
  ]
  for (const { id: userId, emailAddress: to } of [mightier, equal])
    await sendLetter(db, { companyId, userId, to, language: 'en', letter })
  const postman = makePostman({
    ...kit,
    db,
    readFile: async () => null,
    servers: { outgoing: kit.outgoing, unseal: String },
    holders: listHolders,
    config: { ...kit.config, smtpUrl: null },
  })
  await postman.deliver()
  await postman.stop()
  const states = await db
    .select({ to: mails.to, state: mails.state, attempts: mails.attempts })
    .from(mails)
    .where(eq(mails.companyId, companyId))
  expect(states).toEqual([
    { to: mightier.emailAddress, state: 'kept', attempts: 0 },
    { to: equal.emailAddress, state: 'sent', attempts: 1 },
  ])
})

test('a password is sealed, never sent back, and not handed to another server', async () => {
  const { call, db, me, save } = await setUp()
  const secured = { isOn: false, username: 'post', security: 'tls' as const, smtp: 'mail.nordwerk.test' }
  const saved = await save({ ...secured, password: 'Ocean-Pelican-9' })
  expect(saved.hasPassword).toBe(true)
  expect(JSON.stringify(saved)).not.toContain('Pelican')
  const [row] = await db.select().from(mailServers).where(eq(mailServers.companyId, me.companyId))
  expect(row?.password).toBeTruthy()
  expect(row?.password).not.toContain('Pelican')
  expect(await save({ ...secured, password: null })).toMatchObject({ hasPassword: true })
  const stolen = await save({ ...secured, password: null, smtp: 'evil.test' })
  expect(stolen.errors).toMatchObject([{ field: 'password', code: 'password_for_other_server' }])
  const { content } = await call(listAudit, { as: me, query: { object: 'mailSettings' } })
  expect(JSON.stringify(content)).not.toContain(row?.password)
  expect(await save({ ...secured, password: '' })).toMatchObject({ hasPassword: false })
})

test('a server inside the network is refused, tried or saved, unless the installation allows it', async () => {
  const { call, me, save } = await setUp()
  const places = [
    { smtp: '127.0.0.1', port: 25 },
    { smtp: 'localhost', port: portOf(own) },
    { smtp: '169.254.169.254', port: 25 },
    { smtp: '10.0.0.1', port: 587 },
    { smtp: '9.9.9.9', port: 22 },
  ]
  for (const place of places) {
    expect(await save(place)).toMatchObject({ errors: [{ field: 'smtp', code: 'host_refused' }] })
    expect(await call(testMailSettings, { as: me, query: {}, body: form(place) })).toMatchObject({
      status: 422,
      code: 'mail_settings_invalid',
    })
  }
  expect(await save({ smtp: 'nowhere.invalid', port: 25 })).toMatchObject({
    errors: [{ field: 'smtp', code: 'host_unknown' }],
  })
})

test('a server is tried with one letter to whoever asks, and says what it answers', async () => {
  const { call, me } = await setUp()
  const tried = (values = {}) => call(testMailSettings, { as: me, query: {}, body: form(values) })
  expect(await tried()).toMatchObject({ isGood: true })
  await expect.poll(() => came(own, me.emailAddress).length).toBe(1)
  expect(came(own, me.emailAddress)[0]?.mail.subject).toBe('The mail server works')
  const bad = await tried({ port: 9 })
  expect(bad).toMatchObject({ isGood: false, fault: 'notListening' })
  expect(bad.said).toMatch(/ECONNREFUSED/)
  expect(await call(readMailSettings, { as: me, query: {} })).toMatchObject({ isOn: false })
})

test('a failing server is seen in the settings, in the log and in the health of the work', async () => {
  const { call, me, save, write, make } = await setUp()
  await save({ port: 9 })
  await write()
  const settings = () => call(readMailSettings, { as: me, query: {} })
  await expect.poll(async () => (await settings()).failure?.said).toMatch(/ECONNREFUSED/)
  const { content } = await call(listMails, { as: me, query: {} })
  expect(content).toMatchObject([{ state: 'waiting', lastError: expect.stringContaining('ECONNREFUSED') }])
  expect((await call(readJobsHealth, { as: me })).mails.servers).toMatchObject([{ server: '127.0.0.1' }])
  const stranger = await make.user({ permissions: ['jobs.see'] })
  expect((await call(readJobsHealth, { as: stranger })).mails.servers).toEqual([])
  expect((await save()).failure).toBeNull()
})

test('letters of a suspended company wait until it is open again', async () => {
  const { call, me, make, write } = await setUp()
  const all = await make.user({ permissions: ['companies.administer'] })
  await call(suspendCompany, { as: all, params: { company: me.companyId } })
  await write()
  expect(came(installation, me.emailAddress)).toEqual([])
})

test('another company’s mail server is not there, but for those who look after all companies', async () => {
  const { call, me, make } = await setUp()
  const query = { company: me.companyId }
  const stranger = await make.user({ permissions: ['system.administer'] })
  for (const refused of await Promise.all([
    call(readMailSettings, { as: stranger, query }),
    call(saveMailSettings, { as: stranger, query, body: form() }),
    call(testMailSettings, { as: stranger, query, body: form() }),
  ]))
    expect(refused).toMatchObject({ status: 404, code: 'company_not_found' })
  const all = await make.user({ permissions: ['system.administer', 'companies.administer'] })
  expect(await call(saveMailSettings, { as: all, query, body: form() })).toMatchObject({ isOn: true })
})
