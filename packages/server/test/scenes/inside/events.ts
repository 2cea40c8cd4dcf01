import { createLocation } from '@oktant/contract/events/locations.ts'
import { createVenue } from '@oktant/contract/events/venues.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { locationForm, venueForm } from '../event-places.ts'
import { inside, type InsideScene } from './inside.ts'

const rights: Permission[] = ['locations.administer', 'venues.administer']

/** A venue put into a location, a new one or one that is there. */
export const eventInsideScenes: Record<string, InsideScene> = {
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
}
