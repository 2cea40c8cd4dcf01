import { expect, test } from 'vitest'
import { publishCourse, readCourse, updateCourse } from '@oktant/contract/learning/courses/containers.ts'
import { dayIn, yearOf } from '@oktant/contract/kit/days.ts'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import { listAvailableCourses } from '@oktant/contract/learning/catalogue.ts'
import { moveToNewEdition, readLearning, readPublicLearning } from '@oktant/contract/learning/own/learn.ts'
import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import { readHome } from '@oktant/contract/learning/own/home.ts'
import * as contract from '@oktant/contract/learning/purchases.ts'
import { courseForm, makeCourse } from '../../../../test/kit/content/courses.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { type Query, testServer } from '../../../../test/kit/server.ts'
import { billing } from '../../../../test/scenes/learning/purchases.ts'

const price = { cents: 45_000, currency: 'ZAR' as const }

async function setUp(texts: object = { price }) {
  const server = await testServer()
  const { call, make } = server
  const author = await make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take', 'purchases.confirm'],
  })
  const course = await makeCourse(server, author, { texts })
  const buyer = (own: object = {}) =>
    make.user({ companyId: author.companyId, permissions: ['learning.take', 'purchases.make'], ...own })
  const me = await buyer()
  const buy = (as: Made = me, body: contract.BuyForm = { way: 'invoice', billing }) =>
    call(contract.buyCourse, { as, params: { id: course.id }, body })
  const seen = (as: Made = me) => call(readLearning, { as, params: { id: course.id } })
  const launch = (as: Made = me) =>
    call(launchComponent, { as, params: { key: course.children[0]?.childId ?? 0 } })
  const own = async (query: Query<typeof contract.listPurchases> = {}, as: Made = me) =>
    (await call(contract.listPurchases, { as, query })).content
  const all = async (query: Query<typeof contract.listAllPurchases> = {}) =>
    (await call(contract.listAllPurchases, { as: author, query })).content
  type Deciding =
    | typeof contract.confirmPurchase
    | typeof contract.refusePurchase
    | typeof contract.cancelPurchase
  const decide = (entry: Deciding, id: number, note = 'Because.') =>
    call(entry, { as: author, params: { id }, body: { note } })
  const told = async (as: Made = me) => {
    await server.kit.outbox.deliver()
    return (await call(listNotifications, { as, query: {} })).content.map(({ title }) => title)
  }
  const reprice = async (wanted: typeof price | null) => {
    const shown = await call(readCourse, { as: author, params: { id: course.id } })
    const params = { id: course.id }
    const { revision } = await call(updateCourse, {
      as: author,
      params,
      body: { ...courseForm(shown), price: wanted },
    })
    await call(publishCourse, { as: author, params, body: { revision } })
  }
  return { ...server, author, course, me, buyer, buy, seen, launch, own, all, decide, told, reprice }
}

test('a course that costs something says so and why it is locked, until its invoice is confirmed', async () => {
  const { seen, buy, launch, decide, told, author, own } = await setUp()
  expect(await seen()).toMatchObject({
    price,
    customField1: false,
    purchase: null,
    can: { launch: false },
    children: [{ enabled: false, locked: { code: 'not_bought' } }],
  })
  expect(await launch()).toMatchObject({ status: 422, code: 'component_locked' })
  const asked = await buy()
  const year = yearOf(dayIn('Europe/Berlin', new Date()))
  expect(asked).toMatchObject({ state: 'asked', way: 'invoice', ...price, free: false, billing })
  expect(asked.invoiceNumber).toBe(`${year}-000001`)
  expect(await seen()).toMatchObject({ purchase: { state: 'asked' }, can: { launch: false } })
  expect(await told(author)).toEqual(['An invoice waits'])
  await decide(contract.confirmPurchase, asked.id, '')
  expect(await seen()).toMatchObject({
    customField1: true,
    can: { launch: true },
    purchase: { state: 'bought' },
  })
  expect((await launch()).launch).toBeTruthy()
  expect(await told()).toEqual(['The course is yours'])
  expect(await own({ _filterFields: ['state'], _filterValues: ['bought'] })).toMatchObject([{ id: asked.id }])
})

test('an invoice is made out to somebody, and each has the next number of its company', async () => {
  const { buy, buyer, me } = await setUp()
  const refused = await buy(me, { way: 'invoice', billing: { ...billing, name: ' ', city: '' } })
  expect(refused).toMatchObject({ status: 422, code: 'purchase_invalid' })
  expect(refused.errors?.map(({ field }) => field)).toEqual(['billing.name', 'billing.city'])
  const numbers = await Promise.all(
    [await buyer(), await buyer(), await buyer()].map(async (as) => (await buy(as)).invoiceNumber),
  )
  expect(numbers.map((one) => one?.slice(5)).sort()).toEqual(['000001', '000002', '000003'])
})

