import * as contract from '@oktant/contract/events/venues.ts'
import { recordChangeQueries, recordQueries } from '../../../lib/records/record-queries.ts'

const key = ['venues'] as const

export const {
  list: venues,
  one: venue,
  changed: venuesChanged,
  create: createVenue,
  save: saveVenue,
  remove: removeVenue,
  restore: restoreVenue,
} = recordQueries(
  key,
  {
    list: contract.listVenues,
    create: contract.createVenue,
    read: contract.readVenue,
    update: contract.updateVenue,
    remove: contract.removeVenue,
    restore: contract.restoreVenue,
  },
  ['locations'],
)

export const { changeAffected: venuesAffected, change: changeVenues } = recordChangeQueries(
  key,
  { affectedByChange: contract.affectedByVenueChange, change: contract.changeVenues },
  venuesChanged,
)
