import * as contract from '@oktant/contract/events/event-series.ts'
import { createEvent, readEvent, removeEvent } from '@oktant/contract/events/trainer-events.ts'
import { expect, test } from 'vitest'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { ahead, eventForm, slot } from '../../../../test/scenes/events.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({ permissions: ['events.facilitate'] })
  const body = {
    ...eventForm,
    facilitators: [{ id: me.id }],
    timeslots: [slot(5), slot(6, '13:00', '14:00')],
    rsvpByDate: ahead(3).slice(0, 10).split('-').toReversed().join('-'),
  }
  const { id = 0 } = await call(createEvent, { as: me, body })
  return { ...server, me, id, params: { id } }
}

const weekly = { every: 'week' as const, interval: 1, count: 3, until: null }

test('an event is planned again each week, and each is an event of its own afterwards', async () => {
  const { call, me, params, id } = await setUp()
  const seen = await call(contract.previewSeries, { as: me, params, body: weekly })
  expect(seen).toMatchObject({ dates: [{}, {}, {}], timeZone: 'Europe/Berlin', clashes: [], leftOut: [] })
  const { events = [] } = await call(contract.planSeries, { as: me, params, body: weekly })
  expect(events.map(({ startsAt }) => startsAt)).toEqual(seen.dates?.map(({ startsAt }) => startsAt))
  const [first, second] = events
  const made = await call(readEvent, { as: me, params: { id: first?.id ?? 0 } })
  expect(made).toMatchObject({
    startTime: ahead(12),
    rsvpByDate: ahead(10).slice(0, 10).split('-').toReversed().join('-'),
    facilitators: [{ id: me.id }],
    timeslots: [{ startHour: 9 }, { startHour: 13, date: ahead(13).slice(0, 10) }],
    filled: { taken: 0 },
  })
  await call(removeEvent, { as: me, params: { id: first?.id ?? 0 } })
  expect(await call(readEvent, { as: me, params: { id: second?.id ?? 0 } })).toMatchObject({ id: second?.id })
  expect(await call(readEvent, { as: me, params: { id } })).toMatchObject({ id })
  const again = await call(contract.previewSeries, { as: me, params, body: weekly })
  expect(again.clashes).toMatchObject([{ what: 'facilitator', event: { id: second?.id } }, {}])
})

test('a series is bounded, has a day at least, and repeats no event without a date', async () => {
  const { call, me, params } = await setUp()
  const refused = async (rest: object) =>
    (await call(contract.planSeries, { as: me, params, body: { ...weekly, ...rest } })).errors
  expect(await refused({ count: null })).toMatchObject([{ field: 'until', code: 'required' }])
  const tomorrow = ahead(1).slice(0, 10).split('-').toReversed().join('-')
  expect(await refused({ count: null, until: tomorrow })).toMatchObject([{ code: 'series_empty' }])
  expect(await refused({ count: null, until: '2099-01-01' })).toMatchObject([{ code: 'series_too_long' }])
  const { id = 0 } = await call(createEvent, { as: me, body: { ...eventForm, timeslots: [] } })
  const undated = { as: me, params: { id }, body: weekly }
  expect(await call(contract.planSeries, undated)).toMatchObject({ code: 'series_invalid' })
  const body = { name: { en: 'x', de: 'x' }, recurrence: null, eventId: id }
  expect(await call(contract.createEventTemplate, { as: me, body })).toMatchObject({ code: 'series_undated' })
})

test('a template is made of an event, planned from a day on by everybody, and removed by whoever made it', async () => {
  const { call, me, make, id } = await setUp()
  const body = { name: { en: 'First aid', de: 'Erste Hilfe' }, recurrence: weekly, eventId: id }
  const template = await call(contract.createEventTemplate, { as: me, body })
  expect(template).toMatchObject({
    recurrence: weekly,
    facilitators: [{ id: me.id }],
    parts: [
      { daysLater: 0, start: '09:00', end: '11:00' },
      { daysLater: 1, start: '13:00', end: '14:00' },
    ],
    can: { change: true },
  })
  expect(await call(contract.createEventTemplate, { as: me, body })).toMatchObject({ code: 'record_invalid' })
  const other = await make.user({ companyId: me.companyId, permissions: ['events.facilitate'] })
  const params = { id: template.id ?? 0 }
  const planned = { firstDay: '2040-01-02', recurrence: null }
  const { events = [] } = await call(contract.planFromTemplate, { as: other, params, body: planned })
  expect(events.map(({ startsAt }) => startsAt)).toEqual(['2040-01-02T08:00:00.000Z'])
  expect(await call(contract.removeEventTemplate, { as: other, params })).toMatchObject({
    code: 'not_permitted',
  })
  const anew = { name: { en: 'First help', de: 'Ersthilfe' }, recurrence: null, revision: 0 }
  const update = (as: Made, sent: object = {}) =>
    call(contract.updateEventTemplate, { as, params, body: { ...anew, ...sent } })
  expect(await update(other)).toMatchObject({ code: 'not_permitted' })
  expect(await update(me, { recurrence: { ...weekly, count: null } })).toMatchObject({
    code: 'series_invalid',
  })
  expect(await update(me)).toMatchObject({ ...anew, revision: 1 })
  expect(await update(me)).toMatchObject({ code: 'content_changed' })
  expect(await update(me, { name: body.name, revision: 1 })).toMatchObject({ revision: 2 })
  expect(await call(contract.removeEventTemplate, { as: me, params })).toEqual({})
  expect((await call(contract.listEventTemplates, { as: other })).content).toEqual([])
  expect(await call(contract.restoreEventTemplate, { as: me, params })).toMatchObject({ name: body.name })
})
