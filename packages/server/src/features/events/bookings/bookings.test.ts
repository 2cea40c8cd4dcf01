import * as attending from '@oktant/contract/events/attending.ts'
import type { EventForm } from '@oktant/contract/events/event-shapes.ts'
import * as invitations from '@oktant/contract/events/event-invitations.ts'
import * as planning from '@oktant/contract/events/trainer-events.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { expect, test } from 'vitest'
import type { Made } from '../../../../test/kit/make.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { eventForm } from '../../../../test/scenes/events.ts'
import { listBookingsOf, listLedger } from './bookings.queries.ts'
import { replayed } from './seat-ledger.rules.ts'

const { NEW, SENT, MANAGER_WAITING, MANAGER_APPROVED, NO_MANAGER, REQUEST_SEAT } = bookingStatus
const { USER_ACCEPTED, USER_DECLINED, MANAGER_DECLINED, HR_DECLINED, EVENT_CANCELLED } = bookingStatus

async function setUp(form: Partial<EventForm> = {}) {
  const server = await testServer()
  const { call, make } = server
  const trainer = await make.user({ permissions: ['events.facilitate', 'events.attend'] })
  const { companyId } = trainer
  const manager = await make.user({ companyId, permissions: ['bookings.decide', 'events.attend'] })
  const hr = await make.user({ companyId, permissions: ['bookings.decideForHr'] })
  const learner = (managerId: number | null = manager.id) =>
    make.user({ companyId, permissions: ['events.attend'], ...(managerId !== null && { managerId }) })
  const body = { ...eventForm, facilitators: [{ id: trainer.id }], ...form }
  const { id = 0 } = await call(planning.createEvent, { as: trainer, body })
  const params = { id }
  const ask = (as: Made) => call(attending.requestSeat, { as, params })
  const bookings = async () =>
    (await call(invitations.listBookings, { as: trainer, params, query: { _sortField: 'createdOn' } }))
      .content ?? []
  const statusOf = async (who: Made) =>
    (await bookings()).find(({ user }) => user.id === who.id)?.bookingStatus.id
  const booking = async (who: Made) => (await bookings()).find(({ user }) => user.id === who.id)?.id ?? 0
  return { ...server, trainer, manager, hr, learner, id, params, ask, bookings, statusOf, booking, companyId }
}

/** What the ledger says of an event is what its bookings say. */
async function expectLedgerTrue({ kit, companyId, id }: Awaited<ReturnType<typeof setUp>>) {
  const { db } = kit.engine
  const told = replayed(await listLedger(db, { companyId, id }))
  const rows = await listBookingsOf(db, { companyId, eventId: id })
  expect([...told].toSorted(([a], [b]) => a - b)).toEqual(rows.map((row) => [row.id, row.status]))
}

test('the last seat is given once, whoever comes too late queues, and is offered what comes free', async () => {
  const scene = await setUp({ seats: 1 })
  const { call, ask, learner, params, booking } = scene
  const [first, second, third] = [await learner(), await learner(), await learner()]
  expect(await ask(first)).toMatchObject({
    bookingStatus: { id: USER_ACCEPTED },
    classroomEvent: { state: 'booked' },
  })
  expect(await ask(second)).toMatchObject({
    bookingStatus: { id: REQUEST_SEAT },
    stand: { position: 1, waitsFor: null },
  })
  expect(await ask(third)).toMatchObject({ stand: { position: 2 }, classroomEvent: { state: 'requested' } })
  expect(await ask(first)).toMatchObject({ status: 409, code: 'already_booked' })
  const bid = await booking(first)
  const body = { reason: 'Ill', message: '' }
  await call(attending.declineOwnSeat, { as: first, params: { ...params, bid }, body })
  const offered = await call(attending.readLearnerEvent, { as: second, params })
  expect(offered.booking).toMatchObject({ bookingStatus: { id: SENT }, can: { accept: true } })
  expect(offered.booking?.stand.offeredUntil).toBeTruthy()
  expect(offered.filled).toMatchObject({ taken: 1, full: true })
  const accepted = await call(attending.acceptBooking, { as: second, params: { bid: await booking(second) } })
  expect(accepted).toMatchObject({ bookingStatus: { id: USER_ACCEPTED } })
  await expectLedgerTrue(scene)
})

