import { listFailedLetters } from '@oktant/contract/events/event-letters.ts'
import * as invitations from '@oktant/contract/events/event-invitations.ts'
import * as contract from '@oktant/contract/events/trainer-events.ts'
import { searchUsers } from '@oktant/contract/people/users.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'
import { makeBooking, makeEvent } from '../made-event.ts'

const as = { permissions: ['events.facilitate' as const], timezone: 'Europe/Berlin' }
const since = '2026-11-20T10:00:00.000Z'
const asked = makeBooking({
  id: 22,
  user: { id: 32, name: 'Bernd Cramer', email: 'bernd@example.test' },
  bookingStatus: { id: bookingStatus.REQUEST_SEAT, name: 'Platz angefragt' },
  stand: { position: 3, offeredUntil: null, waitsFor: 'trainer', owner: null, deputies: [], since },
})
const waiting = makeBooking({
  id: 23,
  user: { id: 33, name: 'Carla Dorn', email: 'carla@example.test' },
  bookingStatus: { id: bookingStatus.MANAGER_WAITING, name: 'Wartet auf die Führungskraft' },
  stand: {
    position: null,
    offeredUntil: null,
    waitsFor: 'manager',
    owner: { id: 40, name: 'M. Braun' },
    deputies: [],
    since,
  },
})

function open(event = makeEvent()) {
  const server = fakeServer()
  server.answer(listFailedLetters, [])
  server.answer(contract.readEvent, event)
  server.answer(invitations.listBookings, pageOf(makeBooking(), asked, waiting))
  return { server, ...showApplication('/trainer-event/7?tab=people', { server, as }) }
}

test('each booking says where it stands and whose turn it is', async () => {
  open()
  await screen.findByText('Nr. 3 in der Warteliste')
  screen.getByText('Wartet auf M. Braun')
})

test('a request is confirmed, and a refusal says why', async () => {
  const { server, user } = open()
  server.refuse(invitations.decideBooking, 'event_full')
  await user.click(await screen.findByRole('button', { name: 'Bernd Cramer bestätigen' }))
  await screen.findByText(/kein Platz frei/)
  server.answer(invitations.decideBooking, asked)
  await user.click(screen.getByRole('button', { name: 'Bernd Cramer bestätigen' }))
  await screen.findByText('Bernd Cramer hat einen Platz.')
  expect(server.callsOf(invitations.decideBooking)).toMatchObject([
    { body: { decision: 'confirm' } },
    { body: { decision: 'confirm' } },
  ])
})

test('somebody is added by three letters and invited with the printed words', async () => {
  const { server, user } = open()
  server.answer(searchUsers, [
    {
      id: 50,
      login: 'dora',
      fullName: 'Dora Ernst',
      emailAddress: 'dora@example.test',
      avatar: null,
      jobDescription: null,
    },
  ])
  server.answer(invitations.addBookings, { added: 1, already: 0 })
  server.answer(invitations.inviteToEvent, { message: 'Invitations have been sent successfully', told: 1 })
  await user.type(await screen.findByRole('combobox', { name: 'Person hinzufügen' }), 'Dor')
  await user.click(await screen.findByRole('option', { name: /Dora Ernst/, hidden: true }))
  await screen.findByText('Dora Ernst wurde hinzugefügt und noch nicht benachrichtigt.')
  expect(server.callsOf(invitations.addBookings)).toMatchObject([{ body: { userIds: [50] } }])
  await user.click(screen.getByRole('button', { name: 'Einladungen senden' }))
  await screen.findByText('Die Einladungen wurden versandt')
})

test('an event is cancelled once that is confirmed', async () => {
  const { server, user } = open()
  server.answer(invitations.cancelEvent, { message: 'Event has been cancelled', told: 3 })
  await user.click(await screen.findByRole('button', { name: 'Veranstaltung absagen' }))
  expect(server.callsOf(invitations.cancelEvent)).toEqual([])
  const dialog = within(await screen.findByRole('dialog', { name: 'Diese Veranstaltung absagen?' }))
  await user.click(dialog.getByRole('button', { name: 'Veranstaltung absagen' }))
  await screen.findByText(/Die Veranstaltung wurde abgesagt/)
})

test('more than the venue holds is said', async () => {
  const filled = { ...makeEvent().filled, taken: 21, full: true, overCapacity: true }
  open(makeEvent({ filled }))
  expect(await screen.findAllByText(/Der Veranstaltungsort ist voll/)).not.toEqual([])
})
