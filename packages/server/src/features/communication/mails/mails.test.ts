import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listMails, readMail } from '@oktant/contract/communication/mails.ts'
import { startViewAs } from '@oktant/contract/people/view-as.ts'
import { mailServer } from '../../../../test/kit/servers/mail-server.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { sendLetter, type Letter } from '../../../mail/mail.ts'
import { mails } from '../../../mail/mails.tables.ts'
import { listHolders } from '../../people/permissions/held-permissions.queries.ts'
import { makePostman } from '../../../mail/postman.ts'

const post = await mailServer()
const server = () => testServer({ SMTP_URL: post.url, PUBLIC_URL: 'https://learn.example.test' })
const link = 'https://learn.example.test/#/actions/resetPassword?otp=a&id=1'
const hour = 3_600_000

const letter = (values: Partial<Letter> = {}): Letter => ({
  subject: 'Grüße aus Köln',
  paragraphs: ['Guten Tag', 'Ihr Kennwort wurde geändert.'],
  ...values,
})
const arrivedFor = (address: string) => post.arrived.filter(({ to }) => to.includes(address))

test('a letter reaches its recipient after the commit, in their language, as HTML and text', async () => {
  const { db, kit, make } = await server()
  const { companyId, id: userId, emailAddress: to } = await make.user()
  await db.transaction(async (tx) => {
    const action = { label: 'Kennwort ändern', url: link }
    await sendLetter(tx, { companyId, userId, to, language: 'de', letter: letter({ action }) })
  })
  await kit.mail.deliver()
  await expect.poll(() => arrivedFor(to)).toHaveLength(1)
  const mail = arrivedFor(to)[0]?.mail
  expect(mail?.subject).toBe('Grüße aus Köln')
  expect(mail?.from).toMatchObject({ name: 'Oktant', address: 'oktant@learn.example.test' })
  expect(mail?.text).toContain(`Kennwort ändern:\n${link}`)
  expect(mail?.html).toContain('<html lang="de">')
  expect(mail?.html).toContain('href="https://learn.example.test/#/actions/resetPassword?otp=a&amp;id=1"')
})

