import * as contract from '@oktant/contract/events/locations.ts'
import { recordChangeQueries, recordQueries } from '../../../lib/records/record-queries.ts'

const key = ['locations'] as const

export const {
  list: locations,
  one: location,
  changed: locationsChanged,
  create: createLocation,
  save: saveLocation,
  remove: removeLocation,
  restore: restoreLocation,
} = recordQueries(
  key,
  {
    list: contract.listLocations,
    create: contract.createLocation,
    read: contract.readLocation,
    update: contract.updateLocation,
    remove: contract.removeLocation,
    restore: contract.restoreLocation,
  },
  ['venues'],
)

export const { changeAffected: locationsAffected, change: changeLocations } = recordChangeQueries(
  key,
  { affectedByChange: contract.affectedByLocationChange, change: contract.changeLocations },
  locationsChanged,
)
