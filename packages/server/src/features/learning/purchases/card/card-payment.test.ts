import { beforeAll, beforeEach, expect, test } from 'vitest'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import * as contract from '@oktant/contract/learning/purchases.ts'
import { cardServer } from '../../../../../test/kit/servers/card-server.ts'
import { makeCourse } from '../../../../../test/kit/content/courses.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { billing } from '../../../../../test/scenes/learning/purchases.ts'

const price = { cents: 45_000, currency: 'EUR' as const }
let card: Awaited<ReturnType<typeof cardServer>>
beforeAll(async () => {
  card = await cardServer()
})
beforeEach(() => {
  Object.assign(card.behaviour, { status: 200, body: null, waitMs: 0 })
  card.asked.length = 0
})

const open = () =>
  testServer({
    CARD_API_URL: card.url,
    CARD_SECRET_KEY: card.secretKey,
    CARD_WEBHOOK_SECRET: card.webhookSecret,
  })

let events = 0

async function setUp() {
  const server = await open()
  const { call, make, app, clock, engine } = server
  const author = await make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take', 'purchases.confirm'],
  })
  const course = await makeCourse(server, author, { texts: { price } })
  const me = await make.user({
    companyId: author.companyId,
    permissions: ['learning.take', 'purchases.make'],
  })
  const buy = (body: contract.BuyForm = { way: 'card' }) =>
    call(contract.buyCourse, { as: me, params: { id: course.id }, body })
  const seen = () => call(readLearning, { as: me, params: { id: course.id } })
  const sessionOf = async (id: number) =>
    String((await engine.query('select session from purchases where id = $1', [id]))[0]?.['session'])
  const metadata = (id: number) => ({ company: String(me.companyId), purchase: String(id) })
  const paid = async (id: number, own: object = {}) => ({
    id: `evt_${(events += 1)}`,
    type: 'checkout.session.completed',
    data: {
      object: {
        id: await sessionOf(id),
        payment_status: 'paid',
        payment_intent: `pi_${id}`,
        amount_total: price.cents,
        currency: 'eur',
        metadata: metadata(id),
        ...own,
      },
    },
  })
  const deliver = (event: object, { at = clock.now(), secret = card.webhookSecret, payload = '' } = {}) => {
    const message = card.message(event, at, secret)
    return app.inject({
      method: 'POST',
      url: '/rest/public/purchase/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': message.signature },
      payload: payload || message.payload,
    })
  }
  const told = async () => {
    await server.kit.outbox.deliver()
    return (await call(listNotifications, { as: me, query: {} })).content.map(({ title }) => title)
  }
  return { ...server, author, course, me, buy, seen, paid, deliver, metadata, told }
}

test('a card is asked for by our server alone, and the signed message opens the course', async () => {
  const { call, buy, seen, paid, deliver, told, me, course } = await setUp()
  expect(await call(contract.readPaymentWays, { as: me })).toEqual({ invoice: true, card: true })
  const begun = await buy()
  expect(begun).toMatchObject({ state: 'paying', way: 'card' })
  expect(begun.checkoutUrl).toMatch(`${card.url}/pay/cs_`)
  const [asked] = card.asked
  expect(asked).toMatchObject({ path: '/v1/checkout/sessions', authorization: `Bearer ${card.secretKey}` })
  expect(Object.fromEntries(asked?.form ?? [])).toMatchObject({
    mode: 'payment',
    'line_items[0][price_data][unit_amount]': '45000',
    'line_items[0][price_data][currency]': 'eur',
    'metadata[purchase]': String(begun.id),
  })
  expect(await seen()).toMatchObject({ can: { launch: false }, purchase: { state: 'paying' } })
  expect((await deliver(await paid(begun.id))).json()).toEqual({ payload: { received: true } })
  expect(await seen()).toMatchObject({ can: { launch: true }, purchase: { state: 'bought', way: 'card' } })
  const key = course.children[0]?.childId ?? 0
  expect((await call(launchComponent, { as: me, params: { key } })).launch).toBeTruthy()
  expect(await told()).toEqual(['The course is yours'])
})

test('two presses are one checkout', async () => {
  const { buy } = await setUp()
  card.behaviour.waitMs = 50
  const [one, other] = await Promise.all([buy(), buy()])
  expect([one.id, one.checkoutUrl]).toEqual([other.id, other.checkoutUrl])
  expect(new Set(card.asked.map(({ key }) => key)).size).toBe(1)
  const third = await buy()
  expect(third.checkoutUrl).toBe(one.checkoutUrl)
})

