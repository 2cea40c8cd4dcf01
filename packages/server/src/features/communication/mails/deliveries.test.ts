import { expect, test } from 'vitest'
import * as contract from '@oktant/contract/communication/mails.ts'
import { mailServer } from '../../../../test/kit/servers/mail-server.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { type Envelope, sendLetter } from '../../../mail/mail.ts'

const post = await mailServer()
const words = { subject: 'Hello', paragraphs: ['A word'] }

async function setUp() {
  const server = await testServer({ SMTP_URL: post.url })
  const admin = await server.make.user({ permissions: ['mail.readOutbox', 'communications.administer'] })
  const { db, kit, call } = server
  const send = async (own: Partial<Envelope> = {}, to: Made = admin) => {
    const { companyId, id: userId, emailAddress } = to
    await sendLetter(db, { companyId, userId, to: emailAddress, language: 'en', letter: words, ...own })
    await kit.mail.deliver()
  }
  const list = async (query = {}) => (await call(contract.listMails, { as: admin, query })).content
  const held = async () => (await call(contract.listSuppressedAddresses, { as: admin, query: {} })).content
  return { ...server, admin, send, list, held }
}
const arrivedFor = ({ emailAddress }: Made) => post.arrived.filter(({ to }) => to.includes(emailAddress))

test('after a hard bounce nothing is sent to an address until somebody releases it', async () => {
  const { call, admin, send, list, held } = await setUp()
  post.behaviour.refuse = 550
  await send()
  post.behaviour.refuse = null
  expect(await held()).toMatchObject([{ address: admin.emailAddress, error: expect.stringContaining('550') }])
  await send({ to: admin.emailAddress.toUpperCase() })
  expect((await list()).map(({ state, reason }) => [state, reason])).toEqual([
    ['suppressed', 'address'],
    ['bounced', null],
  ])
  const params = { id: (await held())[0]?.id ?? 0 }
  await call(contract.releaseAddress, { as: admin, params })
  await send()
  expect(arrivedFor(admin)).toHaveLength(1)
  await call(contract.suppressAddress, { as: admin, params })
  await send()
  expect(arrivedFor(admin)).toHaveLength(1)
})

test('one company’s bounce holds back no other company’s letters', async () => {
  const { make, admin, send } = await setUp()
  const stranger = await make.user()
  post.behaviour.refuse = 550
  await send({ to: stranger.emailAddress })
  post.behaviour.refuse = null
  await send({ to: stranger.emailAddress })
  expect(arrivedFor(stranger)).toEqual([])
  await send({}, stranger)
  expect([arrivedFor(stranger).length, arrivedFor(admin).length]).toEqual([1, 0])
})

test('a letter is sent again with its files, as a letter of its own', async () => {
  const { call, kit, admin, send, list } = await setUp()
  const content = Buffer.from('BEGIN:VCALENDAR').toString('base64')
  await send({ attachments: [{ name: 'course.ics', type: 'text/calendar', content }] })
  const [{ id } = { id: 0 }] = await list()
  const whole = await call(contract.readMail, { as: admin, params: { id } })
  expect(whole).toMatchObject({
    attachments: [{ name: 'course.ics', type: 'text/calendar', bytes: 15 }],
    can: { resend: true },
  })
  await call(contract.resendMail, { as: admin, params: { id } })
  await kit.mail.deliver()
  await expect.poll(() => arrivedFor(admin)).toHaveLength(2)
  const files = arrivedFor(admin).map(({ mail }) => mail.attachments.map((file) => file.filename))
  expect(files).toEqual([['course.ics'], ['course.ics']])
})

test('an entry for the calendar stands beside the text of its letter, where a mail program acts on it', async () => {
  const { kit, admin, send } = await setUp()
  const content = Buffer.from('BEGIN:VCALENDAR').toString('base64')
  const files = ['event.ics', 'second.ics'].map((name) => ({
    name,
    type: 'text/calendar; method=REQUEST',
    content,
  }))
  await send({ attachments: files })
  await kit.mail.deliver()
  await expect.poll(() => arrivedFor(admin)).toHaveLength(1)
  const parts = arrivedFor(admin)[0]?.mail.attachments ?? []
  expect(parts.map(({ method, disposition, filename }) => [method, disposition, filename])).toEqual([
    ['REQUEST', null, null],
    ['REQUEST', 'attachment', 'second.ics'],
    // NOTE: once more as a file, for whoever reads with a program that knows no calendar.
    [undefined, 'attachment', 'event.ics'],
  ])
})

test('a letter whose link opened a door, and one that was never written, cannot be sent again', async () => {
  const { call, admin, send, list } = await setUp()
  const action = { label: 'Open', url: 'https://learn.example.test/#/passwordReset/secret' }
  await send({ letter: { ...words, action } })
  await send({ onceKey: 'a' })
  await send({ onceKey: 'a' })
  const [duplicate, , spent] = await list()
  for (const mail of [duplicate, spent]) {
    const params = { id: mail?.id ?? 0 }
    expect(await call(contract.readMail, { as: admin, params })).toMatchObject({ can: { resend: false } })
    expect(await call(contract.resendMail, { as: admin, params })).toMatchObject({
      status: 422,
      code: 'mail_not_resendable',
    })
  }
})

test('whoever may only read the log sends nothing again', async () => {
  const { call, make, admin, send, list } = await setUp()
  await send()
  const params = { id: (await list())[0]?.id ?? 0 }
  const reader = await make.user({ companyId: admin.companyId, permissions: ['mail.readOutbox'] })
  const writer = await make.user({ companyId: admin.companyId, permissions: ['communications.administer'] })
  expect(await call(contract.readMail, { as: reader, params })).toMatchObject({ can: { resend: false } })
  for (const as of [reader, writer])
    expect(await call(contract.resendMail, { as, params })).toMatchObject({
      status: 403,
      code: 'not_permitted',
    })
})

test('the log is filtered by state, reason and template', async () => {
  const { send, list } = await setUp()
  await send({ template: 'digest' })
  await send({ onceKey: 'b' })
  await send({ onceKey: 'b' })
  const by = async (field: string, value: string) =>
    (await list({ _filterFields: [field], _filterValues: [value] })).length
  expect([
    await by('template', 'digest'),
    await by('reason', 'duplicate'),
    await by('state', 'sent'),
  ]).toEqual([1, 1, 2])
})

test('a letter that waits says until when, and each says to whom it went by which template', async () => {
  const { call, clock, admin, send, list } = await setUp()
  const notBefore = new Date(clock.now().getTime() + 3_600_000)
  await send({ notBefore, template: 'password.reset' })
  const [waiting] = await list()
  expect(waiting).toMatchObject({ state: 'waiting', dueAt: notBefore.toISOString() })
  const read = () => call(contract.readMail, { as: admin, params: { id: waiting?.id ?? 0 } })
  expect(await read()).toMatchObject({
    dueAt: notBefore.toISOString(),
    person: { id: admin.id, fullName: `${admin.firstName} ${admin.surname}` },
    template: 'password.reset',
  })
  expect((await read()).templateName).not.toBe('password.reset')
  clock.skew += 7_200_000
  await send()
  expect((await read()).dueAt).toBeNull()
})
