import * as contract from '@oktant/contract/events/locations.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { serveRecord } from '../../../records/serve-record.ts'
import { listVenuesOfLocation, locations, locationView } from './locations.ts'

export function locationRoutes(serve: Serve, kit: Kit) {
  const calls = {
    list: contract.listLocations,
    create: contract.createLocation,
    read: contract.readLocation,
    update: contract.updateLocation,
    remove: contract.removeLocation,
    restore: contract.restoreLocation,
    affectedByChange: contract.affectedByLocationChange,
    change: contract.changeLocations,
  }
  serveRecord(serve, kit, calls, { ...locations, view: locationView, row: locationView })
  serve(contract.listVenuesOfLocation, ({ db, actor, params }) => listVenuesOfLocation(db, actor, params.id))
}