test('a double press and two windows buy once', async () => {
  const { buy, own } = await setUp()
  const made = await Promise.all([buy(), buy(), buy(), buy()])
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(await own()).toHaveLength(1)
})

test('a free course is taken at once, without a body too, and one that is begun is taken by that', async () => {
  const { buy, launch, own, kit, app, buyer, course, me } = await setUp({})
  expect(await buy(me, {})).toMatchObject({
    state: 'bought',
    way: 'free',
    free: true,
    cents: 0,
    invoiceNumber: null,
  })
  expect(await buy(me, {})).toMatchObject({ state: 'bought' })
  expect(await own()).toHaveLength(1)
  const other = await buyer()
  await launch(other)
  await kit.outbox.deliver()
  expect(await own({}, other)).toMatchObject([{ way: 'free', state: 'bought' }])
  const third = await buyer()
  const bare = await app.inject({
    method: 'POST',
    url: `/rest/client/cdi/purchase/${course.id}`,
    headers: { authorization: `Bearer ${third.token}` },
  })
  expect(bare.json()).toMatchObject({ payload: { state: 'bought' } })
})

test('a refusal says why and lets one ask anew, and may be taken back before that', async () => {
  const { call, author, me, buy, decide, told, seen } = await setUp()
  const { id } = await buy()
  expect(await decide(contract.refusePurchase, id, ' ')).toMatchObject({ code: 'purchase_note_required' })
  expect(await decide(contract.refusePurchase, id, 'No budget.')).toMatchObject({
    state: 'refused',
    note: 'No budget.',
    decidedBy: 'Mia Naidoo',
  })
  expect(await decide(contract.confirmPurchase, id)).toMatchObject({ status: 409, code: 'purchase_decided' })
  expect(await told()).toEqual(['Your purchase was refused'])
  const reopen = () => call(contract.reopenPurchase, { as: author, params: { id } })
  expect(await reopen()).toMatchObject({ state: 'asked', note: '' })
  await decide(contract.refusePurchase, id, 'No budget.')
  expect(await seen()).toMatchObject({
    purchase: { id, state: 'refused', note: 'No budget.' },
    can: { launch: false },
  })
  const again = await buy()
  expect(again.id).not.toBe(id)
  expect(await seen()).toMatchObject({ purchase: { id: again.id, state: 'asked', note: '' } })
  await call(contract.withdrawPurchase, { as: me, params: { id: again.id } })
  expect(await seen()).toMatchObject({ purchase: null })
  await buy()
  expect(await reopen()).toMatchObject({ status: 409, code: 'purchase_decided' })
})

test('what is asked for can be taken back, and what is decided cannot', async () => {
  const { call, me, buyer, buy, decide } = await setUp()
  const { id } = await buy()
  const withdraw = (as: Made) => call(contract.withdrawPurchase, { as, params: { id } })
  expect(await withdraw(await buyer())).toMatchObject({ status: 404, code: 'purchase_not_found' })
  expect(await withdraw(me)).toMatchObject({ state: 'cancelled', can: { withdraw: false } })
  expect(await decide(contract.confirmPurchase, id)).toMatchObject({ status: 409 })
})

test('a cancelled purchase closes the course, is to be given back, and its owner hears of it', async () => {
  const { buy, decide, launch, seen, told } = await setUp()
  const { id } = await buy()
  await decide(contract.confirmPurchase, id, '')
  await launch()
  expect(await decide(contract.cancelPurchase, id, 'Booked twice.')).toMatchObject({ state: 'refunded' })
  expect(await seen()).toMatchObject({ customField1: false, can: { launch: false } })
  expect(await launch()).toMatchObject({ code: 'component_locked' })
  expect(await told()).toContain('Your money comes back')
})

test('a bought course stays open when its price changes, and a begun free one stays free', async () => {
  const { call, buy, buyer, decide, launch, seen, reprice, me, course } = await setUp()
  const { id } = await buy()
  await decide(contract.confirmPurchase, id, '')
  await reprice({ ...price, cents: 99_900 })
  expect(await seen()).toMatchObject({ can: { launch: true } })
  await reprice(null)
  const early = await buyer()
  await launch(early)
  await reprice(price)
  expect(await seen(early)).toMatchObject({ can: { launch: true }, customField1: true })
  await call(moveToNewEdition, { as: early, params: { id: course.id } })
  expect(await seen(me)).toMatchObject({ can: { launch: true } })
})

