import { expect, test } from 'vitest'
import * as catalogue from '@oktant/contract/learning/catalogue.ts'
import { removeComponent } from '@oktant/contract/learning/components/components.ts'
import { archiveCourse, publishCourse, updateCourse } from '@oktant/contract/learning/courses/containers.ts'
import { launchComponent, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import * as learning from '@oktant/contract/learning/own/learn.ts'
import { listSegments } from '@oktant/contract/learning/segments.ts'
import { courseForm, makeCourse, placeOf } from '../../../../test/kit/content/courses.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { makeDefaultSegments } from '../segments/segments.ts'

async function setUp() {
  const server = await testServer()
  const author = await server.make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take'],
  })
  const { companyId } = author
  await server.db.transaction((tx) => makeDefaultSegments(tx, companyId))
  const mia = await server.make.user({ companyId, permissions: ['learning.take'] })
  const segments = await server.call(listSegments, { as: mia, query: {} })
  const course = (wish: Parameters<typeof makeCourse>[2] = {}) => makeCourse(server, author, wish)
  const read = (id: number, as: Made = mia) => server.call(learning.readLearning, { as, params: { id } })
  const launch = (key: number, as: Made = mia) => server.call(launchComponent, { as, params: { key } })
  const save = (key: number, body: object, as: Made = mia) =>
    server.call(saveLaunch, { as, params: { key }, body: { seconds: 0, ...body } as never })
  const take = async (key: number, done: string, as: Made = mia) => {
    const { launch: token } = await launch(key, as)
    return save(key, { launch: token, done }, as)
  }
  const childIds = (made: { children: { childId: number }[] }) => made.children.map(({ childId }) => childId)
  return {
    ...server,
    author,
    mia,
    course,
    read,
    launch,
    save,
    take,
    childIds,
    segmentId: segments[0]?.id ?? 0,
  }
}

test('a learner opens what is unlocked, does it, and the course says how far they are and why', async () => {
  const { course, read, take, launch, childIds } = await setUp()
  const made = await course({
    components: [{}, { completion: 'acknowledged' }],
    places: [{}, { unlock: { by: 'previous' } }],
  })
  const [first = 0, second = 0] = childIds(made)
  const before = await read(made.id)
  expect(before).toMatchObject({
    state: 'NOT_STARTED',
    percent: 0,
    why: { code: 'not_begun' },
    can: { launch: true },
  })
  expect(before.children?.map(({ enabled, locked }) => [enabled, locked?.code])).toEqual([
    [true, undefined],
    [false, 'previous_missing'],
  ])
  expect(await launch(second)).toMatchObject({
    status: 422,
    code: 'component_locked',
    locked: { code: 'previous_missing' },
    containerId: made.id,
  })
  expect(await take(first, 'read')).toMatchObject({
    componentLog: { stateLabel: 'COMPLETED' },
    containerLog: { percent: 50, state: 'IN_PROGRESS', why: { code: 'children_left', count: 1, of: 2 } },
  })
  expect(await take(second, 'acknowledged')).toMatchObject({
    containerLog: { percent: 100, passed: true, why: { code: 'children_done', of: 2 } },
  })
  const after = await read(made.id)
  expect(after).toMatchObject({ passed: true, percent: 100, completedAt: expect.any(String) })
  expect(after.children?.map(({ why }) => why.code)).toEqual(['read', 'acknowledged'])
})

test('nothing is completed by doing something else than it asks for', async () => {
  const { course, take, childIds } = await setUp()
  const [key = 0] = childIds(await course())
  expect(await take(key, 'acknowledged')).toMatchObject({ status: 422, code: 'completion_refused' })
})

test('what opening completes is done once it is open', async () => {
  const { course, read, launch, childIds } = await setUp()
  const made = await course({ components: [{ completion: 'opened' }] })
  const [key = 0] = childIds(made)
  expect(await launch(key)).toMatchObject({ componentLog: { stateLabel: 'COMPLETED' } })
  expect(await read(made.id)).toMatchObject({ passed: true })
})

test('one thing is open at a time: the window before hears that it is another', async () => {
  const { course, launch, save, childIds } = await setUp()
  const [first = 0, second = 0] = childIds(await course({ components: [{}, {}] }))
  const { launch: old } = await launch(first)
  const { launch: newer } = await launch(second)
  expect(await save(first, { launch: old })).toMatchObject({ status: 409, code: 'launched_elsewhere' })
  expect(await save(second, { launch: old })).toMatchObject({ status: 409, code: 'launched_elsewhere' })
  expect(await save(second, { launch: newer })).toMatchObject({ componentLog: { stateLabel: 'IN_PROGRESS' } })
})

