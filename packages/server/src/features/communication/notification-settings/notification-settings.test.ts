import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { MailItem } from '@oktant/contract/communication/mails.ts'
import * as contract from '@oktant/contract/communication/notification-settings.ts'
import { countNotifications } from '@oktant/contract/communication/notifications.ts'
import { setPassword } from '@oktant/contract/people/sessions.ts'
import { mailServer } from '../../../../test/kit/servers/mail-server.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { mails } from '../../../mail/mails.tables.ts'
import { makeNotifications, type ToldNotification } from '../notifications/notifications.ts'
import { sendDigests } from '../notifications/tell-by-letter.ts'
import { users } from '../../people/people/people.tables.ts'

const post = await mailServer()
const hour = 3_600_000
const mail = { type: 'company.news', channel: 'mail' } as const
const inApp = { type: 'company.news', channel: 'inApp' } as const

async function setUp() {
  const server = await testServer({ SMTP_URL: post.url, PUBLIC_URL: 'https://learn.example.test' })
  const me = await server.make.user({ permissions: ['communications.administer'], timezone: 'UTC' })
  const { call, kit, db } = server
  const tell = async (person: Made = me, own: Partial<ToldNotification> = {}) => {
    await db.transaction((tx) =>
      makeNotifications(tx, [
        {
          companyId: person.companyId,
          userId: person.id,
          type: 'company.news',
          title: { en: 'New courses', de: 'Neue Kurse' },
          body: { en: 'Two <b>new</b> ones.', de: 'Zwei neue.' },
          link: '/overview',
          ...own,
        },
      ]),
    )
    await kit.outbox.deliver()
    await kit.mail.deliver()
  }
  const save = (body: Partial<Parameters<typeof wanted>[0]>) =>
    call(contract.saveNotificationSettings, { as: me, body: wanted(body) })
  const logged = async (person: Made = me): Promise<Pick<MailItem, 'state' | 'reason'>[]> =>
    db
      .select({ state: mails.state, reason: mails.reason })
      .from(mails)
      .where(eq(mails.userId, person.id))
      .orderBy(mails.id)
  const unread = async () => (await call(countNotifications, { as: me })).count
  return { ...server, me, tell, save, logged, unread }
}

type Wanted = {
  digestHour: number | null
  quiet: { from: string; until: string } | null
  choices: { type: 'company.news' | 'password.changed'; channel: 'mail' | 'inApp'; isOn: boolean }[]
}
const wanted = (own: Partial<Wanted>): Wanted => ({ digestHour: null, quiet: null, choices: [], ...own })
const arrivedFor = ({ emailAddress }: Made) => post.arrived.filter(({ to }) => to.includes(emailAddress))

test('what is told is in the application and in a letter that leads back to it', async () => {
  const { me, tell, unread, logged } = await setUp()
  await tell()
  expect([await unread(), await logged()]).toEqual([1, [{ state: 'sent', reason: null }]])
  const letter = arrivedFor(me)[0]?.mail
  expect(letter?.subject).toBe('New courses')
  expect(letter?.html).toContain('Two &lt;b&gt;new&lt;/b&gt; ones.')
  expect(letter?.text).toContain('https://learn.example.test/#/overview')
})

test('a person turns off each channel by itself, and the log says why no letter came', async () => {
  const { me, tell, save, unread, logged } = await setUp()
  await save({ choices: [{ ...mail, isOn: false }] })
  await tell()
  expect([await unread(), await logged()]).toEqual([1, [{ state: 'suppressed', reason: 'settings' }]])
  await save({
    choices: [
      { ...mail, isOn: true },
      { ...inApp, isOn: false },
    ],
  })
  await tell()
  expect([await unread(), arrivedFor(me).length]).toEqual([1, 1])
})

test('a company’s default holds until somebody chooses, and what it always tells cannot be turned off', async () => {
  const { call, me, tell, save, logged } = await setUp()
  const rule = (value: 'off' | 'on' | 'always') =>
    call(contract.saveNotificationDefaults, { as: me, body: [{ ...mail, rule: value }] })
  await rule('off')
  await tell()
  await rule('always')
  const saved = await save({ choices: [{ ...mail, isOn: false }] })
  expect(saved.choices).toContainEqual({ ...mail, isOn: true, lockedBy: 'company' })
  await tell()
  expect(await logged()).toEqual([
    { state: 'suppressed', reason: 'company' },
    { state: 'sent', reason: null },
  ])
})

