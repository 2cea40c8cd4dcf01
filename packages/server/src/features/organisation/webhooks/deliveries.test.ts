import { dayIn } from '@oktant/contract/kit/days.ts'
import { expect, test } from 'vitest'
import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import { readJobsHealth } from '@oktant/contract/organisation/system.ts'
import {
  createWebhook,
  listWebhookDeliveries,
  readWebhook,
  readWebhookDelivery,
  replayWebhookDeliveries,
  skipWebhookDelivery,
  switchWebhook,
} from '@oktant/contract/organisation/webhooks.ts'
import { isGenuine, receiver } from '../../../../test/kit/servers/receiver.ts'
import { webhookForm } from '../../../../test/scenes/webhooks.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { announce, announceAll } from '../../../outbox/announce.ts'
import { announcements, receipts } from '../../../outbox/outbox.tables.ts'
import { forgetOldDeliveries } from './webhooks.ts'

const program = await receiver()
const hour = 3_600_000

async function setUp() {
  const server = await testServer({ WEBHOOK_HOSTS: program.host })
  server.clock.skew = 0
  program.arrived.length = 0
  program.behaviour.answer = (response) => response.end('ok')
  const me = await server.make.user({ permissions: ['system.administer', 'jobs.see'] })
  const path = `/${me.companyId}`
  const { webhook, secret } = await server.call(createWebhook, {
    as: me,
    body: { ...webhookForm, url: `http://${program.host}${path}` },
  })
  const params = { id: webhook.id }
  const happen = (...numbers: number[]) =>
    server.db.transaction((tx) =>
      announceAll(
        tx,
        'user.created',
        numbers.map((userId) => ({ userId })),
        me,
      ),
    )
  const deliver = async () => {
    await server.kit.outbox.deliver()
    await server.kit.webhooks.deliver()
  }
  const later = async (ms: number) => {
    server.clock.skew += ms
    await deliver()
  }
  const arrived = () => program.arrived.filter((one) => one.path === path)
  const numbers = () => arrived().map(({ message }) => message.data['userId'])
  const read = () => server.call(readWebhook, { as: me, params })
  const fresh = async () => ({ token: await server.make.session(me) })
  const list = async (query: object = {}) =>
    (await server.call(listWebhookDeliveries, { as: await fresh(), params, query })).content ?? []
  return {
    ...server,
    me,
    webhook,
    secret,
    params,
    happen,
    deliver,
    later,
    arrived,
    numbers,
    read,
    fresh,
    list,
  }
}

test('a receiver that is down for an hour gets everything afterwards: in order, signed, once each by id', async () => {
  const { happen, deliver, later, arrived, numbers, secret, kit, list } = await setUp()
  await happen(1)
  await deliver()
  await program.close()
  const many = Array.from({ length: 12 }, (_, place) => place + 2)
  for (const number of many) {
    await happen(number)
    await later(hour / many.length)
  }
  expect(numbers()).toEqual([1])
  await program.open()
  await later(hour)
  expect(numbers()).toEqual([1, ...many])
  expect(new Set(arrived().map(({ message }) => message.id)).size).toBe(13)
  expect(arrived().map(({ headers }) => headers['webhook-id'])).toEqual(
    arrived().map(({ message }) => message.id),
  )
  expect(
    arrived().every((one) => isGenuine(one, secret, kit.now()) || one.message.data['userId'] === 1),
  ).toBe(true)
  expect((await list({ _perPage: 100 })).every(({ state }) => state === 'delivered')).toBe(true)
})

