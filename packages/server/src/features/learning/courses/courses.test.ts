import { expect, test } from 'vitest'
import {
  createComponent,
  removeComponent,
  updateComponent,
} from '@oktant/contract/learning/components/components.ts'
import {
  archiveCourse,
  createCourse,
  discardDraft,
  duplicateCourse,
  listCourses,
  listFolders,
  publishCourse,
  readCourse,
  readCourseAffected,
  removeCourse,
  restoreCourse,
  updateCourse,
} from '@oktant/contract/learning/courses/containers.ts'
import { containerType, listSegments } from '@oktant/contract/learning/segments.ts'
import { componentForm, courseForm, makeCourse, placeOf } from '../../../../test/kit/content/courses.ts'
import { png } from '../../../../test/kit/files/pictures.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { makeDefaultSegments } from '../segments/segments.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take'],
  })
  await server.db.transaction((tx) => makeDefaultSegments(tx, me.companyId))
  const segments = await server.call(listSegments, { as: me, query: {} })
  const course = (wish: Parameters<typeof makeCourse>[2] = {}) => makeCourse(server, me, wish)
  const save = (id: number, body: ReturnType<typeof courseForm>) =>
    server.call(updateCourse, { as: me, params: { id }, body })
  const publish = (id: number, revision: number) =>
    server.call(publishCourse, { as: me, params: { id }, body: { revision } })
  return { ...server, me, course, save, publish, segmentId: segments[0]?.id ?? 0 }
}

const faults = ({ errors = [] }: { errors?: { field: string; code: string }[] }) =>
  errors.map(({ field, code }) => `${field} ${code}`)

test('a course is made as a draft, filled, and published as a whole', async () => {
  const { call, me, course, publish, segmentId } = await setUp()
  const draft = await course({ title: 'Knots', parentId: segmentId, components: [{}, {}], isDraft: true })
  expect(draft).toMatchObject({ state: 'draft', edition: 0, publishedAt: null, isChanged: true })
  expect(draft.parents.map(({ id }) => id)).toEqual([segmentId])
  const published = await publish(draft.id, draft.revision)
  expect(published).toMatchObject({ state: 'active', edition: 1, isChanged: false, learners: 0 })
  const { content } = await call(listCourses, {
    as: me,
    query: { _filterFields: ['title'], _filterValues: ['kno'] },
  })
  expect(content).toMatchObject([{ title: draft.title, children: 2, isChanged: false, state: 'active' }])
})

test('a change stays a draft until it is published, and can be thrown away', async () => {
  const { call, me, course, save, publish } = await setUp()
  const made = await course({ title: 'Knots' })
  const renamed = { ...courseForm(made), title: { en: 'Hitches', de: 'Steke' } }
  const changed = await save(made.id, renamed)
  expect(changed).toMatchObject({ title: renamed.title, isChanged: true, edition: 1 })
  const params = { id: made.id }
  const back = await call(discardDraft, { as: me, params, body: { revision: changed.revision } })
  expect(back).toMatchObject({ title: made.title, isChanged: false })
  const again = await save(made.id, { ...renamed, revision: back.revision })
  expect(await publish(made.id, again.revision)).toMatchObject({
    title: renamed.title,
    edition: 2,
    isChanged: false,
  })
})

test('of two authors at once the second is told, and nothing is overwritten', async () => {
  const { call, me, course, save } = await setUp()
  const made = await course()
  const [one, other] = [courseForm(made), { ...courseForm(made), title: { en: 'Mine', de: 'Meins' } }]
  await save(made.id, { ...one, title: { en: 'Theirs', de: 'Ihres' } })
  expect(await save(made.id, other)).toMatchObject({ status: 409, code: 'content_changed' })
  expect((await call(readCourse, { as: me, params: { id: made.id } })).title?.en).toBe('Theirs')
})

test('a component that changes shows in a published course when that is published anew', async () => {
  const { call, me, course, publish } = await setUp()
  const made = await course({ title: 'Knots', components: [{ title: { en: 'Bowline', de: 'Palstek' } }] })
  const id = made.children[0]?.componentId ?? 0
  const { category: _, ...form } = componentForm({ title: { en: 'Bowline, better', de: 'Palstek, besser' } })
  const body = { ...form, status: 'active' as const, revision: 1 }
  expect(await call(updateComponent, { as: me, params: { id }, body })).toMatchObject({
    revision: 2,
    courses: 1,
  })
  const before = await call(readCourse, { as: me, params: { id: made.id } })
  expect([before.isChanged, before.children?.[0]?.title.en]).toEqual([true, 'Bowline'])
  const after = await publish(made.id, before.revision ?? 0)
  expect([after.edition, after.isChanged, after.children[0]?.title.en]).toEqual([2, false, 'Bowline, better'])
})

