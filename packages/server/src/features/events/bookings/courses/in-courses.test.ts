import { requestSeat } from '@oktant/contract/events/attending.ts'
import { cancelEvent, listBookings, saveAttendance } from '@oktant/contract/events/event-invitations.ts'
import type { EventForm } from '@oktant/contract/events/event-shapes.ts'
import * as planning from '@oktant/contract/events/trainer-events.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import {
  listPlaceableEvents,
  publishCourse,
  readCourse,
  updateCourse,
} from '@oktant/contract/learning/courses/containers.ts'
import { listComponentHistory, readLearning, readOutline } from '@oktant/contract/learning/own/learn.ts'
import { launchComponent } from '@oktant/contract/learning/own/launches.ts'
import { expect, test } from 'vitest'
import { certifying, takeCourse } from '../../../../../test/kit/content/certificates.ts'
import { courseForm, makeCourse, placeOf } from '../../../../../test/kit/content/courses.ts'
import type { Made } from '../../../../../test/kit/make.ts'
import { begin, eventForm, slot } from '../../../../../test/scenes/events.ts'

/** A course of a document and an event after it, which has to wait for the document. */
async function setUp(form: Partial<EventForm> = {}) {
  const server = await certifying()
  const { call, kit, make, author } = server
  const { companyId } = author
  const trainer = await make.user({ companyId, permissions: ['events.facilitate'] })
  const learner = await make.user({ companyId, permissions: ['events.attend', 'learning.take'] })
  const body = { ...eventForm, timeslots: [slot(2)], facilitators: [{ id: trainer.id }], ...form }
  const { id: eventId = 0 } = await call(planning.createEvent, { as: trainer, body })
  await kit.outbox.deliver()
  const place = { ...placeOf(0), componentId: null, eventId, unlock: { by: 'previous' as const } }
  const withEvent = async (wish: Parameters<typeof makeCourse>[2] = {}) => {
    const draft = await makeCourse(server, author, { isDraft: true, isCertified: true, ...wish })
    const params = { id: draft.id }
    const { children } = courseForm(draft)
    const sent = { ...courseForm(draft), children: [...children, place] }
    const { revision } = await call(updateCourse, { as: author, params, body: sent })
    return call(publishCourse, { as: author, params, body: { revision } })
  }
  const attend = async (as: Made, attended = true) => {
    const params = { id: eventId }
    const { content = [] } = await call(listBookings, { as: trainer, params })
    const bookingId = content.find(({ user }) => user.id === as.id)?.id ?? 0
    const mark = { bookingId, attended, attendanceNote: '', markedAt: new Date().toISOString() }
    await call(saveAttendance, { as: trainer, params, body: { marks: [mark] } })
    await kit.outbox.deliver()
  }
  const see = (as: Made, id: number) => call(readLearning, { as, params: { id } })
  const ask = (as: Made) => call(requestSeat, { as, params: { id: eventId } })
  return { ...server, companyId, trainer, learner, eventId, place, withEvent, attend, see, ask }
}

test('an event in a course is unlocked by what stands before it, passed by being there, and certified', async () => {
  const scene = await setUp()
  const { call, companyId, learner, eventId, withEvent, see, ask, attend } = scene
  const course = await withEvent()
  const [, before] = (await see(learner, course.id)).children
  expect(before).toMatchObject({
    clazz: 'Event',
    eventId,
    name: eventForm.name,
    startDate: expect.stringContaining('T'),
    locked: { code: 'previous_missing' },
  })
  expect(await readOutlineOf(scene, learner, course.id)).toEqual(['Component', 'Event'])
  const key = before?.containerChildId ?? 0
  expect(await call(launchComponent, { as: learner, params: { key } })).toMatchObject({
    code: 'component_locked',
  })
  await takeCourse(scene, learner, course)
  const [, open] = (await see(learner, course.id)).children
  expect(open).toMatchObject({ locked: null, state: 'NOT_STARTED' })
  expect(await call(launchComponent, { as: learner, params: { key } })).toMatchObject({
    code: 'container_child_invalid',
  })
  await ask(learner)
  await begin(scene, companyId, eventId)
  await attend(learner)
  const passed = await see(learner, course.id)
  expect(passed).toMatchObject({ state: 'PASSED', percent: 100, userCertificate: { state: 'valid' } })
  expect(passed.children[1]).toMatchObject({ state: 'COMPLETED', why: { code: 'attended' } })
  const history = await call(listComponentHistory, { as: learner, params: { id: course.id } })
  expect(history.map(({ name }) => name)).toContainEqual(eventForm.name)
  await attend(learner, false)
  const back = await see(learner, course.id)
  expect(back.children[1]).toMatchObject({ state: 'NOT_STARTED' })
  expect(back.state).toBe('PASSED')
})