test('one that fails holds up what comes after it, and no other subscription', async () => {
  const { happen, deliver, later, numbers, call, me, read } = await setUp()
  const other = await call(createWebhook, {
    as: me,
    body: { ...webhookForm, url: `http://${program.host}/other` },
  })
  program.behaviour.answer = (response) => response.end('ok')
  let refusals = 0
  const isOther = () => program.arrived.at(-1)?.path === '/other'
  program.behaviour.answer = (response) => {
    if (isOther() || refusals >= 2) return response.end('ok')
    refusals += 1
    return response.writeHead(500).end('not today')
  }
  await happen(1, 2, 3)
  await deliver()
  expect(numbers()).toEqual([1])
  expect(program.arrived.filter(({ path }) => path === '/other')).toHaveLength(3)
  expect(await read()).toMatchObject({ waiting: 3, lastError: 'status 500' })
  await later(10_000)
  expect(numbers()).toEqual([1, 1])
  await later(30_000)
  expect(numbers()).toEqual([1, 1, 1, 2, 3])
  expect(await read()).toMatchObject({ waiting: 0, failingSince: null, lastError: '' })
  expect(other.webhook.id).toBeGreaterThan(0)
})

test('what fails for a day pauses the subscription and tells the administrators; going on, nothing is lost', async () => {
  const { happen, deliver, later, numbers, call, me, params, fresh, make, read } = await setUp()
  const colleague = await make.user({ companyId: me.companyId, permissions: ['chat.use'] })
  program.behaviour.answer = (response) => response.writeHead(503).end()
  await happen(1)
  await deliver()
  for (let tried = 0; tried < 40; tried += 1) await later(hour)
  const as = await fresh()
  expect(await call(readWebhook, { as, params })).toMatchObject({
    state: 'paused',
    pausedWhy: 'failing',
    waiting: 1,
  })
  const titles = async (token: string) =>
    (await call(listNotifications, { as: { token }, query: {} })).content?.map(({ title }) => title)
  expect(await titles(as.token)).toEqual(['The webhook “Directory” is paused'])
  expect(await titles(await make.session(colleague))).toEqual([])
  expect((await call(readJobsHealth, { as })).webhooks).toMatchObject([
    { name: 'Directory', isPaused: true, waiting: 1 },
  ])
  const tries = numbers().length
  await happen(2)
  await later(hour)
  expect(numbers()).toHaveLength(tries)
  program.behaviour.answer = (response) => response.end('ok')
  await call(switchWebhook, { as, params, body: { isActive: true } })
  await deliver()
  expect(numbers().slice(tries)).toEqual([1, 2])
  expect((await call(readJobsHealth, { as })).webhooks).toEqual([])
  expect(await read()).toMatchObject({ status: 401 })
})

test('an address that says it is gone is paused at once', async () => {
  const { happen, deliver, read } = await setUp()
  program.behaviour.answer = (response) => response.writeHead(410).end()
  await happen(1)
  await deliver()
  expect(await read()).toMatchObject({ state: 'paused', pausedWhy: 'gone' })
})

test('the log tells what was sent and answered, and is searched', async () => {
  const { happen, deliver, list, call, me, arrived } = await setUp()
  program.behaviour.answer = (response) => response.end(`yes\0${'x'.repeat(50_000)}`)
  await happen(7)
  await deliver()
  const [first] = await list()
  expect(first).toMatchObject({ state: 'delivered', status: 200, attempts: 1, event: 'user.created' })
  const whole = await call(readWebhookDelivery, { as: me, params: { id: first?.id ?? 0 } })
  expect(whole.body).toBe(arrived()[0]?.body)
  expect(whole.answer).toHaveLength(1000)
  expect(whole.answer.startsWith('yesx')).toBe(true)
  const found = async (field: string, value: string) =>
    (await list({ _filterFields: [field], _filterValues: [value] })).length
  const today = dayIn(me.timezone, new Date())
  expect([
    await found('messageId', first?.messageId ?? ''),
    await found('status', '200'),
    await found('status', '500'),
    await found('state', 'waiting'),
    await found('from', today),
    await found('to', '2020-01-01'),
  ]).toEqual([1, 1, 0, 0, 1, 0])
  const wrong = { _filterFields: ['from'], _filterValues: ['2026-02-31'] }
  const refused = await call(listWebhookDeliveries, { as: me, params: whole.webhook, query: wrong })
  expect(refused).toMatchObject({ status: 400 })
})

