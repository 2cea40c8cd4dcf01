import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as contract from '@oktant/contract/learning/assignments.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import * as catalogue from '@oktant/contract/learning/catalogue.ts'
import { publishCourse, updateCourse } from '@oktant/contract/learning/courses/containers.ts'
import { removeMembers, addMembers } from '@oktant/contract/people/groups.ts'
import { launchComponent, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import * as learning from '@oktant/contract/learning/own/learn.ts'
import { removeLearningGroup } from '@oktant/contract/people/learning-groups.ts'
import { anyRule, give, makeGroup, mandatory } from '../../../../test/kit/content/assignments.ts'
import { courseForm, makeCourse, placeOf } from '../../../../test/kit/content/courses.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { activeRule } from '../../../../test/scenes/people/learning-groups.ts'
import { rowsOf } from '../../../db/engine/db.ts'
import { learningGroupStays } from '../../people/learning-groups/learning-groups.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { learningGroupCourses } from './assignments.tables.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({
    permissions: ['courses.administer', 'content.administer', 'audit.read'],
    status: 'Active',
  })
  const { companyId } = me
  const person = (values = {}) => make.user({ companyId, permissions: ['learning.take'], ...values })
  const mia = await person()
  const ben = await person()
  const course = (wish: Parameters<typeof makeCourse>[2] = {}) => makeCourse(server, me, wish)
  const read = (id: number, as: Made = mia) => call(learning.readLearning, { as, params: { id } })
  const held = (id: number) => call(contract.listGroupCourses, { as: me, params: { id } })
  const hide = (id: number, forGroups = true) =>
    call(contract.setCourseAudience, { as: me, params: { id }, body: { forGroups } })
  const group = (people: Made[] = [], form = {}) => makeGroup(server, me, { people, form })
  const pass = async (id: number, as: Made = mia) => {
    for (const { containerChildId } of (await read(id, as)).children ?? []) {
      const params = { key: containerChildId ?? 0 }
      const { launch } = await call(launchComponent, { as, params })
      await call(saveLaunch, { as, params, body: { launch: launch ?? '', seconds: 0, done: 'read' } })
    }
  }
  const set = (id: number, containerIds: number[], rule = anyRule) => give(server, me, id, containerIds, rule)
  return { ...server, me, mia, ben, person, course, read, held, hide, group, pass, set }
}

test('a group is given several courses at once, mandatory or not, and its people see why they have them', async () => {
  const { call, me, mia, ben, course, read, held, group, set } = await setUp()
  const [first, second] = [await course({ title: 'Ropes' }), await course({ title: 'Anchors' })]
  const id = await group([mia])
  const rule = mandatory({ due: { by: 'day', day: '2027-03-01' }, recertifyMonths: 12 })
  expect(await set(id, [first.id], rule)).toEqual({ added: [first.id], before: [] })
  expect(await set(id, [second.id])).toMatchObject({ added: [second.id] })
  expect(await held(id)).toMatchObject([
    { containerId: first.id, rule, forGroups: false },
    { containerId: second.id, rule: anyRule },
  ])
  expect(await read(first.id)).toMatchObject({
    dueOn: '2027-03-01',
    assigned: {
      isMandatory: true,
      because: [{ groupId: id, name: { en: 'Welders' }, since: expect.any(String), isMandatory: true }],
    },
  })
  expect(await read(second.id)).toMatchObject({ assigned: { isMandatory: false }, dueOn: null })
  expect((await read(first.id, ben)).assigned).toBeNull()
  const trail = await call(listAudit, { as: me, query: { object: 'container', number: first.id } })
  expect(JSON.stringify(trail)).toContain('ofLearningGroup')
})

test('a rule that is changed is answered as it was, so that it can be taken back', async () => {
  const { mia, course, held, group, set } = await setUp()
  const { id: courseId } = await course()
  const id = await group([mia])
  await set(id, [courseId])
  expect(await set(id, [courseId], mandatory())).toEqual({
    added: [],
    before: [{ containerId: courseId, rule: anyRule }],
  })
  expect(await set(id, [courseId], mandatory())).toEqual({ added: [], before: [] })
  expect(await held(id)).toMatchObject([{ rule: mandatory() }])
})

