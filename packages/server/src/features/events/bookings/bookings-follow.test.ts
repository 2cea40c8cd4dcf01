import * as attending from '@oktant/contract/events/attending.ts'
import { listBookings } from '@oktant/contract/events/event-invitations.ts'
import type { EventForm } from '@oktant/contract/events/event-shapes.ts'
import * as planning from '@oktant/contract/events/trainer-events.ts'
import { createVenue, updateVenue } from '@oktant/contract/events/venues.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { readLearning } from '@oktant/contract/learning/own/learn.ts'
import { expect, test } from 'vitest'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { venueForm } from '../venues/venues.expected.ts'
import { eventForm } from '../../../../test/scenes/events.ts'
import { proposeAllCancels } from './delegates/propose-cancel.ts'
import { listLedger } from './bookings.queries.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const trainer = await make.user({
    permissions: [
      'events.facilitate',
      'venues.administer',
      'courses.administer',
      'content.administer',
      'bookings.decideForHr',
    ],
  })
  const { companyId } = trainer
  const learner = () => make.user({ companyId, permissions: ['events.attend', 'learning.take'] })
  const plan = async (form: Partial<EventForm> = {}) => {
    const body = { ...eventForm, facilitators: [{ id: trainer.id }], ...form }
    const { id = 0 } = await call(planning.createEvent, { as: trainer, body })
    return { params: { id } }
  }
  const ask = (as: Made, { params }: { params: { id: number } }) =>
    call(attending.requestSeat, { as, params })
  const statuses = async ({ params }: { params: { id: number } }) =>
    ((await call(listBookings, { as: trainer, params })).content ?? []).map((one) => one.bookingStatus.id)
  return { ...server, trainer, companyId, learner, plan, ask, statuses }
}

test('a larger venue offers its seats at once to whoever waits', async () => {
  const { call, kit, trainer, learner, plan, ask, statuses } = await setUp()
  const body = { ...venueForm, capacity: 1 }
  const venue = await call(createVenue, { as: trainer, body })
  const event = await plan({ seats: null, venue: { id: venue.id ?? 0 } })
  for (const one of [await learner(), await learner()]) await ask(one, event)
  expect((await statuses(event)).toSorted()).toEqual(
    [bookingStatus.USER_ACCEPTED, bookingStatus.REQUEST_SEAT].toSorted(),
  )
  const params = { id: venue.id ?? 0 }
  await call(updateVenue, { as: trainer, params, body: { ...body, capacity: 2, revision: 0 } })
  await kit.outbox.deliver()
  expect(await statuses(event)).toContain(bookingStatus.SENT)
})

test('who has a seat is given the courses that go with the event, whichever came first', async () => {
  const server = await setUp()
  const { call, kit, trainer, learner, plan, ask } = server
  const { id } = await makeCourse(server, trainer, { title: 'Ropes' })
  const event = await plan()
  const [early, late] = [await learner(), await learner()]
  await ask(early, event)
  const body = { containers: [{ id }] }
  await call(planning.saveLinkedCourses, { as: trainer, ...event, body })
  await kit.outbox.deliver()
  await ask(late, event)
  await kit.outbox.deliver()
  for (const as of [early, late])
    expect(await call(readLearning, { as, params: { id } })).toMatchObject({
      assigned: { because: [{ isByName: true }] },
    })
})

test('what people have a seat on is cancelled before it is removed', async () => {
  const { call, trainer, learner, plan, ask } = await setUp()
  const event = await plan()
  await ask(await learner(), event)
  expect(await call(planning.removeEvent, { as: trainer, ...event })).toMatchObject({
    status: 409,
    code: 'event_has_seats',
  })
})

test('too few delegates on the day are told to whoever runs the event, once', async () => {
  const { call, kit, engine, trainer, companyId, learner, plan, ask } = await setUp()
  const today = new Date().toISOString().slice(0, 10)
  const event = await plan({ minDelegatesBy: today, timeZone: 'UTC' })
  await ask(await learner(), event)
  const outline = await call(planning.readEventOutline, { as: trainer, ...event })
  const evening = { ...kit, now: () => new Date(`${today}T23:00:00Z`) }
  const told = async () => {
    await proposeAllCancels(evening)
    await kit.outbox.deliver()
    return engine.query(`select user_id from mails where company_id = $1 and template = 'event.tooFew'`, [
      companyId,
    ])
  }
  expect(await told()).toEqual([])
  const { courseDuration = '', costPerDelegate = '', provider = '' } = outline
  const texts = { delegateProfile: '', courseObjective: '', courseOutcome: '', courseWork: '' }
  const body = { courseDuration, costPerDelegate, provider, ...texts, minDelegates: 3, maxDelegates: null }
  await call(planning.saveEventOutline, { as: trainer, ...event, body })
  expect(await told()).toEqual([{ user_id: trainer.id }])
  expect(await told()).toHaveLength(1)
})

test('the ledger has a line for the status that an approval passes through', async () => {
  const { call, kit, trainer, companyId, learner, plan, ask } = await setUp()
  const event = await plan({ hrApproval: true })
  const { id: bid = 0 } = await ask(await learner(), event)
  await call(attending.approveBooking, { as: trainer, params: { bid } })
  const lines = await listLedger(kit.engine.db, { companyId, id: event.params.id })
  const { NEW, REQUEST_SEAT, HR_APPROVED, USER_ACCEPTED } = bookingStatus
  expect(
    lines.filter(({ bookingId }) => bookingId === bid).map((line) => [line.fromStatus, line.toStatus]),
  ).toEqual([
    [NEW, REQUEST_SEAT],
    [REQUEST_SEAT, HR_APPROVED],
    [HR_APPROVED, USER_ACCEPTED],
  ])
})
