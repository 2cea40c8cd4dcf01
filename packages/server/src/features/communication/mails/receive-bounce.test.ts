import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attemptLimits } from '@oktant/contract/kit/constants.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  readMailSettings,
  renewBounceDoor,
  saveMailSettings,
} from '@oktant/contract/communication/mail-settings.ts'
import * as contract from '@oktant/contract/communication/mails.ts'
import {
  eximBounce,
  exchangeBounce,
  otherReport,
  postfixBounce,
} from '../../../../test/kit/servers/bounces.ts'
import { mailServer } from '../../../../test/kit/servers/mail-server.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { attempts } from '../../../http/guard/limits.tables.ts'
import { sendLetter } from '../../../mail/mail.ts'
import { mails } from '../../../mail/mails.tables.ts'

const [post, own] = [await mailServer(), await mailServer()]
const ownPort = Number(new URL(own.url).port)
const server = () =>
  testServer({ SMTP_URL: `${post.url}?return=back@post.test`, MAIL_HOSTS: `127.0.0.1:${ownPort}` })

async function setUp() {
  const kit = await server()
  const { call, app, db, make } = kit
  const admin = await make.user({
    permissions: ['system.administer', 'mail.readOutbox', 'communications.administer', 'audit.read'],
  })
  /** A letter that a mail server has taken, and the names that it left with. */
  async function send(to: Made = admin) {
    const letter = { subject: 'Hello', paragraphs: ['A word'] }
    await sendLetter(db, { companyId: to.companyId, to: to.emailAddress, language: 'en', letter })
    await kit.kit.mail.deliver()
    const ofPerson = ({ to: all }: { to: string[] }) => all.includes(to.emailAddress)
    await expect.poll(() => [...post.arrived, ...own.arrived].some(ofPerson)).toBe(true)
    const { raw } = [...own.arrived, ...post.arrived].findLast(ofPerson) ?? { raw: '' }
    const messageId = /^Message-ID: (.+)$/m.exec(raw)?.[1]?.trim() ?? ''
    return { to: to.emailAddress, messageId, named: messageId.slice(1, messageId.indexOf('@')) }
  }
  const addressOf = async (as: Made) => (await call(readMailSettings, { as, query: {} })).bounces.address
  const handIn = async (letter: string | Buffer, address?: string, type = 'message/rfc822') => {
    const { pathname } = new URL(address ?? (await addressOf(admin)))
    const answer = await app.inject({
      method: 'POST',
      url: pathname,
      payload: letter,
      headers: { 'content-type': type },
    })
    const { payload, code } = answer.json()
    return code ? `${answer.statusCode} ${code}` : payload.outcome
  }
  const log = async (as = admin) => (await call(contract.listMails, { as, query: {} })).content
  const held = async () => (await call(contract.listSuppressedAddresses, { as: admin, query: {} })).content
  return { ...kit, admin, send, handIn, addressOf, log, held }
}

test('each letter leaves with a return path and a name of its own, which nobody can guess', async () => {
  const { send, admin, make } = await setUp()
  const [first, second] = [await send(), await send(await make.user({ companyId: admin.companyId }))]
  expect(first.named).toMatch(/^o\d+\.[0-9a-f]{24}$/)
  expect(second.named.split('.')[1]).not.toBe(first.named.split('.')[1])
  const letter = post.arrived.findLast(({ to }) => to.includes(first.to))
  expect(letter?.from).toBe(`back+${first.named}@post.test`)
  expect(letter?.mail.from?.address).not.toContain('back')
})

test('a company’s own server gives its letters the return address that the company names', async () => {
  const { call, admin, send } = await setUp()
  const form = {
    isOn: true,
    smtp: '127.0.0.1',
    port: ownPort,
    security: 'none' as const,
    username: '',
    password: null,
    senderName: '',
    senderAddress: 'lernen@nordwerk.test',
    replyTo: '',
    returnAddress: 'no address',
  }
  const save = (returnAddress: string) =>
    call(saveMailSettings, { as: admin, query: {}, body: { ...form, returnAddress } })
  expect(await save('no address')).toMatchObject({
    errors: [{ field: 'returnAddress', code: 'email_address_invalid' }],
  })
  expect(await save('bounces@nordwerk.test')).toMatchObject({ returnAddress: 'bounces@nordwerk.test' })
  const { named } = await send()
  const envelopes = () => own.arrived.map(({ from }) => from)
  expect(envelopes()).toContain(`bounces+${named}@nordwerk.test`)
})

