import { listFailedLetters } from '@oktant/contract/events/event-letters.ts'
import { listBookings } from '@oktant/contract/events/event-invitations.ts'
import * as contract from '@oktant/contract/events/invitees.ts'
import { readEvent } from '@oktant/contract/events/trainer-events.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../../../test/show.tsx'
import { makeBooking, makeEvent } from '../../made-event.ts'

const as = { permissions: ['events.facilitate' as const], timezone: 'Europe/Berlin' }
const anna = {
  id: 1,
  firstName: 'Anna',
  surname: 'Berg',
  email: 'anna@example.test',
  isActive: true,
  isBooked: false,
}

function open(event = makeEvent()) {
  const server = fakeServer()
  server.answer(listFailedLetters, [])
  server.answer(readEvent, event)
  server.answer(listBookings, pageOf(makeBooking()))
  return { server, ...showApplication('/trainer-event/7?tab=people', { server, as }) }
}

test('the people of a linked course are shown by first name, and all are put down', async () => {
  const { server, user } = open()
  server.answer(contract.listInviteeSources, [
    { source: 'project', id: 3, name: { en: 'North', de: 'Nord' } },
    { source: 'container', id: 9, name: { en: 'Fire', de: 'Brandschutz' } },
  ])
  server.answer(contract.listInvitees, pageOf(anna, { ...anna, id: 2, firstName: 'Bernd', isActive: false }))
  server.answer(contract.addInviteesOf, { added: 1, already: 2, left: 0 })
  await user.click(await screen.findByRole('button', { name: 'Aus Gruppe oder Kurs' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Gruppe oder Kurs' }), 'Brandschutz')
  await dialog.findByRole('button', { name: 'Anna Berg hinzufügen' })
  dialog.getByText('Inaktiv')
  await user.click(dialog.getByRole('button', { name: 'Alle hinzufügen' }))
  await screen.findByText(/1 Person wurde hinzugefügt.*2 sind schon dabei/)
  expect(server.callsOf(contract.listInvitees).slice(0, 1)).toMatchObject([
    { params: { source: 'container' } },
  ])
})

test('a list with an unclear line puts nobody down until it is left out', async () => {
  const { server, user } = open()
  const faults = [{ line: 3, text: '42', fault: 'nobody' as const }]
  const read = { found: 2, repeated: 0, faults, already: 0 }
  server.answer(contract.addInviteesByFile, { ...read, added: 0, isHeld: true })
  await user.click(await screen.findByRole('button', { name: 'Aus einer Liste (CSV)' }))
  await screen.findByRole('dialog')
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('no field for a file')
  await user.upload(field, new File(['E-Mail\nanna\n42\n'], 'list.csv', { type: 'text/csv' }))
  await screen.findByText('Zeile 3: Zu „42“ gibt es niemanden')
  server.answer(contract.addInviteesByFile, { ...read, added: 2, isHeld: false })
  await user.click(screen.getByRole('button', { name: '2 Personen ohne diese Zeilen hinzufügen' }))
  await screen.findByText(/2 Personen wurden hinzugefügt/)
  expect(server.callsOf(contract.addInviteesByFile)).toMatchObject([
    { body: { text: 'E-Mail\nanna\n42\n', leaveOut: false } },
    { body: { leaveOut: true } },
  ])
})

test('the head of an event says when it begins by its own clocks', async () => {
  open(makeEvent({ timeZone: 'Africa/Johannesburg' }))
  await screen.findByText(/10:00 \(Africa\/Johannesburg\)/)
})
