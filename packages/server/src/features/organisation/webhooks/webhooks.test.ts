import { expect, test } from 'vitest'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  affectedByWebhookRemoval,
  createWebhook,
  listWebhooks,
  readWebhook,
  removeWebhook,
  restoreWebhook,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
  updateWebhook,
  type WebhookForm,
} from '@oktant/contract/organisation/webhooks.ts'
import { isGenuine, receiver } from '../../../../test/kit/servers/receiver.ts'
import { webhookForm } from '../../../../test/scenes/webhooks.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { announce } from '../../../outbox/announce.ts'

const program = await receiver()

async function setUp() {
  const server = await testServer({ WEBHOOK_HOSTS: program.host })
  program.arrived.length = 0
  program.behaviour.answer = (response) => response.end('ok')
  const me = await server.make.user({ permissions: ['system.administer', 'audit.read'] })
  const path = `/${me.companyId}`
  const create = (form: Partial<WebhookForm> = {}) =>
    server.call(createWebhook, {
      as: me,
      body: { ...webhookForm, url: `http://${program.host}${path}`, ...form },
    })
  const happen = (event: 'user.created' | 'user.updated', companyId = me.companyId, userId = me.id) =>
    server.db.transaction((tx) => announce(tx, event, { userId }, { companyId }))
  const deliver = async () => {
    await server.kit.outbox.deliver()
    await server.kit.webhooks.deliver()
  }
  const read = (id: number) => server.call(readWebhook, { as: me, params: { id } })
  const mine = () => program.arrived.filter((one) => one.path === path)
  return { ...server, me, create, happen, deliver, read, mine }
}

test('a subscription is told of what it asked for, of its own company, with numbers alone and a signature', async () => {
  const { create, happen, deliver, mine, me, make, kit } = await setUp()
  const { secret, webhook } = await create()
  const stranger = await make.user()
  await happen('user.created')
  await happen('user.updated')
  await happen('user.created', stranger.companyId, stranger.id)
  await deliver()
  expect(mine().map(({ message }) => message)).toEqual([
    {
      id: expect.stringMatching(/^msg_/),
      event: 'user.created',
      companyId: me.companyId,
      happenedAt: expect.any(String),
      data: { userId: me.id },
    },
  ])
  const [first = { headers: {}, body: '' }] = mine()
  expect(isGenuine(first, secret, kit.now())).toBe(true)
  expect(isGenuine({ ...first, body: `${first.body} ` }, secret, kit.now())).toBe(false)
  expect(isGenuine(first, secret, new Date(kit.now().getTime() + 301_000))).toBe(false)
  expect(webhook.waiting).toBe(0)
})

test('the secret is shown once and kept sealed', async () => {
  const { create, engine, call, me } = await setUp()
  const { secret, webhook } = await create()
  expect(secret).toMatch(/^whsec_/)
  const kept = await engine.query('select * from webhooks where id = $1', [webhook.id])
  expect(JSON.stringify(kept)).not.toContain(secret.slice(6))
  const { content = [] } = await call(listAudit, { as: me, query: { object: 'webhook', number: webhook.id } })
  expect(JSON.stringify(content)).not.toContain(secret.slice(6))
})

test('after a rotation both secrets sign, until the time of the old one is over', async () => {
  const { create, happen, deliver, mine, call, me, kit, clock } = await setUp()
  const { secret: old, webhook } = await create()
  const params = { id: webhook.id }
  const { secret } = await call(rotateWebhookSecret, { as: me, params, body: { overlapHours: 2 } })
  await happen('user.created')
  await deliver()
  const holds = () =>
    [old, secret].map((one) => isGenuine(mine().at(-1) ?? { headers: {}, body: '' }, one, kit.now()))
  expect(holds()).toEqual([true, true])
  clock.skew = 2 * 3_600_000 + 1000
  await happen('user.created')
  await deliver()
  expect(holds()).toEqual([false, true])
  clock.skew = 0
})

