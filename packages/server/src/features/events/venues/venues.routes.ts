import * as contract from '@oktant/contract/events/venues.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { serveRecord } from '../../../records/serve-record.ts'
import { venues, venueView } from './venues.ts'

export function venueRoutes(serve: Serve, kit: Kit) {
  const calls = {
    list: contract.listVenues,
    create: contract.createVenue,
    read: contract.readVenue,
    update: contract.updateVenue,
    remove: contract.removeVenue,
    restore: contract.restoreVenue,
    affectedByChange: contract.affectedByVenueChange,
    change: contract.changeVenues,
  }
  serveRecord(serve, kit, calls, { ...venues, view: venueView, row: venueView })
}
