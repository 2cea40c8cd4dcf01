import type { Expected } from './who.ts'

const declineReasons = ['administrator', 'fullAdministration', 'schedulerAdministrator', 'superUser']

const locations = [
  'administrator',
  'fullAdministration',
  'locationsAdministrator',
  'schedulerAdministrator',
  'superUser',
]
const venues = [
  'administrator',
  'fullAdministration',
  'schedulerAdministrator',
  'superUser',
  'venueAdministrator',
]

export const eventCalls: Expected = {
  affectedByDeclineReasonChange: declineReasons,
  changeDeclineReasons: declineReasons,
  createDeclineReason: declineReasons,
  listDeclineReasonOptions: 'signedIn',
  listDeclineReasons: declineReasons,
  readDeclineReason: declineReasons,
  removeDeclineReason: declineReasons,
  restoreDeclineReason: declineReasons,
  updateDeclineReason: declineReasons,
  affectedByLocationChange: locations,
  changeLocations: locations,
  createLocation: locations,
  // NOTE: whoever plans events too; the server decides.
  listLocations: 'signedIn',
  listVenuesOfLocation: 'signedIn',
  readLocation: locations,
  removeLocation: locations,
  restoreLocation: locations,
  updateLocation: locations,
  affectedByVenueChange: venues,
  changeVenues: venues,
  createVenue: venues,
  listVenues: 'signedIn',
  readVenue: venues,
  removeVenue: venues,
  restoreVenue: venues,
  updateVenue: venues,
}