test.each([
  ['Postfix', postfixBounce, /^550 5\.1\.1 .*User unknown in local recipient table$/],
  ['Exchange', exchangeBounce, /^550 5\.1\.10 RESOLVER\.ADR\.RecipientNotFound/],
  ['Exim', eximBounce, /^5\.0\.0 550 No such user here$/],
])(
  'a letter that %s sends back is bounced in the log, with the reason, and its address is held',
  async (_, bounce, why) => {
    const { call, admin, send, handIn, log, held } = await setUp()
    const sent = await send()
    expect(await handIn(bounce(sent))).toBe('bounced')
    expect(await log()).toMatchObject([{ state: 'bounced', lastError: expect.stringMatching(why) }])
    expect(await held()).toMatchObject([{ address: sent.to, error: expect.stringMatching(why) }])
    const { bounces } = await call(readMailSettings, { as: admin, query: {} })
    expect(bounces.last).toMatchObject({
      state: 'bounced',
      mail: { to: sent.to, said: expect.stringMatching(why) },
    })
    const { content } = await call(listAudit, { as: admin, query: { object: 'mail' } })
    expect(content).toMatchObject([
      {
        person: null,
        objectId: bounces.last?.mail?.id,
        change: [{ field: 'state' }, { field: 'lastError' }],
      },
    ])
  },
)

test('a full mailbox bounces the letter and holds no address', async () => {
  const { send, handIn, log, held } = await setUp()
  expect(await handIn(exchangeBounce(await send(), '5.2.2', 'STOREDRV.QuotaExceeded'))).toBe('bounced')
  expect(await log()).toMatchObject([{ state: 'bounced' }])
  expect(await held()).toEqual([])
})

test('a delay is noted and no more, also when it is said again; a bounce after it counts', async () => {
  const { send, handIn, log, held } = await setUp()
  const sent = await send()
  expect(await handIn(otherReport(sent))).toBe('noted')
  expect(await log()).toMatchObject([{ state: 'sent', lastError: expect.stringContaining('timed out') }])
  expect(await held()).toEqual([])
  expect(await handIn(otherReport(sent))).toBe('unchanged')
  expect(await handIn(postfixBounce(sent))).toBe('bounced')
  expect(await handIn(otherReport(sent))).toBe('unchanged')
  expect(await log()).toMatchObject([{ state: 'bounced' }])
})

test('a letter that a mail server gave up on did not arrive; its address is not held', async () => {
  const { send, handIn, log, held } = await setUp()
  const sent = await send()
  expect(await handIn(otherReport(sent))).toBe('noted')
  expect(await handIn(otherReport(sent, { action: 'failed', status: '4.4.7' }))).toBe('bounced')
  expect(await log()).toMatchObject([{ state: 'bounced', lastError: expect.stringContaining('4.4.7') }])
  expect(await held()).toEqual([])
})

test('what did arrive changes nothing', async () => {
  const { send, handIn, log } = await setUp()
  expect(await handIn(otherReport(await send(), { action: 'delivered', status: '2.1.5' }))).toBe('unchanged')
  expect(await log()).toMatchObject([{ state: 'sent', lastError: null }])
})

test('the same letter handed in twice, even at once, has one effect, and holds no address that was released', async () => {
  const { call, db, admin, send, handIn, held } = await setUp()
  const bounce = postfixBounce(await send())
  const outcomes = await Promise.all([handIn(bounce), handIn(bounce)])
  expect(outcomes.toSorted()).toEqual(['bounced', 'unchanged'])
  const { content } = await call(listAudit, { as: admin, query: { object: 'mail' } })
  expect(content).toHaveLength(1)
  await call(contract.releaseAddress, { as: admin, params: { id: (await held())[0]?.id ?? 0 } })
  expect(await handIn(bounce)).toBe('unchanged')
  expect(await held()).toEqual([])
  const [row] = await db.select().from(mails).where(eq(mails.companyId, admin.companyId))
  expect(row?.returnedAt).toBeInstanceOf(Date)
})

