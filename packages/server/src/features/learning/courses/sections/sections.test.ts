import { expect, test } from 'vitest'
import { listAvailableCourses } from '@oktant/contract/learning/catalogue.ts'
import { renameComponent, updateComponent } from '@oktant/contract/learning/components/components.ts'
import {
  archiveCourse,
  createCourse,
  discardDraft,
  duplicateCourse,
  listCourses,
  publishCourse,
  readCourse,
  readCourseAffected,
  removeCourse,
  restoreCourse,
  updateCourse,
} from '@oktant/contract/learning/courses/containers.ts'
import { setCourseAudience } from '@oktant/contract/learning/assignments.ts'
import { previewCourse, previewPart } from '@oktant/contract/learning/courses/course-preview.ts'
import { launchComponent, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { componentForm, courseForm, makeCourse, placeOf } from '../../../../../test/kit/content/courses.ts'
import { testServer } from '../../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({
    permissions: ['courses.administer', 'content.administer', 'learning.take'],
  })
  const { call } = server
  const course = (wish: Parameters<typeof makeCourse>[2] = {}) => makeCourse(server, me, wish)
  const read = (id: number) => call(readCourse, { as: me, params: { id } })
  const save = (id: number, body: object) =>
    // NOTE: each test says a whole course with one thing changed.
    call(updateCourse, { as: me, params: { id }, body: body as ReturnType<typeof courseForm> })
  const publish = (id: number, revision: number) =>
    call(publishCourse, { as: me, params: { id }, body: { revision } })
  const beginSection = (parentId: number, en: string) =>
    call(createCourse, {
      as: me,
      body: { title: { en, de: '' }, containerTypeId: containerType.course, parentId },
    })
  /** A published course of a part and a section that holds the parts of another course. */
  const withSection = async () => {
    const made = await course({ components: [{}, {}, {}] })
    const [first, second, third] = made.children
    const section = await beginSection(made.id, 'Hitches')
    const inside = [second, third].map((child) => placeOf(child?.componentId ?? 0))
    const nested = { ...placeOf(0), componentId: null, nestedId: section.id ?? 0 }
    const saved = await save(made.id, {
      ...courseForm(made),
      children: first ? [{ ...first, childId: first.childId }, nested] : [],
      sections: [{ id: section.id, revision: section.revision, title: section.title, children: inside }],
    })
    return { made, section, saved, published: await publish(made.id, saved.revision ?? 0) }
  }
  return { ...server, me, course, read, save, publish, beginSection, withSection }
}
const faults = ({ errors = [] }: { errors?: { field: string; code: string }[] }) =>
  errors.map(({ field, code }) => `${field} ${code}`)
const sectionForm = ({
  id,
  revision,
  title,
  children,
}: { id: number; revision: number } & object & {
    title: object
    children: object[]
  }) => ({ id, revision, title, children })

test('a section is begun in a course, filled and published with it, and is no course of its own', async () => {
  const { call, me, withSection } = await setUp()
  const { made, section, saved, published } = await withSection()
  expect(saved).toMatchObject({ isChanged: true, children: [{}, { isMissing: false, nestedId: section.id }] })
  expect(published).toMatchObject({ edition: 2, isChanged: false, sections: [{ id: section.id }] })
  expect(published.sections?.[0]?.children).toHaveLength(2)
  const listed = await call(listCourses, { as: me, query: {} })
  expect(listed.content.map(({ id }) => id)).toEqual([made.id])
  const offered = await call(listAvailableCourses, { as: me, query: {} })
  expect(offered.map(({ id }) => id)).toEqual([made.id])
  const seen = await call(readLearning, { as: me, params: { id: section.id ?? 0 } })
  expect(seen.parents?.map(({ id }) => id)).toEqual([made.id])
  expect(seen.children).toHaveLength(2)
})

test('a section that was begun and left out, or emptied and taken out, holds nothing up', async () => {
  const { course, beginSection, withSection, save, publish, read } = await setUp()
  const made = await course({ components: [{}] })
  await beginSection(made.id, 'Begun for nothing')
  expect(await publish(made.id, made.revision)).toMatchObject({ state: 'active', edition: 2, sections: [] })

  const { published, section } = await withSection()
  const [first] = published.children ?? []
  const { revision = 0, title = section.title } = published.sections?.[0] ?? {}
  const emptied = await save(published.id ?? 0, {
    ...courseForm(published),
    sections: [{ id: section.id, revision, title, children: [] }],
  })
  const without = await save(emptied.id ?? 0, {
    ...courseForm(emptied),
    children: first ? [first] : [],
    sections: [],
  })
  expect(await publish(without.id ?? 0, without.revision ?? 0)).toMatchObject({
    edition: 3,
    isChanged: false,
  })
  expect(await read(without.id ?? 0)).toMatchObject({ children: [{}], isChanged: false })
})

