import { expect, test } from 'vitest'
import { createFavourite } from '@oktant/contract/learning/own/favourites.ts'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import { readMyLearning, readOwnProgress } from '@oktant/contract/learning/own/own-learning.ts'
import { makeCourse } from '../../../test/kit/content/courses.ts'
import { testServer } from '../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const author = await server.make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take'],
  })
  const permissions = ['learning.take' as const, 'purchases.make' as const]
  const mia = await server.make.user({ companyId: author.companyId, permissions })
  const course = await makeCourse(server, author, { title: 'Knots', texts: { featured: true } })
  return { ...server, author, mia, course }
}

test('what one has begun, bought and might look at comes in one call', async () => {
  const { call, author, mia, course } = await setUp()
  expect(await call(readMyLearning, { as: mia })).toMatchObject({
    assigned: { totalElements: 0 },
    begun: { totalElements: 0 },
    completed: { totalElements: 0 },
    purchases: { totalElements: 0 },
    suggested: [{ id: course.id }],
  })
  await call(launchComponent, { as: mia, params: { key: course.children[0]?.childId ?? 0 } })
  expect(await call(readMyLearning, { as: mia })).toMatchObject({ begun: { content: [{ id: course.id }] } })
  // NOTE: whoever may not buy has no list of it.
  expect(await call(readMyLearning, { as: author })).toMatchObject({ purchases: null })
})

test('the year, certificates, favourites and completed courses come in one call', async () => {
  const { call, mia } = await setUp()
  await call(createFavourite, { as: mia, body: { title: 'Explore', url: '/explore' } })
  expect(await call(readOwnProgress, { as: mia })).toMatchObject({
    year: { passed: 0 },
    purchases: { totalElements: 0 },
    certificates: { totalElements: 0 },
    favourites: { content: [{ title: 'Explore' }] },
    completed: { totalElements: 0 },
  })
})