test('whoever bought a course has the courses that stand in it', async () => {
  const server = await setUp()
  const { call, author, me, course } = server
  const places = [{ componentId: null, nestedId: course.id }]
  const outer = await makeCourse(server, author, { texts: { price }, places })
  const buy = () =>
    call(contract.buyCourse, { as: me, params: { id: outer.id }, body: { way: 'invoice', billing } })
  expect(await server.seen()).toMatchObject({ customField1: false })
  const { id } = await buy()
  await server.decide(contract.confirmPurchase, id, '')
  expect(await server.seen()).toMatchObject({ customField1: true, can: { launch: true } })
})

test('the list for administrators is searched by person, course, number and state', async () => {
  const { buy, buyer, all, decide } = await setUp()
  const ada = await buyer({ firstName: 'Ada', surname: 'Öztürk' })
  const [mine, hers] = [await buy(), await buy(ada)]
  await decide(contract.confirmPurchase, hers.id, '')
  const by = (field: string, value: string) => all({ _filterFields: [field], _filterValues: [value] })
  expect(await by('person', 'öztürk')).toMatchObject([{ id: hers.id, user: { fullName: 'Ada Öztürk' } }])
  expect(await by('state', 'asked')).toMatchObject([{ id: mine.id, can: { confirm: true, reopen: false } }])
  expect(await by('invoiceNumber', String(mine.invoiceNumber))).toHaveLength(1)
  expect(await by('name', 'nothing such')).toEqual([])
  expect((await all({ _sortField: 'person', _sortDir: 'ASC' })).map(({ id }) => id)).toEqual([
    mine.id,
    hers.id,
  ])
})

test('whoever confirms reads a name as it is written, whatever signs it has', async () => {
  const { call, kit, author, buyer, buy } = await setUp()
  const { invoiceNumber } = await buy(await buyer({ firstName: '$&', surname: '{number}' }))
  await kit.outbox.deliver()
  const { content } = await call(listNotifications, { as: author, query: {} })
  expect(content[0]?.messageBody).toMatch(/^\$& \{number\} asks for “.+” by invoice /)
  expect(content[0]?.messageBody).toContain(`by invoice ${invoiceNumber}.`)
})

test('a visitor and a card say what a course costs', async () => {
  const { call, course, me, seen, engine } = await setUp({ price, openToVisitors: true })
  const [company] = await engine.query('select code from companies where id = $1', [me.companyId])
  const query = { company: String(company?.code) }
  const shown = await call(readPublicLearning, { params: { id: course.id }, query })
  expect(shown).toMatchObject({ price, customField1: false })
  const cards = await call(listAvailableCourses, { as: me, query: {} })
  expect(cards).toMatchObject([{ price, customField1: false }])
  expect(await seen()).toMatchObject({ price })
})

test('only who confirms payments sees them, and only who may acquire courses asks', async () => {
  const { call, make, me, author, course } = await setUp()
  expect(await call(contract.listAllPurchases, { as: me, query: {} })).toMatchObject({ status: 403 })
  const reader = await make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  const refused = await call(contract.buyCourse, { as: reader, params: { id: course.id }, body: {} })
  expect(refused).toMatchObject({ status: 403 })
})

test('without a provider no card is taken, and nobody is believed to be one', async () => {
  const { call, me, course, app } = await setUp()
  expect(await call(contract.readPaymentWays, { as: me })).toEqual({ invoice: true, card: false })
  const byCard = await call(contract.buyCourse, { as: me, params: { id: course.id }, body: { way: 'card' } })
  expect(byCard).toMatchObject({ status: 422, code: 'card_unavailable' })
  const message = await app.inject({
    method: 'POST',
    url: '/rest/public/purchase/webhook',
    payload: { id: 'evt_1' },
  })
  expect(message.statusCode).toBe(400)
})

test('invoices that wait stand among what is to do for whoever confirms them, as one row', async () => {
  const { call, author, me, buyer, buy, decide } = await setUp()
  const rows = async (as: Made) =>
    (await call(readHome, { as })).toDo.filter(({ about }) => about === 'purchases')
  expect(await rows(author)).toEqual([])
  const [first, second] = [await buy(), await buy(await buyer())]
  const row = { reason: 'approval', count: 2, path: '/administration/purchases?state=asked' }
  expect(await rows(author)).toMatchObject([{ ...row, since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])
  expect(await rows(me)).toEqual([])
  await decide(contract.confirmPurchase, first.id, '')
  expect(await rows(author)).toMatchObject([{ ...row, count: 1 }])
  await decide(contract.refusePurchase, second.id)
  expect(await rows(author)).toEqual([])
})
