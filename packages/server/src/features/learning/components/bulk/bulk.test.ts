import { expect, test } from 'vitest'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  affectedByComponentChange,
  changeComponents,
  type ComponentChange,
} from '@oktant/contract/learning/components/component-changes.ts'
import {
  createComponent,
  listComponents,
  readComponent,
} from '@oktant/contract/learning/components/components.ts'
import { readCourse } from '@oktant/contract/learning/courses/containers.ts'
import { createContentType } from '@oktant/contract/learning/courses/learning-types.ts'
import { componentForm, makeCourse } from '../../../../../test/kit/content/courses.ts'
import { testServer } from '../../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({
    permissions: ['content.administer', 'contentTypes.administer', 'courses.administer', 'audit.read'],
  })
  const component = async (title: string) =>
    (await call(createComponent, { as: me, body: componentForm({ title: { en: title, de: '' } }) })).id
  const body = (action: ComponentChange['action'], ids: number[], target: number | null = null) => ({
    action,
    target,
    chosen: { ids },
  })
  const change = (...said: Parameters<typeof body>) => call(changeComponents, { as: me, body: body(...said) })
  const affected = (...said: Parameters<typeof body>) =>
    call(affectedByComponentChange, { as: me, body: body(...said) })
  const read = (id: number) => call(readComponent, { as: me, params: { id } })
  return { ...server, me, component, body, change, affected, read }
}

test('many components are removed and brought back, each with an entry in the trail', async () => {
  const { call, me, component, change, affected, read } = await setUp()
  const ids = [await component('Anchors'), await component('Knots')]
  expect(await affected('remove', ids)).toEqual([
    { what: 'changed', count: 2, examples: ['Anchors', 'Knots'] },
  ])
  expect(await change('remove', ids)).toEqual({
    changed: ids.map((id) => ({ id, contentType: null })),
    skipped: 0,
  })
  expect(await read(ids[0] ?? 0)).toMatchObject({ code: 'component_not_found' })
  expect(await change('remove', ids)).toEqual({ changed: [], skipped: 2 })
  expect(await change('restore', ids)).toMatchObject({ skipped: 0 })
  expect(await read(ids[0] ?? 0)).toMatchObject({ title: { en: 'Anchors' } })
  const { content } = await call(listAudit, { as: me, query: { object: 'component', number: ids[0] } })
  expect(content.map(({ objectType }) => objectType)).toEqual(['create', 'delete', 'create'])
})

test('all that a filter matches is switched off, and none of another company’s', async () => {
  const { call, make, me, component, change, read } = await setUp()
  const [knots, anchors] = [await component('Knots'), await component('Anchors')]
  const chosen = { filter: { _filterFields: ['title'], _filterValues: ['kno'] } }
  const { changed } = await call(changeComponents, {
    as: me,
    body: { action: 'deactivate', target: null, chosen },
  })
  expect(changed.map(({ id }) => id)).toEqual([knots])
  expect([(await read(knots)).status, (await read(anchors)).status]).toEqual(['inactive', 'active'])
  expect(await change('activate', [knots, anchors])).toMatchObject({ changed: [{ id: knots }], skipped: 1 })
  const stranger = await make.user({ permissions: ['content.administer'] })
  const body = { action: 'remove' as const, target: null, chosen: { ids: [knots] } }
  expect(await call(changeComponents, { as: stranger, body })).toMatchObject({ code: 'component_not_found' })
})

test('a content type is given to many; what is published is left as it is until the next time', async () => {
  const server = await setUp()
  const { call, me, component, change, read } = server
  const name = { en: 'Case study', de: 'Fallbeispiel' }
  const { id: type } = await call(createContentType, {
    as: me,
    body: { name, description: name, icon: 'bulb' },
  })
  const course = await makeCourse(server, me, { title: 'Sailing' })
  const held = course.children[0]?.componentId ?? 0
  const loose = await component('Knots')
  expect(await change('setType', [held, loose], type)).toEqual({
    changed: [held, loose].map((id) => ({ id, contentType: null })),
    skipped: 0,
  })
  expect([(await read(held)).contentType, (await read(loose)).contentType]).toEqual([type, type])
  expect((await call(readCourse, { as: me, params: { id: course.id } })).isChanged).toBe(true)
  expect((await read(held)).title).toEqual(course.children[0]?.title)
  expect(await change('setType', [loose], 999_999)).toMatchObject({ code: 'type_not_found' })
  expect(await change('setType', [held, loose])).toMatchObject({
    changed: [
      { id: held, contentType: type },
      { id: loose, contentType: type },
    ],
  })
  const { content } = await call(listComponents, { as: me, query: {} })
  expect(content.map(({ contentType }) => contentType)).toEqual(content.map(() => null))
})

test('what courses hold is left alone by who does not administer them, and it is said which hold it', async () => {
  const server = await setUp()
  const { call, make, me, component, affected } = server
  const course = await makeCourse(server, me, { title: 'Sailing' })
  const ids = [course.children[0]?.componentId ?? 0, await component('Knots')]
  expect(await affected('remove', ids)).toContainEqual({ what: 'courses', count: 1, examples: ['Sailing'] })
  const writer = await make.user({ companyId: me.companyId, permissions: ['content.administer'] })
  const body = { action: 'remove' as const, target: null, chosen: { ids } }
  expect(await call(affectedByComponentChange, { as: writer, body })).toMatchObject([
    { what: 'changed', count: 1, examples: ['Knots'] },
    { what: 'skipped', count: 1 },
  ])
  expect(await call(changeComponents, { as: writer, body })).toMatchObject({
    changed: [{ id: ids[1] }],
    skipped: 1,
  })
})