test('a course that is taken away is theirs no longer, what they did stays, and it comes back as it was', async () => {
  const { call, me, mia, course, read, held, group, set, pass } = await setUp()
  const { id: courseId } = await course()
  const id = await group([mia])
  await set(id, [courseId], mandatory())
  const [before] = Array.isArray(await held(id)) ? await held(id) : []
  await pass(courseId)
  const body = { containerIds: [courseId] }
  expect(await call(contract.removeGroupCourses, { as: me, params: { id }, body })).toEqual({
    changed: 1,
  })
  expect(await read(courseId)).toMatchObject({ assigned: null, passed: true, percent: 100 })
  expect(await call(contract.restoreGroupCourses, { as: me, params: { id }, body })).toEqual({
    changed: 1,
  })
  expect(await held(id)).toEqual([before])
  expect(await call(contract.restoreGroupCourses, { as: me, params: { id }, body })).toEqual({ changed: 0 })
})

test('what somebody has to take follows who belongs to the group, by rule and by hand, and their record stays', async () => {
  const { call, db, kit, me, mia, course, read, group, set, pass } = await setUp()
  const { id: courseId } = await course()
  const id = await group([], { rule: activeRule })
  await set(id, [courseId], mandatory())
  const isTheirs = async () => (await read(courseId)).assigned !== null
  expect(await isTheirs()).toBe(true)
  await pass(courseId)
  const params = { owner: 'learningGroup' as const, id }
  const body = { userIds: [mia.id] }
  await call(removeMembers, { as: me, params, body })
  expect(await isTheirs()).toBe(false)
  expect(await read(courseId)).toMatchObject({ passed: true })
  await call(addMembers, { as: me, params, body })
  expect(await isTheirs()).toBe(true)
  await db.update(users).set({ language: 'de', status: 'Active' }).where(eq(users.id, mia.id))
  await kit.outbox.deliver()
  expect(await isTheirs()).toBe(true)
  await call(removeLearningGroup, { as: me, params: { id } })
  expect(await isTheirs()).toBe(false)
})

test('days after joining are counted where the person lives', async () => {
  const { db, mia, person, course, read, group, set } = await setUp()
  const far = await person({ timezone: 'Pacific/Auckland' })
  const { id: courseId } = await course()
  await set(await group([mia, far]), [courseId], mandatory({ due: { by: 'days', days: 7 } }))
  const since = new Date('2027-01-10T12:30:00Z')
  await db.update(learningGroupStays).set({ since }).where(eq(learningGroupStays.companyId, mia.companyId))
  await db
    .update(learningGroupCourses)
    .set({ since })
    .where(eq(learningGroupCourses.companyId, mia.companyId))
  const due = async (as: Made) => (await read(courseId, as)).dueOn
  expect(await due(mia)).toBe('2027-01-17')
  expect(await due(far)).toBe('2027-01-18')
  const [odd] = await rowsOf(db, sql`select day_in(${since.toISOString()}, 'Nowhere/Here')::text as day`)
  expect(odd).toEqual({ day: '2027-01-10' })
})

test('whoever joins after the day on which a course was due has two weeks; who was there by then is overdue', async () => {
  const { db, mia, ben, course, read, group, set } = await setUp()
  const { id: courseId } = await course()
  await set(await group([mia, ben]), [courseId], mandatory({ due: { by: 'day', day: '2026-01-31' } }))
  const from = (at: string) => ({ since: new Date(at) })
  const ofCompany = eq(learningGroupCourses.companyId, mia.companyId)
  await db.update(learningGroupCourses).set(from('2026-01-02T09:00Z')).where(ofCompany)
  const joins = (as: Made, at: string) =>
    db.update(learningGroupStays).set(from(at)).where(eq(learningGroupStays.userId, as.id))
  const due = async (as: Made) => (await read(courseId, as)).dueOn
  await joins(mia, '2026-01-31T09:00Z')
  await joins(ben, '2026-02-01T09:00Z')
  expect([await due(mia), await due(ben)]).toEqual(['2026-01-31', '2026-02-15'])
  // Whoever gives a course that was due before means those who are there.
  await db.update(learningGroupCourses).set(from('2026-03-02T09:00Z')).where(ofCompany)
  expect([await due(mia), await due(ben)]).toEqual(['2026-01-31', '2026-01-31'])
})

