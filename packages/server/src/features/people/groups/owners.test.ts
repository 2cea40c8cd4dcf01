import { readCourseAudience, setCourseAudience } from '@oktant/contract/learning/assignments.ts'
import { removeCourse } from '@oktant/contract/learning/courses/containers.ts'
import {
  addMembers,
  listMembers,
  listMembersByParameter,
  removeMembers,
} from '@oktant/contract/people/groups.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { createLearningGroup, removeLearningGroup } from '@oktant/contract/people/learning-groups.ts'
import { expect, test } from 'vitest'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import { learningGroupForm } from '../../../../test/scenes/people/learning-groups.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({ permissions: ['courses.administer', 'content.administer'] })
  const person = (values = {}) =>
    make.user({ companyId: me.companyId, permissions: ['learning.take'], ...values })
  const course = await makeCourse(server, me, { title: 'Ropes' })
  const params = (id = course.id) => ({ owner: 'container' as const, id })
  const add = (userIds: number[], id?: number) =>
    call(addMembers, { as: me, params: params(id), body: { userIds } })
  const remove = (userIds: number[]) => call(removeMembers, { as: me, params: params(), body: { userIds } })
  const names = async () => {
    const { content = [] } = await call(listMembers, { as: me, params: params(), query: {} })
    return content.map(({ surname }) => surname)
  }
  return { ...server, me, person, course, params, add, remove, names }
}

test('who is given a course by name has it, sees why, and stands in its list', async () => {
  const { call, me, person, course, add, remove, names } = await setUp()
  const [mia, jo] = [await person({ surname: 'Abel' }), await person({ surname: 'Berg' })]
  await call(setCourseAudience, { as: me, params: { id: course.id }, body: { forGroups: true } })
  const read = () => call(readLearning, { as: mia, params: { id: course.id } })
  expect(await read()).toMatchObject({ code: 'container_not_found' })
  expect(await names()).toEqual([])
  expect(await remove([mia.id])).toEqual({ changed: 0 })

  expect(await add([mia.id, jo.id])).toEqual({ changed: 2 })
  expect(await add([mia.id])).toEqual({ changed: 0 })
  expect(await names()).toEqual(['Abel', 'Berg'])
  const giver = `${me.firstName} ${me.surname}`
  expect((await read()).assigned?.because).toMatchObject([{ isByName: true, givenBy: giver }])
  const { groups } = await call(readCourseAudience, { as: me, params: { id: course.id } })
  expect(groups?.[0]).toMatchObject({
    isByName: true,
    given: [mia, jo].map(({ id, firstName, surname }) => ({
      userId: id,
      fullName: `${firstName} ${surname}`,
      givenBy: giver,
    })),
  })

  expect(await remove([mia.id])).toEqual({ changed: 1 })
  expect(await names()).toEqual(['Berg'])
  expect(await read()).toMatchObject({ code: 'container_not_found' })
})

test('a course has one group of its own, begun anew where it was removed', async () => {
  const { call, me, person, course, add, names } = await setUp()
  const [mia, jo] = [await person({ surname: 'Abel' }), await person({ surname: 'Berg' })]
  await Promise.all([add([mia.id]), add([jo.id])])
  expect(await names()).toEqual(['Abel', 'Berg'])
  const { groups } = await call(readCourseAudience, { as: me, params: { id: course.id } })
  expect(groups).toMatchObject([{ members: 2, rule: { isMandatory: false } }])
  const id = groups?.[0]?.groupId ?? 0
  await call(removeLearningGroup, { as: me, params: { id } })
  expect(await names()).toEqual([])
  expect(await add([mia.id])).toEqual({ changed: 1 })
  expect(await names()).toEqual(['Abel'])
})

test('where another group has that name already, the number of the course goes with it', async () => {
  const { call, me, person, course, add } = await setUp()
  const name = { en: 'by name: ropes', de: '' }
  await call(createLearningGroup, { as: me, body: learningGroupForm({ name }) })
  await add([(await person()).id])
  const { groups } = await call(readCourseAudience, { as: me, params: { id: course.id } })
  expect(groups?.map((group) => group.name.en)).toEqual([`By name: Ropes (${course.id})`])
})

test('a course of nobody, of others or removed has no list', async () => {
  const { call, make, me, course, params, add } = await setUp()
  const stranger = await make.user({ permissions: ['courses.administer'] })
  const missing = { status: 404, code: 'owner_not_found' }
  expect(await call(listMembers, { as: stranger, params: params(), query: {} })).toMatchObject(missing)
  expect(await add([me.id], 2_000_000_000)).toMatchObject(missing)
  expect(await add([stranger.id])).toMatchObject({ status: 404, code: 'people_unknown' })
  const learner = await make.user({ companyId: me.companyId, permissions: ['learning.take'] })
  expect(await call(listMembers, { as: learner, params: params(), query: {} })).toMatchObject({ status: 403 })
  await call(removeCourse, { as: me, params: { id: course.id } })
  expect(await add([me.id])).toMatchObject(missing)
})

test('as long as there are none, a room is answered like one that is missing', async () => {
  const { call, make } = await testServer()
  const me = await make.user({ permissions: ['chat.use'] })
  const room = { as: me, params: { owner: 'room', id: 7 } } as const
  const missing = { status: 404, code: 'owner_not_found' }
  const body = { userIds: [me.id] }
  expect(await call(listMembers, { ...room, query: {} })).toMatchObject(missing)
  expect(
    await call(listMembersByParameter, { as: me, params: { owner: 'room' }, query: { id: 7 } }),
  ).toMatchObject(missing)
  expect(await call(addMembers, { ...room, body })).toMatchObject(missing)
  expect(await call(removeMembers, { ...room, body })).toMatchObject(missing)
  const other = await make.user({ permissions: [] })
  expect(await call(listMembers, { ...room, as: other, query: {} })).toMatchObject({ status: 403 })
})