test('an offer that lapses goes to the next, and whoever let it lapse waits behind', async () => {
  const scene = await setUp({ seats: 1, offerHours: 2 })
  const { ask, learner, call, params, booking, statusOf, kit } = scene
  const [first, second, third] = [await learner(), await learner(), await learner()]
  for (const one of [first, second, third]) await ask(one)
  const body = { reason: 'Ill', message: '' }
  await call(attending.declineOwnSeat, { as: first, params: { ...params, bid: await booking(first) }, body })
  const { lapseOffers } = await import('./seat-ledger.ts')
  const later = new Date(Date.now() + 3 * 3_600_000)
  await kit.engine.db.transaction((db) =>
    lapseOffers(db, { companyId: scene.companyId, id: scene.id }, later),
  )
  expect([await statusOf(second), await statusOf(third)]).toEqual([REQUEST_SEAT, SENT])
  await expectLedgerTrue(scene)
})

test('twenty who ask at once get five seats and fifteen places in the queue, in their order', async () => {
  const scene = await setUp({ seats: 5 })
  const people = await Promise.all(Array.from({ length: 20 }, () => scene.learner()))
  const answers = await Promise.all(people.map((one) => scene.ask(one)))
  const confirmed = answers.filter(({ bookingStatus: status }) => status?.id === USER_ACCEPTED)
  expect(confirmed).toHaveLength(5)
  const rows = await scene.bookings()
  const places = rows.flatMap(({ stand }) => stand.position ?? []).toSorted((a, b) => a - b)
  expect(places).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
  await expectLedgerTrue(scene)
})

test('more seats are offered to whoever waits', async () => {
  const scene = await setUp({ seats: 1 })
  const { call, ask, learner, trainer, params, statusOf } = scene
  const [first, second] = [await learner(), await learner()]
  await ask(first)
  await ask(second)
  const body = { ...eventForm, facilitators: [{ id: trainer.id }], seats: 2, revision: 0 }
  await call(planning.updateEvent, { as: trainer, params, body })
  await scene.kit.outbox.deliver()
  await expect.poll(() => statusOf(second)).toBe(SENT)
})

test('the manager approves, HR approves after them, and nobody else sees the booking', async () => {
  const { call, ask, learner, manager, hr, booking, trainer } = await setUp({
    managerApproval: true,
    hrApproval: true,
  })
  const me = await learner()
  expect(await ask(me)).toMatchObject({
    bookingStatus: { id: MANAGER_WAITING },
    stand: { waitsFor: 'manager', owner: { id: manager.id } },
    classroomEvent: { state: 'awaitingApproval' },
  })
  const bid = await booking(me)
  const stranger = await learner()
  expect(await call(attending.readInvitation, { as: stranger, params: { id: bid } })).toMatchObject({
    status: 403,
    code: 'booking_denied',
  })
  expect(await call(attending.approveBooking, { as: stranger, params: { bid } })).toMatchObject({
    status: 404,
  })
  expect(await call(attending.readInvitation, { as: manager, params: { id: bid } })).toMatchObject({
    user: { id: me.id },
    decide: { approve: true, decline: true },
    can: { accept: false },
  })
  const inbox = async (as: Made) =>
    (await call(attending.listEventsToApprove, { as })).content?.map(({ id }) => id)
  expect([await inbox(manager), await inbox(hr), await inbox(me)]).toEqual([[bid], [], []])
  expect(await call(attending.approveUserBooking, { as: manager, params: { bookingId: bid } })).toMatchObject(
    {
      bookingStatus: { id: REQUEST_SEAT },
      stand: { waitsFor: 'hr' },
    },
  )
  expect(await call(attending.approveBooking, { as: manager, params: { bid } })).toMatchObject({
    code: 'booking_actioned',
  })
  expect([await inbox(manager), await inbox(hr)]).toEqual([[], [bid]])
  expect(await call(attending.approveBooking, { as: hr, params: { bid } })).toMatchObject({
    bookingStatus: { id: USER_ACCEPTED },
  })
  const decided = { decision: 'confirm' as const, reason: null, message: null }
  const again = await call(invitations.decideBooking, { as: trainer, params: { id: 1, bid }, body: decided })
  expect(again.status).toBe(404)
})