test('what is wrong with a course is said at its place', async () => {
  const { call, me, make, course, save, publish, segmentId } = await setUp()
  await course({ title: 'Knots', parentId: segmentId })
  const create = (values: object) =>
    call(createCourse, {
      as: me,
      body: { title: { en: 'A', de: '' }, containerTypeId: containerType.course, parentId: null, ...values },
    })
  expect(faults(await create({ title: { en: ' ', de: '' } }))).toEqual(['title required'])
  expect(faults(await create({ containerTypeId: 77 }))).toEqual(['containerTypeId choice_unknown'])
  const taken = await create({ title: { en: 'KNOTS', de: '' }, parentId: segmentId })
  expect(taken.errors).toMatchObject([
    { field: 'title', message: 'A folder with name KNOTS already exists. Please enter another name.' },
  ])
  const stranger = await make.user({ permissions: ['courses.administer', 'content.administer'] })
  const { id: foreign = 0 } = await call(createComponent, { as: stranger, body: componentForm() })
  const made = await course()
  const wrong = [
    placeOf(foreign),
    { ...placeOf(foreign), componentId: null, nestedId: made.id },
    { ...placeOf(foreign), componentId: null },
    placeOf(made.children[0]?.componentId ?? 0, { unlock: { by: 'date', from: '2026-02-30' } }),
    placeOf(made.children[0]?.componentId ?? 0, { unlock: { by: 'some' } }),
  ]
  const sent = { ...courseForm(made), children: wrong, nextIds: [made.id] }
  const found = new Set(faults(await save(made.id, sent)))
  expect([...found].sort()).toEqual([
    'children.0 choice_unknown',
    'children.1 choice_unknown',
    'children.2 choice_unknown',
    'children.3.unlock.from day_unknown',
    'children.4.unlock.count required',
    'nextIds choice_unknown',
  ])
  const empty = await save(made.id, { ...courseForm(made), children: [] })
  expect(faults(await publish(made.id, empty.revision))).toEqual(['children content_missing'])
})

test('a course never comes to hold itself, however far away', async () => {
  const { course, save, publish } = await setUp()
  const [inner, middle, outer] = [await course(), await course(), await course()]
  const nest = async (into: typeof inner, held: typeof inner) => {
    const place = { ...placeOf(0), componentId: null, nestedId: held.id }
    const saved = await save(into.id, { ...courseForm(into), children: [place] })
    return saved.id ? publish(into.id, saved.revision) : saved
  }
  expect(await nest(middle, inner)).toMatchObject({ edition: 2 })
  expect(await nest(outer, middle)).toMatchObject({ edition: 2 })
  expect(faults(await nest(inner, outer))).toEqual(['children.0 choice_unknown'])
})

test('a place keeps its number through every edition, and only its own course can use it', async () => {
  const { course, save, publish } = await setUp()
  const made = await course({ components: [{}, {}] })
  const turned = [...courseForm(made).children].reverse()
  const saved = await save(made.id, { ...courseForm(made), children: turned })
  const after = await publish(made.id, saved.revision)
  expect(after.children.map(({ childId }) => childId)).toEqual(turned.map(({ childId }) => childId))
  const other = await course()
  const stolen = await save(other.id, { ...courseForm(other), children: turned })
  expect(faults(stolen)).toEqual(['children.0 choice_unknown', 'children.1 choice_unknown'])
})

test('a course is archived, brought back, copied, removed and brought back again', async () => {
  const { call, me, course } = await setUp()
  const made = await course({ title: 'Knots' })
  const to = { as: me, params: { id: made.id } }
  expect(await call(archiveCourse, to)).toMatchObject({ state: 'archived' })
  expect(await call(restoreCourse, to)).toMatchObject({ state: 'active' })
  const copy = await call(duplicateCourse, to)
  expect(copy).toMatchObject({ title: { en: 'Knots (2)', de: 'Knots (de) (2)' }, state: 'draft', edition: 0 })
  expect(copy.children?.map(({ componentId }) => componentId)).toEqual(
    made.children.map(({ componentId }) => componentId),
  )
  expect(await call(removeCourse, to)).toEqual({})
  expect(await call(readCourse, to)).toMatchObject({ code: 'container_not_found' })
  expect(await call(restoreCourse, to)).toMatchObject({ state: 'active', edition: 1 })
})

