import { expect, test } from 'vitest'
import { listMails, readMail } from '@oktant/contract/communication/mails.ts'
import { requestPassword } from '@oktant/contract/people/sessions.ts'
import * as contract from '@oktant/contract/communication/templates.ts'
import type { TemplateTexts } from '@oktant/contract/communication/templates.ts'
import { mailServer } from '../../../../test/kit/servers/mail-server.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { auditEntries } from '../../../audit/audit.tables.ts'
import { and, eq } from 'drizzle-orm'

const post = await mailServer()
const server = () => testServer({ SMTP_URL: post.url, PUBLIC_URL: 'https://learn.example.test' })
const key = 'password.reset'
const words = (subject: string): TemplateTexts => ({
  en: { subject, body: 'For {login}.\n\n- first\n- second', action: 'Go on' },
  de: { subject: `${subject} (de)`, body: 'Für {login}.', action: 'Weiter' },
})

async function setUp() {
  const { make, ...rest } = await server()
  const admin = await make.user({ permissions: ['communications.administer', 'mail.readOutbox'] })
  return { ...rest, make, admin }
}

const arrivedFor = (address: string) => post.arrived.filter(({ to }) => to.includes(address))

test('a company’s own words are sent in its letters, and in nobody else’s', async () => {
  const { call, kit, make, admin } = await setUp()
  const stranger = await make.user()
  const save = await call(contract.saveMessageTemplate, {
    as: admin,
    params: { key },
    body: { name: '', texts: words('Ours') },
  })
  expect(save).toMatchObject({ changedIn: ['en', 'de'], texts: words('Ours') })
  for (const { emailAddress } of [admin, stranger]) await call(requestPassword, { params: { emailAddress } })
  await kit.outbox.deliver()
  await kit.mail.deliver()
  await expect.poll(() => arrivedFor(admin.emailAddress)).toHaveLength(1)
  await expect.poll(() => arrivedFor(stranger.emailAddress)).toHaveLength(1)
  const ours = arrivedFor(admin.emailAddress)[0]?.mail
  expect(ours?.subject).toBe('Ours')
  expect(ours?.html).toContain(`For ${admin.login}.`)
  expect(ours?.html).toContain('<li>first</li><li>second</li>')
  expect(ours?.text).toContain('Go on:\nhttps://learn.example.test/#/passwordReset/')
  expect(arrivedFor(stranger.emailAddress)[0]?.mail.subject).toBe('Set a new password')
})

test('words equal to the product’s follow it again, and the versions tell the story', async () => {
  const { call, admin } = await setUp()
  const save = (texts: TemplateTexts) =>
    call(contract.saveMessageTemplate, { as: admin, params: { key }, body: { name: '', texts } })
  const first = await call(contract.readMessageTemplate, { as: admin, params: { key } })
  await save(words('Ours'))
  const reset = await save({ ...words('Ours'), en: first.defaults.en })
  expect(reset).toMatchObject({ changedIn: ['de'], texts: { en: first.defaults.en } })
  const versions = await call(contract.listTemplateVersions, { as: admin, params: { key } })
  expect(versions.map(({ language, isDefault, by }) => [language, isDefault, by])).toEqual([
    ['en', true, 'Mia Naidoo'],
    ['de', false, 'Mia Naidoo'],
    ['en', false, 'Mia Naidoo'],
  ])
})

test('what is wrong is told at its field, and nothing is kept', async () => {
  const { call, admin } = await setUp()
  const texts = words('Hello {manager}')
  texts.de.body = ' '
  const refused = await call(contract.saveMessageTemplate, {
    as: admin,
    params: { key },
    body: { name: '', texts },
  })
  expect(refused).toMatchObject({
    status: 422,
    code: 'template_invalid',
    errors: [
      { field: 'texts.en.subject', code: 'placeholder_unknown', value: '{manager}' },
      { field: 'texts.de.body', code: 'template_empty' },
      { field: 'texts.de.subject', code: 'placeholder_unknown' },
    ],
  })
  expect(await call(contract.readMessageTemplate, { as: admin, params: { key } })).toMatchObject({
    changedIn: [],
  })
})

test('a preview shows both languages with samples, and what is typed never becomes markup', async () => {
  const { call, admin } = await setUp()
  const texts = words('Hi <b>{firstName}</b>')
  const shown = await call(contract.previewMessageTemplate, { as: admin, params: { key }, body: { texts } })
  expect(shown.en.subject).toBe('Hi <b>Mia</b>')
  expect(shown.en.html).toContain('Hi &lt;b&gt;Mia&lt;/b&gt;')
  expect(shown.en.html).not.toContain('<b>')
  expect(shown.de.text).toContain('Für mia.naidoo.')
})

