import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { updateCourse, publishCourse } from '@oktant/contract/learning/courses/containers.ts'
import { launchComponent, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import * as learning from '@oktant/contract/learning/own/learn.ts'
import { courseForm, makeCourse, placeOf } from '../../../../../test/kit/content/courses.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { rowsOf } from '../../../../db/engine/db.ts'
import { openPeriods, periodsOpened } from './periods.ts'

async function setUp() {
  const server = await testServer()
  const { call, make, db, clock } = server
  const author = await make.user({ permissions: ['courses.administer', 'content.administer'] })
  const { companyId } = author
  const mia = await make.user({ companyId, permissions: ['learning.take'] })
  const read = (id: number) => call(learning.readLearning, { as: mia, params: { id } })
  const pass = async (id: number) => {
    for (const { containerChildId, containerId } of (await read(id)).children ?? []) {
      if (containerId !== null) continue
      const params = { key: containerChildId ?? 0 }
      const { launch } = await call(launchComponent, { as: mia, params })
      await call(saveLaunch, { as: mia, params, body: { launch: launch ?? '', seconds: 0, done: 'read' } })
    }
  }
  const open = (containerId: number, dueOn: string | null = '2027-01-31') =>
    db.transaction((tx) =>
      openPeriods(
        tx,
        periodsOpened(companyId, [{ userId: mia.id, containerId, dueOn }]),
        'recertification',
        new Date(Date.now() + clock.skew),
      ),
    )
  return { ...server, author, mia, read, pass, open, course: (wish = {}) => makeCourse(server, author, wish) }
}

test('a course that was passed opens again as a new period, and the old record stays', async () => {
  const { call, mia, course, read, pass, open } = await setUp()
  const { id } = await course({ components: [{}, {}] })
  await pass(id)
  const before = await read(id)
  expect(before).toMatchObject({ passed: true, percent: 100, period: null })
  expect(await open(id)).toMatchObject([{ containerId: id, period: 2 }])
  expect(await read(id)).toMatchObject({
    passed: false,
    percent: 0,
    state: 'NOT_STARTED',
    startedAt: null,
    completedAt: null,
    period: { number: 2, by: 'recertification', dueOn: '2027-01-31', passedBefore: before.completedAt },
  })
  const done = await call(learning.listCompletedCourses, { as: mia, query: {} })
  expect(done.content).toMatchObject([{ id, passed: true, completedAt: before.completedAt }])
  await pass(id)
  expect(await read(id)).toMatchObject({ passed: true, percent: 100, startedAt: expect.any(String) })
  const times = await call(learning.listContainerHistory, { as: mia, params: { id } })
  expect(times).toMatchObject([
    { period: 2, state: 'PASSED' },
    { period: 1, state: 'PASSED', completedAt: before.completedAt },
  ])
  expect(await call(learning.listComponentHistory, { as: mia, params: { id } })).toHaveLength(4)
})

test('asked twice, at once or later, it opens once', async () => {
  const { course, read, pass, open } = await setUp()
  const { id } = await course()
  await pass(id)
  const both = await Promise.all([open(id), open(id)])
  expect(both.flat()).toHaveLength(1)
  expect(await open(id)).toEqual([])
  expect((await read(id)).period?.number).toBe(2)
})

test('what was never passed does not open again', async () => {
  const { call, mia, course, read, open } = await setUp()
  const { id } = await course({ components: [{}, {}] })
  expect(await open(id)).toEqual([])
  const params = { key: (await read(id)).children?.[0]?.containerChildId ?? 0 }
  await call(launchComponent, { as: mia, params })
  expect(await open(id)).toEqual([])
})

test('a new period is taken in the edition of the day on which it is begun', async () => {
  const { call, author, mia, course, read, pass, open } = await setUp()
  const made = await course()
  await pass(made.id)
  await open(made.id)
  const params = { id: made.id }
  const body = { ...courseForm(made), title: { en: 'Newer knots', de: 'Neuere Knoten' } }
  const { revision } = await call(updateCourse, { as: author, params, body })
  await call(publishCourse, { as: author, params, body: { revision } })
  expect(await read(made.id)).toMatchObject({ edition: 2, hasNewEdition: false, can: { moveOn: false } })
  const key = made.children[0]?.childId ?? 0
  await call(launchComponent, { as: mia, params: { key } })
  expect(await read(made.id)).toMatchObject({ edition: 2, state: 'IN_PROGRESS' })
})

test('a course in a course opens again with it, and the earlier record of the outer one is left alone', async () => {
  const { call, author, db, course, read, pass, open } = await setUp()
  const inner = await course()
  const outer = await course({ components: [], isDraft: true })
  const params = { id: outer.id }
  const nested = { ...placeOf(0), componentId: null, nestedId: inner.id }
  const own = placeOf((await course()).children[0]?.componentId ?? 0)
  const body = { ...courseForm(outer), children: [own, nested] }
  const { revision } = await call(updateCourse, { as: author, params, body })
  await call(publishCourse, { as: author, params, body: { revision } })
  await pass(outer.id)
  await pass(inner.id)
  expect(await read(outer.id)).toMatchObject({ passed: true })
  expect((await open(outer.id)).map(({ containerId }) => containerId).sort()).toEqual(
    [inner.id, outer.id].sort(),
  )
  expect(await read(outer.id)).toMatchObject({ passed: false, percent: 0 })
  await pass(inner.id)
  expect(await read(outer.id)).toMatchObject({ state: 'IN_PROGRESS', percent: 50 })
  const rows = await rowsOf(
    db,
    sql`select period, state from container_logs where container_id = ${outer.id} order by period`,
  )
  expect(rows).toEqual([
    { period: 1, state: 'PASSED' },
    { period: 2, state: 'IN_PROGRESS' },
  ])
})
