import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { createComponent, readComponent } from '@oktant/contract/learning/components/components.ts'
import {
  affectedByContentTypeChange,
  changeContentTypes,
  changeCourseTypes,
  type TypeChange,
} from '@oktant/contract/learning/courses/learning-types.ts'
import {
  createContentType,
  createCourseType,
  listContentTypes,
} from '@oktant/contract/learning/courses/learning-types.ts'
import { expect, test } from 'vitest'
import { componentForm } from '../../../../test/kit/content/courses.ts'
import { typeForm } from '../../../../test/kit/content/learning-types.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({ permissions: ['contentTypes.administer', 'content.administer', 'audit.read'] })
  const create = async (en: string) =>
    (await call(createContentType, { as: me, body: typeForm({ name: { en, de: '' } }) })).id
  const change = (action: TypeChange['action'], chosen: TypeChange['chosen'], as = me) =>
    call(changeContentTypes, { as, body: { action, chosen } })
  const names = async () =>
    (await call(listContentTypes, { as: me, query: {} })).content.map(({ name }) => name.en)
  return { ...server, me, create, change, names }
}

test('many types are removed once it is said what is of them, and brought back to it', async () => {
  const { call, me, create, change, names } = await setUp()
  const ids = [await create('Case'), await create('Talk')]
  const [contentTypeId = 0] = ids
  const body = { ...componentForm(), contentType: contentTypeId }
  const { id } = await call(createComponent, { as: me, body })
  const asked = { action: 'remove' as const, chosen: { ids } }
  expect(await call(affectedByContentTypeChange, { as: me, body: asked })).toMatchObject([
    { what: 'changed', count: 2, examples: ['Case', 'Talk'] },
    { what: 'holders', count: 1 },
  ])
  expect(await change('remove', { ids })).toEqual({ changed: ids, skipped: 0 })
  expect(await names()).toEqual([])
  const typed = async () => (await call(readComponent, { as: me, params: { id } })).contentType
  expect(await change('restore', { ids: [...ids] })).toEqual({ changed: ids, skipped: 0 })
  expect([await names(), await typed()]).toEqual([['Case', 'Talk'], contentTypeId])
  const { content } = await call(listAudit, {
    as: me,
    query: { object: 'contentType', number: contentTypeId },
  })
  expect(content.map(({ objectType }) => objectType)).toEqual(['create', 'delete', 'create'])
})

test('all that a filter matches is removed, and what is gone already is left and counted', async () => {
  const { create, change, names } = await setUp()
  const gone = await create('Case A')
  await change('remove', { ids: [gone] })
  const other = await create('Case B')
  await create('Talk')
  expect(await change('remove', { ids: [gone, other] })).toEqual({ changed: [other], skipped: 1 })
  const filter = { _filterFields: ['name'], _filterValues: ['talk'] }
  expect((await change('remove', { filter })).skipped).toBe(0)
  expect(await names()).toEqual([])
})

test('types of the other list and of another company are not there', async () => {
  const { call, make, me, create, change } = await setUp()
  const id = await create('Case')
  const chosen = { ids: [id] }
  const missing = { code: 'type_not_found' }
  expect(await call(changeCourseTypes, { as: me, body: { action: 'remove', chosen } })).toMatchObject(missing)
  const stranger = await make.user({ permissions: ['contentTypes.administer'] })
  expect(await change('remove', chosen, stranger)).toMatchObject(missing)
  const course = { ...typeForm(), isFor: 'course' as const }
  const made = await call(createCourseType, { as: me, body: course })
  const body = { action: 'remove' as const, chosen: { ids: [made.id] } }
  expect(await call(changeCourseTypes, { as: me, body })).toEqual({ changed: [made.id], skipped: 0 })
})
