import type { LateScreen } from './screen.ts'

export const eventsScreens: readonly LateScreen[] = [
  {
    name: 'declineReasons',
    texts: ['admin', 'declineReasons'],
    permission: 'declineReasons.administer',
  },
  {
    name: 'declineReason',
    texts: ['admin', 'declineReasons'],
    permission: 'declineReasons.administer',
  },
  {
    name: 'eventLocations',
    texts: ['admin', 'locations'],
    permission: 'locations.administer',
  },
  {
    name: 'eventLocation',
    texts: ['admin', 'locations'],
    permission: 'locations.administer',
  },
  {
    name: 'venues',
    texts: ['admin', 'venues'],
    permission: 'venues.administer',
  },
  {
    name: 'venue',
    texts: ['admin', 'venues'],
    permission: 'venues.administer',
  },
]
