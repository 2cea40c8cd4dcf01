import * as contract from '@oktant/contract/events/event-series.ts'
import { listBookings } from '@oktant/contract/events/event-invitations.ts'
import { listFailedLetters } from '@oktant/contract/events/event-letters.ts'
import { addAbsence, listAbsences } from '@oktant/contract/events/facilitator-absences.ts'
import { listTrainerEvents, readEvent } from '@oktant/contract/events/trainer-events.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'
import { makeBooking, makeEvent } from '../made-event.ts'

const as = { permissions: ['events.facilitate' as const], timezone: 'Europe/Berlin' }
const dates = [
  { startsAt: '2027-03-22T08:00:00.000Z', endsAt: '2027-03-22T10:00:00.000Z' },
  { startsAt: '2027-03-29T07:00:00.000Z', endsAt: '2027-03-29T09:00:00.000Z' },
]
const preview = { dates, timeZone: 'Europe/Berlin', clashes: [], leftOut: ['venue' as const] }
const recurrence = { every: 'week' as const, interval: 1, count: 4, until: null }

function open(address: string) {
  const server = fakeServer()
  server.answer(readEvent, makeEvent())
  server.answer(listBookings, pageOf(makeBooking()))
  server.answer(listFailedLetters, [])
  server.answer(listTrainerEvents, pageOf())
  return { server, ...showApplication(address, { server, as }) }
}

test('a series shows its days by the clocks of the event before it is planned', async () => {
  const { server, user } = open('/trainer-event/7?tab=people')
  server.answer(contract.previewSeries, preview)
  server.answer(contract.planSeries, { events: [{ id: 8, startsAt: dates[0]?.startsAt ?? '' }], leftOut: [] })
  await user.click(await screen.findByRole('button', { name: 'Als Serie planen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/22\. März 2027, 09:00–11:00/)
  dialog.getByText(/29\. März 2027, 09:00–11:00/)
  dialog.getByText(/Der Veranstaltungsort wurde entfernt/)
  await user.click(dialog.getByRole('button', { name: 'Veranstaltungen planen' }))
  await screen.findByText('1 Veranstaltung wurde geplant.')
  expect(server.callsOf(contract.planSeries)).toMatchObject([{ body: recurrence }])
})

test('a trainer says when they are away', async () => {
  const { server, user } = open('/trainer')
  server.answer(listAbsences, pageOf())
  await user.click(await screen.findByRole('button', { name: 'Abwesenheiten' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Es ist nichts eingetragen.')
  server.refuse(addAbsence, 'absence_invalid')
  await user.type(dialog.getByRole('textbox', { name: 'Erster Tag' }), '24-03-2040')
  await user.click(dialog.getByRole('button', { name: 'Abwesenheit eintragen' }))
  await dialog.findByText(/endet nach ihrem Beginn/)
  expect(server.callsOf(addAbsence)).toMatchObject([
    { body: { userId: null, fromDay: '2040-03-24', untilDay: '2040-03-24', fromTime: null } },
  ])
})
