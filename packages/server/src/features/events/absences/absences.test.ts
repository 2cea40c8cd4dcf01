import * as contract from '@oktant/contract/events/facilitator-absences.ts'
import { findClashes } from '@oktant/contract/events/trainer-events.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../test/kit/server.ts'
import { eventForm } from '../../../../test/scenes/events.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({ permissions: ['events.facilitate'], timezone: 'Europe/Berlin' })
  const { companyId } = me
  const admin = await make.user({ companyId, permissions: ['events.facilitate', 'events.administer'] })
  const add = (as = me, rest: object = {}) =>
    call(contract.addAbsence, {
      as,
      body: {
        userId: null,
        fromDay: '2040-03-24',
        fromTime: null,
        untilDay: '2040-03-25',
        untilTime: null,
        note: ' ill ',
        ...rest,
      },
    })
  const clashesAt = (startTime: string, endTime: string) =>
    call(findClashes, {
      as: admin,
      body: {
        eventId: null,
        timeZone: eventForm.timeZone,
        timeslots: [{ startTime, endTime, container: null, components: [] }],
        facilitators: [{ id: me.id }],
        venue: null,
      },
    })
  return { ...server, me, admin, add, clashesAt }
}

test('a trainer who is away is told like other clashes, to the minute and without the reason', async () => {
  const { add, clashesAt, me, call } = await setUp()
  const made = await add()
  // NOTE: the clocks go forward on the second day, so that both days have 47 hours.
  expect(made).toMatchObject({
    note: 'ill',
    timeZone: 'Europe/Berlin',
    fromTime: null,
    untilDay: '2040-03-25',
    startsAt: '2040-03-23T23:00:00.000Z',
    endsAt: '2040-03-25T22:00:00.000Z',
  })
  const found = await clashesAt('25-03-2040 23:00', '26-03-2040 01:00')
  expect(found).toMatchObject([{ what: 'absence', id: me.id, event: null }])
  expect(JSON.stringify(found)).toContain('is not available from 24-03-2040 00:00 until 26-03-2040 00:00')
  expect(JSON.stringify(found)).not.toContain('ill ')
  expect(await clashesAt('26-03-2040 00:00', '26-03-2040 01:00')).toEqual([])
  const params = { id: made.id ?? 0 }
  expect(await call(contract.removeAbsence, { as: me, params })).toEqual({})
  expect(await clashesAt('25-03-2040 23:00', '26-03-2040 01:00')).toEqual([])
  expect(await call(contract.restoreAbsence, { as: me, params })).toMatchObject({ id: made.id })
})

test('a trainer keeps their own, and whoever administers events everybody’s', async () => {
  const { add, me, admin, call, make } = await setUp()
  const other = await make.user({ companyId: me.companyId, permissions: ['events.facilitate'] })
  const mine = await add()
  expect(await add(other, { userId: me.id })).toMatchObject({ code: 'not_permitted' })
  const params = { id: mine.id ?? 0 }
  expect(await call(contract.removeAbsence, { as: other, params })).toMatchObject({
    code: 'absence_not_found',
  })
  expect((await call(contract.listAbsences, { as: other })).content).toEqual([])
  const looks = await make.user({ companyId: me.companyId, permissions: ['facilitators.administer'] })
  expect((await call(contract.listAbsences, { as: looks })).content).toMatchObject([{ id: mine.id }])
  const learner = await make.user({ companyId: me.companyId, permissions: ['events.attend'] })
  expect(await call(contract.listAbsences, { as: learner })).toMatchObject({ code: 'not_permitted' })
  expect(await add(learner)).toMatchObject({ code: 'not_permitted' })
  await add(admin, { userId: other.id, fromDay: '2040-01-01', untilDay: '2040-01-01' })
  const { content } = await call(contract.listAbsences, { as: admin })
  expect(content?.map(({ user }) => user.id)).toEqual([other.id, me.id])
})

test('a time that ends before it begins, or is over, is refused', async () => {
  const { add } = await setUp()
  const wrong = { code: 'absence_invalid' }
  expect(await add(undefined, { untilDay: '2040-03-23' })).toMatchObject(wrong)
  expect(await add(undefined, { fromDay: '2040-02-31' })).toMatchObject(wrong)
  expect(await add(undefined, { fromDay: '2020-01-01', untilDay: '2020-01-02' })).toMatchObject(wrong)
})