test('a letter written in a transaction that fails is never sent', async () => {
  const { db, kit, make } = await server()
  const { companyId, emailAddress: to } = await make.user()
  const failing = db.transaction(async (tx) => {
    await sendLetter(tx, { companyId, to, language: 'en', letter: letter() })
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  await kit.mail.deliver()
  expect(arrivedFor(to)).toEqual([])
})

test('what people type becomes neither a header nor markup', async () => {
  const { db, kit, make } = await server()
  const { companyId, emailAddress: to } = await make.user()
  const subject = 'Hello\r\nBcc: thief@example.test\r\n\r\n<script>'
  const paragraphs = ['<img src=x onerror=alert(1)> & "more"']
  await sendLetter(db, { companyId, to, language: 'en', letter: { subject, paragraphs } })
  await kit.mail.deliver()
  await expect.poll(() => arrivedFor(to)).toHaveLength(1)
  const arrived = arrivedFor(to)[0]
  expect(arrived?.to).toEqual([to])
  expect(arrived?.mail.bcc).toBeUndefined()
  expect(arrived?.mail.subject).toBe('Hello Bcc: thief@example.test <script>')
  expect(arrived?.mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;')
  expect(arrived?.mail.html).not.toContain('<script>')
})

test.each(['a@example.test, b@example.test', 'a@example.test\r\nRCPT TO:<b@example.test>', 'nobody', ''])(
  'the address %j is given up at once and harms nobody else',
  async (to) => {
    const { db, call, make, kit } = await server()
    const admin = await make.user({ permissions: ['mail.readOutbox'] })
    const before = post.arrived.length
    await sendLetter(db, { companyId: admin.companyId, to, language: 'en', letter: letter() })
    await kit.mail.deliver()
    expect(post.arrived.length).toBe(before)
    const { content } = await call(listMails, { as: admin, query: {} })
    expect(content).toMatchObject([{ state: 'failed', lastError: 'This is no mail address.' }])
  },
)

test('a letter cannot lead anywhere but to a web address', async () => {
  const { db, make } = await server()
  const { id: companyId } = await make.company()
  const action = { label: 'Open', url: 'javascript:alert(1)' }
  const sending = sendLetter(db, {
    companyId,
    to: 'a@example.test',
    language: 'en',
    letter: letter({ action }),
  })
  await expect(sending).rejects.toThrow('cannot lead to')
})

test('a mail server that is busy is tried again later, and the reason is seen meanwhile', async () => {
  const { db, kit, clock, call, make } = await server()
  const admin = await make.user({ permissions: ['mail.readOutbox'] })
  const to = admin.emailAddress
  post.behaviour.refuse = 451
  await sendLetter(db, { companyId: admin.companyId, to, language: 'en', letter: letter() })
  await kit.mail.deliver()
  const list = () => call(listMails, { as: admin, query: {} })
  await expect.poll(async () => (await list()).content[0]?.lastError).toContain('451')
  expect((await list()).content).toMatchObject([{ state: 'waiting', sentAt: null }])
  post.behaviour.refuse = null
  await kit.mail.deliver()
  expect(arrivedFor(to)).toEqual([])
  clock.skew += hour
  await kit.mail.deliver()
  expect(arrivedFor(to)).toHaveLength(1)
  expect((await list()).content).toMatchObject([{ state: 'sent', lastError: null }])
})

test('an address that the mail server refuses for good is given up, and held until somebody releases it', async () => {
  const { db, kit, clock, call, make } = await server()
  const admin = await make.user({ permissions: ['mail.readOutbox'] })
  post.behaviour.refuse = 550
  await sendLetter(db, {
    companyId: admin.companyId,
    to: admin.emailAddress,
    language: 'en',
    letter: letter(),
  })
  clock.skew += hour
  await kit.mail.deliver()
  post.behaviour.refuse = null
  const state = async () => (await call(listMails, { as: admin, query: {} })).content[0]?.state
  await expect.poll(state).toBe('bounced')
})

test('two processes that deliver at once send a letter once', async () => {
  const { db, kit, make } = await server()
  const { companyId, emailAddress: to } = await make.user()
  const other = makePostman({
    ...kit,
    db,
    readFile: async () => null,
    servers: { outgoing: kit.outgoing, unseal: String },
    holders: listHolders,
  })
  for (let count = 0; count < 15; count += 1) {
    await sendLetter(db, { companyId, to, language: 'en', letter: letter({ subject: `Number ${count}` }) })
  }
  await Promise.all([kit.mail.deliver(), other.deliver(), kit.mail.deliver()])
  await expect.poll(() => arrivedFor(to).length).toBeGreaterThanOrEqual(15)
  await other.stop()
  const subjects = arrivedFor(to).map(({ mail }) => mail.subject)
  expect(subjects.length).toBe(15)
  expect(new Set(subjects).size).toBe(15)
})

test('without a mail server letters are kept, to be read by an administrator of the company', async () => {
  const { db, kit, call, make } = await server()
  const admin = await make.user({ permissions: ['mail.readOutbox'] })
  const learner = await make.user({ companyId: admin.companyId })
  const stranger = await make.user({ permissions: ['mail.readOutbox'] })
  const [{ id } = { id: 0 }] = await db
    .insert(mails)
    .values({ companyId: admin.companyId, to: 'x@example.test', subject: 'S', text: 'T', html: '<p>T</p>' })
    .returning({ id: mails.id })
  await makePostman({
    ...kit,
    db,
    readFile: async () => null,
    servers: { outgoing: kit.outgoing, unseal: String },
    holders: listHolders,
    config: { ...kit.config, smtpUrl: null },
  }).deliver()
  const read = (as: { token: string }) => call(readMail, { as, params: { id } })
  expect(await read(admin)).toMatchObject({ id, text: 'T', html: '<p>T</p>', state: 'kept' })
  expect(await read(learner)).toMatchObject({ status: 403, code: 'not_permitted' })
  expect(await read(stranger)).toMatchObject({ status: 404, code: 'mail_not_found' })
  expect((await call(listMails, { as: stranger, query: {} })).totalElements).toBe(0)
})

test('the letters of an unconfirmed registration are for whoever looks after all companies', async () => {
  const { db, call, make } = await server()
  const company = await make.company({ state: 'unconfirmed' })
  const superUser = await make.user({ permissions: ['mail.readOutbox', 'companies.administer'] })
  const admin = await make.user({ permissions: ['mail.readOutbox'] })
  const to = `${company.code}@example.test`
  await sendLetter(db, { companyId: company.id, to, language: 'en', letter: letter() })
  const query = { _filterFields: ['to'], _filterValues: [company.code] }
  expect((await call(listMails, { as: superUser, query })).content).toMatchObject([{ to }])
  expect((await call(listMails, { as: admin, query })).content).toEqual([])
})

const linked = { label: 'Open', url: link }
const states = ['kept', 'waiting', 'failed', 'bounced', 'sent', 'suppressed'] as const

test.each(states)(
  'nobody sees the link in a letter that is %s unless they may act as its recipient',
  async (state) => {
    const { db, call, make } = await server()
    const reader = await make.user({ permissions: ['mail.readOutbox'] })
    const { companyId } = reader
    const helper = await make.user({ companyId, permissions: ['mail.readOutbox', 'users.administer'] })
    const learner = await make.user({ companyId })
    const letterTo = async (userId?: number) => {
      const to = 'x@example.test'
      const whom = { companyId, to, ...(userId && { userId }) }
      const id = await sendLetter(db, { ...whom, language: 'en', letter: letter({ action: linked }) })
      await db.update(mails).set({ state }).where(eq(mails.id, id))
      return id
    }
    const isShown = async (as: { token: string }, id: number) => {
      const { text, html } = await call(readMail, { as, params: { id } })
      return `${text}${html}`.includes('otp=a')
    }
    const [toColleague, toHelper, toOutsider] = [
      await letterTo(learner.id),
      await letterTo(helper.id),
      await letterTo(),
    ]
    const ids = [toColleague, toHelper, toOutsider]
    expect(await Promise.all(ids.map((id) => isShown(reader, id)))).toEqual([false, false, false])
    expect(await Promise.all(ids.map((id) => isShown(helper, id)))).toEqual([true, true, false])
    expect(await isShown(reader, await letterTo(reader.id))).toBe(true)
  },
)

test('whoever views as somebody sees no link to their account, and nobody one of an unconfirmed registration', async () => {
  const { db, call, make } = await server()
  const permissions = ['mail.readOutbox', 'users.administer', 'companies.administer'] as const
  const admin = await make.user({ permissions: [...permissions] })
  const { companyId } = admin
  const clerk = await make.user({ companyId, permissions: ['mail.readOutbox'] })
  const { id: unconfirmed } = await make.company({ state: 'unconfirmed' })
  const write = (values: { companyId: number; userId?: number }) =>
    sendLetter(db, { ...values, to: 'x@example.test', language: 'en', letter: letter({ action: linked }) })
  const [own, registration] = [
    await write({ companyId, userId: clerk.id }),
    await write({ companyId: unconfirmed }),
  ]
  const { token } = await call(startViewAs, { as: admin, params: { id: clerk.id } })
  expect((await call(readMail, { as: { token }, params: { id: own } })).text).toContain('Open:\n…')
  expect((await call(readMail, { as: admin, params: { id: registration } })).text).toContain('Open:\n…')
})

test('a link that opens a mightier account is hidden, and a sent link is forgotten', async () => {
  const { db, kit, call, make } = await server()
  const admin = await make.user({ permissions: ['mail.readOutbox', 'users.administer'] })
  const { companyId } = admin
  const mightier = await make.user({ companyId, permissions: ['mail.readOutbox', 'permissions.administer'] })
  const equal = await make.user({ companyId, permissions: ['mail.readOutbox'] })
  const action = { label: 'Open', url: link }
  post.behaviour.refuse = 451
  for (const { id: userId, emailAddress: to } of [mightier, equal])
    await sendLetter(db, { companyId, userId, to, language: 'en', letter: letter({ action }) })
  await kit.mail.deliver()
  const mailTo = async (to: string) => {
    const query = { _filterFields: ['to'], _filterValues: [to] }
    const { content } = await call(listMails, { as: admin, query })
    return call(readMail, { as: admin, params: { id: content[0]?.id ?? 0 } })
  }
  const textTo = async (to: string) => (await mailTo(to)).text
  expect(await textTo(equal.emailAddress)).toContain(link)
  const hidden = await mailTo(mightier.emailAddress)
  expect(`${hidden.text}${hidden.html}`).not.toContain('otp=a')
  expect([hidden.text, hidden.html]).toEqual([
    expect.stringContaining('Open:\n…'),
    expect.stringContaining('href="…"'),
  ])
  post.behaviour.refuse = null
  await db.update(mails).set({ nextTryAt: null }).where(eq(mails.companyId, companyId))
  await kit.mail.deliver()
  await expect.poll(() => arrivedFor(equal.emailAddress)).toHaveLength(1)
  await expect.poll(() => textTo(equal.emailAddress)).not.toContain('otp=a')
})

test('letters are sorted and filtered by the fields the list names, newest first', async () => {
  const { db, call, make } = await server()
  const admin = await make.user({ permissions: ['mail.readOutbox'] })
  for (const subject of ['Äpfel', 'Zebra', '100%'])
    await sendLetter(db, {
      companyId: admin.companyId,
      to: 'x@example.test',
      language: 'de',
      letter: letter({ subject }),
    })
  const subjects = async (query: object) =>
    (await call(listMails, { as: admin, query })).content.map(({ subject }) => subject)
  expect(await subjects({})).toEqual(['100%', 'Zebra', 'Äpfel'])
  expect(await subjects({ _sortField: 'subject', _sortDir: 'ASC' })).toEqual(['100%', 'Äpfel', 'Zebra'])
  expect(await subjects({ _filterFields: ['subject'], _filterValues: ['0%'] })).toEqual(['100%'])
  expect(await subjects({ _filterFields: ['state'], _filterValues: ['lost'] })).toEqual([])
  expect(await call(listMails, { as: admin, query: { _sortField: 'html' } })).toMatchObject({ status: 400 })
})
