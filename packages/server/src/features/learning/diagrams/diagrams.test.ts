import { expect, test } from 'vitest'
import { setCourseAudience } from '@oktant/contract/learning/assignments.ts'
import { archiveCourse } from '@oktant/contract/learning/courses/containers.ts'
import * as contract from '@oktant/contract/learning/courses/diagrams.ts'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import { areaTo, diagramForm, makeDiagram, makePicture } from '../../../../test/kit/content/diagrams.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take'],
  })
  const course = (wish: Parameters<typeof makeCourse>[2] = {}) => makeCourse(server, me, wish)
  const diagram = (own: Parameters<typeof diagramForm>[0] = {}) => makeDiagram(server, me, own)
  const save = (id: number, revision: number, own: Parameters<typeof diagramForm>[0]) =>
    server.call(contract.updateDiagram, {
      as: me,
      params: { id },
      body: { ...diagramForm(own), revision },
    })
  const shown = (as: typeof me | undefined = me) =>
    server.call(contract.listShownDiagrams, { ...(as && { as }), query: { company: String(me.companyId) } })
  return { ...server, me, course, diagram, save, shown }
}

const faults = ({ errors = [] }: { errors?: { field: string; code: string }[] }) =>
  errors.map(({ field, code }) => `${field} ${code}`)

test('a diagram is made, listed and read with what its areas lead to', async () => {
  const { app, call, me, course, diagram } = await setUp()
  const to = await course({ title: 'Knots' })
  const made = await diagram({ areas: [areaTo(to.id)] })
  expect(made).toMatchObject({
    isShown: true,
    areas: [{ containerId: to.id, title: to.title, isMissing: false }],
  })
  expect(made.picture).toMatchObject({ width: 640, height: 320, alt: { en: 'A harbour' } })
  expect((await app.inject({ url: made.picture?.address ?? '' })).headers['content-type']).toBe('image/png')
  await diagram({ title: { en: 'Zoo', de: '' }, isShown: false })
  const list = async (query: object) =>
    (await call(contract.listDiagrams, { as: me, query })).content.map(({ title }) => title.en)
  expect(await list({})).toEqual(['Harbour', 'Zoo'])
  expect(await list({ _filterFields: ['isShown'], _filterValues: ['false'] })).toEqual(['Zoo'])
  expect(await list({ _filterFields: ['title'], _filterValues: ['hafen'] })).toEqual(['Harbour'])
})

test('people see the areas that lead somewhere for them, and nothing of what is drafted', async () => {
  const { call, make, me, course, diagram, shown } = await setUp()
  const [open, hidden, own] = [await course({ title: 'Knots' }), await course(), await course()]
  await call(archiveCourse, { as: me, params: { id: hidden.id } })
  await call(setCourseAudience, { as: me, params: { id: own.id }, body: { forGroups: true } })
  const label = { en: 'Here', de: 'Hier' }
  const areas = [areaTo(open.id), areaTo(hidden.id), areaTo(own.id), areaTo(open.id, { label })]
  const made = await diagram({ areas })
  await diagram({ isShown: false })
  expect(made.areas.map(({ isMissing }) => isMissing)).toEqual([false, true, false, false])
  const [seen, ...more] = await shown()
  expect(more).toEqual([])
  expect(seen?.areas.map((area) => area.label)).toEqual([open.title, label])
  expect(seen?.areas[0]).toMatchObject({ containerId: open.id, x: 400, percent: null })
  const stranger = await make.user({ permissions: ['learning.take'] })
  expect(await shown(stranger)).toEqual([])
})

test('a change is kept, a slower one is told, and what is removed comes back', async () => {
  const { call, me, course, diagram, save, shown } = await setUp()
  const to = await course()
  const made = await diagram({ areas: [areaTo(to.id)] })
  const picture = made.picture && { fileId: made.picture.fileId, alt: made.picture.alt }
  const moved = { picture, isShown: true, areas: [areaTo(to.id, { x: 0 })] }
  expect(await save(made.id, made.revision, moved)).toMatchObject({ areas: [{ x: 0 }] })
  expect(await save(made.id, made.revision, moved)).toMatchObject({ code: 'content_changed' })
  const params = { id: made.id }
  expect(await call(contract.readDiagramAffected, { as: me, params })).toEqual([
    { what: 'areas', count: 1, examples: [to.title.en] },
  ])
  await call(contract.removeDiagram, { as: me, params })
  expect(await shown()).toEqual([])
  expect(await call(contract.readDiagram, { as: me, params })).toMatchObject({ code: 'diagram_not_found' })
  await call(contract.restoreDiagram, { as: me, params })
  expect(await shown()).toHaveLength(1)
})

test('what is wrong with a diagram is told at its field', async () => {
  const { call, me, make, course } = await setUp()
  const server = { call }
  const stranger = await make.user({ permissions: ['courses.administer'] })
  const to = await course()
  const create = async (own: Parameters<typeof diagramForm>[0]) =>
    faults(await call(contract.createDiagram, { as: me, body: diagramForm(own) }))
  expect(await create({ title: { en: ' ', de: '' } })).toEqual(['title required'])
  expect(await create({ isShown: true })).toEqual(['picture required'])
  expect(await create({ picture: await makePicture(server, stranger) })).toEqual(['picture choice_unknown'])
  expect(await create({ areas: [areaTo(to.id, { x: 900 })] })).toEqual(['areas.0 area_outside'])
  expect(await create({ areas: [areaTo(to.id), areaTo(999_999)] })).toEqual([
    'areas.1.containerId choice_unknown',
  ])
  const theirs = await call(contract.createDiagram, {
    as: stranger,
    body: diagramForm({ areas: [areaTo(to.id)] }),
  })
  expect(faults(theirs)).toEqual(['areas.0.containerId choice_unknown'])
})

test('visitors see the areas that lead to what is open to them, without progress', async () => {
  const { call, me, course, diagram } = await setUp()
  const open = await course({ title: 'Knots', texts: { openToVisitors: true } })
  const closed = await course({ title: 'Ours', texts: { openToVisitors: false } })
  await diagram({ areas: [areaTo(closed.id), areaTo(open.id)] })
  await diagram({ isShown: false, areas: [areaTo(open.id)] })
  const visited = (company: string) => call(contract.listShownDiagrams, { query: { company } })
  const [seen, ...more] = await visited(String(me.companyId))
  expect(more).toEqual([])
  expect(seen?.areas).toMatchObject([{ containerId: open.id, label: open.title, percent: null }])
  expect((await visited('999999')).map(({ id }) => id)).not.toContain(seen?.id)
})
