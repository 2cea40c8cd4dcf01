import { expect, test } from 'vitest'
import { removeComponent } from '@oktant/contract/learning/components/components.ts'
import { publishCourse, updateCourse } from '@oktant/contract/learning/courses/containers.ts'
import { launchComponent, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { courseForm, makeCourse } from '../../../../../test/kit/content/courses.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { statementsOf } from '../../../../../test/kit/run/statements.ts'

async function setUp() {
  const server = await testServer()
  const permissions = ['courses.administer', 'content.administer', 'learning.take'] as const
  const author = await server.make.user({ permissions: [...permissions] })
  const { companyId } = author
  const mia = await server.make.user({ companyId, permissions: ['learning.take'] })
  const tom = await server.make.user({ companyId, permissions: ['learning.take'] })
  const course = await makeCourse(server, author, { components: [{}, {}] })
  const read = (as = mia) => server.call(readLearning, { as, params: { id: course.id } })
  const take = async (key: number) => {
    const { launch } = await server.call(launchComponent, { as: mia, params: { key } })
    const body = { launch: launch ?? '', done: 'read' as const, seconds: 0 }
    return server.call(saveLaunch, { as: mia, params: { key }, body })
  }
  return { ...server, author, mia, tom, course, read, take }
}

test('what a published course holds is kept, and what each person did there is told to them alone', async () => {
  const { course, read, take, tom } = await setUp()
  const key = course.children[0]?.childId ?? 0
  const before = await read()
  expect(await read()).toEqual(before)
  await take(key)
  const states = (children: { state: string; passed: boolean }[]) =>
    children.map(({ state, passed }) => [state, passed])
  expect(states((await read()).children)).toEqual([
    ['COMPLETED', true],
    ['NOT_STARTED', false],
  ])
  expect(states((await read(tom)).children)).toEqual([
    ['NOT_STARTED', false],
    ['NOT_STARTED', false],
  ])
})

test('of a course that is kept, a part that was removed can be taken no longer', async () => {
  const { call, author, course, read } = await setUp()
  await read()
  const id = course.children[1]?.componentId ?? 0
  await call(removeComponent, { as: author, params: { id } })
  expect((await read()).children.map(({ locked }) => locked?.code)).toEqual([undefined, 'gone'])
})

test('a course that is published anew shows what it holds now', async () => {
  const { call, author, course, read } = await setUp()
  expect((await read()).children).toHaveLength(2)
  const form = courseForm(course)
  const body = { ...form, children: form.children.slice(0, 1) }
  const drafted = await call(updateCourse, { as: author, params: { id: course.id }, body })
  await call(publishCourse, {
    as: author,
    params: { id: course.id },
    body: { revision: drafted.revision },
  })
  expect((await read()).children).toHaveLength(1)
})

test('what is kept of a course is not asked again', async () => {
  const { read } = await setUp()
  await read()
  const asked = await statementsOf(read)
  expect(asked.map(({ text }) => text.includes('"component_revisions"."title"'))).toEqual([false])
})
