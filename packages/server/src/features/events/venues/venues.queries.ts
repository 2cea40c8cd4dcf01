import { sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { containsLocal } from '../../../db/query/containing.ts'
import { recordStore } from '../../../records/record-store.ts'
import { locations } from '../locations/locations.tables.ts'
import { venues } from './venues.tables.ts'

/** NOTE: a location that was removed is still where its venues are. */
const locationName = sql<LocalText | null>`(select location.name from locations location
  where location.company_id = "venues"."company_id" and location.id = "venues"."location_id")`

export const venueStore = recordStore({
  table: venues,
  named: venues.name,
  seen: {
    name: venues.name,
    locationId: venues.locationId,
    locationName,
    capacity: venues.capacity,
    equipment: venues.equipment,
  },
  filters: {
    location: (value) =>
      sql`exists (select from ${locations} where ${locations.companyId} = "venues"."company_id"
        and ${locations.id} = "venues"."location_id" and ${containsLocal(locations.name, value)})`,
  },
  sorts: { location: locationName, capacity: sql`${venues.capacity}` },
})
export type VenueRecord = NonNullable<Awaited<ReturnType<typeof venueStore.find>>>