test('another company’s letter is not there, and neither is one that was made up', async () => {
  const { make, send, handIn, addressOf, log } = await setUp()
  const stranger = await make.user({ permissions: ['system.administer', 'mail.readOutbox'] })
  const sent = await send()
  const made = { ...sent, named: `o1.${'0'.repeat(24)}`, messageId: `<o1.${'0'.repeat(24)}@x>` }
  expect(await handIn(postfixBounce(sent), await addressOf(stranger))).toBe('404 mail_not_found')
  expect(await handIn(postfixBounce(made))).toBe('404 mail_not_found')
  expect(await log()).toMatchObject([{ state: 'sent' }])
})

test('letters of every company are taken at the installation’s door, each for its own company', async () => {
  const { call, make, admin, send, handIn, log, held } = await setUp()
  const all = await make.user({ permissions: ['system.administer', 'companies.administer'] })
  const { bounces } = await call(readMailSettings, { as: all, query: {} })
  const door = bounces.ofAll ?? ''
  expect(door).toMatch(/\/rest\/public\/bounce\/all-[\w-]{43}$/)
  expect((await call(readMailSettings, { as: admin, query: {} })).bounces.ofAll).toBeNull()
  const other = await make.user({ permissions: ['mail.readOutbox'] })
  const [mine, theirs] = [await send(), await send(other)]
  expect(await handIn(postfixBounce(mine), door)).toBe('bounced')
  expect(await log()).toMatchObject([{ state: 'bounced', to: mine.to }])
  expect(await held()).toMatchObject([{ address: mine.to }])
  expect(await log(other)).toMatchObject([{ state: 'sent' }])
  expect(await handIn(postfixBounce(theirs), door)).toBe('bounced')
  expect(await log(other)).toMatchObject([{ state: 'bounced', to: theirs.to }])
  expect(await held()).toMatchObject([{ address: mine.to }])
})

test('at the installation’s door a made-up name is none, and nobody guesses the door', async () => {
  const { call, make, send, handIn, log } = await setUp()
  const all = await make.user({ permissions: ['system.administer', 'companies.administer'] })
  const door = (await call(readMailSettings, { as: all, query: {} })).bounces.ofAll ?? ''
  const sent = await send()
  const id = /^o(\d+)/.exec(sent.named)?.[1] ?? ''
  const named = `o${id}.${'0'.repeat(24)}`
  expect(await handIn(postfixBounce({ ...sent, named, messageId: `<${named}@x>` }), door)).toBe(
    '404 mail_not_found',
  )
  const [last = ''] = door.slice(-1)
  const wrong = [`${door.slice(0, -1)}${last === 'A' ? 'B' : 'A'}`, door.replace('all-', '1-'), `${door}x`]
  for (const address of wrong)
    expect(await handIn(postfixBounce(sent), address)).toBe('404 bounce_door_not_found')
  expect(await log()).toMatchObject([{ state: 'sent' }])
})

test('a letter that was kept, held back or is gone is not brought back', async () => {
  const { db, admin, send, handIn, held } = await setUp()
  const sent = await send()
  const mine = eq(mails.companyId, admin.companyId)
  for (const state of ['kept', 'suppressed'] as const) {
    await db.update(mails).set({ state }).where(mine)
    expect(await handIn(postfixBounce(sent))).toBe('unchanged')
  }
  await db.delete(mails).where(and(mine, eq(mails.to, sent.to)))
  expect(await handIn(postfixBounce(sent))).toBe('404 mail_not_found')
  expect(await held()).toEqual([])
})