test('viewing time is kept as far as it can have passed, and the place reached too', async () => {
  const { course, read, launch, save, childIds, clock } = await setUp()
  const made = await course()
  const [key = 0] = childIds(made)
  const { launch: token } = await launch(key)
  clock.skew += 30_000
  expect(await save(key, { launch: token, seconds: 25, location: 'page 3' })).toMatchObject({
    componentLog: { totalDuration: 25 },
  })
  clock.skew += 10_000
  const claimed = await save(key, { launch: token, seconds: 5000 })
  expect(claimed.componentLog?.totalDuration).toBeLessThan(45)
  expect(await launch(key)).toMatchObject({ componentLog: { location: 'page 3' } })
  expect((await read(made.id)).time).toBe(claimed.componentLog?.totalDuration)
})

test('who is under way keeps the edition they began, and goes on with the newer one when they wish', async () => {
  const { call, author, mia, course, read, take, childIds } = await setUp()
  const made = await course({ components: [{}, {}] })
  const [first = 0, second = 0] = childIds(made)
  await take(first, 'read')
  const [kept] = courseForm(made).children
  const added = placeOf(made.children[1]?.componentId ?? 0)
  const body = { ...courseForm(made), children: kept ? [kept, added] : [] }
  const saved = await call(updateCourse, { as: author, params: { id: made.id }, body })
  await call(publishCourse, { as: author, params: { id: made.id }, body: { revision: saved.revision ?? 0 } })
  const mine = await read(made.id)
  expect(mine).toMatchObject({ edition: 1, hasNewEdition: true, percent: 50, can: { moveOn: true } })
  expect(mine.children?.map(({ containerChildId }) => containerChildId)).toEqual([first, second])
  expect(await read(made.id, author)).toMatchObject({ edition: 2, hasNewEdition: false })
  const moved = await call(learning.moveToNewEdition, { as: mia, params: { id: made.id } })
  expect(moved).toMatchObject({ edition: 2, hasNewEdition: false, percent: 50 })
  expect(moved.children?.map(({ passed }) => passed)).toEqual([true, false])
})

test('a course that holds another is through when that is', async () => {
  const { call, author, course, read, take, childIds } = await setUp()
  const inner = await course()
  const outer = await course({ isDraft: true })
  const children = [{ ...placeOf(0), componentId: null, nestedId: inner.id }]
  const body = { ...courseForm(outer), children }
  const saved = await call(updateCourse, { as: author, params: { id: outer.id }, body })
  await call(publishCourse, { as: author, params: { id: outer.id }, body: { revision: saved.revision ?? 0 } })
  const [key = 0] = childIds(inner)
  await take(key, 'read')
  expect((await read(outer.id)).children).toMatchObject([{ clazz: 'Container', passed: true, percent: 100 }])
})

test('a removed component cannot be opened and holds nobody back', async () => {
  const { call, author, course, read, launch, take, childIds } = await setUp()
  const made = await course({ components: [{}, {}] })
  const [first = 0, second = 0] = childIds(made)
  await call(removeComponent, { as: author, params: { id: made.children[0]?.componentId ?? 0 } })
  expect(await launch(first)).toMatchObject({ status: 422, code: 'deleted_resource_launch' })
  await take(second, 'read')
  expect(await read(made.id)).toMatchObject({ passed: true })
})

test('an archived course leaves the catalogue, and who began it may finish', async () => {
  const { call, author, mia, course, read, launch, take, childIds, make } = await setUp()
  const made = await course({ components: [{}, {}] })
  const [first = 0, second = 0] = childIds(made)
  await take(first, 'read')
  await call(archiveCourse, { as: author, params: { id: made.id } })
  const zoe = await make.user({ companyId: mia.companyId, permissions: ['learning.take'] })
  expect(await read(made.id, zoe)).toMatchObject({ status: 404, code: 'container_not_found' })
  expect(await launch(second, zoe)).toMatchObject({ status: 404, code: 'child_not_found' })
  expect(
    (await call(catalogue.listAvailableCourses, { as: mia, query: {} })).map(({ id }) => id),
  ).not.toContain(made.id)
  expect(await take(second, 'read')).toMatchObject({ containerLog: { passed: true } })
})

