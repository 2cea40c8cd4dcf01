import * as attending from '@oktant/contract/events/attending.ts'
import type { EventForm } from '@oktant/contract/events/event-shapes.ts'
import * as invitations from '@oktant/contract/events/event-invitations.ts'
import * as planning from '@oktant/contract/events/trainer-events.ts'
import { listMails, readMail } from '@oktant/contract/communication/mails.ts'
import { listOpenEvents } from '@oktant/contract/learning/catalogue.ts'
import { expect, test } from 'vitest'
import type { Made } from '../../../../test/kit/make.ts'
import { mailServer } from '../../../../test/kit/servers/mail-server.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { ahead, begin, eventForm, slot } from '../../../../test/scenes/events.ts'

const post = await mailServer()

async function setUp() {
  const server = await testServer({ SMTP_URL: post.url })
  const { call, make } = server
  const trainer = await make.user({
    permissions: ['events.facilitate', 'mail.readOutbox', 'communications.administer'],
  })
  const { companyId } = trainer
  const manager = await make.user({ companyId, permissions: ['bookings.decide'] })
  const me = await make.user({
    companyId,
    managerId: manager.id,
    permissions: ['events.attend'],
    timezone: 'UTC',
  })
  const plan = async (form: Partial<EventForm> = {}) => {
    const body = { ...eventForm, facilitators: [{ id: trainer.id }], ...form }
    const { id = 0 } = await call(planning.createEvent, { as: trainer, body })
    return { id, params: { id } }
  }
  const ids = (list: { content?: { id: number }[] }) => list.content?.map(({ id }) => id)
  const letters = async () => {
    await server.kit.outbox.deliver()
    await server.kit.mail.deliver()
  }
  return { ...server, trainer, companyId, manager, me, plan, ids, letters }
}
const arrivedFor = ({ emailAddress }: Made) => post.arrived.filter(({ to }) => to.includes(emailAddress))

test('a learner finds what is open, what is theirs and what is past, and nothing that was not sent', async () => {
  const scene = await setUp()
  const { call, me, plan, ids, trainer } = scene
  const open = await plan({ timeslots: [slot(3)] })
  const closed = await plan({ openForRegistrations: false })
  const unsent = await plan({ eventType: 'classroom' })
  await call(invitations.addBookings, { as: trainer, ...unsent, body: { userIds: [me.id] } })
  const mine = await plan({ timeslots: [slot(9)] })
  await call(attending.requestSeat, { as: me, params: mine.params })
  expect(ids(await call(attending.listAvailableEvents, { as: me }))).toEqual([open.id])
  expect(ids(await call(attending.listMyEvents, { as: me }))).toEqual([mine.id])
  const booked = { _filterFields: ['state'], _filterValues: ['booked'] }
  expect(ids(await call(attending.listMyEvents, { as: me, query: booked }))).toEqual([mine.id])
  expect(
    ids(await call(attending.listMyEvents, { as: me, query: { ...booked, _filterValues: ['requested'] } })),
  ).toEqual([])
  expect(await call(attending.readLearnerEvent, { as: me, params: unsent.params })).toMatchObject({
    code: 'event_not_found',
  })
  const seen = await call(attending.readLearnerEvent, { as: me, params: closed.params })
  expect(seen).toMatchObject({ can: { request: false }, daysToGo: '5 days to go', state: 'open' })
  expect(await call(attending.requestSeat, { as: me, params: closed.params })).toMatchObject({
    code: 'registrations_closed',
  })
  const month = { time: ahead(9).slice(0, 10).split('-').toReversed().join('-') }
  const inMonth = await call(attending.listUserEventsAt, { as: me, params: month })
  expect(inMonth.map(({ id }) => id)).toContain(mine.id)
  expect((await call(attending.listEventsAt, { as: me, params: month })).map(({ id }) => id)).toEqual([
    mine.id,
  ])
  expect((await call(attending.listMyUpcomingEvents, { as: me })).map(({ id }) => id)).toEqual([mine.id])
  expect(await call(attending.listUpcomingBookings, { as: me })).toMatchObject([
    { classroomEvent: { id: mine.id } },
  ])
  expect(await call(attending.listTodaysBookings, { as: me })).toEqual([])
  await begin(scene, me.companyId, mine.id)
  const now = await call(attending.readLearnerEvent, { as: me, params: mine.params })
  expect(now).toMatchObject({ available: true, ongoing: true, daysToGo: 'Today' })
})

test('what somebody does is written to whoever it concerns, with an entry for the calendar that goes again', async () => {
  const { call, me, manager, trainer, plan, letters, kit } = await setUp()
  const { params } = await plan({ managerApproval: true })
  await call(attending.requestSeat, { as: me, params })
  await letters()
  await expect.poll(() => arrivedFor(manager)).toHaveLength(1)
  expect(arrivedFor(manager)[0]?.mail.text).toContain('/#/authorise-booking/')
  const [{ id: bid } = { id: 0 }] = (await call(attending.listEventsToApprove, { as: manager })).content ?? []
  await call(attending.approveBooking, { as: manager, params: { bid } })
  await letters()
  await expect.poll(() => arrivedFor(me)).toHaveLength(1)
  const invitation = arrivedFor(me)[0]?.mail
  expect(invitation?.subject).toBe('You have a seat: First aid')
  expect(invitation?.attachments.map(({ method }) => method)).toContain('REQUEST')
  await call(invitations.cancelEvent, { as: trainer, params })
  await letters()
  await expect.poll(() => arrivedFor(me)).toHaveLength(2)
  const cancelled = arrivedFor(me)[1]?.mail
  expect(cancelled?.subject).toBe('Cancelled: First aid')
  expect(cancelled?.attachments.map(({ method }) => method)).toContain('CANCEL')
  const { content: [latest] = [] } = await call(listMails, { as: trainer, query: {} })
  const whole = await call(readMail, { as: trainer, params: { id: latest?.id ?? 0 } })
  expect(whole.attachments?.[0]?.type).toContain('text/calendar')
  await kit.outbox.deliver()
  expect(arrivedFor(me)).toHaveLength(2)
})

test('a seat that overlaps is refused where the event says so', async () => {
  const { call, me, plan } = await setUp()
  const first = await plan({ timeslots: [slot(4)] })
  const second = await plan({ timeslots: [slot(4, '10:00', '12:00')], overlap: 'block' })
  await call(attending.requestSeat, { as: me, params: first.params })
  expect(await call(attending.requestSeatFromList, { as: me, params: { eventId: second.id } })).toMatchObject(
    {
      status: 409,
      code: 'overlapping_seat',
    },
  )
})

test('a visitor sees the events that are open to everybody, and no others', async () => {
  const { call, companyId, plan } = await setUp()
  const open = await plan({ openEvent: true })
  await plan()
  const query = { company: String(companyId) }
  expect((await call(listOpenEvents, { query })).map(({ id }) => id)).toEqual([open.id])
  expect(await call(listOpenEvents, { query: { company: '999999' } })).toEqual([])
})
