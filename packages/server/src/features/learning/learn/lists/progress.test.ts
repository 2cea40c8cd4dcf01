import { expect, test } from 'vitest'
import { setTimezone } from '@oktant/contract/people/account.ts'
import { dayIn, yearOf } from '@oktant/contract/kit/days.ts'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import { readProgressYear } from '@oktant/contract/learning/own/progress.ts'
import { makeCourse } from '../../../../../test/kit/content/courses.ts'
import { testServer } from '../../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const author = await make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take'],
  })
  const mia = await make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  const year = (query: { year?: number } = {}) => call(readProgressYear, { as: mia, query })
  return { ...server, author, mia, year }
}

test('what one finished is counted day by day, in the time zone where one lives', async () => {
  const { call, engine, author, mia, year } = await setUp()
  const now = yearOf(dayIn(mia.timezone, new Date()))
  expect(await year()).toEqual({ year: now, firstYear: now, passed: 0, seconds: 0, days: [] })
  const course = await makeCourse({ call }, author, {
    components: [{ completion: 'opened' }, { completion: 'opened' }],
  })
  for (const { childId } of course.children)
    await call(launchComponent, { as: mia, params: { key: childId } })
  const own = 'where user_id = $1'
  await call(setTimezone, { as: mia, body: { zoneName: 'Asia/Tokyo' } })
  // NOTE: in Tokyo the new year has begun.
  for (const table of ['component_logs', 'container_logs'])
    await engine.query(
      `update ${table} set started_at = '2025-12-31T14:00:00Z', completed_at = '2025-12-31T16:00:00Z' ${own}`,
      [mia.id],
    )
  const days = [{ day: '2026-01-01', parts: 2, courses: 1 }]
  await expect.poll(async () => (await year({ year: 2026 })).days).toEqual(days)
  expect(await year({ year: 2026 })).toMatchObject({ year: 2026, firstYear: 2025, passed: 1 })
  expect((await year({ year: 2025 })).days).toEqual([])
  expect(await year({ year: 1 })).toMatchObject({ status: 400 })
})

test('nobody else’s work is counted', async () => {
  const { call, author, make, year } = await setUp()
  const course = await makeCourse({ call }, author, { components: [{ completion: 'opened' }] })
  const other = await make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  await call(launchComponent, { as: other, params: { key: course.children[0]?.childId ?? 0 } })
  expect(await year()).toMatchObject({ passed: 0, days: [] })
})