test('a visitor sees what its author opened, and nothing of anybody’s progress', async () => {
  const { call, course, author, segmentId } = await setUp()
  const open = await course({
    title: 'Open',
    parentId: segmentId,
    texts: { openToVisitors: true, featured: true },
  })
  const closed = await course({
    title: 'Closed',
    parentId: segmentId,
    texts: { openToVisitors: false, featured: true },
  })
  const query = { company: String(author.companyId) }
  const ids = (cards: { id: number }[]) => cards.map(({ id }) => id)
  expect(ids(await call(catalogue.listAvailableCourses, { query }))).toEqual([open.id])
  expect(ids(await call(catalogue.listFeaturedCourses, { query }))).toEqual([open.id])
  const seen = await call(learning.readPublicLearning, { params: { id: open.id }, query })
  expect(seen).toMatchObject({ percent: null, can: { launch: false } })
  const printed = (containerId: number) => ({ params: { containerId }, query })
  expect(await call(learning.readPublicContainer, printed(open.id))).toEqual(seen)
  expect(await call(learning.readPublicContainer, printed(closed.id))).toMatchObject({ status: 404 })
  expect(await call(learning.readPublicLearning, { params: { id: closed.id }, query })).toMatchObject({
    status: 404,
  })
  const below = await call(learning.readPublicLearning, { params: { id: segmentId }, query })
  expect(below.children?.map(({ containerId }) => containerId)).toEqual([open.id])
})

test('what one began, finished and might take next is listed, each in its order', async () => {
  const { call, mia, course, take, childIds, segmentId, clock } = await setUp()
  const [one, two] = [
    await course({ parentId: segmentId, components: [{}, {}] }),
    await course({ parentId: segmentId }),
  ]
  const near = await course({ title: 'Near', parentId: segmentId })
  const featured = await course({ title: 'Featured', texts: { featured: true } })
  await take(childIds(two)[0] ?? 0, 'read')
  clock.skew += 60_000
  await take(childIds(one)[0] ?? 0, 'read')
  const mine = await call(learning.listLearning, { as: mia, query: {} })
  expect(mine.content?.map(({ id, percent }) => [id, percent])).toEqual([
    [one.id, 50],
    [two.id, 100],
  ])
  const underWay = { _filterFields: ['state', 'isToTake'], _filterValues: ['IN_PROGRESS', 'false'] }
  expect(await call(learning.listLearning, { as: mia, query: underWay })).toMatchObject({
    totalElements: 1,
    content: [{ id: one.id }],
  })
  const toTake = { _filterFields: ['isToTake'], _filterValues: ['true'] }
  expect(await call(learning.listLearning, { as: mia, query: toTake })).toMatchObject({ totalElements: 0 })
  const done = await call(learning.listCompletedCourses, { as: mia, query: {} })
  expect(done.content?.map(({ id }) => id)).toEqual([two.id])
  expect(await call(catalogue.readInProgressCourse, { as: mia })).toMatchObject({ id: one.id, percent: 50 })
  const next = await call(catalogue.listSuggestedCourses, { as: mia })
  expect(next.map(({ id, because }) => [id, because])).toEqual([
    [near.id, 'near'],
    [featured.id, 'featured'],
  ])
  const segment = (await call(listSegments, { as: mia, query: {} })).find(({ id }) => id === segmentId)
  expect(segment).toMatchObject({ courseCount: 3, progress: 33 })
})

test('every attempt and every time one took a course is kept and can be looked up', async () => {
  const { call, mia, course, take, childIds } = await setUp()
  const made = await course({ components: [{ title: { en: 'Bowline', de: 'Palstek' } }] })
  await take(childIds(made)[0] ?? 0, 'read')
  const params = { id: made.id }
  expect(await call(learning.listComponentHistory, { as: mia, params })).toMatchObject([
    { name: { en: 'Bowline' }, attempt: 1, stateLabel: 'COMPLETED' },
  ])
  expect(await call(learning.listContainerHistory, { as: mia, params })).toMatchObject([
    { period: 1, edition: 1, state: 'PASSED' },
  ])
})

test('an outline says what is in a container at every depth', async () => {
  const { call, mia, course, segmentId } = await setUp()
  const made = await course({
    title: 'Knots',
    parentId: segmentId,
    components: [{ title: { en: 'Bowline', de: '' } }],
  })
  const outline = await call(learning.readOutline, { as: mia, params: { id: segmentId } })
  expect(outline.items?.map(({ name, depth }) => `${depth} ${name.en}`)).toEqual(['1 Knots', '2 Bowline'])
  const inner = await call(learning.readOutline, { as: mia, params: { id: made.id } })
  expect(inner.parents?.map(({ id }) => id)).toEqual([segmentId])
})
