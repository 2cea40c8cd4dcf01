import { expect, test } from 'vitest'
import { readHome } from '@oktant/contract/learning/own/home.ts'
import { latestNotifications } from '@oktant/contract/communication/notifications.ts'
import * as contract from '@oktant/contract/learning/testimonial-nods.ts'
import {
  createTestimonial,
  listTestimonials,
  removeTestimonial,
  type TestimonialNod,
  updateTestimonial,
} from '@oktant/contract/learning/testimonials.ts'
import { changeUsers } from '@oktant/contract/people/users.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import { type Query, testServer } from '../../../../../test/kit/server.ts'

const form = (comment: string, genericToggleFlag = true) => ({
  ratingType: 'ADDITIONAL' as const,
  rating: 1 as const,
  comment,
  genericToggleFlag,
})

async function setUp() {
  const server = await testServer()
  const { call, make, kit } = server
  const me = await make.user()
  const ada = await make.user({ companyId: me.companyId, firstName: 'Ada', surname: 'Zulu' })
  const keeper = await make.user({ companyId: me.companyId, permissions: ['communications.administer'] })
  const write = (as: Made, comment: string, isShared = true) =>
    call(createTestimonial, { as, body: form(comment, isShared) })
  const decide = (id: number, nod: TestimonialNod, updatedAt: string, as = keeper) =>
    call(contract.decideTestimonial, { as, params: { id }, body: { nod, updatedAt } })
  const records = (query: Query<typeof contract.listTestimonialRecords> = {}) =>
    call(contract.listTestimonialRecords, { as: keeper, query })
  const seenBy = (as: Made) => call(contract.listShownTestimonials, { as, query: {} })
  const seenByVisitor = () =>
    call(contract.listShownTestimonials, { query: { company: String(me.companyId) } })
  const nodSeenBy = async (as: Made) => {
    const query = { _filterFields: ['whose'], _filterValues: [as === ada ? 'mine' : 'colleagues'] }
    return (await call(listTestimonials, { as, query })).content?.map(({ nod }) => nod)
  }
  const told = async (as: Made) => {
    await kit.outbox.deliver()
    return (await call(latestNotifications, { as })).map(({ title }) => title)
  }
  return { ...server, me, ada, keeper, write, decide, records, seenBy, seenByVisitor, nodSeenBy, told }
}

test('a shared one is shown once somebody nods, to visitors without surname and photo, and its author hears of it', async () => {
  const { me, ada, write, decide, records, seenBy, seenByVisitor, nodSeenBy, told } = await setUp()
  const { id, updatedAt } = await write(ada, 'It helps.')
  expect([await seenBy(me), await seenByVisitor()]).toEqual([[], []])
  expect(await nodSeenBy(ada)).toEqual(['waiting'])
  expect(await records()).toMatchObject({ content: [{ id, nod: 'waiting', decidedBy: null }] })
  expect(await decide(id, 'approved', updatedAt)).toMatchObject({ nod: 'approved', decidedBy: 'Mia Naidoo' })
  expect(await seenBy(me)).toMatchObject([{ id, author: 'Ada Zulu', comment: 'It helps.' }])
  expect(await seenByVisitor()).toMatchObject([{ id, author: 'Ada Z.', avatar: null }])
  expect(await told(ada)).toEqual(['Your testimonial is shown'])
  expect(await nodSeenBy(ada)).toEqual(['approved'])
  expect(await nodSeenBy(me)).toEqual([null])
})

test('a decision is taken back, and one that was taken back at once is not told', async () => {
  const { me, ada, write, decide, seenBy, told } = await setUp()
  const { id, updatedAt } = await write(ada, 'It helps.')
  await decide(id, 'approved', updatedAt)
  expect(await decide(id, 'waiting', updatedAt)).toMatchObject({ nod: 'waiting', decidedAt: null })
  expect([await seenBy(me), await told(ada)]).toEqual([[], []])
  await decide(id, 'refused', updatedAt)
  expect([await seenBy(me), await told(ada)]).toEqual([[], ['Your testimonial is not shown']])
})

