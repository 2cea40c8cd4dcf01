import * as locations from '@oktant/contract/events/locations.ts'
import * as contract from '@oktant/contract/events/venues.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../test/kit/server.ts'
import { locationForm } from '../locations/locations.expected.ts'
import { venueForm } from './venues.expected.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['locations.administer', 'venues.administer'] })
  const { id: locationId = 0 } = await server.call(locations.createLocation, { as: me, body: locationForm })
  const venue = (form: Partial<contract.VenueForm> = {}) =>
    server.call(contract.createVenue, {
      as: me,
      body: { ...venueForm, location: { id: locationId }, ...form },
    })
  return { ...server, me, locationId, venue, person: server.make.user }
}

test('a venue is made in a location, changed from the stand that was seen, removed and brought back', async () => {
  const { call, me, locationId, venue } = await setUp()
  const made = await venue({ equipment: ' Projector ' })
  const location = { id: locationId, name: locationForm.name }
  expect(made).toMatchObject({ location, capacity: 12, equipment: 'Projector', revision: 0 })
  const params = { id: made.id ?? 0 }
  const body = { ...venueForm, capacity: null, revision: 0 }
  const change = () => call(contract.updateVenue, { as: me, params, body })
  expect(await change()).toMatchObject({ location: null, capacity: null, revision: 1 })
  expect(await change()).toMatchObject({ status: 409, code: 'content_changed' })
  expect(await call(contract.removeVenue, { as: me, params })).toEqual({})
  expect(await call(contract.readVenue, { as: me, params })).toMatchObject({ code: 'record_not_found' })
  expect(await call(contract.restoreVenue, { as: me, params })).toMatchObject({ capacity: null })
})

test('nobody puts a venue into a location that is removed or another company’s, and one that is there stays', async () => {
  const { call, me, locationId, venue } = await setUp()
  const there = await venue()
  const other = await setUp()
  const refused = { status: 422, code: 'record_invalid', errors: [{ field: 'location' }] }
  expect(await venue({ name: { en: 'B', de: '' }, location: { id: other.locationId } })).toMatchObject(
    refused,
  )
  await call(locations.removeLocation, { as: me, params: { id: locationId } })
  expect(await venue({ name: { en: 'B', de: '' } })).toMatchObject(refused)
  const body = { ...venueForm, location: { id: locationId }, capacity: 20, revision: 0 }
  const kept = await call(contract.updateVenue, { as: me, params: { id: there.id ?? 0 }, body })
  expect(kept).toMatchObject({ capacity: 20, location: { id: locationId } })
})

test('venues are found by their name and their location, and put in order by what they hold', async () => {
  const { call, me, venue } = await setUp()
  await venue({ name: { en: 'Hall', de: 'Saal' }, capacity: 80 })
  await venue({ name: { en: 'Cellar', de: 'Keller' }, capacity: 9, location: null })
  const names = async (query: object) =>
    ((await call(contract.listVenues, { as: me, query })).content ?? []).map(({ name }) => name.en)
  expect(await names({ _filterFields: ['location'], _filterValues: ['hafen'] })).toEqual(['Hall'])
  expect(await names({ _filterFields: ['name'], _filterValues: ['kell'] })).toEqual(['Cellar'])
  expect(await names({ _sortField: 'capacity', _sortDir: 'DESC' })).toEqual(['Hall', 'Cellar'])
})

test('whoever plans events sees the places, whoever does not is refused', async () => {
  const { call, me, locationId, venue, person } = await setUp()
  await venue()
  const { id: goneId = 0 } = await venue({ name: { en: 'Gone', de: '' } })
  await call(contract.removeVenue, { as: me, params: { id: goneId } })
  const { companyId } = me
  const trainer = await person({ companyId, permissions: ['events.facilitate'], language: 'de' })
  const at = { params: { id: locationId } }
  const options = await call(locations.listVenuesOfLocation, { as: trainer, ...at })
  expect(options).toMatchObject([{ name: 'Raum 1', capacity: 12 }])
  expect((await call(locations.listLocations, { as: trainer })).content).toMatchObject([{ venues: 1 }])
  expect((await call(contract.listVenues, { as: trainer })).content).toHaveLength(1)
  const learner = await person({ companyId })
  for (const refused of [
    await call(locations.listVenuesOfLocation, { as: learner, ...at }),
    await call(locations.listLocations, { as: learner }),
    await call(contract.listVenues, { as: learner }),
  ])
    expect(refused).toMatchObject({ status: 403, code: 'not_permitted' })
})

test('a location says which venues its removal touches; many venues go and come back at once', async () => {
  const { call, me, locationId, venue } = await setUp()
  const ids = [(await venue()).id ?? 0, (await venue({ name: { en: 'Room 2', de: 'Raum 2' } })).id ?? 0]
  const removal = { action: 'remove' as const, chosen: { ids: [locationId] } }
  expect(await call(locations.affectedByLocationChange, { as: me, body: removal })).toMatchObject([
    { what: 'changed', count: 1 },
    { what: 'venues', count: 2, examples: ['Room 1', 'Room 2'] },
  ])
  await call(locations.changeLocations, { as: me, body: removal })
  expect(await call(locations.readLocation, { as: me, params: { id: locationId } })).toMatchObject({
    code: 'record_not_found',
  })
  const restored = await call(locations.restoreLocation, { as: me, params: { id: locationId } })
  const changed = { ...locationForm, address: 'Quay 2', revision: restored.revision ?? 0 }
  const params = { id: locationId }
  expect(await call(locations.updateLocation, { as: me, params, body: changed })).toMatchObject({
    address: 'Quay 2',
    venues: 2,
  })
  const body = { action: 'remove' as const, chosen: { ids } }
  expect(await call(contract.affectedByVenueChange, { as: me, body })).toMatchObject([{ count: 2 }])
  expect(await call(contract.changeVenues, { as: me, body })).toMatchObject({ skipped: 0 })
  expect((await call(contract.listVenues, { as: me })).totalElements).toBe(0)
})
