import { previewCourse } from '@oktant/contract/learning/courses/course-preview.ts'
import { updateCourse } from '@oktant/contract/learning/courses/containers.ts'
import { expect, test } from 'vitest'
import { courseForm, makeCourse } from '../../../../../test/kit/content/courses.ts'
import { testServer } from '../../../../../test/kit/server.ts'

test('the preview tells what the draft costs, and opens its parts all the same', async () => {
  const server = await testServer()
  const { call, make } = server
  const author = await make.user({ permissions: ['courses.administer', 'content.administer'] })
  const course = await makeCourse(server, author)
  const params = { id: course.id }
  expect((await call(previewCourse, { as: author, params, query: {} })).price).toBeNull()
  const price = { cents: 1250, currency: 'EUR' as const }
  await call(updateCourse, { as: author, params, body: { ...courseForm(course), price } })
  const shown = await call(previewCourse, { as: author, params, query: {} })
  expect(shown).toMatchObject({ price, children: [{ locked: null }] })
})
