import { requestSeat } from '@oktant/contract/events/attending.ts'
import { listBookings, saveAttendance, substituteBooking } from '@oktant/contract/events/event-invitations.ts'
import { createEvent } from '@oktant/contract/events/trainer-events.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { createWebhook } from '@oktant/contract/organisation/webhooks.ts'
import { expect, test } from 'vitest'
import { receiver } from '../../../../test/kit/servers/receiver.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { begin, eventForm } from '../../../../test/scenes/events.ts'
import { webhookForm } from '../../../../test/scenes/webhooks.ts'

const program = await receiver()

test('a booking that changes, and who was there, are told to other programs', async () => {
  const server = await testServer({ WEBHOOK_HOSTS: program.host })
  const { call, make, kit } = server
  const me = await make.user({ permissions: ['system.administer', 'events.facilitate', 'events.attend'] })
  const other = await make.user({ companyId: me.companyId })
  const url = `http://${program.host}/${me.companyId}`
  const events = ['booking.changed' as const, 'booking.attended' as const]
  await call(createWebhook, { as: me, body: { ...webhookForm, url, events } })
  const { id = 0 } = await call(createEvent, { as: me, body: eventForm })
  const params = { id }
  await call(requestSeat, { as: me, params })
  const listed = async () => (await call(listBookings, { as: me, params })).content ?? []
  const [first] = await listed()
  await call(substituteBooking, {
    as: me,
    params: { id, bid: first?.id ?? 0 },
    body: { userId: other.id },
  })
  const second = (await listed()).find(({ user }) => user.id === other.id)
  await begin(server, me.companyId, id)
  const mark = {
    bookingId: second?.id ?? 0,
    attended: true,
    attendanceNote: '',
    markedAt: new Date().toISOString(),
  }
  await call(saveAttendance, { as: me, params, body: { marks: [mark] } })
  await kit.outbox.deliver()
  await kit.webhooks.deliver()
  const { NEW, USER_ACCEPTED, USER_DECLINED } = bookingStatus
  const mine = { userId: me.id, eventId: id, bookingId: first?.id }
  const theirs = { userId: other.id, eventId: id, bookingId: second?.id }
  expect(program.arrived.map(({ message: { event, data } }) => [event, data])).toEqual([
    ['booking.changed', { ...mine, from: NEW, to: USER_ACCEPTED }],
    ['booking.changed', { ...mine, from: USER_ACCEPTED, to: USER_DECLINED }],
    ['booking.changed', { ...theirs, from: NEW, to: USER_ACCEPTED }],
    ['booking.attended', { ...theirs, attended: true }],
  ])
})
