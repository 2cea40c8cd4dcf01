import { listAudit } from '@oktant/contract/organisation/audit.ts'
import * as contract from '@oktant/contract/learning/courses/containers.ts'
import {
  affectedByCourseChange,
  changeCourses,
  type CourseChange,
} from '@oktant/contract/learning/courses/course-changes.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { expect, test } from 'vitest'
import { give, makeGroup, mandatory } from '../../../../../test/kit/content/assignments.ts'
import { courseForm, makeCourse } from '../../../../../test/kit/content/courses.ts'
import { testServer } from '../../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take', 'audit.read'],
  })
  const course = (title: string, wish: Parameters<typeof makeCourse>[2] = {}) =>
    makeCourse(server, me, { title, ...wish })
  const folder = async (title: string, parentId: number | null = null) => {
    const names = { title: { en: title, de: '' }, containerTypeId: containerType.topic, parentId }
    return server.call(contract.createCourse, { as: me, body: names })
  }
  const body = (action: CourseChange['action'], ids: number[], target: number | null = null) => ({
    action,
    target,
    chosen: { ids },
  })
  const change = (...said: Parameters<typeof body>) =>
    server.call(changeCourses, { as: me, body: body(...said) })
  const affected = (...said: Parameters<typeof body>) =>
    server.call(affectedByCourseChange, { as: me, body: body(...said) })
  const read = (id: number) => server.call(contract.readCourse, { as: me, params: { id } })
  return { ...server, me, course, folder, change, affected, read }
}

test('many courses are archived and brought back, each with an entry in the trail', async () => {
  const { call, me, course, change, affected, read } = await setUp()
  const [one, two] = [await course('Anchors'), await course('Knots')]
  const ids = [one.id, two.id]
  expect(await affected('archive', ids)).toEqual([
    { what: 'changed', count: 2, examples: ['Anchors', 'Knots'] },
  ])
  expect(await change('archive', ids)).toEqual({
    changed: ids.map((id) => ({ id, parentId: null })),
    skipped: 0,
  })
  expect((await read(one.id)).state).toBe('archived')
  expect(await change('archive', ids)).toEqual({ changed: [], skipped: 2 })
  expect(await change('restore', ids)).toMatchObject({ skipped: 0 })
  expect((await read(two.id)).state).toBe('active')
  const { content } = await call(listAudit, {
    as: me,
    query: { object: 'container', number: one.id },
  })
  const [back, gone] = content.map((entry) => JSON.stringify(entry))
  expect(gone).toMatch(/active.*archived/)
  expect(back).toMatch(/archived.*active/)
})

test('before a folder is archived it is said which courses leave the catalogue with it', async () => {
  const { course, folder, change, affected } = await setUp()
  const outer = await folder('Outer')
  const inner = await folder('Inner', outer.id)
  await change('publish', [outer.id, inner.id])
  const knots = await course('Knots', { parentId: outer.id })
  await course('Anchors', { parentId: inner.id })
  await course('Sails', { parentId: inner.id, isDraft: true })
  const hidden = async (...ids: number[]) =>
    (await affected('archive', ids)).filter(({ what }) => what === 'hidden')
  const of = (...examples: string[]) => [{ what: 'hidden', count: examples.length, examples }]
  expect(await hidden(outer.id)).toEqual(of('Knots', 'Anchors'))
  expect(await hidden(outer.id, knots.id)).toEqual(of('Anchors'))
  expect(await hidden(knots.id)).toEqual([])
  await change('archive', [inner.id])
  expect(await hidden(outer.id)).toEqual(of('Knots'))
})

test('all that a filter matches is meant, and a course of another company is none', async () => {
  const { call, make, me, course, change } = await setUp()
  const [knots] = [await course('Knots'), await course('Anchors')]
  const chosen = { filter: { _filterFields: ['title'], _filterValues: ['kno'] } }
  const { changed } = await call(changeCourses, {
    as: me,
    body: { action: 'archive', target: null, chosen },
  })
  expect(changed.map(({ id }) => id)).toEqual([knots?.id])
  const stranger = await make.user({ permissions: ['courses.administer'] })
  const body = { action: 'archive' as const, target: null, chosen: { ids: [knots?.id ?? 0] } }
  expect(await call(changeCourses, { as: stranger, body })).toMatchObject({ code: 'container_not_found' })
  expect(await change('move', [knots?.id ?? 0], 999_999)).toMatchObject({ code: 'folder_not_found' })
})

test('drafts are published together, with a number each; an empty one stays a draft', async () => {
  const { call, me, course, change, read } = await setUp()
  const [one, two] = [await course('Anchors'), await course('Knots', { isDraft: true })]
  const empty = await course('Empty', { isDraft: true, components: [] })
  const changed = { ...courseForm(one), title: { en: 'Anchors now', de: '' } }
  await call(contract.updateCourse, { as: me, params: { id: one.id }, body: changed })
  expect(await change('publish', [one.id, two.id, empty.id])).toEqual({
    changed: [
      { id: one.id, parentId: null },
      { id: two.id, parentId: null },
    ],
    skipped: 1,
  })
  expect(await read(one.id)).toMatchObject({
    state: 'active',
    edition: 2,
    isChanged: false,
    title: changed.title,
  })
  expect(await read(two.id)).toMatchObject({ state: 'active', edition: 1, isChanged: false })
  expect((await read(empty.id)).state).toBe('draft')
})

test('many are moved with all that they hold, and back again', async () => {
  const { course, folder, change, read } = await setUp()
  const [from, to] = [await folder('Ropes'), await folder('Harbour')]
  const inside = await course('Knots', { parentId: from.id })
  const loose = await course('Anchors')
  expect(await change('move', [from.id, loose.id], to.id)).toEqual({
    changed: [
      { id: from.id, parentId: null },
      { id: loose.id, parentId: null },
    ],
    skipped: 0,
  })
  expect((await read(inside.id)).parents.map(({ id }) => id)).toEqual([to.id, from.id])
  expect(await change('move', [to.id], from.id)).toEqual({ changed: [], skipped: 1 })
  await change('move', [from.id, loose.id], null)
  expect((await read(loose.id)).parentId).toBeNull()
  expect((await read(inside.id)).parents.map(({ id }) => id)).toEqual([from.id])
})

test('before archiving it is said which learning groups give these courses, and to how many', async () => {
  const server = await setUp()
  const { make, me, course, affected } = server
  const given = await course('Knots')
  const crew = [0, 1].map(() => make.user({ companyId: me.companyId, permissions: ['learning.take'] }))
  const id = await makeGroup(server, me, { people: await Promise.all(crew), form: {} })
  await give(server, me, id, [given.id], mandatory())
  expect(await affected('archive', [given.id])).toEqual([
    { what: 'changed', count: 1, examples: ['Knots'] },
    { what: 'groups', count: 1, examples: ['Welders'] },
    { what: 'assigned', count: 2, examples: [] },
  ])
})
