import * as contract from '@oktant/contract/events/event-series.ts'
import { listAbsences } from '@oktant/contract/events/facilitator-absences.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const row: contract.EventTemplateRow = {
  id: 7,
  name: { en: 'First aid', de: 'Erste Hilfe' },
  recurrence: { every: 'week', interval: 1, count: 4, until: null },
  eventName: { en: 'First aid course', de: 'Ersthelferkurs' },
  timeZone: 'Europe/Berlin',
  revision: 2,
  changedAt: '2026-11-20T10:00:00.000Z',
}
const template = (values: Partial<contract.EventTemplate> = {}): contract.EventTemplate => ({
  ...row,
  parts: [{ daysLater: 0, start: '09:00', end: '11:00' }],
  venue: { en: 'Room 1', de: 'Raum 1' },
  facilitators: [],
  can: { change: true },
  ...values,
})

function open(address: string, one = template()) {
  const server = fakeServer()
  server.answer(contract.listEventTemplates, pageOf(row))
  server.answer(contract.readEventTemplate, one)
  const as = { permissions: ['events.facilitate' as const], timezone: 'Europe/Berlin' }
  return { server, ...showApplication(address, { server, as }) }
}

test('a template is found in its list, called otherwise, and comes once', async () => {
  const { server, user } = open('/administration/event-templates')
  const link = await screen.findByRole('link', { name: 'Erste Hilfe' })
  within(link.closest('tr') ?? document.body).getByText('Wöchentlich')
  await user.click(link)
  await screen.findByText(/Ersthelferkurs · Raum 1/)
  server.answer(contract.updateEventTemplate, template({ recurrence: null, revision: 3 }))
  const name = screen.getByRole('textbox', { name: 'Name auf Deutsch' })
  await user.clear(name)
  await user.type(name, 'Ersthilfe')
  await user.click(screen.getByRole('switch', { name: 'Wiederholt sich' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Die Vorlage ist gespeichert.')
  expect(server.callsOf(contract.updateEventTemplate)).toMatchObject([
    { body: { name: { en: 'First aid', de: 'Ersthilfe' }, recurrence: null, revision: 2 } },
  ])
})

test('events are planned of the template that is open, and a removed one leads back to all', async () => {
  const { server, user } = open('/administration/event-templates/7')
  await user.click(await screen.findByRole('button', { name: 'Veranstaltungen planen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Aus Vorlage planen' }))
  dialog.getByRole('textbox', { name: 'Erster Tag' })
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
  server.answer(contract.removeEventTemplate, {})
  await user.click(screen.getByRole('button', { name: 'Diese Vorlage entfernen' }))
  await screen.findByText('Die Vorlage Erste Hilfe wurde entfernt.')
  await waitFor(() => expect(server.callsOf(contract.listEventTemplates)).not.toHaveLength(0))
})

test('whoever may only use a template plans with it, and is offered no change', async () => {
  open('/administration/event-templates/7', template({ can: { change: false } }))
  await screen.findByRole('button', { name: 'Veranstaltungen planen' })
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Diese Vorlage entfernen' })).toBeNull()
})

test('whoever looks after facilitators without running events comes to their days away', async () => {
  const server = fakeServer()
  server.answer(listAbsences, pageOf())
  const as = { permissions: ['facilitators.administer' as const] }
  showApplication('/administration/facilitators', { server, as })
  await screen.findByText('Es ist nichts eingetragen.')
  screen.getByRole('combobox', { name: /Kursleitung/ })
})
