import { expect, test } from 'vitest'
import {
  createCourse,
  duplicateCourse,
  listCourses,
  publishCourse,
  readCourse,
  updateCourse,
} from '@oktant/contract/learning/courses/containers.ts'
import { previewCourse } from '@oktant/contract/learning/courses/course-preview.ts'
import { listLearning, readLearning } from '@oktant/contract/learning/own/learn.ts'
import * as contract from '@oktant/contract/learning/courses/learning-types.ts'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { courseForm, makeCourse } from '../../../../test/kit/content/courses.ts'
import { typeForm } from '../../../../test/kit/content/learning-types.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({
    permissions: ['contentTypes.administer', 'content.administer', 'courses.administer', 'learning.take'],
  })
  const create = (isFor: 'course' | 'folder', en = 'Learning path') =>
    call(contract.createCourseType, { as: me, body: { ...typeForm({ name: { en, de: '' } }), isFor } })
  const learn = (id: number) => call(readLearning, { as: me, params: { id } })
  return { ...server, me, create, learn }
}

test('the type of a course is drafted and published with it, and stands wherever the course does', async () => {
  const { call, me, create, learn } = await setUp()
  const { id: courseType } = await create('course')
  const course = await makeCourse({ call }, me)
  const params = { id: course.id }
  const body = { ...courseForm(course), courseType }
  const drafted = await call(updateCourse, { as: me, params, body })
  expect(drafted).toMatchObject({ courseType, isChanged: true })
  expect(await learn(course.id)).toMatchObject({ typeId: null, typeName: null, typeIcon: null })
  expect(await call(previewCourse, { as: me, params })).toMatchObject({
    typeName: { en: 'Learning path' },
  })
  await call(publishCourse, { as: me, params, body: { revision: drafted.revision } })
  const seen = { typeId: courseType, typeName: { en: 'Learning path' }, typeIcon: 'bulb' }
  expect(await learn(course.id)).toMatchObject(seen)
  await call(launchComponent, { as: me, params: { key: course.children[0]?.childId ?? 0 } })
  expect(await call(listLearning, { as: me, query: {} })).toMatchObject({ content: [seen] })
})

test('courses are listed by their type, and a type says how many are of it before it goes', async () => {
  const { call, me, create, learn } = await setUp()
  const { id: courseType } = await create('course')
  await makeCourse({ call }, me)
  const course = await makeCourse({ call }, me, { title: 'Splicing', texts: { courseType } })
  const copy = await call(duplicateCourse, { as: me, params: { id: course.id } })
  expect(copy).toMatchObject({ courseType })
  const query = { _filterFields: ['courseType'], _filterValues: [String(courseType)], _sortField: 'title' }
  const list = () => call(listCourses, { as: me, query })
  expect(await list()).toMatchObject({
    totalElements: 2,
    content: [{ id: course.id, courseType: { id: courseType, icon: 'bulb' } }, { id: copy.id }],
  })
  const params = { id: courseType }
  expect(await call(contract.readCourseTypeAffected, { as: me, params })).toMatchObject([
    { what: 'courses', count: 2, examples: ['Splicing', 'Splicing (2)'] },
  ])
  await call(contract.removeCourseType, { as: me, params })
  expect(await list()).toMatchObject({ content: [{ courseType: null }, { courseType: null }] })
  expect(await learn(course.id)).toMatchObject({ typeId: null })
  // Saved meanwhile, it is of the type again when that comes back.
  const shown = await call(readCourse, { as: me, params: { id: course.id } })
  const body = { ...courseForm(shown), courseType }
  expect(await call(updateCourse, { as: me, params: { id: course.id }, body })).toMatchObject({ courseType })
  await call(contract.restoreCourseType, { as: me, params })
  expect(await learn(course.id)).toMatchObject({ typeId: courseType })
})

test('a course takes a type of courses alone, a folder one of folders; nothing said leaves it', async () => {
  const { call, me, create } = await setUp()
  const ofCourses = (await create('course')).id
  const ofFolders = (await create('folder', 'Library folder')).id
  const course = await makeCourse({ call }, me, { texts: { courseType: ofCourses } })
  const folder = await call(createCourse, {
    as: me,
    body: { title: { en: 'Library', de: '' }, containerTypeId: containerType.topicLevels, parentId: null },
  })
  const save = (shown: typeof course, courseType: number) =>
    call(updateCourse, { as: me, params: { id: shown.id }, body: { ...courseForm(shown), courseType } })
  const refused = { code: 'container_invalid', errors: [{ field: 'courseType', code: 'choice_unknown' }] }
  expect(await save(course, ofFolders)).toMatchObject(refused)
  expect(await save(folder, ofCourses)).toMatchObject(refused)
  expect(await save(folder, ofFolders)).toMatchObject({ courseType: ofFolders })
  const plain = { as: me, params: { id: course.id }, body: courseForm(course) }
  expect(await call(updateCourse, plain)).toMatchObject({ courseType: ofCourses })
})

test('whoever builds courses chooses from the types of courses and of folders', async () => {
  const { call, me, create } = await setUp()
  await create('folder', 'Library folder')
  await create('course', 'Event course')
  expect(await call(contract.listCourseTypeOptions, { as: me })).toMatchObject([
    { name: { en: 'Event course' }, isFor: 'course' },
    { name: { en: 'Library folder' }, isFor: 'folder' },
  ])
})