test('an address that nobody was given, or that was renewed, takes nothing', async () => {
  const { call, admin, send, handIn, addressOf, log } = await setUp()
  const bounce = postfixBounce(await send())
  const before = await addressOf(admin)
  const wrong = [
    before.slice(0, -1),
    `${before}x`,
    before.replace(/\/[^/]*$/, '/1-x'),
    before.replace(/\d+-/, '2147483648-'),
  ]
  for (const address of wrong) expect(await handIn(bounce, address)).toBe('404 bounce_door_not_found')
  const renewed = (await call(renewBounceDoor, { as: admin, query: {} })).bounces.address
  expect(renewed).not.toBe(before)
  expect(await handIn(bounce, before)).toBe('404 bounce_door_not_found')
  expect(await log()).toMatchObject([{ state: 'sent' }])
  expect(await handIn(bounce, renewed)).toBe('bounced')
  const { content } = await call(listAudit, { as: admin, query: { object: 'mailSettings' } })
  expect(content).toHaveLength(1)
  expect(JSON.stringify(content)).not.toContain(renewed.slice(-20))
})

test('whoever may not read the log is not told of whom a letter came back', async () => {
  const { call, make, admin, send, handIn } = await setUp()
  await handIn(postfixBounce(await send()))
  const system = await make.user({ companyId: admin.companyId, permissions: ['system.administer'] })
  const { bounces } = await call(readMailSettings, { as: system, query: {} })
  expect(bounces.last).toMatchObject({ state: 'bounced', mail: null })
  expect(JSON.stringify(bounces)).not.toContain(admin.emailAddress)
})

const boundaries = (depth: number) =>
  Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  ).join('')
const noise = Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 256))

test.each([
  ['an empty letter', ''],
  ['bytes', noise],
  ['a letter that is no report', 'From: a@b.test\r\nSubject: I am away\r\n\r\nBack on Monday'],
  ['a thousand parts inside each other', boundaries(1000)],
  [
    'a hundred thousand parts',
    `Content-Type: multipart/report; boundary=b\r\n\r\n${'--b\r\n\r\n'.repeat(100_000)}`,
  ],
  ['one endless line', 'x'.repeat(900_000)],
  ['endless heads', `${'A: b\r\n'.repeat(100_000)}\r\n`],
  ['a head that goes on and on', `Subject: ${'\r\n '.repeat(200_000)}x\r\n\r\n`],
  ['an endless address', `To: ${'"'.repeat(200_000)}\r\n\r\n`],
  ['endless encoded words', `Subject: ${'=?utf-8?q?=41?= '.repeat(10_000)}\r\n\r\n`],
  ['a report of nothing', 'Content-Type: message/delivery-status\r\n\r\n\r\n\r\n'],
])('%s is refused at once, and said to be no report', async (_, letter) => {
  const { handIn } = await setUp()
  const began = performance.now()
  expect(await handIn(letter)).toMatch(/^(422 bounce_unreadable|400 invalid_input)$/)
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('a letter beyond a megabyte, and one that comes as something else, are refused at the door', async () => {
  const { send, handIn } = await setUp()
  const bounce = postfixBounce(await send())
  expect(await handIn(bounce + 'x'.repeat(1_000_000))).toBe('413 too_large')
  for (const type of ['application/x-www-form-urlencoded', 'text/html', 'multipart/form-data'])
    expect(await handIn(bounce, undefined, type)).toBe('415 wrong_content_type')
})

test('a letter with a NUL in its reason is written down without it', async () => {
  const { send, handIn, log } = await setUp()
  expect(await handIn(postfixBounce(await send()).replace('User unknown', 'User\0 unknown'))).toBe('bounced')
  expect(await log()).toMatchObject([{ lastError: expect.stringMatching(/User  unknown/) }])
})

test('whoever hands in thousands an hour is told to wait', async () => {
  const { db, send, handIn } = await setUp()
  const bounce = otherReport(await send())
  const { tries } = attemptLimits.bounce.address
  await db.delete(attempts)
  expect(await handIn(bounce)).toBe('noted')
  await db.update(attempts).set({ count: tries })
  expect(await handIn(bounce)).toBe('429 too_many_attempts')
  await db.delete(attempts)
})
