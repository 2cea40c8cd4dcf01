import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { publishCourse, updateCourse } from '@oktant/contract/containers.ts'
import { launchComponent } from '@oktant/contract/launches.ts'
import { listLearning } from '@oktant/contract/learning.ts'
import { rateCourse } from '@oktant/contract/testimonials.ts'
import { courseForm, makeCourse } from '../../../test/kit/courses.ts'
import { testServer } from '../../../test/kit/server.ts'
import { statementsOf } from '../../../test/kit/statements.ts'
import { containers, editions } from '../courses/courses.tables.ts'
import { learningTypes } from '../learning-types/learning-types.tables.ts'
import { makeDefaultSegments } from '../segments/segments.ts'

const both = (text: string) => ({ en: text, de: text })

async function setUp() {
  const server = await testServer()
  const { db, make, call } = server
  const author = await make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take'],
  })
  const { companyId } = author
  await db.transaction((tx) => makeDefaultSegments(tx, companyId))
  const [segment] = await db
    .select({ id: containers.id })
    .from(containers)
    .where(eq(containers.companyId, companyId))
    .limit(1)
  const parentId = segment?.id ?? 0
  const course = await makeCourse(server, author, { parentId })
  const learner = () => make.user({ companyId, permissions: ['learning.take', 'ratings.give'] })
  const begin = async () => {
    const as = await learner()
    await call(launchComponent, { as, params: { key: course.children[0]?.childId ?? 0 } })
    return as
  }
  const card = async (as: Awaited<ReturnType<typeof learner>>) => {
    const { content } = await call(listLearning, { as, query: {} })
    return content[0]
  }
  return { ...server, author, companyId, parentId, course, begin, card }
}

test('a card shows what its course, its segment and its type say at that moment, and what is one’s own', async () => {
  const { db, call, author, companyId, parentId, course, begin, card } = await setUp()
  const [mia, tom] = [await begin(), await begin()]
  const params = { id: course.id }
  expect(await card(mia)).toMatchObject({ name: course.title, childCount: 1, ratingCount: 0, typeId: null })

  await call(rateCourse, { as: tom, params: { containerId: course.id, rating: 1 } })
  expect(await card(mia)).toMatchObject({ ratingCount: 1 })

  await db
    .update(containers)
    .set({ title: both('Ropes') })
    .where(eq(containers.id, parentId))
  expect(await card(mia)).toMatchObject({ segment: { name: both('Ropes') }, parent: both('Ropes') })

  const values = { companyId, about: 'course' as const, icon: 'bulb' as const, description: both('') }
  const [type] = await db
    .insert(learningTypes)
    .values({ ...values, name: both('Class') })
    .returning()
  await db
    .update(editions)
    .set({ courseTypeId: type?.id ?? 0 })
    .where(eq(editions.containerId, course.id))
  expect(await card(mia)).toMatchObject({ typeId: type?.id, typeName: both('Class') })
  await db
    .update(learningTypes)
    .set({ name: both('Workshop') })
    .where(eq(learningTypes.id, type?.id ?? 0))
  expect(await card(mia)).toMatchObject({ typeName: both('Workshop') })

  const drafted = await call(updateCourse, {
    as: author,
    params,
    body: { ...courseForm(course), title: both('Bowlines') },
  })
  await call(publishCourse, { as: author, params, body: { revision: drafted.revision } })
  const [hers, his] = [await card(mia), await card(tom)]
  expect(hers).toMatchObject({ name: both('Bowlines'), state: 'IN_PROGRESS' })
  expect({ ...his, lastAt: null }).toEqual({ ...hers, lastAt: null })
})

test('texts that nobody changed are read once for everybody', async () => {
  const { begin, card } = await setUp()
  const [mia, tom] = [await begin(), await begin()]
  await card(mia)
  await card(tom)
  expect(await statementsOf(() => card(tom))).toHaveLength(1)
  expect(await card(tom)).toMatchObject({ description: await card(mia).then((one) => one?.description) })
})