test('of several groups the mandatory one counts, and the earliest day', async () => {
  const { mia, course, read, group, set } = await setUp()
  const { id: courseId } = await course()
  await set(await group([mia], { name: { en: 'A', de: '' } }), [courseId])
  const due = (day: string) => mandatory({ due: { by: 'day', day } })
  await set(await group([mia], { name: { en: 'B', de: '' } }), [courseId], due('2027-05-01'))
  await set(await group([mia], { name: { en: 'C', de: '' } }), [courseId], due('2027-04-01'))
  const { assigned, dueOn } = await read(courseId)
  expect([assigned?.isMandatory, dueOn]).toEqual([true, '2027-04-01'])
  expect(assigned?.because.map(({ name }) => name.en)).toEqual(['C', 'B', 'A'])
})

test('a list says of each course by which groups one has it, as its page does', async () => {
  const { call, mia, course, read, group, set } = await setUp()
  const [first, second] = [await course(), await course()]
  await set(await group([mia], { name: { en: 'A', de: '' } }), [first.id, second.id])
  const due = mandatory({ due: { by: 'days', days: 3 } })
  await set(await group([mia], { name: { en: 'B', de: '' } }), [first.id], due)
  await set(await group([mia], { name: { en: 'C', de: '' } }), [first.id], mandatory())
  for (const { id } of [first, second])
    await call(launchComponent, {
      as: mia,
      params: { key: (await read(id)).children?.[0]?.containerChildId ?? 0 },
    })
  const pages = [await read(first.id), await read(second.id)]
  const listed = pages.map(({ id, assigned, dueOn }) => ({ id, assigned, dueOn }))
  expect(listed[0]?.assigned?.because.map(({ name }) => name.en)).toEqual(['B', 'C', 'A'])
  expect(listed[0]?.dueOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const list of [learning.listLearning, learning.listAssignedCourses])
    for (const query of [{}, { _sortField: 'name', _sortDir: 'DESC' as const }]) {
      const { content } = await call(list, { as: mia, query })
      expect(content).toHaveLength(2)
      expect(content).toEqual(expect.arrayContaining(listed.map((card) => expect.objectContaining(card))))
    }
})

test('a course for groups alone is nowhere for others, in no list and by no number', async () => {
  const { call, mia, ben, course, read, hide, group, set } = await setUp()
  const { id } = await course({ texts: { featured: true } })
  const key = (await read(id)).children?.[0]?.containerChildId ?? 0
  await set(await group([mia]), [id])
  expect(await hide(id)).toMatchObject({ forGroups: true, groups: [{ members: 1, rule: anyRule }] })
  const sees = async (as: Made) => {
    const available = await call(catalogue.listAvailableCourses, { as, query: {} })
    const featured = await call(catalogue.listFeaturedCourses, { as, query: {} })
    const suggested = await call(catalogue.listSuggestedCourses, { as })
    return [available, featured, suggested].map((list) => JSON.stringify(list).includes(`"id":${id},`))
  }
  // NOTE: what somebody has been given stands among what is theirs to take, and is suggested to nobody.
  expect(await sees(mia)).toEqual([true, true, false])
  expect(await sees(ben)).toEqual([false, false, false])
  expect(await read(id)).toMatchObject({ id })
  expect(await read(id, ben)).toMatchObject({ status: 404, code: 'container_not_found' })
  const params = { id }
  for (const entry of [learning.listChildren, learning.readOutline, learning.listContainerHistory])
    expect(await call(entry, { as: ben, params })).toMatchObject({ status: 404 })
  expect(await call(launchComponent, { as: ben, params: { key } })).toMatchObject({ status: 404 })
  expect(await call(learning.readPublicLearning, { params, query: {} })).toMatchObject({ status: 404 })
})

