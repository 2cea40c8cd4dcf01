import { readTeamsIntegration } from '@oktant/contract/events/webinar-settings.ts'
import * as contract from '@oktant/contract/events/trainer-events.ts'
import { listVenues } from '@oktant/contract/events/venues.ts'
import { readFieldDefinitions } from '@oktant/contract/people/custom-fields.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'
import { makeEvent, makeRow } from './made-event.ts'

const as = { permissions: ['events.facilitate' as const], timezone: 'Europe/Berlin' }

function open(address: string, own: Parameters<typeof makeEvent>[0] = {}) {
  const server = fakeServer()
  server.answer(readTeamsIntegration, { enabled: false, providers: ['link'] })
  server.answer(contract.listEvents, pageOf(makeRow(), makeRow({ id: 8, cancelled: true, toConfirm: 0 })))
  server.answer(contract.readEvent, makeEvent(own))
  server.answer(contract.findClashes, [])
  server.answer(readFieldDefinitions, [])
  server.answer(listVenues, pageOf())
  return { server, ...showApplication(address, { server, as }) }
}

test('events are listed with their seats, and which of them are cancelled', async () => {
  const { server } = open('/trainer-events')
  const rows = (await screen.findAllByRole('link', { name: 'Erste Hilfe' })).map((link) =>
    within(link.closest('tr') ?? document.body),
  )
  expect(rows.map((row) => row.getByText('12 von 20'))).toHaveLength(2)
  expect(rows.map((row) => row.queryByText('Abgesagt') !== null)).toEqual([false, true])
  const query = server.callsOf(contract.listEvents).at(-1)?.query
  expect([query?.get('_filterFields'), query?.get('_filterValues')]).toEqual(['when', 'upcoming'])
})

test('an event is copied and the copy taken back', async () => {
  const { server, user } = open('/trainer-events')
  server.answer(contract.copyEvent, makeEvent({ id: 9 }))
  server.answer(contract.removeEvent, {})
  const [copy] = await screen.findAllByRole('button', { name: 'Erste Hilfe kopieren' })
  if (copy) await user.click(copy)
  await screen.findByText('Veranstaltung kopiert')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(contract.removeEvent)).toMatchObject([{ params: { id: '9' } }]))
})

test('a new event begins with one part of two hours, and is saved in the words of the specification', async () => {
  const { server, user } = open('/trainer-event/0')
  server.answer(contract.createEvent, makeEvent())
  await user.type(await screen.findByRole('textbox', { name: 'Name auf Deutsch' }), 'Erste Hilfe')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Veranstaltung gespeichert')
  const [sent] = server.callsOf(contract.createEvent)
  expect(sent?.body).toMatchObject({
    name: { de: 'Erste Hilfe' },
    timeZone: 'Europe/Berlin',
    timeslots: [{ startTime: expect.stringMatching(/^\d\d-\d\d-20\d\d \d\d:00$/) as string }],
  })
})

test('what a plan collides with is said, and saved all the same', async () => {
  const { server, user } = open('/trainer-event/7')
  const message = 'Raum 1 ist bereits eingeplant für die Veranstaltung Brandschutz'
  const event = { id: 9, name: { en: 'Fire', de: 'Brandschutz' }, startsAt: '2026-12-01T08:00:00.000Z' }
  server.answer(contract.findClashes, [{ what: 'venue', id: 3, name: 'Raum 1', event, message }])
  server.answer(contract.updateEvent, makeEvent({ revision: 3 }))
  await screen.findByText(message)
  await user.click(screen.getByRole('button', { name: 'Termin hinzufügen' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Veranstaltung gespeichert')
  expect(server.callsOf(contract.updateEvent)).toMatchObject([
    {
      body: {
        revision: 2,
        timeslots: [
          { startTime: '01-12-2026 09:00', endTime: '01-12-2026 11:00' },
          { startTime: '02-12-2026 09:00', endTime: '02-12-2026 11:00' },
        ],
      },
    },
  ])
})

test.each([
  ['timeslots.0', 'timeslot_invalid', 'Ein Termin endet nach seinem Beginn'],
  ['timeslots', 'timeslot_past', 'Eine neue Veranstaltung beginnt heute oder später'],
  ['skypeMeeting', 'event_link_invalid', 'Bitte geben Sie eine Webadresse ein'],
  ['webinarProvider', 'webinar_provider_off', 'Das Unternehmen bietet diese Art von Webinar nicht an'],
])('what the server finds wrong at %s stands there', async (field, code, said) => {
  const { server, user } = open('/trainer-event/7', { webinar: true, webinarProvider: 'link' })
  server.refuse(contract.updateEvent, 'event_invalid', { errors: [{ field, code, message: code }] })
  await user.type(await screen.findByRole('textbox', { name: 'Name auf Deutsch' }), ' 2')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(said)
})