test('nobody can turn off the letter about a changed password, not even the company', async () => {
  const { call, kit, make } = await setUp()
  const person = await make.user({ password: 'Old-2026-word', permissions: ['communications.administer'] })
  const cell = { type: 'password.changed', channel: 'mail' } as const
  await call(contract.saveNotificationDefaults, { as: person, body: [{ ...cell, rule: 'off' }] })
  await call(contract.saveNotificationSettings, {
    as: person,
    body: wanted({ digestHour: 7, choices: [{ ...cell, isOn: false }] }),
  })
  const body = { oldPassword: 'Old-2026-word', newPassword: 'Quite-other-2027' }
  await call(setPassword, { as: person, body })
  await kit.outbox.deliver()
  await kit.mail.deliver()
  expect(arrivedFor(person).map((one) => one.mail.subject)).toEqual(['Your password was changed'])
})

test('in the quiet hours a letter waits until they end, and what is mandatory does not', async () => {
  const { clock, kit, me, tell, save } = await setUp()
  const at = (later: number) => new Date(clock.now().getTime() + later).toISOString().slice(11, 16)
  await save({ quiet: { from: at(-hour), until: at(hour) } })
  await tell()
  await tell(me, { type: 'password.changed', title: { en: 'Safety', de: 'Sicherheit' } })
  expect(arrivedFor(me).map((one) => one.mail.subject)).toEqual(['Safety'])
  clock.skew += 2 * hour
  await kit.mail.deliver()
  await expect.poll(() => arrivedFor(me).length).toBe(2)
})

test('a digest is one letter a day, at its hour, with all that waited', async () => {
  const { clock, kit, me, tell, save, logged } = await setUp()
  await save({ digestHour: (clock.now().getUTCHours() + 1) % 24 })
  await tell()
  await tell(me, { title: { en: 'A second\n\n- thing', de: 'Zweites' } })
  const waits = { state: 'suppressed', reason: 'digest' }
  expect(await logged()).toEqual([waits, waits])
  const send = async () => {
    await sendDigests(kit)
    await kit.mail.deliver()
  }
  if (clock.now().getUTCHours() < 23) {
    await send()
    expect(arrivedFor(me)).toEqual([])
  }
  clock.skew += hour
  await Promise.all([send(), send()])
  await tell(me)
  await send()
  expect(arrivedFor(me).map((one) => one.mail.subject)).toEqual(['Your day: new notifications (2)'])
  expect(arrivedFor(me)[0]?.mail.html).toContain('<li>New courses</li><li>A second - thing</li>')
  await save({ digestHour: null })
  await send()
  expect(arrivedFor(me)).toHaveLength(2)
})

test('whoever is inactive gets no letter, and the log says so', async () => {
  const { db, make, tell, logged } = await setUp()
  const gone = await make.user()
  await db.update(users).set({ status: 'Inactive' }).where(eq(users.id, gone.id))
  await tell(gone)
  expect([await logged(gone), arrivedFor(gone)]).toEqual([[{ state: 'suppressed', reason: 'inactive' }], []])
})

test('for one occasion a letter goes out once', async () => {
  const { tell, me, logged } = await setUp()
  await tell(me, { onceKey: 'course 7' })
  await tell(me, { onceKey: 'course 7' })
  expect(await logged()).toEqual([
    { state: 'sent', reason: null },
    { state: 'suppressed', reason: 'duplicate' },
  ])
})

test('a mail program ends letters of one kind by one click, and a forged address does nothing', async () => {
  const { app, me, tell, unread, logged } = await setUp()
  await tell()
  const raw = arrivedFor(me)[0]?.raw.replace(/\r\n[ \t]+/g, ' ') ?? ''
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const [, address = ''] = /List-Unsubscribe: <([^>]+)>/.exec(raw) ?? []
  const click = (url: string) =>
    app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const [about = '', signature] = address.split('/').at(-1)?.split('.') ?? []
  const other = Buffer.from(Buffer.from(about, 'base64url').toString().replace('company.news', 'digest'))
  const forged = `https://x.test/rest/public/unsubscribe/${other.toString('base64url')}.${signature}`
  expect((await click(forged)).statusCode).toBe(401)
  expect((await click(address)).statusCode).toBe(200)
  expect((await click(address)).statusCode).toBe(200)
  await tell()
  expect([await unread(), (await logged()).at(-1)]).toEqual([2, { state: 'suppressed', reason: 'settings' }])
})

test('a form is read nowhere else', async () => {
  const { app } = await setUp()
  const answer = await app.inject({
    method: 'POST',
    url: '/rest/admin/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'login=mia',
  })
  expect([answer.statusCode, answer.json().code]).toEqual([415, 'wrong_content_type'])
})

test('a mandatory letter carries no way to end it', async () => {
  const { me, tell } = await setUp()
  await tell(me, { type: 'password.changed' })
  expect(arrivedFor(me)[0]?.raw).not.toContain('List-Unsubscribe')
})
