import * as attending from '@oktant/contract/events/attending.ts'
import { listBookings } from '@oktant/contract/events/event-invitations.ts'
import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { readHome } from '@oktant/contract/learning/own/home.ts'
import { nameDeputy } from '@oktant/contract/people/deputies.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Made } from '../../../../../test/kit/make.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { eventForm, slot } from '../../../../../test/scenes/events.ts'
import { handOnUnanswered } from './hand-on.ts'

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

async function setUp() {
  const server = await testServer()
  const { call, make, kit, engine } = server
  const trainer = await make.user({ permissions: ['events.facilitate'] })
  const { companyId } = trainer
  const director = await make.user({ companyId, permissions: ['bookings.decide'] })
  const manager = await make.user({ companyId, managerId: director.id, permissions: ['bookings.decide'] })
  const colleague = await make.user({ companyId, permissions: ['bookings.decide'] })
  const hr = await make.user({ companyId, permissions: ['bookings.decideForHr'] })
  const me = await make.user({ companyId, managerId: manager.id, permissions: ['events.attend'] })
  const body = { ...eventForm, facilitators: [{ id: trainer.id }], managerApproval: true }
  const { id = 0 } = await call(createEvent, { as: trainer, body: { ...body, timeslots: [slot(60)] } })
  await call(attending.requestSeat, { as: me, params: { id } })
  const waitsFor = async (as: Made) =>
    (await call(attending.listEventsToApprove, { as })).content?.map((one) => one.id) ?? []
  const stand = async () => (await call(listBookings, { as: trainer, params: { id } })).content?.[0]?.stand
  const after = (days: number) =>
    handOnUnanswered({ ...kit, now: () => new Date(Date.now() + days * 86_400_000) })
  const letters = async () => {
    await kit.outbox.deliver()
    const rows = await engine.query(
      `select user_id, template from mails where company_id = $1 and template like 'event.approval%' order by id`,
      [companyId],
    )
    return rows.map(({ user_id, template }) => [user_id, template])
  }
  return { ...server, director, manager, colleague, hr, me, id, waitsFor, stand, after, letters }
}

test('a deputy is told, sees the request in their inbox and on their home, and decides it', async () => {
  const { call, manager, colleague, me, waitsFor, stand, letters } = await setUp()
  expect(await waitsFor(colleague)).toEqual([])
  const body = {
    userId: null,
    deputyId: colleague.id,
    fromDay: day(-1),
    untilDay: day(9),
    kinds: ['bookings' as const],
  }
  await call(nameDeputy, { as: manager, body })
  expect(await stand()).toMatchObject({
    waitsFor: 'manager',
    owner: { id: manager.id },
    deputies: [{ id: colleague.id }],
  })
  expect(await letters()).toEqual([
    [manager.id, 'event.approval'],
    [colleague.id, 'event.approval'],
  ])
  const [bid = 0] = await waitsFor(colleague)
  expect(await call(readHome, { as: colleague })).toMatchObject({
    toDo: [{ key: 'bookings', count: 1, reason: 'approval', path: '/event-approval' }],
  })
  expect(await call(attending.approveBooking, { as: colleague, params: { bid } })).toMatchObject({
    user: { id: me.id },
    bookingStatus: { id: 70 },
  })
  expect(await waitsFor(manager)).toEqual([])
})

test('what a manager leaves lying is reminded of, then goes to the next level, and then to HR, each once', async () => {
  const { call, director, manager, hr, waitsFor, stand, after, letters } = await setUp()
  await after(1)
  expect(await letters()).toEqual([[manager.id, 'event.approval']])
  await after(3)
  await after(4)
  expect((await letters()).slice(1)).toEqual([[manager.id, 'event.approvalReminder']])
  expect(await waitsFor(director)).toEqual([])
  await after(5.1)
  await after(5.2)
  expect((await letters()).slice(2)).toEqual([[director.id, 'event.approvalHandedOn']])
  expect(await stand()).toMatchObject({ waitsFor: 'manager', owner: { id: director.id } })
  expect([(await waitsFor(director)).length, (await waitsFor(manager)).length]).toEqual([1, 1])
  expect(await waitsFor(hr)).toEqual([])
  await after(10.3)
  expect(await stand()).toMatchObject({ waitsFor: 'hr', owner: null })
  const [bid = 0] = await waitsFor(hr)
  expect((await letters()).slice(3)).toEqual([[hr.id, 'event.approvalHandedOn']])
  await call(attending.approveBooking, { as: hr, params: { bid } })
  await after(40)
  expect(await letters()).toHaveLength(4)
})

test('a request whose manager is gone is with HR at once', async () => {
  const { kit, manager, me, hr, waitsFor, after, stand } = await setUp()
  await kit.engine.db.execute(sql`update users set status = 'Inactive' where id = ${manager.id}`)
  expect(await waitsFor(hr)).toHaveLength(1)
  await after(0)
  expect(await stand()).toMatchObject({ waitsFor: 'hr', owner: null })
  expect(await waitsFor(me)).toEqual([])
})

test('a manager sees where their team sits in the next days, HR the whole company, and nobody else anybody', async () => {
  const { call, make, manager, director, colleague, hr, me } = await setUp()
  const { companyId } = me
  const trainer = await make.user({ companyId, permissions: ['events.facilitate'] })
  const plan = async (days: number) => {
    const body = { ...eventForm, facilitators: [{ id: trainer.id }], timeslots: [slot(days)] }
    const event = await call(createEvent, { as: trainer, body })
    await call(attending.requestSeat, { as: me, params: { id: event.id ?? 0 } })
    return event.id
  }
  const soon = await plan(9)
  await plan(31)
  const seats = async (as: Made) =>
    (await call(attending.listTeamSeats, { as })).map(({ user, classroomEvent }) => [
      user.id,
      classroomEvent.id,
    ])
  expect(await seats(manager)).toEqual([[me.id, soon]])
  expect(await seats(hr)).toEqual([[me.id, soon]])
  for (const nobody of [director, colleague, me]) expect(await seats(nobody)).toEqual([])
  const other = await make.user({ permissions: ['bookings.decideForHr'] })
  expect(await seats(other)).toEqual([])
})
