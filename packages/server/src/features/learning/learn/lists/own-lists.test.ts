import { eq } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { publishCourse, updateCourse } from '@oktant/contract/learning/courses/containers.ts'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import { listLearning } from '@oktant/contract/learning/own/learn.ts'
import { uploadPicture } from '@oktant/contract/organisation/pictures.ts'
import { rateCourse } from '@oktant/contract/learning/testimonials.ts'
import { anotherProcess } from '../../../../../test/kit/servers/another-process.ts'
import { fileOf } from '../../../../../test/kit/content/component-files.ts'
import { courseForm, makeCourse } from '../../../../../test/kit/content/courses.ts'
import { png } from '../../../../../test/kit/files/pictures.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { statementsOf } from '../../../../../test/kit/run/statements.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { containers, editions } from '../../courses/courses.tables.ts'
import { learningTypes } from '../../learning-types/learning-types.tables.ts'
import { makeDefaultSegments } from '../../segments/segments.ts'
import { viewerOf } from '../learn.access.ts'
import { listOwn, readContainer } from '../learn.ts'

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

test('what its authors draft is nobody’s news, and what is published is', async () => {
  const { call, author, course, begin, card } = await setUp()
  const mia = await begin()
  const params = { id: course.id }
  await card(mia)
  const { revision } = await call(updateCourse, {
    as: author,
    params,
    body: { ...courseForm(course), title: both('Bowlines') },
  })
  expect(await statementsOf(() => card(mia))).toHaveLength(1)
  expect(await card(mia)).toMatchObject({ name: course.title })
  await call(publishCourse, { as: author, params, body: { revision } })
  expect(await statementsOf(() => card(mia))).toHaveLength(2)
  expect(await card(mia)).toMatchObject({ name: both('Bowlines') })
})

test('a transaction sees what it changed itself, and what it takes back nobody ever saw', async () => {
  const { db, kit, parentId, course, begin } = await setUp()
  const { token } = await begin()
  const actor = await kit.findActor(`Bearer ${token}`, '127.0.0.1')
  if (!actor) throw new Error('nobody is signed in by that')
  const parents = async (of: Db) => {
    const { content } = await listOwn(of, actor, { list: 'begun', query: {}, sign: String })
    const page = await readContainer(of, viewerOf(actor), course.id, { now: kit.now(), sign: String })
    return [content[0]?.parent, ...page.parents.map(({ name }) => name)]
  }
  const before = await parents(db)
  const renamed = both('Clove hitch')
  const taken = db.transaction(async (tx) => {
    await tx.update(containers).set({ title: renamed }).where(eq(containers.id, parentId))
    expect(await parents(tx)).toEqual([renamed, renamed])
    throw new Error('taken back')
  })
  await expect(taken).rejects.toThrow('taken back')
  expect(await parents(db)).toEqual(before)
})

test.skipIf(inject('prepared').engine !== 'postgres')(
  'of two who change courses at once, each is seen when it is committed, whoever began first',
  async () => {
    const { db, engine, call, author, course, parentId, begin } = await setUp()
    const second = await makeCourse({ call }, author, { parentId })
    const mia = await begin()
    await call(launchComponent, { as: mia, params: { key: second.children[0]?.childId ?? 0 } })
    const names = async () => {
      const { content } = await call(listLearning, { as: mia, query: { _sortField: 'name' } })
      return content.map(({ name }) => name.en)
    }
    const rename = (of: Db, { id }: { id: number }, title: string) =>
      of
        .update(containers)
        .set({ title: both(title) })
        .where(eq(containers.id, id))
    const old = await names()
    const other = await anotherProcess(engine)
    onTestFinished(other.close)
    await other.db.transaction(async (tx) => {
      await rename(tx, course, 'A first')
      expect(await names()).toEqual(old)
      await rename(db, second, 'A second')
      expect(await names()).toEqual(['A second', course.title.en])
    })
    expect(await names()).toEqual(['A first', 'A second'])
  },
)

test('the address of a picture that was kept with a page is another one in time', async () => {
  const { call, author, clock, course, begin, card } = await setUp()
  const mia = await begin()
  const params = { id: course.id }
  const { fileId } = await call(uploadPicture, {
    as: author,
    file: fileOf(png(640, 320), 'rope.png', 'image/png'),
  })
  const body = { ...courseForm(course), cover: { fileId, alt: both('A rope') } }
  const { revision } = await call(updateCourse, { as: author, params, body })
  await call(publishCourse, { as: author, params, body: { revision } })
  const before = await card(mia)
  expect(before?.coverImagePath).toMatch(/^\/rest\/files\//)
  clock.skew += 300_000
  const later = await card(mia)
  expect(later?.coverImagePath).not.toBe(before?.coverImagePath)
  expect({ ...later, coverImagePath: null }).toEqual({ ...before, coverImagePath: null })
  clock.skew = 0
})
