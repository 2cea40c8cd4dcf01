import { emptyOutline } from '@oktant/contract/events/event-shapes.ts'
import * as contract from '@oktant/contract/events/trainer-events.ts'
import type { EventForm } from '@oktant/contract/events/event-shapes.ts'
import { createVenue } from '@oktant/contract/events/venues.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../test/kit/server.ts'
import { venueForm } from '../venues/venues.expected.ts'
import { ahead, eventForm, slot } from '../../../../test/scenes/events.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['events.facilitate'], timezone: 'Europe/Berlin' })
  const plan = (form: Partial<EventForm> = {}, as = me) =>
    server.call(contract.createEvent, { as, body: { ...eventForm, facilitators: [{ id: me.id }], ...form } })
  const { companyId } = me
  const colleague = (permissions: Parameters<typeof server.make.user>[0] = {}) =>
    server.make.user({ companyId, ...permissions })
  return { ...server, me, plan, colleague }
}

const of = ({ id = 0 }) => ({ params: { id } })

test('an event is planned, changed from the stand that was seen, removed and brought back', async () => {
  const { call, me, plan } = await setUp()
  const made = await plan({ timeslots: [slot(7), slot(6, '10:00', '12:30')] })
  expect(made).toMatchObject({
    name: eventForm.name,
    startTime: ahead(6, '10:00'),
    endTime: ahead(7, '11:00'),
    facilitator: { id: me.id },
    revision: 0,
    filled: { seats: 12, taken: 0, full: false },
    timeslots: [{ startHour: 10, startMinute: 0, endHour: 12, endMinute: 30 }, { startHour: 9 }],
    can: { change: true, cancel: true, remove: true },
  })
  const body = { ...eventForm, seats: 3, revision: 0 }
  const change = () => call(contract.updateEvent, { as: me, ...of(made), body })
  expect(await change()).toMatchObject({ seats: 3, revision: 1, facilitators: [] })
  expect(await change()).toMatchObject({ status: 409, code: 'content_changed' })
  expect(await call(contract.removeEvent, { as: me, ...of(made) })).toEqual({})
  expect(await call(contract.readEvent, { as: me, ...of(made) })).toMatchObject({ code: 'event_not_found' })
  expect(await call(contract.restoreEvent, { as: me, ...of(made) })).toMatchObject({ seats: 3 })
})

test('every mistake of a plan is said at its field', async () => {
  const { plan } = await setUp()
  const wrong = await plan({
    name: { en: ' ', de: '' },
    webinar: true,
    webinarProvider: 'link',
    skypeMeeting: 'javascript:alert(1)',
    timeslots: [{ ...slot(5), endTime: ahead(5, '09:00') }],
  })
  expect(wrong).toMatchObject({ status: 422, code: 'event_invalid' })
  const fields = async (form: Partial<EventForm>) =>
    (await plan(form)).errors?.map(({ field, code }) => [field, code])
  expect(wrong.errors?.map(({ field, code }) => [field, code])).toEqual([
    ['name', 'required'],
    ['timeslots.0', 'timeslot_invalid'],
    ['skypeMeeting', 'event_link_invalid'],
  ])
  expect(await fields({ timeslots: [slot(-2)] })).toEqual([['timeslots', 'timeslot_past']])
  expect(await fields({ timeZone: 'Mars/Base' })).toEqual([['timeZone', 'timezone_unknown']])
  expect(await fields({ venue: { id: 999_999 } })).toEqual([['venue', 'record_not_found']])
  expect(await fields({ facilitators: [{ id: 999_999 }] })).toEqual([['facilitators', 'people_unknown']])
})

test('a trainer changes only what they planned or run; whoever administers events changes all', async () => {
  const { call, plan, colleague } = await setUp()
  const other = await colleague({ permissions: ['events.facilitate'] })
  const admin = await colleague({ permissions: ['events.facilitate', 'events.administer'] })
  const made = await plan({})
  const shared = await plan({ facilitators: [{ id: other.id }] })
  expect(await call(contract.readEvent, { as: other, ...of(made) })).toMatchObject({
    code: 'event_not_found',
  })
  expect(await call(contract.readEvent, { as: other, ...of(shared) })).toMatchObject({ id: shared.id })
  expect(await call(contract.readEvent, { as: admin, ...of(made) })).toMatchObject({ id: made.id })
  const seen = async (as: typeof other) =>
    (await call(contract.listEvents, { as })).content?.map(({ id }) => id).toSorted((a, b) => a - b)
  expect(await seen(other)).toEqual([shared.id])
  expect(await seen(admin)).toEqual([made.id, shared.id])
})