test('a test letter goes to whoever asks, and to nobody else', async () => {
  const { call, kit, admin } = await setUp()
  const before = post.arrived.length
  const body = { language: 'de', texts: words('Probe') } as const
  const answer = await call(contract.testMessageTemplate, { as: admin, params: { key }, body })
  expect(answer).toEqual({ to: admin.emailAddress })
  await kit.mail.deliver()
  await expect.poll(() => post.arrived.length).toBe(before + 1)
  expect(arrivedFor(admin.emailAddress)[0]?.mail).toMatchObject({ subject: 'Probe (de)' })
  const { content } = await call(listMails, { as: admin, query: {} })
  const { text } = await call(readMail, { as: admin, params: { id: content[0]?.id ?? 0 } })
  expect(text).toContain(`Für ${admin.login}.`)
})

test('a company makes, removes and brings back templates of its own, which others never see', async () => {
  const { call, make, admin } = await setUp()
  const stranger = await make.user({ permissions: ['communications.administer'] })
  const texts = {
    en: { subject: 'Welcome', body: 'Hello {firstName}', action: '' },
    de: { subject: 'Willkommen', body: 'Guten Tag {firstName}', action: '' },
  }
  const made = await call(contract.createMessageTemplate, { as: admin, body: { name: 'First day', texts } })
  expect(made).toMatchObject({ kind: 'own', name: { en: 'First day' }, can: { edit: true, remove: true } })
  const params = { key: made.key }
  expect(await call(contract.readMessageTemplate, { as: stranger, params })).toMatchObject({
    status: 404,
    code: 'template_not_found',
  })
  const list = async (filter: string, value: string) =>
    (
      await call(contract.listMessageTemplates, {
        as: admin,
        query: { _filterFields: [filter], _filterValues: [value] },
      })
    ).content.map((item) => item.key)
  expect(await list('kind', 'own')).toEqual([made.key])
  expect(await list('name', 'first')).toEqual([made.key])
  expect(await list('kind', 'letter')).toContain(key)
  await call(contract.deleteMessageTemplate, { as: admin, params })
  expect(await list('kind', 'own')).toEqual([])
  await call(contract.restoreMessageTemplate, { as: admin, params })
  expect(await list('kind', 'own')).toEqual([made.key])
})

test('what is not there, or there and not removed, is neither removed nor brought back', async () => {
  const { call, admin } = await setUp()
  const texts = words('Own')
  const own = await call(contract.createMessageTemplate, { as: admin, body: { name: 'Own', texts } })
  const params = { key: own.key }
  const missing = { status: 404, code: 'template_not_found' }
  expect(await call(contract.restoreMessageTemplate, { as: admin, params })).toMatchObject(missing)
  await call(contract.deleteMessageTemplate, { as: admin, params })
  expect(await call(contract.readMessageTemplate, { as: admin, params })).toMatchObject(missing)
  for (const none of ['new', 'own.0', 'own.999999', 'own', 'nothing'])
    expect(await call(contract.deleteMessageTemplate, { as: admin, params: { key: none } })).toMatchObject(
      missing,
    )
})

test('a letter of the product cannot be removed, and one from before there is a company not changed', async () => {
  const { call, admin } = await setUp()
  expect(await call(contract.deleteMessageTemplate, { as: admin, params: { key } })).toMatchObject({
    status: 422,
    code: 'template_fixed',
  })
  const fixed = { as: admin, params: { key: 'registration.confirm' } }
  expect(await call(contract.readMessageTemplate, fixed)).toMatchObject({ can: { edit: false } })
  const body = { name: '', texts: words('Ours') }
  expect(await call(contract.saveMessageTemplate, { ...fixed, body })).toMatchObject({
    code: 'template_fixed',
  })
})

test('a change is written down with what it was before', async () => {
  const { call, db, admin } = await setUp()
  const body = { name: '', texts: words('Ours') }
  await call(contract.saveMessageTemplate, { as: admin, params: { key }, body })
  await call(contract.saveMessageTemplate, { as: admin, params: { key }, body })
  const entries = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.companyId, admin.companyId), eq(auditEntries.object, 'messageTemplate')))
  expect(entries).toMatchObject([
    {
      kind: 'update',
      userId: admin.id,
      before: { en: { subject: 'Set a new password' } },
      after: { en: { subject: 'Ours' } },
    },
  ])
})

test('every letter of the product passes the rules that companies’ own words must pass', async () => {
  const { call, admin, kit } = await setUp()
  for (const letter of kit.letters.filter(({ isFixed }) => !isFixed)) {
    const params = { key: letter.key }
    const { defaults: texts } = await call(contract.readMessageTemplate, { as: admin, params })
    const saved = await call(contract.saveMessageTemplate, { as: admin, params, body: { name: '', texts } })
    expect(saved).toMatchObject({ key: letter.key, changedIn: [] })
  }
})
