import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { saveNotificationSettings } from '@oktant/contract/communication/notification-settings.ts'
import { readPushSettings, turnOffPush, turnOnPush } from '@oktant/contract/communication/push.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { browser, pushService, vapidClaims } from '../../../../test/kit/servers/push-service.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { makeNotifications, type ToldNotification } from '../notifications/notifications.ts'

const service = await pushService()
const hour = 3_600_000

async function setUp() {
  const server = await testServer({ PUSH_HOSTS: service.host, PUBLIC_URL: 'https://learn.example.test' })
  const { call, db, kit, make, clock } = server
  const me = await make.user({ timezone: 'UTC' })
  const mine = browser(service.host)
  const turnOn = (as: Made = me, subscription = mine.subscription) =>
    call(turnOnPush, { as, body: subscription })
  const tell = async (person: Made = me, own: Partial<ToldNotification> = {}) => {
    const told: ToldNotification = {
      companyId: person.companyId,
      userId: person.id,
      type: 'company.news',
      title: { en: 'New courses', de: 'Neue Kurse' },
      body: { en: 'Two of them.', de: 'Zwei davon.' },
      link: '/overview',
      ...own,
    }
    await db.transaction((tx) => makeNotifications(tx, [told], clock.now()))
    await kit.push.deliver()
  }
  const arrived = (at = mine) => service.arrived.filter(({ path }) => path === at.path)
  return { ...server, me, mine, turnOn, tell, arrived }
}

test('a device shows what its person is told, sealed so that only it can read it', async () => {
  const { kit, mine, turnOn, tell, arrived } = await setUp()
  await turnOn()
  await tell()
  const [message] = arrived()
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(message?.body.includes('New courses')).toBe(false)
  expect(mine.read(message?.body ?? Buffer.alloc(0))).toEqual({
    title: 'New courses',
    body: 'Two of them.',
    link: '/overview',
  })
  expect(vapidClaims(message?.headers ?? {})).toMatchObject({
    key: kit.push.publicKey,
    aud: `http://${service.host}`,
    sub: 'https://learn.example.test',
  })
})

test('the key is made at installation, kept for its owner’s eyes alone, and the one that browsers are given', async () => {
  const { call, kit, me } = await setUp()
  const path = join(kit.config.dataDir, 'vapid')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const { publicKey } = await call(readPushSettings, { as: me })
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
  expect(publicKey).toBe(kit.push.publicKey)
  expect(JSON.stringify(await call(readPushSettings, { as: me }))).not.toContain(
    readFileSync(path, 'utf8').trim(),
  )
})

test.each([
  'https://169.254.169.254/latest/meta-data',
  'http://localhost:5432/',
  'https://fcm.googleapis.com@thief.test/',
  'file:///etc/passwd',
])('nobody makes the server ask %s', async (endpoint) => {
  const { mine, me, turnOn } = await setUp()
  const refused = await turnOn(me, { ...mine.subscription, endpoint })
  expect(refused).toMatchObject({ status: 422, code: 'push_service_unknown' })
})

test('keys of the wrong size are refused', async () => {
  const { mine, me, turnOn } = await setUp()
  const keys = { ...mine.subscription.keys, auth: Buffer.alloc(15).toString('base64url') + 'AAA' }
  expect(await turnOn(me, { ...mine.subscription, keys })).toMatchObject({ code: 'push_service_unknown' })
})

test('a redirect of a push service is not followed', async () => {
  const { turnOn, tell, arrived } = await setUp()
  const inside = browser(service.host)
  await turnOn()
  service.behaviour.answer = 307
  service.behaviour.location = inside.subscription.endpoint
  await tell()
  service.behaviour.answer = 201
  service.behaviour.location = ''
  expect([arrived().length, arrived(inside).length]).toEqual([1, 0])
})

test('a device that is gone is forgotten', async () => {
  const { call, me, turnOn, tell, arrived } = await setUp()
  await turnOn()
  service.behaviour.answer = 410
  await tell()
  service.behaviour.answer = 201
  await tell()
  expect([arrived().length, (await call(readPushSettings, { as: me })).devices]).toEqual([1, []])
})

test('a service that is busy is tried again later', async () => {
  const { clock, kit, turnOn, tell, arrived } = await setUp()
  await turnOn()
  service.behaviour.answer = 503
  await tell()
  service.behaviour.answer = 201
  await kit.push.deliver()
  expect(arrived()).toHaveLength(1)
  clock.skew += 2 * 60_000
  await kit.push.deliver()
  await kit.push.deliver()
  expect(arrived()).toHaveLength(2)
})

test('a browser wakes whoever turned it on last, and nobody before them', async () => {
  const { call, make, me, mine, turnOn, tell, arrived } = await setUp()
  const next = await make.user({ language: 'de' })
  await turnOn(me)
  await turnOn(next)
  await tell(me)
  expect([arrived().length, (await call(readPushSettings, { as: me })).devices]).toEqual([0, []])
  await tell(next)
  expect(mine.read(arrived()[0]?.body ?? Buffer.alloc(0))).toMatchObject({ title: 'Neue Kurse' })
})

test('a device is turned off, by its person alone', async () => {
  const { call, make, me, turnOn, tell, arrived } = await setUp()
  const { id } = await turnOn()
  const colleague = await make.user({ companyId: me.companyId })
  expect(await call(turnOffPush, { as: colleague, params: { id } })).toMatchObject({ status: 404 })
  await call(turnOffPush, { as: me, params: { id } })
  await tell()
  expect(arrived()).toEqual([])
})

test('push is turned off by type, and waits in the quiet hours', async () => {
  const { call, clock, kit, me, turnOn, tell, arrived } = await setUp()
  await turnOn()
  const save = (isOn: boolean, quiet: { from: string; until: string } | null) =>
    call(saveNotificationSettings, {
      as: me,
      body: { digestHour: null, quiet, choices: [{ type: 'company.news', channel: 'push', isOn }] },
    })
  await save(false, null)
  await tell()
  expect(arrived()).toEqual([])
  const at = (later: number) => new Date(clock.now().getTime() + later).toISOString().slice(11, 16)
  await save(true, { from: at(-hour), until: at(hour) })
  await tell()
  expect(arrived()).toEqual([])
  clock.skew += 2 * hour
  await kit.push.deliver()
  expect(arrived()).toHaveLength(1)
})
