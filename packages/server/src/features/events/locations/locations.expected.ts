import { createLocation, removeLocation } from '@oktant/contract/events/locations.ts'
import type { Expected } from '../../../../test/access-matrix/who.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { type Scene, type Server, two } from '../../../../test/scenes/scene.ts'
import { chosen, type InsideScene } from '../../../../test/scenes/inside/inside.ts'

const administrators = [
  'administrator',
  'fullAdministration',
  'locationsAdministrator',
  'schedulerAdministrator',
  'superUser',
]

export const calls: Expected = {
  affectedByLocationChange: administrators,
  changeLocations: administrators,
  createLocation: administrators,
  listLocations: 'signedIn',
  listVenuesOfLocation: 'signedIn',
  readLocation: administrators,
  removeLocation: administrators,
  restoreLocation: administrators,
  updateLocation: administrators,
}

export const locationForm = { name: { en: 'Harbour house', de: 'Hafenhaus' }, address: 'Quay 1' }

type Before = (server: Server, owner: Made, id: number) => Promise<unknown>

const ofLocation =
  (rest: object = {}, before?: Before): Scene =>
  async (server) => {
    const pair = await two(server, ['locations.administer'])
    const { id = 0 } = await server.call(createLocation, { as: pair.owner, body: locationForm })
    await before?.(server, pair.owner, id)
    return { ...pair, call: { params: { id }, ...rest } }
  }

export const scenes: Record<string, Scene> = {
  listVenuesOfLocation: ofLocation(),
  readLocation: ofLocation(),
  removeLocation: ofLocation(),
  restoreLocation: ofLocation({}, (server, as, id) => server.call(removeLocation, { as, params: { id } })),
  updateLocation: ofLocation({ body: { ...locationForm, address: 'Quay 2', revision: 0 } }),
}

const removal = chosen(
  ['locations.administer'],
  ({ call }, as) => call(createLocation, { as, body: locationForm }),
  { action: 'remove' },
)

export const insideScenes: Record<string, InsideScene> = {
  affectedByLocationChange: removal,
  changeLocations: removal,
}
