import * as locations from '@oktant/contract/events/locations.ts'
import * as contract from '@oktant/contract/events/venues.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const as = { permissions: ['venues.administer' as const, 'locations.administer' as const] }
const changedAt = '2026-11-20T10:00:00.000Z'
const house: locations.Location = {
  id: 3,
  name: { en: 'Harbour house', de: 'Hafenhaus' },
  address: 'Am Alten Hafen 12',
  venues: 1,
  revision: 0,
  changedAt,
}
const venue = (values: Partial<contract.Venue> = {}): contract.Venue => ({
  id: 7,
  name: { en: 'Room 1', de: 'Raum 1' },
  location: null,
  capacity: 12,
  equipment: '',
  revision: 2,
  changedAt,
  ...values,
})

function open(address: string) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(contract.listVenues, pageOf(venue({ location: house })))
  server.answer(contract.readVenue, venue())
  server.answer(locations.listLocations, pageOf(house))
  server.answer(locations.readLocation, house)
  server.answer(locations.affectedByLocationChange, [
    { what: 'changed', count: 1, examples: ['Hafenhaus'] },
    { what: 'venues', count: 1, examples: ['Raum 1'] },
  ])
  return { server, ...showApplication(address, { server, as }) }
}

test('venues are listed with their location and seats, and found by the location', async () => {
  const { server, user } = open('/administration/venues')
  const row = within((await screen.findByRole('link', { name: 'Raum 1' })).closest('tr') ?? document.body)
  row.getByText('Hafenhaus')
  row.getByText('12')
  await user.type(screen.getByRole('searchbox', { name: 'Standort' }), 'Haf')
  await waitFor(() => {
    const query = server.callsOf(contract.listVenues).at(-1)?.query
    expect([query?.get('_filterFields'), query?.get('_filterValues')]).toEqual(['location', 'Haf'])
  })
})

test('a venue is put into a location and given its seats, from the stand that was seen', async () => {
  const { server, user } = open('/administration/venues/7')
  server.answer(contract.updateVenue, venue({ location: house, capacity: 14, revision: 3 }))
  await user.click(await screen.findByRole('combobox', { name: 'Standort' }))
  await user.click(await screen.findByRole('option', { name: 'Hafenhaus', hidden: true }))
  const seats = screen.getByRole('textbox', { name: 'Plätze' })
  await user.clear(seats)
  await user.type(seats, '14')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Der Veranstaltungsort wurde gespeichert.')
  expect(server.callsOf(contract.updateVenue)).toMatchObject([
    { body: { location: { id: 3 }, capacity: 14, revision: 2 } },
  ])
})

test('a location is removed once it is said which venues stay, and brought back', async () => {
  const { server, user } = open('/administration/locations/3')
  server.answer(locations.removeLocation, {})
  server.answer(locations.restoreLocation, house)
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hafenhaus entfernen?' }))
  await dialog.findByText('1 Veranstaltungsort ist darin und bleibt')
  await user.click(dialog.getByRole('button', { name: 'Entfernen' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(locations.restoreLocation)).toHaveLength(1))
})
