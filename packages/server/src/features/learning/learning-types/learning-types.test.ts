import { expect, test } from 'vitest'
import {
  createComponent,
  listComponents,
  readComponent,
  updateComponent,
} from '@oktant/contract/learning/components/components.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import * as contract from '@oktant/contract/learning/courses/learning-types.ts'
import { componentForm, makeCourse } from '../../../../test/kit/content/courses.ts'
import { typeForm } from '../../../../test/kit/content/learning-types.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const permissions = [
    'contentTypes.administer',
    'content.administer',
    'courses.administer',
    'learning.take',
  ] as const
  const me = await make.user({ permissions: [...permissions] })
  const create = (values: Parameters<typeof typeForm>[0] = {}) =>
    call(contract.createContentType, { as: me, body: typeForm(values) })
  const names = async (query: object = {}) =>
    (await call(contract.listContentTypes, { as: me, query })).content?.map(({ name }) => name.en)
  const list = async (query: object = {}) => (await call(listComponents, { as: me, query })).content
  const affected = (id: number) => call(contract.readContentTypeAffected, { as: me, params: { id } })
  return { ...server, me, create, names, list, affected }
}

test('a content type is made, changed, removed and brought back; a slower change is told', async () => {
  const { call, me, create, names } = await setUp()
  const made = await create({ name: { en: ' Case study ', de: 'Fallbeispiel' } })
  const params = { id: made.id }
  expect(made).toMatchObject({ name: { en: 'Case study' }, icon: 'bulb', used: 0 })
  const body = { ...typeForm({ name: { en: 'Case', de: 'Fall' }, icon: 'compass' }), revision: made.revision }
  expect(await call(contract.updateContentType, { as: me, params, body })).toMatchObject({ icon: 'compass' })
  expect(await call(contract.updateContentType, { as: me, params, body })).toMatchObject({
    status: 409,
    code: 'content_changed',
  })
  expect(await call(contract.removeContentType, { as: me, params })).toEqual({})
  expect(await names()).toEqual([])
  expect(await call(contract.readContentType, { as: me, params })).toMatchObject({ code: 'type_not_found' })
  expect(await call(contract.removeContentType, { as: me, params })).toMatchObject({ code: 'type_not_found' })
  await call(contract.restoreContentType, { as: me, params })
  expect(await names()).toEqual(['Case'])
})

test('no two types of a list have the same name, in either language, and none has no name', async () => {
  const { call, me, create } = await setUp()
  await create()
  const refused = (code: string) => ({ code: 'type_invalid', errors: [{ field: 'name', code }] })
  expect(await create({ name: { en: 'Other', de: 'FALLBEISPIEL' } })).toMatchObject(refused('name_taken'))
  expect(await create({ name: { en: ' ', de: '' } })).toMatchObject(refused('required'))
  // The other list may use the name for what it is about.
  const body = { ...typeForm(), isFor: 'folder' as const }
  expect(await call(contract.createCourseType, { as: me, body })).toMatchObject({ isFor: 'folder', used: 0 })
})

test('a list is searched, put in order and read page by page', async () => {
  const { create, names } = await setUp()
  for (const en of ['Öl', 'Zeit', 'Apfel']) await create({ name: { en, de: '' } })
  expect(await names()).toEqual(['Apfel', 'Öl', 'Zeit'])
  expect(await names({ _sortField: 'name', _sortDir: 'DESC', _perPage: 2 })).toEqual(['Zeit', 'Öl'])
  expect(await names({ _filterFields: 'name', _filterValues: 'pf' })).toEqual(['Apfel'])
})

test('a component is of a content type, is found by it, and loses it only while the type is removed', async () => {
  const { call, me, create, list, affected } = await setUp()
  const { id: contentType } = await create()
  await call(createComponent, { as: me, body: componentForm() })
  const form = componentForm({ contentType })
  const { id, revision } = await call(createComponent, { as: me, body: form })
  const byType = { _filterFields: 'contentType', _filterValues: String(contentType) }
  expect(await list(byType)).toMatchObject([{ id, contentType: { id: contentType, icon: 'bulb' } }])
  expect(await affected(contentType)).toEqual([{ what: 'components', count: 1, examples: [form.title.en] }])
  await call(contract.removeContentType, { as: me, params: { id: contentType } })
  expect((await list())?.map((row) => row.contentType)).toEqual([null, null])
  const { category, ...rest } = form
  void category
  const body = { ...rest, status: 'active' as const, revision }
  expect(await call(updateComponent, { as: me, params: { id }, body })).toMatchObject({ contentType })
  await call(contract.restoreContentType, { as: me, params: { id: contentType } })
  expect(await list(byType)).toHaveLength(1)
})

