import * as invitations from '@oktant/contract/events/event-invitations.ts'
import * as contract from '@oktant/contract/events/trainer-events.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'
import { makeBooking, makeEvent } from '../made-event.ts'

const as = { permissions: ['events.facilitate' as const], timezone: 'Europe/Berlin' }
const other = makeBooking({ id: 22, user: { id: 32, name: 'Bernd Cramer', email: 'b@example.test' } })
const begun = { startsAt: '2020-12-01T08:00:00.000Z', endsAt: '2020-12-01T10:00:00.000Z' }

function open(event = makeEvent(begun)) {
  const server = fakeServer()
  server.answer(contract.readEvent, event)
  server.answer(invitations.listBookings, pageOf(makeBooking(), other))
  return { server, ...showApplication('/trainer-event/7?tab=register', { server, as }) }
}

test('who was there is kept with each mark', async () => {
  const { server, user } = open()
  server.answer(invitations.saveAttendance, { changed: 1 })
  const anna = within(await screen.findByRole('group', { name: 'Anna Berg' }))
  await user.click(anna.getByRole('button', { name: 'Anwesend' }))
  await screen.findByText(/^Gespeichert \d\d:\d\d$/)
  expect(server.callsOf(invitations.saveAttendance)).toMatchObject([
    { body: { marks: [{ bookingId: 21, attended: true }] } },
  ])
  expect(anna.getByRole('button', { name: 'Anwesend', pressed: true })).toBeTruthy()
})

test('all are marked present at once', async () => {
  const { server, user } = open()
  server.answer(invitations.saveAttendance, { changed: 2 })
  await user.click(await screen.findByRole('button', { name: 'Alle anwesend' }))
  await waitFor(() =>
    expect(server.callsOf(invitations.saveAttendance)).toMatchObject([
      { body: { marks: [{ bookingId: 21 }, { bookingId: 22 }] } },
    ]),
  )
})

test('what could not be sent is kept on the device and sent with the next mark', async () => {
  const { server, user } = open()
  server.refuse(invitations.saveAttendance, 'database_unavailable')
  await user.type(await screen.findByRole('textbox', { name: 'Notiz zu Anna Berg' }), 'kam später')
  await user.tab()
  await screen.findByText('1 Eintrag ist auf diesem Gerät gespeichert und wird später gesendet')
  expect(Object.entries(localStorage).some(([name]) => name.includes('register:7'))).toBe(true)
  server.answer(invitations.saveAttendance, { changed: 2 })
  const bernd = within(screen.getByRole('group', { name: 'Bernd Cramer' }))
  await user.click(bernd.getByRole('button', { name: 'Abwesend' }))
  await waitFor(() =>
    expect(server.callsOf(invitations.saveAttendance).at(-1)).toMatchObject({
      body: {
        marks: [
          { bookingId: 21, attendanceNote: 'kam später' },
          { bookingId: 22, attended: false },
        ],
      },
    }),
  )
})

test('nobody is marked before it begins', async () => {
  open(makeEvent({ startsAt: '2099-12-01T08:00:00.000Z', endsAt: '2099-12-01T10:00:00.000Z' }))
  await screen.findByText('Die Anwesenheit kann erfasst werden, sobald die Veranstaltung begonnen hat')
  expect(screen.queryByRole('button', { name: 'Alle anwesend' })).toBeNull()
})