test('one or a range is delivered again, in the old order and under the old ids', async () => {
  const { happen, deliver, numbers, arrived, list, call, me, params } = await setUp()
  await happen(1, 2, 3)
  await deliver()
  const ids = (await list()).map(({ id }) => id)
  const again = (chosen: object) =>
    call(replayWebhookDeliveries, { as: me, params, body: { chosen: chosen as { ids: number[] } } })
  expect(await again({ ids: ids.slice(0, 1) })).toEqual({ count: 1 })
  await deliver()
  expect(numbers()).toEqual([1, 2, 3, 3])
  const filter = { _filterFields: ['event'], _filterValues: ['user.created'] }
  expect(await again({ filter })).toEqual({ count: 4 })
  await deliver()
  expect(numbers().slice(4)).toEqual([1, 2, 3, 3])
  expect(new Set(arrived().map(({ message }) => message.id)).size).toBe(3)
})

test('a message that is never taken can be left out, so that the others go on', async () => {
  const { happen, deliver, later, numbers, list, call, me } = await setUp()
  program.behaviour.answer = (response) =>
    program.arrived.at(-1)?.message.data['userId'] === 1 ? response.writeHead(400).end() : response.end('ok')
  await happen(1, 2)
  await deliver()
  const [, first] = await list()
  const skip = () => call(skipWebhookDelivery, { as: me, params: { id: first?.id ?? 0 } })
  expect(await skip()).toMatchObject({ state: 'skipped', can: { replay: true, skip: false } })
  expect(await skip()).toMatchObject({ code: 'somebody_was_quicker' })
  await later(10_000)
  expect(numbers()).toEqual([1, 2])
})

test('what is put into the line late still comes first', async () => {
  const { db, happen, kit, numbers, me, deliver } = await setUp()
  await kit.outbox.deliver()
  // NOTE: as where another process has the earlier one in hand.
  const [early] = await db
    .insert(announcements)
    .values({
      name: 'user.created',
      payload: { userId: 1 },
      companyId: me.companyId,
      nextTryAt: new Date(kit.now().getTime() + hour),
    })
    .returning()
  await happen(2)
  await deliver()
  expect(numbers()).toEqual([])
  await db.insert(receipts).values({ announcementId: early?.id ?? 0, listener: 'webhooks.enqueue' })
  await kit.webhooks.deliver()
  expect(numbers()).toEqual([2])
})

test('two processes at once deliver each message once', async () => {
  const { happen, kit, numbers } = await setUp()
  await happen(1, 2, 3, 4, 5)
  await kit.outbox.deliver()
  const { makeCourier } = await import('../../../webhooks/courier.ts')
  const { engine, config, log, now } = kit
  const others = [1, 2].map(() => makeCourier({ db: engine.db, config, log, now }))
  await Promise.all([kit.webhooks, ...others].map((courier) => courier.deliver()))
  expect(numbers()).toEqual([1, 2, 3, 4, 5])
})

test('an announcement without its company is seen as stuck, and reaches nobody', async () => {
  const { db, deliver, numbers } = await setUp()
  await db.transaction((tx) => announce(tx, 'user.created', { userId: 1 }))
  await deliver()
  expect(numbers()).toEqual([])
  await db.delete(announcements)
})

test('the log is forgotten after a month', async () => {
  const { happen, deliver, list, db, kit } = await setUp()
  await happen(1)
  await deliver()
  const days = (count: number) => new Date(kit.now().getTime() + count * 24 * hour)
  await forgetOldDeliveries(db, days(29))
  expect(await list()).toHaveLength(1)
  await forgetOldDeliveries(db, days(31))
  expect(await list()).toEqual([])
})
