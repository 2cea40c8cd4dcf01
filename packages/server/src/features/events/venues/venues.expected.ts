import { createLocation } from '@oktant/contract/events/locations.ts'
import { createVenue, removeVenue } from '@oktant/contract/events/venues.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Expected } from '../../../../test/access-matrix/who.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { type Scene, type Server, two } from '../../../../test/scenes/scene.ts'
import { chosen, inside, type InsideScene } from '../../../../test/scenes/inside/inside.ts'
import { locationForm } from '../locations/locations.expected.ts'

const administrators = [
  'administrator',
  'fullAdministration',
  'schedulerAdministrator',
  'superUser',
  'venueAdministrator',
]

export const calls: Expected = {
  affectedByVenueChange: administrators,
  changeVenues: administrators,
  createVenue: administrators,
  listVenues: 'signedIn',
  readVenue: administrators,
  removeVenue: administrators,
  restoreVenue: administrators,
  updateVenue: administrators,
}

export const venueForm = { name: { en: 'Room 1', de: 'Raum 1' }, location: null, capacity: 12, equipment: '' }

type Before = (server: Server, owner: Made, id: number) => Promise<unknown>

const ofVenue =
  (rest: object = {}, before?: Before): Scene =>
  async (server) => {
    const pair = await two(server, ['venues.administer'])
    const { id = 0 } = await server.call(createVenue, { as: pair.owner, body: venueForm })
    await before?.(server, pair.owner, id)
    return { ...pair, call: { params: { id }, ...rest } }
  }

export const scenes: Record<string, Scene> = {
  readVenue: ofVenue(),
  removeVenue: ofVenue(),
  restoreVenue: ofVenue({}, (server, as, id) => server.call(removeVenue, { as, params: { id } })),
  updateVenue: ofVenue({ body: { ...venueForm, capacity: 14, revision: 0 } }),
}

const removal = chosen(['venues.administer'], ({ call }, as) => call(createVenue, { as, body: venueForm }), {
  action: 'remove',
})

const rights: Permission[] = ['locations.administer', 'venues.administer']

export const insideScenes: Record<string, InsideScene> = {
  createVenue: inside(
    rights,
    ({ call }, as) => call(createLocation, { as, body: locationForm }),
    ({ id }) => ({ body: { ...venueForm, location: { id } } }),
  ),
  updateVenue: inside(
    rights,
    ({ call }, as) => call(createLocation, { as, body: locationForm }),
    async ({ id }, as, { call }) => {
      const mine = await call(createVenue, { as, body: venueForm })
      return { params: { id: mine.id ?? 0 }, body: { ...venueForm, location: { id }, revision: 0 } }
    },
  ),
  affectedByVenueChange: removal,
  changeVenues: removal,
}