test('what hangs on a container is said, and keeps it from being removed', async () => {
  const { call, me, course } = await setUp()
  const body = { title: { en: 'Ropes', de: 'Seile' }, containerTypeId: containerType.topic, parentId: null }
  const { id = 0 } = await call(createCourse, { as: me, body })
  await course({ title: 'Knots', parentId: id })
  expect(await call(readCourseAffected, { as: me, params: { id } })).toEqual([
    { what: 'below', count: 1, examples: ['Knots'] },
  ])
  expect(await call(removeCourse, { as: me, params: { id } })).toMatchObject({ code: 'container_in_use' })
})

test('a folder moves with everything below it, and never below itself', async () => {
  const { call, me, course, save, segmentId } = await setUp()
  const folder = (en: string, parentId: number | null) =>
    call(createCourse, {
      as: me,
      body: { title: { en, de: en }, containerTypeId: containerType.topic, parentId },
    })
  const ropes = await folder('Ropes', null)
  const knots = await folder('Knots', ropes.id ?? 0)
  const made = await course({ title: 'Bowline', parentId: knots.id ?? 0 })
  const into = (view: typeof ropes, parentId: number) =>
    save(view.id ?? 0, { ...courseForm(view as Parameters<typeof courseForm>[0]), parentId })
  expect(faults(await into(ropes, knots.id ?? 0))).toEqual(['parentId choice_unknown'])
  await into(ropes, segmentId)
  const seen = await call(readCourse, { as: me, params: { id: made.id } })
  expect(seen.parents?.map(({ id }) => id)).toEqual([segmentId, ropes.id, knots.id])
  const counted = await call(listSegments, { as: me, query: {} })
  expect(counted.find(({ id }) => id === segmentId)?.courseCount).toBe(0)
  const folders = await call(listFolders, { as: me })
  expect(folders.find(({ id }) => id === knots.id)).toMatchObject({ parentId: ropes.id, depth: 2 })
})

const notThere = { status: 404, code: 'container_not_found' }

test('a segment is nobody’s to author, and a removed folder takes in nothing', async () => {
  const { call, me, segmentId } = await setUp()
  for (const entry of [readCourse, readCourseAffected, archiveCourse, removeCourse, restoreCourse])
    expect(await call(entry, { as: me, params: { id: segmentId } })).toMatchObject(notThere)
  const make = (en: string, containerTypeId: number, parentId: number | null) =>
    call(createCourse, { as: me, body: { title: { en, de: en }, containerTypeId, parentId } })
  const { id = 0 } = await make('Gone', containerType.topic, null)
  await call(removeCourse, { as: me, params: { id } })
  for (const typeId of [containerType.topic, containerType.course])
    expect(await make('Late', typeId, id)).toMatchObject({
      status: 404,
      code: typeId === containerType.topic ? 'folder_not_found' : notThere.code,
    })
})

test('a section holds no section, and a course no folder', async () => {
  const { call, me, course } = await setUp()
  const make = (en: string, containerTypeId: number, parentId: number) =>
    call(createCourse, { as: me, body: { title: { en, de: en }, containerTypeId, parentId } })
  const outer = await course({ title: 'Outer' })
  const section = await make('Section', containerType.course, outer.id)
  expect(section).toMatchObject({ state: 'draft' })
  expect(await make('Inner', containerType.course, section.id ?? 0)).toMatchObject(notThere)
  expect(await make('Folder', containerType.topic, outer.id)).toMatchObject({ code: 'folder_not_found' })
})

test('a removed component is missing where it stood, and the course still says so', async () => {
  const { call, me, course } = await setUp()
  const made = await course({ components: [{}, {}] })
  const id = made.children[0]?.componentId ?? 0
  await call(removeComponent, { as: me, params: { id } })
  const seen = await call(readCourse, { as: me, params: { id: made.id } })
  expect(seen.children?.map(({ isMissing }) => isMissing)).toEqual([true, false])
})

test('a text carries pictures of the printed size alone, whatever the browser has let through', async () => {
  const { call, me } = await setUp()
  const data = png(741, 470).toString('base64')
  const text = `<p>Here:</p><img src="data:image/png;base64,${data}">`
  const answer = await call(createComponent, {
    as: me,
    body: componentForm({ html: { en: '', de: text } }),
  })
  expect(answer).toMatchObject({
    code: 'component_invalid',
    errors: [{ field: 'html.de', message: 'Invalid file dimensions. Maximum allowed 470(h) by 740(w)' }],
  })
})