test('a learner passes a course through its section', async () => {
  const { call, me, withSection } = await setUp()
  const { made, published } = await withSection()
  const places = [...published.children, ...(published.sections[0]?.children ?? [])]
  for (const { childId, componentId } of places) {
    if (componentId === null) continue
    const { launch } = await call(launchComponent, { as: me, params: { key: childId } })
    const body = { launch: launch ?? '', seconds: 1, done: 'read' as const }
    await call(saveLaunch, { as: me, params: { key: childId }, body })
  }
  expect(await call(readLearning, { as: me, params: { id: made.id } })).toMatchObject({
    passed: true,
    percent: 100,
  })
})

test('who does not see a course sees none of its sections', async () => {
  const { call, make, me, withSection } = await setUp()
  const { made, section } = await withSection()
  const learner = await make.user({ companyId: me.companyId, permissions: ['learning.take'] })
  const read = () => call(readLearning, { as: learner, params: { id: section.id ?? 0 } })
  expect(await read()).toMatchObject({ containerId: section.id })
  await call(setCourseAudience, { as: me, params: { id: made.id }, body: { forGroups: true } })
  expect(await read()).toMatchObject({ code: 'container_not_found' })
})

test('a change of a section makes its course changed, and is thrown away with the draft', async () => {
  const { call, me, save, withSection } = await setUp()
  const { made, published } = await withSection()
  const [section] = published.sections
  const renamed = { ...courseForm(published), sections: [{ ...section, title: { en: 'Steke', de: '' } }] }
  const changed = await save(made.id, renamed)
  expect(changed).toMatchObject({ isChanged: true, sections: [{ title: { en: 'Steke', de: '' } }] })
  const body = { revision: changed.revision ?? 0 }
  const back = await call(discardDraft, { as: me, params: { id: made.id }, body })
  expect(back).toMatchObject({ isChanged: false, sections: [{ title: section?.title }] })
})

test('a part of a section that changes shows in its course, and in the list of courses', async () => {
  const { call, me, course, withSection } = await setUp()
  const { made, published } = await withSection()
  await course({ title: 'Untouched', components: [{}] })
  const listed = async () => {
    const { content } = await call(listCourses, { as: me, query: {} })
    return content.map(({ id, isChanged }) => isChanged && id).filter(Boolean)
  }
  expect(await listed()).toEqual([])
  const id = published.sections[0]?.children[1]?.componentId ?? 0
  const { category: _, ...form } = componentForm({ title: { en: 'Better', de: 'Besser' } })
  const body = { ...form, status: 'active' as const, revision: 1 }
  await call(updateComponent, { as: me, params: { id }, body })
  expect(await listed()).toEqual([made.id])
})

test('of two authors of one section the second is told, and an untouched section disturbs nobody', async () => {
  const { save, withSection } = await setUp()
  const { made, published } = await withSection()
  const [section] = published.sections
  const form = courseForm(published)
  const theirs = { ...section, title: { en: 'Theirs', de: '' } }
  const first = await save(made.id, { ...form, sections: [theirs] })
  const mine = { ...section, title: { en: 'Mine', de: '' } }
  const late = { ...form, revision: first.revision }
  expect(await save(made.id, { ...late, sections: [mine] })).toMatchObject({ code: 'content_changed' })
  const untouched = await save(made.id, { ...late, sections: first.sections?.map(sectionForm) })
  expect(untouched).toMatchObject({ sections: [{ title: theirs.title }] })
})

test('what is wrong in a section is said at its place there', async () => {
  const { save, course, beginSection, withSection } = await setUp()
  const { made, section, published } = await withSection()
  const [known] = published.sections
  const nested = { ...placeOf(0), componentId: null, nestedId: made.id }
  const body = {
    ...courseForm(published),
    sections: [{ ...known, title: { en: ' ', de: '' }, children: [nested] }],
  }
  expect(faults(await save(made.id, body))).toEqual([
    'sections.0.title required',
    'sections.0.children.0 choice_unknown',
  ])
  const other = await course()
  const foreign = { ...courseForm(other), sections: [known] }
  expect(faults(await save(other.id, foreign))).toEqual(['sections.0 choice_unknown'])
  const deeper = await beginSection(section.id ?? 0, 'Deeper')
  expect(deeper).toMatchObject({ code: 'container_not_found' })
  expect(await beginSection(made.id, 'HITCHES')).toMatchObject({ state: 'draft' })
})

