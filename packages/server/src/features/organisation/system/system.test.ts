import { expect, test } from 'vitest'
import {
  affectedByRetention,
  defaultSystemSettings,
  listOnline,
  readAbout,
  readDeployment,
  readSystemSettings,
  saveSystemSettings,
  testMail,
  testStorage,
} from '@oktant/contract/organisation/system.ts'
import { readSettings } from '@oktant/contract/organisation/shell.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { makeNotification } from '../../communication/notifications/notifications.ts'
import { sendLetter } from '../../../mail/mail.ts'
import { applyRetention } from './retention.ts'

const day = 86_400_000

const setUp = async () => {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['system.administer', 'companies.administer'] })
  return { ...server, me }
}

test('a company begins with the product’s own properties, and keeps what it sets', async () => {
  const { call, me, make } = await setUp()
  const mine = () => call(readSystemSettings, { as: me })
  expect(await mine()).toEqual(defaultSystemSettings)
  const wanted = {
    ...defaultSystemSettings,
    defaultPassMark: 65,
    passText: { en: 'Done', de: 'Geschafft' },
    supportEmail: 'help@example.test',
    retention: { ...defaultSystemSettings.retention, mails: 30 },
  }
  expect(await call(saveSystemSettings, { as: me, body: wanted })).toEqual(wanted)
  expect(await mine()).toEqual(wanted)
  expect(await call(readSettings, { as: me })).toMatchObject({ supportEmailAddress: 'help@example.test' })
  const other = await make.user({ permissions: ['system.administer'] })
  expect(await call(readSystemSettings, { as: other })).toEqual(defaultSystemSettings)
})

test.each([
  [{ defaultPassMark: 101 }],
  [{ defaultRetryLimit: -1 }],
  [{ supportEmail: 'nobody' }],
  [{ passText: { en: 'x'.repeat(61), de: '' } }],
  [{ activeUsersPollDelay: 1 }],
])('a property that makes no sense is refused: %j', async (wrong) => {
  const { call, me } = await setUp()
  const body = { ...defaultSystemSettings, ...wrong }
  expect(await call(saveSystemSettings, { as: me, body })).toMatchObject({
    status: 400,
    code: 'invalid_input',
  })
})

test('who is here is listed, without those who left and those of another company', async () => {
  const { call, me, make, clock } = await setUp()
  const colleague = await make.user({ companyId: me.companyId, firstName: 'Zoë' })
  await make.user()
  const names = async (query = {}) => {
    const { content = [] } = await call(listOnline, { as: me, query })
    return content.map(({ fullName }) => fullName)
  }
  expect((await names()).sort()).toEqual(['Mia Naidoo', 'Zoë Naidoo'])
  expect(await names({ _filterFields: ['name'], _filterValues: ['zoë'] })).toEqual([
    `Zoë ${colleague.surname}`,
  ])
  clock.skew = 6 * 60_000
  expect(await names()).toEqual([])
  clock.skew = 0
})

test('the installation tells its settings, and no secret', async () => {
  const { send, me, kit } = await setUp()
  const answer = await send(readDeployment, { as: me })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).not.toContain(kit.config.secret)
  const { settings, engine } = answer.json().payload
  expect(engine).toBe(kit.engine.kind)
  expect(settings).toContainEqual({ name: 'SECRET', value: '••••', isSecret: true })
  expect(settings).toContainEqual({ name: 'DEMO', value: 'off', isSecret: false })
})

test('the store of files is tried with a file that is gone afterwards', async () => {
  const { call, me, kit } = await setUp()
  const before: string[] = []
  for await (const name of kit.files.listOld(new Date(Date.now() + 60_000))) before.push(name)
  expect(await call(testStorage, { as: me })).toMatchObject({ isGood: true, said: '' })
  const after: string[] = []
  for await (const name of kit.files.listOld(new Date(Date.now() + 60_000))) after.push(name)
  expect(after).toEqual(before)
})

test('where no mail server is set, the trial says so', async () => {
  const { call, me } = await setUp()
  expect(await call(testMail, { as: me })).toMatchObject({ isGood: false, fault: 'noMailServer', said: '' })
})

test('what a company no longer keeps is forgotten, and the rest stays', async () => {
  const { call, me, make, db, engine, kit, clock } = await setUp()
  const other = await make.user()
  const retention = { ...defaultSystemSettings.retention, notifications: 10, mails: 10 }
  await call(saveSystemSettings, { as: me, body: { ...defaultSystemSettings, retention } })
  const text = { en: 'Hello', de: 'Hallo' }
  for (const { companyId, id: userId, emailAddress } of [me, other]) {
    await makeNotification(db, {
      companyId,
      userId,
      type: 'company.news',
      title: text,
      body: text,
      link: null,
    })
    await sendLetter(db, {
      companyId,
      to: emailAddress,
      language: 'en',
      letter: { subject: 'Hello', paragraphs: [] },
    })
  }
  await kit.mail.deliver()
  const left = async (rows: string) =>
    (
      await engine.query(`select company_id as id from ${rows} where company_id = any($1) order by 1`, [
        [me.companyId, other.companyId],
      ])
    ).map(({ id }) => id)
  const shown = async () => {
    const lines = await call(affectedByRetention, { as: me, body: retention })
    return Array.isArray(lines)
      ? lines.filter(({ count }) => count).map(({ what, count }) => [what, count])
      : lines
  }
  expect(await shown()).toEqual([])
  clock.skew = 10.5 * day
  me.token = await make.session(me)
  expect(await shown()).toEqual([
    ['mails', 1],
    ['notifications', 1],
  ])
  clock.skew = 0
  await db.transaction((tx) => applyRetention(tx, kit.ageing, new Date(Date.now() + 11 * day)))
  expect(await left('notifications')).toEqual([other.companyId])
  expect(await left('mails')).toEqual([other.companyId])
  expect(await left('sessions')).toEqual([me.companyId, me.companyId, other.companyId])
  const noted = await engine.query(
    `select company_id as id, after from audit_entries where kind = 'delete' and object = 'setting' and company_id = any($1)`,
    [[me.companyId, other.companyId]],
  )
  expect(noted).toEqual([{ id: me.companyId, after: { forgotten: { mails: 1, notifications: 1 } } }])
})

test('the page about the product tells its version and nothing of other companies', async () => {
  const { call, make } = await setUp()
  const own = await make.user({ permissions: ['system.administer'] })
  const about = await call(readAbout, { as: own })
  expect(about.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(Object.keys(about)).toEqual(['version', 'node', 'engine', 'database'])
})
