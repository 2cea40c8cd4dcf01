import { listGroupCourses } from '@oktant/contract/learning/assignments.ts'
import { archiveCourse, restoreCourse } from '@oktant/contract/learning/courses/containers.ts'
import { affectedByCourseChange } from '@oktant/contract/learning/courses/course-changes.ts'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import { listAssignedCourses, readLearning } from '@oktant/contract/learning/own/learn.ts'
import {
  affectedByLearningGroupRemoval,
  removeLearningGroup,
  restoreLearningGroup,
} from '@oktant/contract/people/learning-groups.ts'
import { expect, test } from 'vitest'
import { give, makeGroup, mandatory } from '../../../../test/kit/content/assignments.ts'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({ permissions: ['courses.administer', 'content.administer'] })
  const { companyId } = me
  const mia = await make.user({ companyId, permissions: ['learning.take'] })
  const course = await makeCourse(server, me, { title: 'Ropes' })
  const group = await makeGroup(server, me, { people: [mia] })
  const rule = mandatory({ due: { by: 'days', days: 14 }, recertifyMonths: 12 })
  await give(server, me, group, [course.id], rule)
  const assigned = async () => (await call(listAssignedCourses, { as: mia, query: {} })).content
  const read = () => call(readLearning, { as: mia, params: { id: course.id } })
  return { ...server, me, mia, course, group, rule, assigned, read }
}

test('nobody has to take an archived course; brought back, it is due as it was', async () => {
  const { call, me, course, group, rule, assigned, read } = await setUp()
  const [before] = await assigned()
  expect(before).toMatchObject({ id: course.id, assigned: { isMandatory: true }, dueOn: expect.any(String) })
  const params = { id: course.id }
  await call(archiveCourse, { as: me, params })
  expect(await assigned()).toEqual([])
  expect(await call(listGroupCourses, { as: me, params: { id: group } })).toMatchObject([
    { containerId: course.id, state: 'archived', rule },
  ])
  const chosen = { ids: [course.id] }
  const body = { action: 'restore' as const, target: null, chosen }
  expect(await call(affectedByCourseChange, { as: me, body })).toEqual([
    { what: 'changed', count: 1, examples: ['Ropes'] },
    { what: 'groupsAgain', count: 1, examples: ['Welders'] },
    { what: 'assignedAgain', count: 1, examples: [] },
  ])
  await call(restoreCourse, { as: me, params })
  expect((await assigned())[0]).toMatchObject({ dueOn: before?.dueOn, assigned: before?.assigned })
  expect((await read()).dueOn).toBe(before?.dueOn)
})

test('nobody has to take what a removed group gave; what they began stays theirs', async () => {
  const { call, me, mia, course, group, assigned, read } = await setUp()
  const [before] = await assigned()
  const key = (await read()).children[0]?.containerChildId ?? 0
  await call(launchComponent, { as: mia, params: { key } })
  const params = { id: group }
  expect(await call(affectedByLearningGroupRemoval, { as: me, params })).toMatchObject([
    { what: 'members', count: 1 },
    { what: 'courses', count: 1, examples: ['Ropes'] },
  ])
  await call(removeLearningGroup, { as: me, params })
  expect([await assigned(), (await read()).assigned, (await read()).dueOn]).toEqual([[], null, null])
  expect((await read()).startedAt).not.toBeNull()
  await call(restoreLearningGroup, { as: me, params })
  expect((await assigned())[0]).toMatchObject({ id: course.id, dueOn: before?.dueOn })
})