test('the least of seats, venue and most delegates is what there is room for', async () => {
  const { call, me, plan, colleague } = await setUp()
  const keeper = await colleague({ permissions: ['venues.administer'] })
  const venue = await call(createVenue, { as: keeper, body: { ...venueForm, capacity: 8 } })
  const made = await plan({ seats: null, venue: { id: venue.id ?? 0 } })
  expect(made.filled).toMatchObject({ seats: 8 })
  const outline = { ...made.courseOutline, courseDuration: '', minDelegates: null }
  const saved = (maxDelegates: number | string | null) =>
    call(contract.saveEventOutline, {
      as: me,
      ...of(made),
      body: { ...emptyOutline, ...outline, maxDelegates },
    })
  expect(await saved('6')).toMatchObject({ maxDelegates: 6 })
  expect((await call(contract.readEvent, { as: me, ...of(made) })).filled).toMatchObject({ seats: 6 })
  expect(await saved('many')).toMatchObject({ maxDelegates: null })
  expect(await saved(-1)).toMatchObject({ maxDelegates: null })
  const without = await call(contract.removeEventVenue, { as: me, ...of(made) })
  expect(without).toMatchObject({ venue: null, filled: { seats: null } })
})

test('a trainer and a venue that are taken at the time are told by name', async () => {
  const { call, me, plan, colleague } = await setUp()
  const keeper = await colleague({ permissions: ['venues.administer'] })
  const { id: venueId = 0 } = await call(createVenue, { as: keeper, body: venueForm })
  const first = await plan({ venue: { id: venueId } })
  const asked = (timeslots: EventForm['timeslots'], eventId: number | null = null) =>
    call(contract.findClashes, {
      as: me,
      body: {
        eventId,
        timeZone: 'Europe/Berlin',
        timeslots,
        facilitators: [{ id: me.id }],
        venue: { id: venueId },
      },
    })
  const found = await asked([slot(5, '10:00', '12:00')])
  expect(found).toMatchObject([
    { what: 'facilitator', id: me.id, event: { id: first.id } },
    { what: 'venue', id: venueId, message: 'Room 1 is already scheduled on event First aid' },
  ])
  expect(await asked([slot(5, '11:00', '12:00')])).toEqual([])
  expect(await asked([slot(5)], first.id)).toEqual([])
})

test('a copy has everything but the people, and is an event of its own', async () => {
  const { call, me, plan } = await setUp()
  const made = await plan({ notes: 'Bring a mat', timeslots: [slot(5), slot(6)] })
  const copy = await call(contract.copyEvent, { as: me, ...of(made) })
  expect(copy).toMatchObject({
    name: { en: 'First aid (2)', de: 'Erste Hilfe (2)' },
    notes: 'Bring a mat',
    revision: 0,
    facilitators: [{ id: me.id }],
  })
  expect(copy.id).not.toBe(made.id)
  expect(copy.timeslots).toHaveLength(2)
  expect((await call(contract.copyEvent, { as: me, ...of(made) })).name).toMatchObject({
    en: 'First aid (3)',
  })
})

test('lists know what comes, what is past, and the month that somebody looks at', async () => {
  const { call, me, plan, colleague } = await setUp()
  const soon = await plan({ timeslots: [slot(1)] })
  const later = await plan({ timeslots: [slot(40)] })
  const undated = await plan({ timeslots: [] })
  const names = async (value: string) =>
    (
      await call(contract.listEvents, { as: me, query: { _filterFields: ['when'], _filterValues: [value] } })
    ).content?.map(({ id }) => id)
  expect(await names('upcoming')).toEqual([soon.id, later.id])
  expect(await names('undated')).toEqual([undated.id])
  expect(await names('past')).toEqual([])
  const date = ahead(40).slice(0, 10).split('-').toReversed().join('-')
  const month = await call(contract.listEventsInRange, { as: me, params: { date } })
  expect(month.map(({ id }) => id)).toContain(later.id)
  expect(month.map(({ id }) => id)).not.toContain(undated.id)
  const own = await call(contract.listTrainerEvents, { as: me })
  expect(own.content?.map(({ id }) => id)).toEqual([soon.id, later.id])
  const learner = await colleague()
  expect(await call(contract.listEventsInRange, { as: learner, params: { date } })).toMatchObject({
    status: 403,
  })
  expect(await call(contract.listUpcomingEvents, { as: learner })).toMatchObject({ status: 403 })
  const scheduler = await colleague({ permissions: ['scheduler.see'] })
  expect((await call(contract.listUpcomingEvents, { as: scheduler })).totalElements).toBe(2)
})