test('without a manager HR takes the request on', async () => {
  const { call, ask, learner, hr, booking } = await setUp({ managerApproval: true })
  const me = await learner(null)
  expect(await ask(me)).toMatchObject({ bookingStatus: { id: NO_MANAGER }, stand: { waitsFor: 'hr' } })
  const bid = await booking(me)
  expect(await call(attending.approveBooking, { as: hr, params: { bid } })).toMatchObject({
    bookingStatus: { id: USER_ACCEPTED },
  })
})

test('whoever declines says why; a manager who declines is a manager’s decline', async () => {
  const { call, ask, learner, manager, hr, booking, statusOf, params, trainer } = await setUp({
    managerApproval: true,
  })
  const me = await learner()
  await ask(me)
  const bid = await booking(me)
  const silent = await call(attending.declineBooking, { as: manager, params: { bid } })
  expect(silent).toMatchObject({ status: 400, message: 'Please add a comment' })
  const query = { reason: 'No budget', message: 'Next year' }
  await call(attending.declineBooking, { as: manager, params: { bid }, query })
  expect(await statusOf(me)).toBe(MANAGER_DECLINED)
  expect(await ask(me)).toMatchObject({ bookingStatus: { id: MANAGER_WAITING }, declineReason: null })
  await call(attending.declineSeat, { as: me, params: { ...params, bid }, body: query })
  expect(await statusOf(me)).toBe(USER_DECLINED)
  const other = await learner(null)
  await ask(other)
  await call(attending.declineBooking, { as: hr, params: { bid: await booking(other) }, query })
  expect(await statusOf(other)).toBe(HR_DECLINED)
  const wrong = { id: 999_999, bid }
  expect(await call(attending.acceptBookingOfEvent, { as: me, params: wrong })).toMatchObject({
    code: 'booking_not_found',
  })
  expect(trainer.id).toBeGreaterThan(0)
})

test('a trainer adds people, invites them, tells of a change and cancels, each with the printed message', async () => {
  const scene = await setUp({ eventType: 'classroom' })
  const { call, trainer, learner, params, statusOf, booking } = scene
  const [first, second] = [await learner(), await learner()]
  const body = { userIds: [first.id, second.id] }
  expect(await call(invitations.addBookings, { as: trainer, params, body })).toEqual({ added: 2, already: 0 })
  expect(await call(invitations.addBookings, { as: trainer, params, body })).toEqual({ added: 0, already: 2 })
  expect(await statusOf(first)).toBe(NEW)
  expect(await call(attending.readLearnerEvent, { as: first, params })).toMatchObject({
    code: 'event_not_found',
  })
  expect(await call(invitations.tellEventChange, { as: trainer, params })).toMatchObject({
    message: 'Please save your new invites before sending change notifications',
  })
  const bid = await booking(second)
  expect(await call(invitations.removeBooking, { as: trainer, params: { ...params, bid } })).toEqual({})
  expect(await call(invitations.inviteToEvent, { as: trainer, params })).toEqual({
    message: 'Invitations have been sent successfully',
    told: 1,
  })
  expect(await call(attending.readLearnerEvent, { as: first, params })).toMatchObject({
    booking: { bookingStatus: { id: SENT }, can: { accept: true, decline: true } },
    can: { request: false },
  })
  expect((await call(invitations.remindOfEvent, { as: trainer, params })).message).toBe(
    'Invitation reminders have been sent successfully',
  )
  expect((await call(invitations.tellEventChange, { as: trainer, params })).message).toBe(
    'Change notifications have been sent successfully',
  )
  expect(await call(invitations.cancelEvent, { as: trainer, params })).toMatchObject({
    message: 'Event has been cancelled. Invitees have been notified via eMail',
    told: 1,
  })
  expect(await statusOf(first)).toBe(EVENT_CANCELLED)
  expect(await call(invitations.cancelEvent, { as: trainer, params })).toMatchObject({
    code: 'event_is_cancelled',
  })
  await expectLedgerTrue(scene)
})

