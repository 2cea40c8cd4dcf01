import type { Screen } from './screen.ts'

export const eventsScreens: readonly Screen[] = [
  {
    name: 'declineReasons',
    texts: ['admin', 'declineReasons'],
    permission: 'declineReasons.administer',
    load: () =>
      import('../../features/events/decline-reasons/reasons-screen.tsx').then(
        (file) => file.DeclineReasonsScreen,
      ),
  },
  {
    name: 'declineReason',
    texts: ['admin', 'declineReasons'],
    permission: 'declineReasons.administer',
    load: () =>
      import('../../features/events/decline-reasons/reason-screen.tsx').then(
        (file) => file.DeclineReasonScreen,
      ),
  },
  {
    name: 'eventLocations',
    texts: ['admin', 'locations'],
    permission: 'locations.administer',
    load: () =>
      import('../../features/events/locations/locations-screen.tsx').then((file) => file.LocationsScreen),
  },
  {
    name: 'eventLocation',
    texts: ['admin', 'locations'],
    permission: 'locations.administer',
    load: () =>
      import('../../features/events/locations/location-screen.tsx').then((file) => file.LocationScreen),
  },
  {
    name: 'venues',
    texts: ['admin', 'venues'],
    permission: 'venues.administer',
    load: () => import('../../features/events/venues/venues-screen.tsx').then((file) => file.VenuesScreen),
  },
  {
    name: 'venue',
    texts: ['admin', 'venues'],
    permission: 'venues.administer',
    load: () => import('../../features/events/venues/venue-screen.tsx').then((file) => file.VenueScreen),
  },
]
