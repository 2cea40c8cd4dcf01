import { latestNotifications } from '@oktant/contract/communication/notifications.ts'
import {
  affectedByTestimonialChange,
  changeTestimonials,
} from '@oktant/contract/learning/testimonial-changes.ts'
import { decideTestimonial, listTestimonialRecords } from '@oktant/contract/learning/testimonial-nods.ts'
import {
  createTestimonial,
  updateTestimonial,
  type TestimonialNod,
} from '@oktant/contract/learning/testimonials.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../test/kit/server.ts'
import { testimonial } from './testimonials.expected.ts'

async function setUp() {
  const server = await testServer()
  const { call, make, kit } = server
  const keeper = await make.user({ permissions: ['communications.administer'] })
  const { companyId } = keeper
  const ada = await make.user({ companyId, firstName: 'Ada' })
  const bo = await make.user({ companyId, firstName: 'Bo' })
  const write = async (as: typeof ada) => {
    const { id, updatedAt } = await call(createTestimonial, { as, body: testimonial })
    return { id, updatedAt }
  }
  const read = [await write(ada), await write(bo)]
  const change = (nod: TestimonialNod, of = read, as = keeper) =>
    call(changeTestimonials, { as, body: { nod, read: of } })
  const nods = async () => {
    const query = { _sortField: 'person', _sortDir: 'ASC' as const }
    return (await call(listTestimonialRecords, { as: keeper, query })).content.map(({ nod }) => nod)
  }
  const told = async (as: typeof ada) => {
    await kit.outbox.deliver()
    return (await call(latestNotifications, { as })).map(({ title }) => title)
  }
  return { ...server, keeper, ada, bo, read, change, nods, told }
}

test('many are approved at once, their authors hear of it, and it is known how each stood before', async () => {
  const { call, keeper, ada, bo, read, change, nods, told } = await setUp()
  const [first, second] = read
  if (!first || !second) throw new Error('two were written')
  const { id, updatedAt } = first
  await call(decideTestimonial, { as: keeper, params: { id }, body: { nod: 'refused', updatedAt } })
  const body = { nod: 'approved' as const, read }
  expect(await call(affectedByTestimonialChange, { as: keeper, body })).toMatchObject([
    { what: 'changed', count: 2 },
    { what: 'skipped', count: 0 },
  ])
  expect(await change('approved')).toEqual({
    changed: [
      { ...first, nod: 'refused' },
      { ...second, nod: 'waiting' },
    ],
    skipped: 0,
  })
  expect(await nods()).toEqual(['approved', 'approved'])
  expect([await told(ada), await told(bo)].flat()).toContain('Your testimonial is shown')
  expect(await change('approved')).toEqual({ changed: [], skipped: 2 })
})

test('what was written anew since it was read is left as it is', async () => {
  const { call, bo, read, change, nods, clock } = await setUp()
  const [, { id } = { id: 0 }] = read
  clock.skew = 60_000
  await call(updateTestimonial, { as: bo, params: { id }, body: { ...testimonial, comment: 'Buy my soap.' } })
  clock.skew = 0
  expect(await change('approved')).toMatchObject({ skipped: 1 })
  expect((await nods()).toSorted()).toEqual(['approved', 'waiting'])
})

test('nobody decides about testimonials of another company', async () => {
  const { make, change, nods, read } = await setUp()
  const stranger = await make.user({ permissions: ['communications.administer'] })
  expect(await change('approved', read, stranger)).toMatchObject({ code: 'testimonial_not_found' })
  expect(await nods()).toEqual(['waiting', 'waiting'])
})