test('words that were changed wait anew, and nobody approves words that they have not read', async () => {
  const { call, me, ada, write, decide, seenBy } = await setUp()
  const { id, updatedAt } = await write(ada, 'It helps.')
  await decide(id, 'approved', updatedAt)
  const changed = await call(updateTestimonial, { as: ada, params: { id }, body: form('Buy my soap.') })
  expect(await seenBy(me)).toEqual([])
  if (changed.updatedAt !== updatedAt)
    expect(await decide(id, 'approved', updatedAt)).toMatchObject({
      status: 409,
      code: 'testimonial_changed',
    })
  await decide(id, 'approved', changed.updatedAt)
  const same = await call(updateTestimonial, { as: ada, params: { id }, body: form('Buy my soap.', false) })
  expect([await seenBy(me), same.genericToggleFlag]).toEqual([[], false])
  await call(updateTestimonial, { as: ada, params: { id }, body: form('Buy my soap.') })
  expect(await seenBy(me)).toHaveLength(1)
})

test('one that is not shared or was removed cannot be decided about, and nobody without the right decides', async () => {
  const { call, me, ada, write, decide, records } = await setUp()
  const own = await write(ada, 'Mine.', false)
  const hidden = { status: 404, code: 'testimonial_not_found' }
  expect(await decide(own.id, 'approved', own.updatedAt)).toMatchObject(hidden)
  const shared = await write(me, 'Ours.')
  expect(await decide(shared.id, 'approved', shared.updatedAt, ada)).toMatchObject({ status: 403 })
  await call(removeTestimonial, { as: me, params: { id: shared.id } })
  expect(await decide(shared.id, 'approved', shared.updatedAt)).toMatchObject(hidden)
  expect(await records()).toMatchObject({ content: [], totalElements: 0 })
})

test('the list is filtered and sorted by what was decided, who wrote it and the words', async () => {
  const { me, ada, write, decide, records } = await setUp()
  const first = await write(ada, 'Äpfel und Birnen')
  const second = await write(me, 'Knots')
  await decide(second.id, 'approved', second.updatedAt)
  const ids = async (query: object) => (await records(query)).content.map(({ id }) => id)
  expect(await ids({ _filterFields: 'nod', _filterValues: 'waiting' })).toEqual([first.id])
  expect(await ids({ _filterFields: 'person', _filterValues: 'zulu' })).toEqual([first.id])
  expect(await ids({ _filterFields: 'comment', _filterValues: 'äPFEL' })).toEqual([first.id])
  expect(await ids({ _sortField: 'nod', _sortDir: 'ASC' })).toEqual([first.id, second.id])
  expect(await ids({ _sortField: 'person', _sortDir: 'ASC' })).toEqual([first.id, second.id])
})

test('what waits stands on the first page of whoever decides, and what is approved on everybody’s', async () => {
  const { call, me, ada, keeper, write, decide } = await setUp()
  const { id, updatedAt } = await write(ada, 'It helps.')
  const home = (as: Made) => call(readHome, { as })
  expect((await home(keeper)).toDo).toMatchObject([
    { about: 'testimonials', reason: 'approval', count: 1, path: '/administration/testimonials?nod=waiting' },
  ])
  expect((await home(me)).toDo).toEqual([])
  await decide(id, 'approved', updatedAt)
  expect(await home(keeper)).toMatchObject({ toDo: [], testimonials: [{ id }] })
})

test('whoever is no longer active is shown no longer', async () => {
  const { call, make, me, ada, write, decide, seenBy } = await setUp()
  const { id, updatedAt } = await write(ada, 'It helps.')
  await decide(id, 'approved', updatedAt)
  const admin = await make.user({
    companyId: me.companyId,
    permissions: ['users.administer', 'permissions.administer'],
  })
  const chosen = { ids: [ada.id] }
  await call(changeUsers, { as: admin, body: { action: 'deactivate', target: null, chosen } })
  expect(await seenBy(me)).toEqual([])
})