test('a copy has sections of its own, and sections go with their course', async () => {
  const { call, me, read, withSection } = await setUp()
  const { made, section } = await withSection()
  const to = { as: me, params: { id: made.id } }
  const copy = await call(duplicateCourse, to)
  expect(copy.sections).toHaveLength(1)
  expect(copy.sections?.[0]?.id).not.toBe(section.id)
  expect(copy.sections?.[0]?.children.map(({ componentId }) => componentId)).toEqual(
    (await read(made.id)).sections?.[0]?.children.map(({ componentId }) => componentId),
  )
  expect(await call(readCourseAffected, to)).toEqual([])
  await call(archiveCourse, to)
  expect(await read(section.id ?? 0)).toMatchObject({ state: 'archived', sectionOf: made.id })
  await call(restoreCourse, to)
  await call(removeCourse, to)
  expect(await read(section.id ?? 0)).toMatchObject({ code: 'container_not_found' })
  await call(restoreCourse, to)
  expect(await read(section.id ?? 0)).toMatchObject({ state: 'active' })
})

test('a course keeps its rules through publishing, and a day that the calendar lacks is refused', async () => {
  const { course, save, publish } = await setUp()
  const made = await course()
  const rules = {
    passMark: 80,
    showBestResults: true,
    includeChildFolder: false,
    expiryDate: '2027-02-28',
    expiryPeriod: { count: 18, unit: 'months' as const },
    nextIds: [(await course({ title: 'Afterwards' })).id],
  }
  const saved = await save(made.id, { ...courseForm(made), ...rules })
  expect(await publish(made.id, saved.revision ?? 0)).toMatchObject({
    ...rules,
    nextCourses: [{ id: rules.nextIds[0], title: { en: 'Afterwards' } }],
  })
  const wrong = { ...courseForm(made), revision: (saved.revision ?? 0) + 1, expiryDate: '2027-02-29' }
  expect(faults(await save(made.id, wrong))).toEqual(['expiryDate day_unknown'])
})

test('a component changed in a section shows as a change of the course', async () => {
  const { call, me, read, withSection } = await setUp()
  const { made, published } = await withSection()
  const id = published.sections[0]?.children[0]?.componentId ?? 0
  const { category: _, ...form } = componentForm()
  const body = { ...form, status: 'active' as const, revision: 1 }
  await call(updateComponent, { as: me, params: { id }, body })
  expect(await read(made.id)).toMatchObject({ isChanged: true })
})

test('a component is renamed where its title still reads as it was seen', async () => {
  const { call, me, course, read } = await setUp()
  const made = await course({ components: [{ title: { en: 'Bowline', de: 'Palstek' } }] })
  const params = { id: made.children[0]?.componentId ?? 0 }
  const was = { en: 'Bowline', de: 'Palstek' }
  const rename = (en: string) =>
    call(renameComponent, { as: me, params, body: { title: { en, de: '' }, was } })
  expect(await rename(' ')).toMatchObject({ code: 'component_invalid' })
  expect(await rename('Hitch')).toMatchObject({ title: { en: 'Hitch', de: '' }, revision: 2 })
  expect(await rename('Splice')).toMatchObject({ status: 409, code: 'content_changed' })
  expect(await read(made.id)).toMatchObject({ isChanged: true, children: [{ title: was }] })
})

test('a draft is walked through as a learner would, and leaves no trace', async () => {
  const { call, me, course } = await setUp()
  const made = await course({
    components: [{}, {}],
    places: [{}, { unlock: { by: 'previous' } }],
    isDraft: true,
  })
  const [first, second] = made.children.map(({ childId }) => childId)
  const params = { id: made.id }
  const before = await call(previewCourse, { as: me, params, query: {} })
  expect(before.children?.map(({ enabled }) => enabled)).toEqual([true, false])
  const after = await call(previewCourse, { as: me, params, query: { done: String(first) } })
  expect(after).toMatchObject({ percent: 50, children: [{ complete: true }, { enabled: true }] })
  const whole = await call(previewCourse, { as: me, params, query: { done: `${first},${second}` } })
  expect(whole).toMatchObject({ percent: 100, passed: true, startedAt: null })
  const part = await call(previewPart, { as: me, params: { id: made.id, childId: first ?? 0 } })
  expect(part).toMatchObject({ launch: null, componentLog: null, containerChildId: first })
  const none = await call(previewPart, { as: me, params: { id: made.id, childId: 999_999 } })
  expect(none).toMatchObject({ code: 'container_child_invalid' })
})