test('a message that is forged, changed, old or about something else opens nothing', async () => {
  const { buy, seen, paid, deliver, clock } = await setUp()
  const { id } = await buy()
  const event = await paid(id)
  const minutes = (count: number) => new Date(clock.now().getTime() + count * 60_000)
  const refused = [
    await deliver(event, { secret: 'whsec_of_somebody' }),
    await deliver(event, { at: minutes(-6) }),
    await deliver(event, { at: minutes(6) }),
    await deliver(event, { payload: JSON.stringify({ ...event, extra: true }) }),
  ]
  expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
    refused.map(() => [400, 'payment_signature_invalid']),
  )
  const believed = [
    await deliver(await paid(id, { id: 'cs_of_somebody' })),
    await deliver(await paid(id, { payment_status: 'unpaid' })),
    await deliver(await paid(id, { amount_total: 100 })),
    await deliver(await paid(id, { currency: 'zar' })),
    await deliver(await paid(id, { metadata: {} })),
    await deliver({ id: 'evt_other', type: 'customer.created', data: { object: {} } }),
  ]
  expect(believed.map(({ statusCode }) => statusCode)).toEqual(believed.map(() => 200))
  expect(await seen()).toMatchObject({ can: { launch: false } })
})

test('the same message again changes nothing, not even after the money was given back', async () => {
  const { call, author, buy, seen, paid, deliver, told, engine } = await setUp()
  const { id } = await buy()
  const event = await paid(id)
  await Promise.all([deliver(event), deliver(event), deliver(event)])
  expect(await told()).toEqual(['The course is yours'])
  const note = { note: 'Asked to.' }
  const cancelled = await call(contract.cancelPurchase, { as: author, params: { id }, body: note })
  expect(cancelled).toMatchObject({ state: 'refunded' })
  expect(card.asked.at(-1)).toMatchObject({ path: '/v1/refunds' })
  expect(card.asked.at(-1)?.form.get('payment_intent')).toBe(`pi_${id}`)
  await deliver(event)
  await deliver(await paid(id))
  expect(await seen()).toMatchObject({ can: { launch: false }, purchase: null })
  const rows = await engine.query('select state from purchases where id = $1', [id])
  expect(rows).toEqual([{ state: 'refunded' }])
})

test('money that the provider gives back by itself closes the course, and a part of it does not', async () => {
  const { buy, seen, paid, deliver, metadata } = await setUp()
  const { id } = await buy()
  await deliver(await paid(id))
  const refund = (isWhole: boolean) => ({
    id: `evt_${(events += 1)}`,
    type: 'charge.refunded',
    data: { object: { id: 'ch_1', refunded: isWhole, payment_intent: `pi_${id}`, metadata: metadata(id) } },
  })
  await deliver(refund(false))
  expect(await seen()).toMatchObject({ can: { launch: true } })
  await deliver(refund(true))
  expect(await seen()).toMatchObject({ can: { launch: false } })
})

test('a provider that fails or talks nonsense charges nothing, and one may try again or ask for an invoice', async () => {
  const { buy } = await setUp()
  card.behaviour.status = 500
  expect(await buy()).toMatchObject({ status: 424, code: 'card_provider_failed' })
  Object.assign(card.behaviour, { status: 200, body: 'no JSON' })
  expect(await buy()).toMatchObject({ status: 424 })
  card.behaviour.body = '{"id":"cs_x","url":"javascript:alert(1)"}'
  expect(await buy()).toMatchObject({ status: 424 })
  card.behaviour.body = null
  const begun = await buy()
  expect(begun).toMatchObject({ state: 'paying' })
  const asked = await buy({ way: 'invoice', billing })
  expect(asked).toMatchObject({ id: begun.id, state: 'asked', way: 'invoice', checkoutUrl: null })
})

test('a checkout that ran out is closed, and money that comes late still buys', async () => {
  const { buy, seen, paid, deliver } = await setUp()
  const { id } = await buy()
  const event = await paid(id)
  await deliver({ ...event, id: `evt_${(events += 1)}`, type: 'checkout.session.expired' })
  expect(await seen()).toMatchObject({ purchase: null })
  await deliver(event)
  expect(await seen()).toMatchObject({ purchase: { state: 'bought' } })
})

test('a refund that the provider refuses leaves the purchase as it is', async () => {
  const { call, author, buy, seen, paid, deliver } = await setUp()
  const { id } = await buy()
  await deliver(await paid(id))
  card.behaviour.status = 402
  const cancelled = await call(contract.cancelPurchase, {
    as: author,
    params: { id },
    body: { note: 'Asked to.' },
  })
  expect(cancelled).toMatchObject({ status: 424, code: 'card_provider_failed' })
  expect(await seen()).toMatchObject({ can: { launch: true } })
})