test.each<[string, Partial<WebhookForm>, string, string]>([
  ['no name', { name: ' ' }, 'name', 'required'],
  ['no event', { events: [] }, 'events', 'event_missing'],
  ['an address of this machine', { url: 'https://127.0.0.1/' }, 'url', 'url_not_public'],
  ['an address in clear', { url: 'http://hooks.example.com/' }, 'url', 'url_not_public'],
  ['no address', { url: 'hooks' }, 'url', 'url_not_public'],
])('a form with %s is refused at its field', async (_, form, field, code) => {
  const { create } = await setUp()
  expect(await create(form)).toMatchObject({ code: 'webhook_invalid', errors: [{ field, code }] })
})

test('a subscription is found, changed, paused, removed and brought back with what waits', async () => {
  const { create, happen, deliver, mine, call, me, read } = await setUp()
  const { webhook } = await create()
  const params = { id: webhook.id }
  const body = { ...webhookForm, name: 'Payroll', url: webhook.url, events: ['user.updated' as const] }
  expect(await call(updateWebhook, { as: me, params, body })).toMatchObject({ events: ['user.updated'] })
  const named = async (field: string, value: string) =>
    (await call(listWebhooks, { as: me, query: { _filterFields: [field], _filterValues: [value] } })).content
      ?.length
  expect(await named('name', 'payr')).toBe(1)
  expect(await named('event', 'user.created')).toBe(0)
  await call(switchWebhook, { as: me, params, body: { isActive: false } })
  expect(await named('state', 'paused')).toBe(1)
  await happen('user.updated')
  await deliver()
  expect(await read(webhook.id)).toMatchObject({ state: 'paused', pausedWhy: 'byHand', waiting: 1 })
  const affected = await call(affectedByWebhookRemoval, { as: me, params })
  expect(affected).toMatchObject([
    { what: 'waiting', count: 1 },
    { what: 'events', examples: ['Person changed'] },
  ])
  await call(removeWebhook, { as: me, params })
  expect(await read(webhook.id)).toMatchObject({ status: 404, code: 'webhook_not_found' })
  await happen('user.updated')
  await deliver()
  await call(restoreWebhook, { as: me, params })
  await call(switchWebhook, { as: me, params, body: { isActive: true } })
  await deliver()
  // NOTE: what happened while it was removed was not told to it.
  expect(mine()).toHaveLength(1)
})

test('a test message is sent at once and tells what was answered', async () => {
  const { create, call, me, mine } = await setUp()
  const { webhook } = await create()
  const send = (headers = {}) => call(testWebhook, { as: me, params: { id: webhook.id }, headers })
  const lost = { 'idempotency-key': crypto.randomUUID() }
  expect(await send(lost)).toEqual(await send(lost))
  expect(await send()).toMatchObject({ state: 'delivered', status: 200, event: 'webhook.test', attempts: 1 })
  expect(mine()[0]?.message).toMatchObject({ event: 'webhook.test', data: { webhookId: webhook.id } })
  program.behaviour.answer = (response) => response.writeHead(418).end('teapot')
  expect(await send()).toMatchObject({ state: 'failed', status: 418 })
  program.behaviour.answer = (response) => response.writeHead(302, { location: '/elsewhere' }).end()
  const before = program.arrived.length
  expect(await send()).toMatchObject({ state: 'failed', status: 302, error: 'redirects are not followed' })
  expect(program.arrived.length).toBe(before + 1)
})

test('a test that is taken lets what waits go on, without its next time being awaited', async () => {
  const { create, happen, deliver, mine, read, call, me, kit } = await setUp()
  const { webhook } = await create()
  const send = () => call(testWebhook, { as: me, params: { id: webhook.id } })
  program.behaviour.answer = (response) => response.writeHead(503).end()
  await happen('user.created')
  await deliver()
  await send()
  await kit.webhooks.deliver()
  expect(await read(webhook.id)).toMatchObject({ waiting: 1, nextTryAt: expect.any(String) })
  program.behaviour.answer = (response) => response.end('ok')
  await send()
  await kit.webhooks.deliver()
  expect(await read(webhook.id)).toMatchObject({ waiting: 0, failingSince: null })
  expect(mine().map(({ message }) => message.event)).toEqual([
    'user.created',
    'webhook.test',
    'webhook.test',
    'user.created',
  ])
})
