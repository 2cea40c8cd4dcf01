import { setCourseAudience } from '@oktant/contract/learning/assignments.ts'
import { archiveCourse, removeCourse } from '@oktant/contract/learning/courses/containers.ts'
import * as contract from '@oktant/contract/learning/courses/groupings.ts'
import { expect, test } from 'vitest'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import { groupingForm, makeGrouping } from '../../../../test/kit/content/groupings.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take'],
  })
  const course = (wish: Parameters<typeof makeCourse>[2] = {}) => makeCourse(server, me, wish)
  const grouping = (own: Parameters<typeof groupingForm>[0] = {}) => makeGrouping(server, me, own)
  const save = (id: number, revision: number, own: Parameters<typeof groupingForm>[0]) =>
    server.call(contract.updateGrouping, {
      as: me,
      params: { id },
      body: { ...groupingForm(own), revision },
    })
  const shown = (as: typeof me | null = me) =>
    server.call(contract.listShownGroupings, { ...(as && { as }), query: { company: String(me.companyId) } })
  return { ...server, me, course, grouping, save, shown }
}

const names = (cards: { name: { en: string } }[]) => cards.map(({ name }) => name.en)
const faults = ({ errors = [] }: { errors?: { field: string; code: string }[] }) =>
  errors.map(({ field, code }) => `${field} ${code}`)

test('a grouping is made, listed and read with what it holds, in its order', async () => {
  const { call, me, course, grouping } = await setUp()
  const [one, two] = [await course({ title: 'Anchors' }), await course({ title: 'Knots' })]
  const made = await grouping({ containerIds: [two.id, one.id] })
  expect(made.containers.map(({ title, isMissing }) => [title.en, isMissing])).toEqual([
    ['Knots', false],
    ['Anchors', false],
  ])
  await grouping({ title: { en: 'Zoo', de: '' }, isShown: false })
  const list = async (query: object) =>
    (await call(contract.listGroupings, { as: me, query })).content.map(({ title }) => title.en)
  expect(await list({})).toEqual(['To begin with', 'Zoo'])
  expect(await list({ _sortField: 'title', _sortDir: 'DESC' })).toEqual(['Zoo', 'To begin with'])
  expect(await list({ _filterFields: ['isShown'], _filterValues: ['false'] })).toEqual(['Zoo'])
  expect(await list({ _filterFields: ['title'], _filterValues: ['anfang'] })).toEqual(['To begin with'])
})

test('people meet what they may see of a grouping, in its order, and no grouping of which they see nothing', async () => {
  const { call, make, me, course, grouping, shown } = await setUp()
  const [open, hidden, own] = [
    await course({ title: 'Knots' }),
    await course({ title: 'Old' }),
    await course({ title: 'Ours' }),
  ]
  await call(archiveCourse, { as: me, params: { id: hidden.id } })
  await call(setCourseAudience, { as: me, params: { id: own.id }, body: { forGroups: true } })
  const visible = await course({ title: 'Anchors' })
  await grouping({ containerIds: [hidden.id, own.id, open.id, visible.id] })
  await grouping({ containerIds: [hidden.id, own.id] })
  await grouping({ containerIds: [open.id], isShown: false })
  const colleague = await make.user({ permissions: ['learning.take'], companyId: me.companyId })
  const [seen, ...more] = await shown(colleague)
  expect(more).toEqual([])
  expect(names(seen?.cards ?? [])).toEqual(['Knots', 'Anchors'])
  const stranger = await make.user({ permissions: ['learning.take'] })
  expect(await shown(stranger)).toEqual([])
})

test('visitors meet the courses of a grouping that are open to them', async () => {
  const { course, grouping, shown } = await setUp()
  const [open, closed] = [
    await course({ title: 'Open', texts: { openToVisitors: true } }),
    await course({ title: 'Closed', texts: { openToVisitors: false } }),
  ]
  await grouping({ containerIds: [closed.id, open.id] })
  await grouping({ containerIds: [closed.id] })
  expect((await shown(null)).map(({ cards }) => names(cards))).toEqual([['Open']])
})

test('a change is kept, a slower one is told, and what is removed comes back', async () => {
  const { call, me, course, grouping, save, shown } = await setUp()
  const [one, two] = [await course({ title: 'Anchors' }), await course({ title: 'Knots' })]
  const made = await grouping({ containerIds: [one.id, two.id] })
  const turned = { containerIds: [two.id, one.id] }
  expect(await save(made.id, made.revision, turned)).toMatchObject(turned)
  expect(await save(made.id, made.revision, turned)).toMatchObject({ code: 'content_changed' })
  const params = { id: made.id }
  expect(await call(contract.readGroupingAffected, { as: me, params })).toEqual([
    { what: 'containers', count: 2, examples: ['Knots', 'Anchors'] },
  ])
  await call(contract.removeGrouping, { as: me, params })
  expect(await shown()).toEqual([])
  expect(await call(contract.readGrouping, { as: me, params })).toMatchObject({ code: 'grouping_not_found' })
  await call(contract.restoreGrouping, { as: me, params })
  expect(names((await shown())[0]?.cards ?? [])).toEqual(['Knots', 'Anchors'])
})

test('a course that is removed stays in its grouping, marked for the author', async () => {
  const { call, me, course, grouping, save } = await setUp()
  const gone = await course({ title: 'Gone' })
  const made = await grouping({ containerIds: [gone.id] })
  await call(removeCourse, { as: me, params: { id: gone.id } })
  expect(await save(made.id, made.revision, { containerIds: [gone.id] })).toMatchObject({
    containers: [{ id: gone.id, isMissing: true }],
  })
})

test('what is wrong with a grouping is told at its field', async () => {
  const { call, me, make, course, grouping, save } = await setUp()
  const stranger = await make.user({ permissions: ['courses.administer'] })
  const to = await course()
  const create = async (own: Parameters<typeof groupingForm>[0]) =>
    faults(await call(contract.createGrouping, { as: me, body: groupingForm(own) }))
  expect(await create({ title: { en: ' ', de: '' } })).toEqual(['title required'])
  const made = await grouping()
  expect(faults(await save(made.id, 0, { containerIds: [to.id, 999_999] }))).toEqual([
    'containerIds.1 choice_unknown',
  ])
  const body = groupingForm({ containerIds: [to.id] })
  expect(await call(contract.createGrouping, { as: stranger, body })).toMatchObject({
    code: 'container_not_found',
  })
})
