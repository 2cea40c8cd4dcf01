import type { LateScreen } from './screen.ts'

const attends = { texts: ['attending'], module: 'events', permission: 'events.attend' } as const
// NOTE: which booking somebody may answer or decide is said by the booking itself.
const answers = { texts: ['attending'] } as const
const decides = { permission: 'bookings.decide', orPermissions: ['bookings.decideForHr'] } as const

export const eventsScreens: readonly LateScreen[] = [
  { name: 'events', ...attends },
  { name: 'eventBooking', ...attends },
  { name: 'event', ...attends },
  { name: 'eventInList', ...attends },
  { name: 'userRsvp', ...answers },
  { name: 'authoriseBooking', ...answers },
  { name: 'hrAuthoriseBooking', ...answers },
  { name: 'eventRequest', ...answers, ...decides },
  { name: 'eventApproval', texts: ['admin', 'attending'], ...decides },
  { name: 'openEvents', texts: ['attending'] },
  // NOTE: whoever has a seat, and whoever runs it; the server decides.
  { name: 'webinar', texts: ['webinars'] },
  { name: 'checkIn', texts: ['webinars'], permission: 'events.attend' },
  { name: 'badge', texts: ['webinars'], permission: 'events.facilitate' },
  {
    name: 'trainer',
    texts: ['admin', 'planning'],
    permission: 'events.facilitate',
  },
  {
    name: 'trainerEvents',
    texts: ['admin', 'planning'],
    permission: 'events.facilitate',
  },
  {
    name: 'trainerEvent',
    texts: ['admin', 'planning'],
    permission: 'events.facilitate',
  },
  {
    name: 'eventTemplates',
    texts: ['admin', 'planning'],
    permission: 'events.facilitate',
  },
  {
    name: 'eventTemplate',
    texts: ['admin', 'planning'],
    permission: 'events.facilitate',
  },
  {
    name: 'facilitators',
    texts: ['planning'],
    permission: 'facilitators.administer',
    orPermissions: ['events.administer'],
  },
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
  {
    name: 'webinarSettings',
    texts: ['admin', 'webinars'],
    permission: 'system.administer',
  },
]
