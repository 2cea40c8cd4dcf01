import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, paged } from '../http/http.ts'
import { record } from '../kit/record.ts'
import { VenueOption } from './event-shapes.ts'

const Name = t.Object({ en: t.String({ maxLength: 100 }), de: t.String({ maxLength: 100 }) })

/** A building or a site that holds venues. */
export type LocationForm = Static<typeof LocationForm>
export const LocationForm = t.Object({
  name: Name,
  address: t.String({ maxLength: 500 }),
})

export type Location = Static<typeof Location>
export const Location = t.Object({
  ...LocationForm.properties,
  id: Id,
  /** How many venues it holds. */
  venues: t.Integer(),
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  changedAt: t.String(),
})

const query = listQuery({ sort: ['name', 'venues', 'changedAt'], filter: ['name'] })
const locations = record({
  path: '/admin/location',
  access: 'locations.administer',
  form: LocationForm,
  reply: Location,
  row: Location,
  query,
  missing: 'record_not_found',
  invalid: 'record_invalid',
})

/** NOTE: whoever plans events chooses from them too, which the server decides. */
export const listLocations = endpoint({
  method: 'GET',
  path: '/admin/location',
  access: 'signedIn',
  summary: 'Lists locations, for whoever plans events or keeps their places.',
  query,
  reply: paged(Location),
  errors: ['not_permitted'],
})
export const createLocation = locations.create('Makes a location.')
export const readLocation = locations.read('Reads one location.')
export const updateLocation = locations.update('Changes a location.')
export const removeLocation = locations.remove('Removes a location; its venues stay.')
export const restoreLocation = locations.restore('Brings a removed location back.')
export const affectedByLocationChange = locations.affectedByChange(
  'Says what a change of many locations would touch; nothing changes.',
)
export const changeLocations = locations.change('Removes many locations at once, or brings them back.')

export const listVenuesOfLocation = endpoint({
  method: 'GET',
  path: '/admin/location/:id/venue',
  access: 'signedIn',
  summary: 'Lists the venues of a location to choose from, by name.',
  params: idParams,
  reply: t.Array(VenueOption),
  errors: ['not_permitted', 'record_not_found'],
})
