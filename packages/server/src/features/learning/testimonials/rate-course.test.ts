import { expect, test } from 'vitest'
import { createComponent } from '@oktant/contract/learning/components/components.ts'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import { listSuggestedCourses } from '@oktant/contract/learning/catalogue.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import * as contract from '@oktant/contract/learning/testimonials.ts'
import { anonymiseUser } from '@oktant/contract/people/users.ts'
import { componentForm, makeCourse } from '../../../../test/kit/content/courses.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { type Query, testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const author = await make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take', 'ratings.give'],
  })
  const course = await makeCourse(server, author, { texts: { featured: true } })
  const learner = () =>
    make.user({ companyId: author.companyId, permissions: ['learning.take', 'ratings.give'] })
  const [me, other] = [await learner(), await learner()]
  const begin = (as: Made) => call(launchComponent, { as, params: { key: course.children[0]?.childId ?? 0 } })
  const rate = (as: Made, rating: number) =>
    call(contract.rateCourse, { as, params: { containerId: course.id, rating } })
  const form = (own: object = {}) => ({
    ratingType: 'ADDITIONAL' as const,
    genericToggleFlag: false,
    rating: 1 as const,
    comment: '',
    container: { id: course.id },
    ...own,
  })
  const say = (as: Made, own: object = {}) => call(contract.createTestimonial, { as, body: form(own) })
  const seen = (as: Made) => call(readLearning, { as, params: { id: course.id } })
  return { ...server, author, course, me, other, begin, rate, form, say, seen }
}

test('one press rates a course that one has begun, another press changes one’s mind, and each is counted once', async () => {
  const { me, other, begin, rate, seen } = await setUp()
  expect(await rate(me, 1)).toMatchObject({ status: 422, code: 'rating_too_early' })
  await begin(me)
  await begin(other)
  expect(await seen(me)).toMatchObject({ rating: 0, ownRating: null, can: { rate: true } })
  expect(await rate(me, 1)).toMatchObject({ rating: 1, ratingCount: 1, ratedCount: 1 })
  expect(await rate(me, 1)).toMatchObject({ ratingCount: 1, ratedCount: 1 })
  expect(await rate(other, 1)).toMatchObject({ ratingCount: 2, ratedCount: 2 })
  expect(await rate(me, 0)).toMatchObject({ ratingCount: 1, ratedCount: 2 })
  expect(await seen(me)).toMatchObject({ rating: 0, ratingCount: 1, ratedCount: 2, ownRating: { rating: 0 } })
})

test('many presses at once are one rating', async () => {
  const { me, begin, rate, seen } = await setUp()
  await begin(me)
  await Promise.all([1, 1, 0, 1, 1].map((rating) => rate(me, rating)))
  expect(await rate(me, 1)).toMatchObject({ ratingCount: 1, ratedCount: 1 })
  expect(await seen(me)).toMatchObject({ ratingCount: 1, ratedCount: 1 })
})

test('words go with a rating, are changed, removed and brought back, and their author’s course counts along', async () => {
  const { call, me, other, begin, say, form, seen } = await setUp()
  await begin(me)
  const { id } = await say(me, { comment: ' Clear and short. ' })
  expect(await say(me)).toMatchObject({ status: 409, code: 'testimonial_exists' })
  await call(contract.updateTestimonial, {
    as: me,
    params: { id },
    body: form({ rating: 0, comment: 'Hm.' }),
  })
  expect(await seen(other)).toMatchObject({ ratingCount: 0, ratedCount: 1 })
  await call(contract.removeTestimonial, { as: me, params: { id } })
  expect(await seen(other)).toMatchObject({ ratingCount: 0, ratedCount: 0 })
  await call(contract.restoreTestimonial, { as: me, params: { id } })
  expect(await seen(me)).toMatchObject({ ratedCount: 1, ownRating: { id, rating: 0, comment: 'Hm.' } })
})

test('the author reads what was said, and no learner does; it is no testimonial about the product', async () => {
  const { call, author, course, me, other, begin, say } = await setUp()
  await begin(me)
  await begin(other)
  await say(me, { comment: 'Clear and short.', genericToggleFlag: true })
  await say(other, { rating: 0 })
  const read = (as: Made, query: Query<typeof contract.listCourseRatings> = {}) =>
    call(contract.listCourseRatings, { as, params: { id: course.id }, query })
  expect(await read(author)).toMatchObject({ totalElements: 2 })
  const filtered = await read(author, { _filterFields: ['hasComment'], _filterValues: ['true'] })
  expect(filtered.content).toMatchObject([{ rating: 1, comment: 'Clear and short.', userName: 'Mia Naidoo' }])
  expect(await read(me)).toMatchObject({ status: 403 })
  const query = { _filterFields: ['whose'], _filterValues: ['colleagues'] }
  expect(await call(contract.listTestimonials, { as: author, query })).toMatchObject({ content: [] })
  expect(await call(contract.listTestimonials, { as: me, query: {} })).toMatchObject({ content: [] })
})

test('a card says how many people a course helped', async () => {
  const { call, me, other, begin, rate } = await setUp()
  await begin(me)
  await rate(me, 1)
  expect(await call(listSuggestedCourses, { as: other })).toMatchObject([{ ratingCount: 1 }])
})

test('a component is rated as the call is printed', async () => {
  const { call, author, me, say } = await setUp()
  const { id } = await call(createComponent, { as: author, body: componentForm() })
  const about = { container: undefined, component: { id } }
  expect(await say(me, about)).toMatchObject({ about: 'component', aboutId: id })
  expect(await say(me, about)).toMatchObject({ status: 409 })
  expect(await say(me, { ...about, component: { id: 999_999 } })).toMatchObject({ status: 404 })
})

test('without the permission nobody rates a course', async () => {
  const { make, author, begin, rate, say } = await setUp()
  const reader = await make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  await begin(reader)
  expect(await rate(reader, 1)).toMatchObject({ status: 403 })
  expect(await say(reader)).toMatchObject({ status: 403, code: 'not_permitted' })
})

test('whoever is taken out is counted no longer', async () => {
  const { call, kit, make, author, me, other, begin, rate, seen } = await setUp()
  await begin(me)
  await rate(me, 1)
  const permissions: Permission[] = [
    'users.administer',
    'permissions.administer',
    'learning.take',
    'ratings.give',
  ]
  const admin = await make.user({ companyId: author.companyId, permissions })
  await call(anonymiseUser, { as: admin, params: { id: me.id }, body: { login: me.login } })
  await kit.outbox.deliver()
  expect(await seen(other)).toMatchObject({ ratingCount: 0, ratedCount: 0 })
})
