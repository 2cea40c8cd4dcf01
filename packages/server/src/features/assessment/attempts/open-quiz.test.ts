import {
  duplicateCourse,
  publishCourse,
  readCourse,
  updateCourse,
} from '@oktant/contract/learning/courses/containers.ts'
import type { EvaluationSettings } from '@oktant/contract/assessment/evaluations.ts'
import { launchOpenQuiz, readOpenQuiz } from '@oktant/contract/assessment/attempts/open-quiz.ts'
import { expect, test } from 'vitest'
import { makePeople, makeTest } from '../../../../test/kit/content/attempts.ts'
import { courseForm } from '../../../../test/kit/content/courses.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp(settings: Partial<EvaluationSettings> = {}) {
  const server = await testServer()
  const { call } = server
  const { author } = await makePeople(server)
  const made = await makeTest(server, author, { openToVisitors: true, settings })
  const query = { company: String(author.companyId) }
  /** Opens or closes the evaluation alone: visitors see its course in any case. */
  const mark = async (own: { openToVisitors?: boolean }) => {
    const params = { id: made.courseId }
    const course = await call(readCourse, { as: author, params })
    const { children, ...form } = courseForm(course)
    const places = children.map(({ openToVisitors, ...place }) => {
      void openToVisitors
      return { ...place, ...own }
    })
    const body = { ...form, children: places }
    const { revision } = await call(updateCourse, { as: author, params, body })
    return call(publishCourse, { as: author, params, body: { revision } })
  }
  const visit = (id = made.childId) =>
    Promise.all([readOpenQuiz, launchOpenQuiz].map((ask) => call(ask, { params: { id }, query })))
  return { ...server, ...made, author, mark, visit }
}
const closed = [{ code: 'child_not_found' }, { code: 'child_not_found' }]
const open = [{ questions: 2 }, { mode: 'launch' }]

test('an evaluation of a course that visitors see is no open quiz unless its author opened it', async () => {
  const { mark, visit } = await setUp()
  expect(await visit()).toMatchObject(open)
  await mark({ openToVisitors: false })
  expect(await visit()).toMatchObject(closed)
  await mark({ openToVisitors: true })
  expect(await visit()).toMatchObject(open)
  await mark({})
  expect(await visit()).toMatchObject(closed)
})

test('a copy of a course, and each edition of it, is as open to visitors as the first', async () => {
  const { call, author, courseId, mark } = await setUp()
  expect((await mark({ openToVisitors: true })).children).toMatchObject([{ openToVisitors: true }])
  const as = author
  const params = { id: courseId }
  const before = await call(readCourse, { as, params })
  const renamed = { ...courseForm(before), title: { en: 'Knots anew', de: 'Knoten, neu' } }
  expect((await call(updateCourse, { as, params, body: renamed })).children).toMatchObject([
    { openToVisitors: true },
  ])
  expect((await call(duplicateCourse, { as, params })).children).toMatchObject([{ openToVisitors: true }])
})

test('a visitor goes round no limit of attempts, and past no result that is held back', async () => {
  for (const settings of [{ retryLimit: 0 }, { controlledRelease: true }]) {
    const { visit } = await setUp(settings)
    expect(await visit()).toMatchObject(closed)
  }
})