test('who has begun a course for groups alone keeps it when they leave the group', async () => {
  const { call, me, mia, ben, course, read, hide, group, set, pass } = await setUp()
  const { id } = await course()
  const groupId = await group([mia, ben])
  await set(groupId, [id])
  await hide(id)
  await pass(id)
  const params = { owner: 'learningGroup' as const, id: groupId }
  await call(removeMembers, { as: me, params, body: { userIds: [mia.id, ben.id] } })
  expect(await read(id)).toMatchObject({ passed: true, assigned: null })
  expect(await read(id, ben)).toMatchObject({ status: 404 })
})

test('a course for groups alone inside another one is no part of that for others', async () => {
  const { call, me, mia, ben, course, read, hide, group, set, pass } = await setUp()
  const [inner, outer] = [await course({ title: 'Secret knots' }), await course()]
  const { componentId } = outer.children[0] ?? {}
  const children = [placeOf(componentId ?? 0), { ...placeOf(0), componentId: null, nestedId: inner.id }]
  const params = { id: outer.id }
  const { revision } = await call(updateCourse, {
    as: me,
    params,
    body: { ...courseForm(outer), children },
  })
  await call(publishCourse, { as: me, params, body: { revision } })
  await set(await group([mia]), [inner.id])
  await hide(inner.id)
  expect((await read(outer.id)).children).toHaveLength(2)
  expect(JSON.stringify(await read(outer.id, ben))).not.toContain('Secret knots')
  const outline = await call(learning.readOutline, { as: ben, params })
  expect(JSON.stringify(outline)).not.toContain('Secret knots')
  await pass(outer.id, ben)
  expect(await read(outer.id, ben)).toMatchObject({ passed: true })
})

test('before it is done one is told whom it touches', async () => {
  const { call, me, mia, ben, person, course, group, pass } = await setUp()
  const [first, second] = [await course(), await course()]
  const id = await group([mia, ben, await person()])
  await pass(first.id)
  await pass(second.id)
  await pass(first.id, ben)
  const affected = (rule = mandatory()) =>
    call(contract.affectedByGroupCourses, {
      as: me,
      params: { id },
      body: { containerIds: [first.id, second.id], rule },
    })
  const counts = async (rule = mandatory()) => {
    const lines = await affected(rule)
    return Array.isArray(lines) ? lines.map(({ what, count }) => [what, count]) : lines
  }
  expect(await counts()).toEqual([
    ['people', 3],
    ['passed', 3],
    ['overdue', 0],
  ])
  const late = mandatory({ due: { by: 'day', day: '2020-01-01' } })
  expect(await counts(late)).toContainEqual(['overdue', 2])
})

test('what is wrong with a rule, a course or their number is refused, and nothing is done', async () => {
  const { call, me, make, course, held, group, set, hide } = await setUp()
  const id = await group()
  const { id: courseId } = await course()
  expect(await set(id, [courseId], mandatory({ due: { by: 'day' } }))).toMatchObject({
    status: 422,
    code: 'assignment_invalid',
    errors: [{ field: 'due.day', code: 'day_unknown' }],
  })
  const stranger = await make.user({ permissions: ['courses.administer', 'content.administer'] })
  const { id: foreign } = await makeCourse({ call }, stranger)
  expect(await set(id, [courseId, foreign])).toMatchObject({ status: 404, code: 'courses_unknown' })
  expect(await held(id)).toEqual([])
  const segment = await call(contract.readCourseAudience, { as: stranger, params: { id: courseId } })
  expect(segment).toMatchObject({ status: 404 })
  expect(await hide(foreign)).toMatchObject({ status: 404 })
  expect(me.companyId).not.toBe(stranger.companyId)
})
