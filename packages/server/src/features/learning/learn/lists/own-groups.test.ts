import { expect, test } from 'vitest'
import { changeCourses } from '@oktant/contract/learning/courses/course-changes.ts'
import { addMembers, removeMembers } from '@oktant/contract/people/groups.ts'
import { launchComponent, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { removeLearningGroup } from '@oktant/contract/people/learning-groups.ts'
import * as contract from '@oktant/contract/learning/own/own-groups.ts'
import { anyRule, give, makeGroup, mandatory } from '../../../../../test/kit/content/assignments.ts'
import { makeCourse } from '../../../../../test/kit/content/courses.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { activeRule } from '../../../../../test/scenes/people/learning-groups.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({ permissions: ['courses.administer', 'content.administer'] })
  const { companyId } = me
  const person = (values = {}) => make.user({ companyId, permissions: ['learning.take'], ...values })
  const mia = await person({ status: 'Active' })
  const course = async (title: string) => (await makeCourse(server, me, { title })).id
  const group = async (name: string, people: Made[], form = {}) =>
    makeGroup(server, me, { people, form: { name: { en: name, de: name }, ...form } })
  const set = (id: number, courses: number[], rule = anyRule) => give(server, me, id, courses, rule)
  const mine = (as = mia, query = {}) => call(contract.listOwnGroups, { as, query })
  const one = (id: number, as = mia) => call(contract.readOwnGroup, { as, params: { id } })
  const courses = (id: number, as = mia, query = {}) =>
    call(contract.listOwnGroupCourses, { as, params: { id }, query })
  const pass = async (id: number) => {
    for (const { containerChildId } of (await call(readLearning, { as: mia, params: { id } })).children ??
      []) {
      const params = { key: containerChildId ?? 0 }
      const { launch } = await call(launchComponent, { as: mia, params })
      const body = { launch: launch ?? '', seconds: 0, done: 'read' as const }
      await call(saveLaunch, { as: mia, params, body })
    }
  }
  return { ...server, me, mia, person, course, group, set, mine, one, courses, pass }
}

test('a learner sees the groups they are in, by rule or by hand, and how far they are with each', async () => {
  const { mia, course, group, set, mine, pass } = await setUp()
  const [knots, ropes, anchors] = [await course('Knots'), await course('Ropes'), await course('Anchors')]
  const byHand = await group('Anglers', [mia])
  const byRule = await group('Welders', [], { rule: activeRule })
  await set(byHand, [anchors])
  await set(byRule, [knots, ropes], mandatory({ due: { by: 'day', day: '2027-03-01' } }))
  await pass(ropes)
  const { content, totalElements } = await mine()
  expect(totalElements).toBe(2)
  expect(content).toMatchObject([
    { id: byRule, isByRule: true, courses: 2, passed: 1, toTake: 1, dueOn: '2027-03-01' },
    { id: byHand, isByRule: false, courses: 1, passed: 0, toTake: 0, dueOn: null },
  ])
  await pass(knots)
  expect((await mine()).content).toMatchObject([
    { id: byHand },
    { id: byRule, passed: 2, toTake: 0, dueOn: null },
  ])
})

test('a group gives its courses with one’s own state in each, what is left first', async () => {
  const { mia, course, group, set, one, courses, pass } = await setUp()
  const [knots, ropes, anchors] = [await course('Knots'), await course('Ropes'), await course('Anchors')]
  const id = await group('Welders', [mia])
  await set(id, [knots, anchors])
  await set(id, [ropes], mandatory({ due: { by: 'day', day: '2027-03-01' } }))
  await pass(anchors)
  expect(await one(id)).toMatchObject({ id, courses: 3, passed: 1, toTake: 1 })
  expect((await courses(id)).content).toMatchObject([
    { id: ropes, state: 'NOT_STARTED', dueOn: '2027-03-01', assigned: { isMandatory: true } },
    { id: knots, state: 'NOT_STARTED', dueOn: null, assigned: { because: [{ groupId: id }] } },
    { id: anchors, state: 'PASSED', percent: 100 },
  ])
  const byName = { _sortField: 'name', _sortDir: 'DESC' }
  expect((await courses(id, mia, byName)).content?.map((card) => card.id)).toEqual([ropes, knots, anchors])
  const beyond = await courses(id, mia, { _page: 7, _perPage: 2 })
  expect(beyond).toMatchObject({ content: [], totalElements: 3, totalPages: 2 })
})

test('whoever is in it stays unsaid, and so do groups that give nothing or hold who was given one course', async () => {
  const { call, me, mia, person, course, group, set, mine, one, courses } = await setUp()
  const ben = await person({ firstName: 'Benjamin', surname: 'Quartz' })
  const knots = await course('Knots')
  const shown = await group('Welders', [mia, ben], { description: { en: 'At the bench', de: '' } })
  const tool = await group('For letters only', [mia])
  await set(shown, [knots])
  const owner = { owner: 'container' as const, id: await course('By name') }
  await call(addMembers, { as: me, params: owner, body: { userIds: [mia.id] } })
  const seen = JSON.stringify([await mine(), await one(shown), await courses(shown)])
  expect(seen).not.toMatch(/Benjamin|Quartz|members|At the bench/)
  expect((await mine()).content?.map(({ id }) => id)).toEqual([shown])
  expect(await one(tool)).toMatchObject({ status: 404, code: 'learning_group_not_found' })
})

test('a group of others, of another company, or one that was left or removed is not there', async () => {
  const { call, make, me, mia, person, course, group, set, mine, one, courses } = await setUp()
  const stranger = await make.user({ permissions: ['learning.take'] })
  const ben = await person()
  const id = await group('Welders', [mia])
  await set(id, [await course('Knots')])
  const absent = { status: 404, code: 'learning_group_not_found' }
  for (const as of [stranger, ben]) {
    expect(await one(id, as)).toMatchObject(absent)
    expect(await courses(id, as)).toMatchObject(absent)
    expect(await mine(as)).toMatchObject({ totalElements: 0 })
  }
  expect(await one(id)).toMatchObject({ id })
  const params = { owner: 'learningGroup' as const, id }
  await call(removeMembers, { as: me, params, body: { userIds: [mia.id] } })
  expect(await one(id)).toMatchObject(absent)
  await call(addMembers, { as: me, params, body: { userIds: [mia.id] } })
  await call(removeLearningGroup, { as: me, params: { id } })
  expect(await mine()).toMatchObject({ totalElements: 0 })
})

test('a course that is archived rests in its group, too', async () => {
  const { call, me, mia, course, group, set, mine, courses } = await setUp()
  const [knots, ropes] = [await course('Knots'), await course('Ropes')]
  const id = await group('Welders', [mia])
  await set(id, [knots, ropes], mandatory())
  await call(changeCourses, { as: me, body: { action: 'archive', target: null, chosen: { ids: [knots] } } })
  expect((await mine()).content).toMatchObject([{ courses: 1, toTake: 1 }])
  expect((await courses(id)).content?.map((card) => card.id)).toEqual([ropes])
})