const readOutlineOf = async ({ call }: Awaited<ReturnType<typeof setUp>>, as: Made, id: number) =>
  (await call(readOutline, { as, params: { id } })).items.map(({ clazz }) => clazz)

test('being there begins a course that holds nothing else, and counts in one that is begun later', async () => {
  const scene = await setUp()
  const { companyId, learner, eventId, withEvent, see, ask, attend } = scene
  const alone = await withEvent({ components: [] })
  await ask(learner)
  await begin(scene, companyId, eventId)
  await attend(learner)
  expect(await see(learner, alone.id)).toMatchObject({ state: 'PASSED' })
  const later = await withEvent()
  await takeCourse(scene, learner, later)
  await scene.kit.outbox.deliver()
  expect(await see(learner, later.id)).toMatchObject({ state: 'PASSED' })
})

test('an event that was called off still counts, and is told as called off; one that was removed counts no more', async () => {
  const scene = await setUp()
  const { call, kit, author, trainer, learner, eventId, withEvent, see } = scene
  const course = await withEvent()
  await takeCourse(scene, learner, course)
  const params = { id: eventId }
  await call(cancelEvent, { as: trainer, params })
  await kit.outbox.deliver()
  const cancelled = await see(learner, course.id)
  expect(cancelled).toMatchObject({ state: 'IN_PROGRESS', percent: 50 })
  expect(cancelled.children[1]).toMatchObject({ locked: { code: 'cancelled' } })
  const seen = await call(readCourse, { as: author, params: { id: course.id } })
  expect(seen.children[1]).toMatchObject({ eventId, isMissing: true, title: eventForm.name })
  await call(planning.removeEvent, { as: trainer, params })
  await kit.outbox.deliver()
  expect((await see(learner, course.id)).children[1]).toMatchObject({ locked: { code: 'gone' } })
})

test('authors find events that are to come by name, of their own company alone', async () => {
  const { call, make, author, eventId, place } = await setUp()
  const named = (name: string) => ({ _filterFields: ['name'], _filterValues: [name] })
  const found = await call(listPlaceableEvents, { as: author, query: named('first') })
  expect(found.content).toMatchObject([{ id: eventId, name: eventForm.name }])
  expect(await call(listPlaceableEvents, { as: author, query: named('nobody') })).toMatchObject({
    content: [],
  })
  const stranger = await make.user({ permissions: ['courses.administer', 'content.administer'] })
  expect(await call(listPlaceableEvents, { as: stranger, query: {} })).toMatchObject({ content: [] })
  const own = await makeCourse({ call }, stranger, { isDraft: true })
  const body = { ...courseForm(own), children: [place] }
  expect(await call(updateCourse, { as: stranger, params: { id: own.id }, body })).toMatchObject({
    code: 'container_invalid',
    errors: [{ field: 'children.0' }],
  })
})

test('an event that gives its seats by rule gives them to whoever has passed what comes before it', async () => {
  const scene = await setUp({ eventType: 'autoControlledAccess' })
  const { learner, withEvent, ask } = scene
  const course = await withEvent({ components: [{ title: { en: 'Basics', de: 'Grundlagen' } }] })
  expect(await ask(learner)).toMatchObject({ code: 'prerequisite_missing', value: 'Basics' })
  await takeCourse(scene, learner, course)
  expect(await ask(learner)).toMatchObject({ bookingStatus: { id: bookingStatus.USER_ACCEPTED } })
})
