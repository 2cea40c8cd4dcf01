import { expect, test } from 'vitest'
import { listFeaturedCourses } from '@oktant/contract/learning/catalogue.ts'
import { publishCourse, readCourse, updateCourse } from '@oktant/contract/learning/courses/containers.ts'
import { addMembers } from '@oktant/contract/people/groups.ts'
import { readHome } from '@oktant/contract/learning/own/home.ts'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { listFeatured } from '../../features/learning/learn/learn.ts'
import { anyRule, give, makeGroup, mandatory } from '../../../test/kit/content/assignments.ts'
import { courseForm, makeCourse, placeOf } from '../../../test/kit/content/courses.ts'
import type { Made } from '../../../test/kit/make.ts'
import { handIn, makeEssay } from '../../../test/kit/content/marking.ts'
import { testServer } from '../../../test/kit/server.ts'
import { statementsOf } from '../../../test/kit/run/statements.ts'

const nameOf = ({ firstName, surname }: Made) => `${firstName} ${surname}`

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const author = await make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take'],
  })
  const mia = await make.user({ companyId: author.companyId, permissions: ['learning.take'] })
  const course = (title: string, texts: object = {}) => makeCourse(server, author, { title, texts })
  const home = () => call(readHome, { as: mia })
  return { ...server, author, mia, course, home }
}

test('what is due, what was begun and what one has to take waits, each with its reason', async () => {
  const { call, author, mia, course, home } = await setUp()
  expect((await home()).toDo).toEqual([])
  const [begun, due, open, optional] = [
    await course('Begun'),
    await course('Due'),
    await course('Open'),
    await course('Optional'),
  ]
  const key = begun.children[0]?.childId ?? 0
  await call(launchComponent, { as: mia, params: { key } })
  const group = (name: string) =>
    makeGroup({ call }, author, { people: [mia], form: { name: { en: name, de: name } } })
  const at = { by: 'day' as const, day: '2020-01-31' }
  await give({ call }, author, await group('Safety'), [due.id], mandatory({ due: at }))
  await give({ call }, author, await group('Beginners'), [open.id], mandatory())
  await give({ call }, author, await group('Curious'), [optional.id], anyRule)
  expect((await home()).toDo).toMatchObject([
    {
      key: `course-${due.id}`,
      reason: 'overdue',
      dueOn: '2020-01-31',
      because: { name: { en: 'Safety' }, isByName: false },
      percent: null,
    },
    { key: `course-${begun.id}`, reason: 'begun', percent: 0, because: null },
    { key: `course-${open.id}`, reason: 'assigned', dueOn: null, because: { name: { en: 'Beginners' } } },
  ])
})

test('a mandatory course without a day stands among what is to do, however much was begun', async () => {
  const { call, author, mia, course, home } = await setUp()
  for (let number = 0; number < 8; number += 1) {
    const { children } = await course(`Own ${number}`)
    await call(launchComponent, { as: mia, params: { key: children[0]?.childId ?? 0 } })
  }
  expect((await home()).toDo).toHaveLength(8)
  const open = await course('Open')
  await give({ call }, author, await makeGroup({ call }, author, { people: [mia] }), [open.id], mandatory())
  const { toDo } = await home()
  expect(toDo).toHaveLength(8)
  expect(toDo.at(-1)).toMatchObject({ key: `course-${open.id}`, reason: 'assigned', dueOn: null })
})

test('a course that is with its assessor is nothing to do', async () => {
  const server = await testServer()
  const { call } = server
  const { author, learner, courseId, childId } = await makeEssay(server)
  const courses = async () =>
    (await call(readHome, { as: learner })).toDo
      .filter(({ about }) => about === 'course')
      .map(({ containerId, reason }) => [containerId, reason])
  const at = { by: 'day' as const, day: '2020-01-31' }
  const group = await makeGroup({ call }, author, { people: [learner] })
  await give({ call }, author, group, [courseId], mandatory({ due: at }))
  expect(await courses()).toEqual([[courseId, 'overdue']])
  await handIn(server, learner, childId)
  expect(await call(readLearning, { as: learner, params: { id: courseId } })).toMatchObject({
    state: 'UNDER_REVIEW',
    dueOn: '2020-01-31',
  })
  expect(await courses()).toEqual([])
})

