import { expect, test } from 'vitest'
import * as contract from '@oktant/contract/learning/testimonials.ts'
import { anonymiseUser } from '@oktant/contract/people/users.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'

const form = (own: Partial<Required<contract.TestimonialForm>> = {}): Required<contract.TestimonialForm> => ({
  ratingType: 'ADDITIONAL',
  genericToggleFlag: true,
  rating: 1,
  comment: 'It helps every day.',
  ...own,
})

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user()
  const ada = await make.user({ companyId: me.companyId, firstName: 'Ada', surname: 'Zulu' })
  const write = (as: Made, own: Partial<Required<contract.TestimonialForm>> = {}) =>
    call(contract.createTestimonial, { as, body: form(own) })
  const list = async (as: Made, whose?: string) => {
    const query = whose ? { _filterFields: ['whose'], _filterValues: [whose] } : {}
    return (await call(contract.listTestimonials, { as, query })).content
  }
  const remove = (as: Made, id: number) => call(contract.removeTestimonial, { as, params: { id } })
  const restore = (as: Made, id: number) => call(contract.restoreTestimonial, { as, params: { id } })
  return { ...server, me, ada, write, list, remove, restore }
}

test('somebody writes one testimonial, changes it, and colleagues read it with their name', async () => {
  const { call, me, ada, write, list } = await setUp()
  const { id } = await write(ada, { comment: '  Well made.  ' })
  expect(await write(ada)).toMatchObject({ status: 409, code: 'testimonial_exists' })
  expect(await list(me, 'colleagues')).toMatchObject([
    { id, comment: 'Well made.', user: { fullName: 'Ada Zulu' }, can: { edit: false, remove: false } },
  ])
  expect(await list(ada, 'colleagues')).toEqual([])
  const change = (
    entry: typeof contract.updateTestimonial | typeof contract.postTestimonial,
    comment: string,
  ) => call(entry, { as: ada, params: { id }, body: form({ comment, rating: 0 }) })
  await change(contract.postTestimonial, 'First')
  expect(await change(contract.updateTestimonial, 'Then')).toMatchObject({ comment: 'Then', rating: 0 })
  expect(await list(ada)).toMatchObject([{ id, comment: 'Then', can: { edit: true, remove: true } }])
})

test('a rating is 0 where none is given, and is changed by rating and comment alone', async () => {
  const { send, me, list } = await setUp()
  const made = await send(contract.createTestimonial, {
    as: me,
    body: { genericToggleFlag: true, comment: 'It will do.' },
  })
  const { id } = made.json<{ payload: contract.Testimonial }>().payload
  expect([made.statusCode, made.json()]).toMatchObject([200, { payload: { rating: 0, component: null } }])
  for (const entry of [contract.updateTestimonial, contract.postTestimonial]) {
    const body = { rating: 1 as const, comment: `By ${entry.method}` }
    const changed = await send(entry, { as: me, params: { id }, body })
    expect([changed.statusCode, changed.json()]).toMatchObject([200, { payload: body }])
  }
  expect(await list(me)).toMatchObject([{ rating: 1, genericToggleFlag: true }])
})

test('one that is not shared stays with its author', async () => {
  const { me, ada, write, list } = await setUp()
  await write(ada, { genericToggleFlag: false })
  expect(await list(me, 'colleagues')).toEqual([])
  expect(await list(ada)).toHaveLength(1)
})

test('without words there is no testimonial', async () => {
  const { me, write } = await setUp()
  expect(await write(me, { comment: ' \n ' })).toMatchObject({ status: 422, code: 'testimonial_invalid' })
})

test('nobody changes or removes another’s, but whoever looks after communication removes a shared one', async () => {
  const { call, make, me, ada, write, list, remove, restore } = await setUp()
  const { id } = await write(ada)
  const keeper = await make.user({ companyId: me.companyId, permissions: ['communications.administer'] })
  const hidden = { status: 404, code: 'testimonial_not_found' }
  for (const as of [me, keeper])
    expect(await call(contract.updateTestimonial, { as, params: { id }, body: form() })).toMatchObject(hidden)
  expect(await remove(me, id)).toMatchObject(hidden)
  expect(await remove(keeper, id)).toEqual({})
  expect([await list(me, 'colleagues'), await list(ada)]).toEqual([[], []])
  // NOTE: what an administrator took away comes back by the administrator alone.
  expect(await restore(ada, id)).toMatchObject(hidden)
  expect(await restore(keeper, id)).toMatchObject({ id })
  const own = await write(me, { genericToggleFlag: false })
  expect(await remove(keeper, own.id)).toMatchObject(hidden)
})

test('a removed one is brought back, unless another was written meanwhile', async () => {
  const { me, write, list, remove, restore } = await setUp()
  const { id } = await write(me)
  await remove(me, id)
  expect(await list(me)).toEqual([])
  expect(await restore(me, id)).toMatchObject({ id })
  await remove(me, id)
  await write(me, { comment: 'Another' })
  expect(await restore(me, id)).toMatchObject({ status: 409, code: 'testimonial_exists' })
})

test('nothing is left of what somebody wrote who was taken out', async () => {
  const { call, engine, kit, make, me, ada, write } = await setUp()
  await write(ada)
  const admin = await make.user({
    companyId: me.companyId,
    permissions: ['users.administer', 'permissions.administer'],
  })
  await call(anonymiseUser, { as: admin, params: { id: ada.id }, body: { login: ada.login } })
  await kit.outbox.deliver()
  expect(await engine.query('select 1 from testimonials where user_id = $1', [ada.id])).toEqual([])
})
