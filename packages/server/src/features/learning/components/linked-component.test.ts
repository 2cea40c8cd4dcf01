import { expect, test } from 'vitest'
import {
  createComponent,
  readComponent,
  removeComponent,
  updateComponent,
} from '@oktant/contract/learning/components/components.ts'
import { publishCourse } from '@oktant/contract/learning/courses/containers.ts'
import { launchComponent, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import { componentForm, makeCourse } from '../../../../test/kit/content/courses.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take'],
  })
  const create = async (own: object = {}, as = me) =>
    (await server.call(createComponent, { as, body: componentForm(own) })) as { id: number }
  const update = (id: number, revision: number, own: object) => {
    const { category: _, ...form } = componentForm(own)
    const body = { ...form, status: 'active' as const, revision }
    return server.call(updateComponent, { as: me, params: { id }, body })
  }
  return { ...server, me, create, update }
}

test('a component is linked with another of the library, and keeps that unless it is told otherwise', async () => {
  const { call, me, create, update } = await setUp()
  const title = { en: 'Bowline', de: 'Palstek' }
  const other = await create({ title })
  const { id } = await create({ linkedComponent: other.id })
  const read = () => call(readComponent, { as: me, params: { id } })
  expect(await read()).toMatchObject({ linkedComponent: other.id, linkedTitle: title })
  expect(await update(id, 1, {})).toMatchObject({ linkedComponent: other.id })
  await call(removeComponent, { as: me, params: { id: other.id } })
  expect(await read()).toMatchObject({ linkedComponent: other.id, linkedTitle: null })
  expect(await update(id, 2, {})).toMatchObject({ linkedComponent: other.id })
  expect(await update(id, 3, { linkedComponent: null })).toMatchObject({ linkedComponent: null })
})

test('nothing is linked with itself, with what was removed, or with another company’s', async () => {
  const { call, make, me, create, update } = await setUp()
  const refused = {
    code: 'component_invalid',
    errors: [{ field: 'linkedComponent', code: 'choice_unknown' }],
  }
  const stranger = await make.user({ permissions: ['content.administer'] })
  const [own, theirs, gone] = [await create(), await create({}, stranger), await create()]
  await call(removeComponent, { as: me, params: { id: gone.id } })
  for (const linkedComponent of [own.id, theirs.id, gone.id, 999_999])
    expect(await update(own.id, 1, { linkedComponent })).toMatchObject(refused)
})

test('a learner is offered the linked component where the same course holds it and it is open', async () => {
  const server = await setUp()
  const { call, me, create, update } = server
  const course = await makeCourse(server, me, {
    components: [{}, {}, {}],
    places: [{}, { unlock: { by: 'previous' } }],
    isDraft: true,
  })
  const [first, second, third] = course.children
  const link = (child: typeof first, to: number) =>
    update(child?.componentId ?? 0, 1, { linkedComponent: to })
  await link(first, second?.componentId ?? 0)
  await link(third, first?.componentId ?? 0)
  await link(second, (await create()).id)
  const params = { id: course.id }
  await call(publishCourse, { as: me, params, body: { revision: course.revision } })
  const open = (key: number) => call(launchComponent, { as: me, params: { key } })
  const keys = [first, second, third].map((child) => child?.childId ?? 0)
  const [one = 0, two = 0, three = 0] = keys
  expect((await open(three)).linked).toMatchObject({ containerChildId: one })
  const opened = await open(one)
  expect(opened.linked).toBeNull()
  const body = { launch: opened.launch ?? '', seconds: 1, done: 'read' as const }
  await call(saveLaunch, { as: me, params: { key: one }, body })
  expect((await open(one)).linked).toMatchObject({ containerChildId: two })
  expect((await open(two)).linked).toBeNull()
})