test('nor is a course that holds it, as long as nothing else is open in that', async () => {
  const server = await testServer()
  const { call } = server
  const { author, learner, courseId, childId } = await makeEssay(server)
  const holding = async (components: object[]) => {
    const { id } = await makeCourse(server, author, { isDraft: true, components })
    const params = { id }
    const form = courseForm(await call(readCourse, { as: author, params }))
    const nested = { ...placeOf(0), componentId: null, nestedId: courseId }
    const body = { ...form, children: [...form.children, nested] }
    const { revision } = await call(updateCourse, { as: author, params, body })
    const { children } = await call(publishCourse, { as: author, params, body: { revision } })
    await call(launchComponent, { as: learner, params: { key: children[0]?.childId ?? 0 } })
    return id
  }
  const opened = { completion: 'opened' }
  const [alone, beside] = [await holding([opened]), await holding([opened, {}])]
  const waiting = async () =>
    (await call(readHome, { as: learner })).toDo.map(({ containerId }) => containerId).toSorted()
  expect(await waiting()).toEqual([alone, beside])
  await handIn(server, learner, childId)
  expect(await waiting()).toEqual([beside])
})

test('a mandatory course that was given by name says by whom, in place of a group', async () => {
  const { call, author, mia, course, home } = await setUp()
  const { id } = await course('Ropes')
  await call(addMembers, { as: author, params: { owner: 'container', id }, body: { userIds: [mia.id] } })
  expect((await home()).toDo).toEqual([])
  const { assigned } = await call(readLearning, { as: mia, params: { id } })
  const at = { by: 'day' as const, day: '2020-01-31' }
  await give({ call }, author, assigned?.because[0]?.groupId ?? 0, [id], mandatory({ due: at }))
  expect((await home()).toDo).toMatchObject([
    { key: `course-${id}`, reason: 'overdue', because: { isByName: true, givenBy: nameOf(author) } },
  ])
})

test('featured courses are shuffled, and stay so for the day', async () => {
  const { call, engine, mia, course, home } = await setUp()
  for (let number = 0; number < 8; number += 1) await course(`Course ${number}`, { featured: true })
  const order = async () => (await home()).featured.map(({ id }) => id)
  const today = await order()
  expect(today).toHaveLength(8)
  expect(await order()).toEqual(today)
  const listed = await call(listFeaturedCourses, { as: mia, query: {} })
  expect(listed.map(({ id }) => id)).toEqual(today)
  const days = new Set<string>()
  const viewer = { companyId: mia.companyId, id: mia.id, language: 'en' as const, timezone: 'UTC' }
  for (let day = 1; day < 7; day += 1) {
    const cards = await listFeatured(engine.db, viewer, {
      now: new Date(`2027-03-0${day}T12:00:00Z`),
      sign: String,
    })
    days.add(String(cards.map(({ id }) => id)))
  }
  expect(days.size).toBeGreaterThan(1)
})

test('the profile and what is new come with the first page', async () => {
  const { make, call, mia, home } = await setUp()
  expect(await home()).toMatchObject({ profile: { id: mia.id }, news: [] })
  const guest = await make.user({ permissions: [] })
  expect(await call(readHome, { as: guest })).toMatchObject({ toDo: [], featured: [] })
})

test('the first page asks at most four statements, and no more when a course waits for its assessor', async () => {
  const server = await testServer()
  const { learner, childId } = await makeEssay(server)
  const home = () => server.call(readHome, { as: learner })
  const asked = async () => {
    // NOTE: what everybody sees of courses is read once, and kept.
    await home()
    return (await statementsOf(home)).map(({ text }) => text)
  }
  const before = await asked()
  expect(before.length, before.join('\n')).toBeLessThanOrEqual(4)
  await handIn(server, learner, childId)
  expect((await asked()).length).toBeLessThanOrEqual(before.length)
})
