import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, listQuery, LocalText, orNull, paged } from '../http/http.ts'
import { record } from '../kit/record.ts'

const Name = t.Object({ en: t.String({ maxLength: 100 }), de: t.String({ maxLength: 100 }) })

/** Where an event takes place (spec 2 §3: capacity and location.id). */
export type VenueForm = Static<typeof VenueForm>
export const VenueForm = t.Object({
  name: Name,
  location: orNull(t.Object({ id: Id })),
  /** How many fit in; nothing where that does not matter. */
  capacity: orNull(t.Integer({ minimum: 1, maximum: 100_000 })),
  equipment: t.String({ maxLength: 1000 }),
})

export type Venue = Static<typeof Venue>
export const Venue = t.Object({
  ...VenueForm.properties,
  id: Id,
  location: orNull(t.Object({ id: Id, name: LocalText })),
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  changedAt: t.String(),
})

const query = listQuery({ sort: ['name', 'location', 'capacity', 'changedAt'], filter: ['name', 'location'] })
const venues = record({
  path: '/admin/venue',
  access: 'venues.administer',
  form: VenueForm,
  reply: Venue,
  row: Venue,
  query,
  missing: 'record_not_found',
  invalid: 'record_invalid',
})

/** NOTE: whoever plans events chooses from them too, which the server decides. */
export const listVenues = endpoint({
  method: 'GET',
  path: '/admin/venue',
  access: 'signedIn',
  summary: 'Lists venues, for whoever plans events or keeps their places.',
  query,
  reply: paged(Venue),
  errors: ['not_permitted'],
})
export const createVenue = venues.create('Makes a venue.')
export const readVenue = venues.read('Reads one venue.')
export const updateVenue = venues.update('Changes a venue.')
export const removeVenue = venues.remove('Removes a venue; it can no longer be chosen.')
export const restoreVenue = venues.restore('Brings a removed venue back.')
export const affectedByVenueChange = venues.affectedByChange(
  'Says what a change of many venues would touch; nothing changes.',
)
export const changeVenues = venues.change('Removes many venues at once, or brings them back.')
