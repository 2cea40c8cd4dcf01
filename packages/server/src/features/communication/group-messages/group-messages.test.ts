import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listMails } from '@oktant/contract/communication/mails.ts'
import * as contract from '@oktant/contract/communication/group-messages.ts'
import type { GroupMessageValues } from '@oktant/contract/communication/group-messages.ts'
import { latestNotifications, markNotificationRead } from '@oktant/contract/communication/notifications.ts'
import { mailServer } from '../../../../test/kit/servers/mail-server.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { groupMessageValues } from '../../../../test/scenes/group-messages.ts'
import { notifications } from '../notifications/notifications.tables.ts'
import { createUsers } from '../../people/people/people.ts'
import { sendGroupMessages } from './send-group-messages.ts'

const post = await mailServer()
const hour = 3_600_000

async function setUp() {
  const server = await testServer({ SMTP_URL: post.url })
  const { call, kit, make } = server
  const admin = await make.user({ permissions: ['communications.administer', 'mail.readOutbox'] })
  const person = (own: object = {}) => make.user({ companyId: admin.companyId, ...own })
  const write = (own: Partial<GroupMessageValues> = {}) =>
    call(contract.sendGroupMessage, { as: admin, body: groupMessageValues(own) })
  const deliver = async () => {
    await kit.outbox.deliver()
    await sendGroupMessages(kit)
    await kit.outbox.deliver()
    await kit.mail.deliver()
  }
  const bell = async (as: Made) => (await call(latestNotifications, { as })).map(({ title }) => title)
  const read = (id: number) => call(contract.readGroupMessage, { as: admin, params: { id } })
  return { ...server, admin, person, write, deliver, bell, read }
}
const arrivedFor = ({ emailAddress }: Made) => post.arrived.filter(({ to }) => to.includes(emailAddress))

test('a message reaches everybody of the company once, in their language, and nobody else', async () => {
  const { make, admin, person, write, deliver, bell, read } = await setUp()
  const [mia, stranger, gone] = [
    await person({ language: 'de' }),
    await make.user(),
    await person({ status: 'Inactive' }),
  ]
  const { id } = await write()
  await deliver()
  await deliver()
  expect([await bell(mia), await bell(admin), await bell(stranger)]).toEqual([
    ['Guten Tag Mia'],
    ['Hello Mia'],
    [],
  ])
  expect([mia, admin, stranger, gone].map((one) => arrivedFor(one).length)).toEqual([1, 1, 0, 0])
  expect(arrivedFor(admin)[0]?.mail.html).toContain('<li>on Monday</li><li>on Tuesday</li>')
  expect(await read(id)).toMatchObject({ state: 'sent', recipients: 2, read: 0, by: 'Mia Naidoo' })
})

test('before sending one learns how many it would go to; a leader counts once', async () => {
  const { call, admin, person } = await setUp()
  const lead = await person()
  for (let number = 0; number < 3; number += 1) await person({ managerId: lead.id })
  const count = async (audience: GroupMessageValues['audience']) =>
    (await call(contract.countGroupMessage, { as: admin, body: { audience } })).count
  expect(await count({ kind: 'everyone', ids: [], reach: 'themselves' })).toBe(5)
  expect(await count({ kind: 'everyone', ids: [], reach: 'managers' })).toBe(1)
  expect(await count({ kind: 'projects', ids: [lead.projectId], reach: 'themselves' })).toBe(1)
  expect(
    await call(contract.countGroupMessage, {
      as: admin,
      body: { audience: { kind: 'people', ids: [2_000_000_000], reach: 'themselves' } },
    }),
  ).toMatchObject({ status: 404, code: 'audience_unknown' })
})

test('a message for later waits, and goes to who is meant by then', async () => {
  const { clock, admin, person, write, deliver, bell, read } = await setUp()
  const sendAt = new Date(clock.now().getTime() + hour).toISOString()
  const { id, state } = await write({ sendAt })
  await deliver()
  expect([state, await bell(admin)]).toEqual(['scheduled', []])
  const late = await person()
  clock.skew += 61 * 60_000
  await deliver()
  expect([await bell(late), (await read(id)).state]).toEqual([['Hello Mia'], 'sent'])
})

test('a message that is taken back is gone where it was not read, and reaches nobody else', async () => {
  const { call, admin, person, write, deliver, bell } = await setUp()
  const [reader, other] = [await person(), await person()]
  const { id } = await write({ channels: ['inApp'] })
  await deliver()
  const [first] = await call(latestNotifications, { as: reader })
  await call(markNotificationRead, { as: reader, params: { id: first?.id ?? 0 } })
  const params = { id }
  expect(await call(contract.affectedByWithdrawal, { as: admin, params })).toMatchObject([{ count: 2 }])
  expect(await call(contract.withdrawGroupMessage, { as: admin, params })).toMatchObject({
    state: 'withdrawn',
    read: 1,
    can: { withdraw: false },
  })
  expect([await bell(reader), await bell(other), arrivedFor(reader).length]).toEqual([['Hello Mia'], [], 0])
  expect(await call(contract.withdrawGroupMessage, { as: admin, params })).toMatchObject({
    status: 409,
    code: 'group_message_withdrawn',
  })
})

test('letters of a message that is taken back never leave, if they have not yet', async () => {
  const { call, kit, admin, write } = await setUp()
  const { id } = await write()
  await kit.outbox.deliver()
  await call(contract.withdrawGroupMessage, { as: admin, params: { id } })
  await kit.mail.deliver()
  const { content } = await call(listMails, { as: admin, query: {} })
  expect(content).toMatchObject([{ state: 'suppressed', reason: 'withdrawn' }])
  expect(arrivedFor(admin)).toEqual([])
})

test('a long list goes out part by part, each person once, however many processes send', async () => {
  const { kit, db, admin, write, deliver, read } = await setUp()
  const { companyId } = admin
  const many = Array.from({ length: 1203 }, (_, number) => ({
    companyId,
    firstName: 'P',
    surname: `${number}`,
    login: `many-${companyId}-${number}@example.test`,
    emailAddress: `many-${companyId}-${number}@example.test`,
    language: 'en' as const,
    timezone: 'UTC',
  }))
  await createUsers(db, many)
  const { id } = await write({ channels: ['inApp'] })
  await Promise.all([sendGroupMessages(kit), sendGroupMessages(kit)])
  await deliver()
  expect(await read(id)).toMatchObject({ state: 'sent', recipients: 1204 })
  const told = await db.select().from(notifications).where(eq(notifications.companyId, companyId))
  expect(new Set(told.map(({ userId }) => userId)).size).toBe(told.length)
})

test('what is wrong is told at its field, and the list finds by subject and state', async () => {
  const { call, admin, write, deliver } = await setUp()
  const texts = groupMessageValues().texts
  const refused = await write({ channels: [], texts: { ...texts, en: { ...texts.en, subject: '{boss}' } } })
  expect(refused.errors?.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'channels channel_missing',
    'texts.en.subject placeholder_unknown',
  ])
  await write()
  await deliver()
  const list = async (field: string, value: string) =>
    (
      await call(contract.listGroupMessages, {
        as: admin,
        query: { _filterFields: [field], _filterValues: [value] },
      })
    ).totalElements
  expect([
    await list('subject', 'guten'),
    await list('state', 'sent'),
    await list('state', 'scheduled'),
  ]).toEqual([1, 1, 0])
})
