import { createLocation, removeLocation } from '@oktant/contract/events/locations.ts'
import { createVenue, removeVenue } from '@oktant/contract/events/venues.ts'
import type { Made } from '../kit/make.ts'
import { type Scene, type Server, two } from './scene.ts'

export const locationForm = { name: { en: 'Harbour house', de: 'Hafenhaus' }, address: 'Quay 1' }
export const venueForm = { name: { en: 'Room 1', de: 'Raum 1' }, location: null, capacity: 12, equipment: '' }

type Before = (server: Server, owner: Made, id: number) => Promise<unknown>

const ofLocation =
  (rest: object = {}, before?: Before): Scene =>
  async (server) => {
    const pair = await two(server, ['locations.administer'])
    const { id = 0 } = await server.call(createLocation, { as: pair.owner, body: locationForm })
    await before?.(server, pair.owner, id)
    return { ...pair, call: { params: { id }, ...rest } }
  }

const ofVenue =
  (rest: object = {}, before?: Before): Scene =>
  async (server) => {
    const pair = await two(server, ['venues.administer'])
    const { id = 0 } = await server.call(createVenue, { as: pair.owner, body: venueForm })
    await before?.(server, pair.owner, id)
    return { ...pair, call: { params: { id }, ...rest } }
  }

export const eventPlaceScenes: Record<string, Scene> = {
  listVenuesOfLocation: ofLocation(),
  readLocation: ofLocation(),
  removeLocation: ofLocation(),
  restoreLocation: ofLocation({}, (server, as, id) => server.call(removeLocation, { as, params: { id } })),
  updateLocation: ofLocation({ body: { ...locationForm, address: 'Quay 2', revision: 0 } }),
  readVenue: ofVenue(),
  removeVenue: ofVenue(),
  restoreVenue: ofVenue({}, (server, as, id) => server.call(removeVenue, { as, params: { id } })),
  updateVenue: ofVenue({ body: { ...venueForm, capacity: 14, revision: 0 } }),
}