test('a type that is unknown, or of courses, is refused at its field; nothing said leaves the type as it is', async () => {
  const { call, me, create } = await setUp()
  const { id: contentType } = await create()
  const body = { ...typeForm({ name: { en: 'Path', de: 'Pfad' } }), isFor: 'course' as const }
  const course = await call(contract.createCourseType, { as: me, body })
  for (const wrong of [course.id, 2_000_000_000])
    expect(
      await call(createComponent, { as: me, body: componentForm({ contentType: wrong }) }),
    ).toMatchObject({ code: 'component_invalid', errors: [{ field: 'contentType', code: 'choice_unknown' }] })
  const { id, revision } = await call(createComponent, { as: me, body: componentForm({ contentType }) })
  const { category, ...rest } = componentForm()
  void category
  const changed = { ...rest, status: 'active' as const, revision }
  await call(updateComponent, { as: me, params: { id }, body: changed })
  expect(await call(readComponent, { as: me, params: { id } })).toMatchObject({ contentType })
})

test('whoever takes a course sees of what type its parts are, by the name that the type has now', async () => {
  const { call, me, create } = await setUp()
  const type = await create()
  const course = await makeCourse({ call }, me, { components: [{ contentType: type.id }, {}] })
  const parts = async () => (await call(readLearning, { as: me, params: { id: course.id } })).children
  expect(await parts()).toMatchObject([
    { typeId: type.id, typeName: { en: 'Case study' }, typeIcon: 'bulb' },
    { typeId: null, typeName: null, typeIcon: null },
  ])
  const body = { ...typeForm({ name: { en: 'Story', de: 'Geschichte' } }), revision: type.revision }
  await call(contract.updateContentType, { as: me, params: { id: type.id }, body })
  expect(await parts()).toMatchObject([{ typeName: { de: 'Geschichte' } }, {}])
  await call(contract.removeContentType, { as: me, params: { id: type.id } })
  expect(await parts()).toMatchObject([{ typeId: null }, {}])
})

test('a type of courses or folders stays what it is for, and its list is filtered by that', async () => {
  const { call, me } = await setUp()
  const make = (en: string, isFor: 'course' | 'folder') =>
    call(contract.createCourseType, { as: me, body: { ...typeForm({ name: { en, de: '' } }), isFor } })
  const path = await make('Learning path', 'course')
  const params = { id: path.id }
  await make('Library folder', 'folder')
  const query = { _filterFields: ['isFor'], _filterValues: ['folder'] }
  expect(await call(contract.listCourseTypes, { as: me, query })).toMatchObject({
    content: [{ name: { en: 'Library folder' }, isFor: 'folder' }],
    totalElements: 1,
  })
  const body = { ...typeForm({ icon: 'route' }), revision: path.revision }
  await call(contract.updateCourseType, { as: me, params, body })
  expect(await call(contract.readCourseType, { as: me, params })).toMatchObject({
    isFor: 'course',
    icon: 'route',
  })
  expect(await call(contract.readContentType, { as: me, params })).toMatchObject({ code: 'type_not_found' })
  expect(await call(contract.readCourseTypeAffected, { as: me, params })).toEqual([])
  expect(await call(contract.removeCourseType, { as: me, params })).toEqual({})
  expect(await call(contract.restoreCourseType, { as: me, params })).toMatchObject({ isFor: 'course' })
})

test('whoever makes content chooses from the types by name', async () => {
  const { call, me, create } = await setUp()
  await create({ name: { en: 'Zeit', de: '' } })
  await create({ name: { en: 'Apfel', de: '' } })
  expect(await call(contract.listContentTypeOptions, { as: me })).toMatchObject([
    { name: { en: 'Apfel' } },
    { name: { en: 'Zeit' } },
  ])
})