test('an invitation needs somebody who runs the event, and goes to the manager first where they must approve', async () => {
  const { call, trainer, learner, manager, params, statusOf, booking } = await setUp({
    managerApproval: true,
  })
  const me = await learner()
  await call(invitations.addBookings, { as: trainer, params, body: { userIds: [me.id] } })
  await call(planning.updateEvent, {
    as: trainer,
    params,
    body: { ...eventForm, managerApproval: true, revision: 0 },
  })
  expect(await call(invitations.inviteToEvent, { as: trainer, params })).toMatchObject({
    message: 'Facilitator not selected',
  })
  const body = { ...eventForm, managerApproval: true, facilitators: [{ id: trainer.id }], revision: 1 }
  await call(planning.updateEvent, { as: trainer, params, body })
  await call(invitations.inviteToEvent, { as: trainer, params })
  expect(await statusOf(me)).toBe(MANAGER_WAITING)
  const bid = await booking(me)
  await call(attending.acceptBooking, { as: manager, params: { bid } })
  expect(await statusOf(me)).toBe(MANAGER_APPROVED)
  await call(attending.acceptBooking, { as: me, params: { bid } })
  expect(await statusOf(me)).toBe(USER_ACCEPTED)
})

test('a trainer confirms, declines or offers, and a substitute takes over the seat and not the record', async () => {
  const scene = await setUp({ eventType: 'rsvpControlledAccess', seats: 1 })
  const { call, trainer, learner, ask, params, booking, statusOf } = scene
  const [first, second, third] = [await learner(), await learner(), await learner()]
  await ask(first)
  await ask(second)
  const decide = async (who: Made, decision: 'confirm' | 'decline' | 'offer') =>
    call(invitations.decideBooking, {
      as: trainer,
      params: { ...params, bid: await booking(who) },
      body: { decision, reason: 'Full', message: null },
    })
  expect(await decide(first, 'confirm')).toMatchObject({ accepted: true })
  expect(await decide(second, 'confirm')).toMatchObject({ code: 'event_full' })
  expect(await decide(second, 'decline')).toMatchObject({
    bookingStatus: { id: HR_DECLINED },
    declineReason: 'Full',
  })
  const swap = { ...params, bid: await booking(first) }
  const after = await call(invitations.substituteBooking, {
    as: trainer,
    params: swap,
    body: { userId: third.id },
  })
  expect(after).toMatchObject({ user: { id: third.id }, accepted: true })
  expect(await statusOf(first)).toBe(USER_DECLINED)
  await expectLedgerTrue(scene)
})

test('the register is kept once the event has begun, and the later mark of one booking counts', async () => {
  const scene = await setUp()
  const { call, kit, trainer, learner, ask, params, booking, companyId, id } = scene
  const me = await learner()
  await ask(me)
  const bookingId = await booking(me)
  const mark = (attended: boolean, markedAt: string, attendanceNote = '') =>
    call(invitations.saveAttendance, {
      as: trainer,
      params,
      body: { marks: [{ bookingId, attended, attendanceNote, markedAt }] },
    })
  expect(await mark(true, new Date().toISOString())).toMatchObject({ code: 'event_not_begun' })
  const { eventStore } = await import('../events/events.queries.ts')
  const hour = 3_600_000
  const began = { startsAt: new Date(Date.now() - hour), endsAt: new Date(Date.now() + hour) }
  await eventStore.write(kit.engine.db, { companyId, id, changes: 0 }, began, new Date())
  const at = (ago: number) => new Date(Date.now() - ago).toISOString()
  expect(await mark(true, at(1000))).toEqual({ changed: 1 })
  expect(await mark(true, at(500))).toEqual({ changed: 0 })
  expect(await mark(false, at(60_000))).toEqual({ changed: 0 })
  expect(await mark(false, at(100), 'Left early')).toEqual({ changed: 1 })
  expect(await scene.bookings()).toMatchObject([{ attended: false, attendanceNote: 'Left early' }])
})
