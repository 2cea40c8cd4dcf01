import type { FeatureScreens } from '../../../lib/screens.ts'

export const decidingScreens = {
  texts: {},
  screens: [
    // NOTE: which booking somebody may answer or decide is said by the booking itself.
    { name: 'userRsvp', texts: ['attending'] },
    { name: 'authoriseBooking', texts: ['attending'] },
    { name: 'hrAuthoriseBooking', texts: ['attending'] },
    {
      name: 'eventRequest',
      texts: ['attending'],
      permission: 'bookings.decide',
      orPermissions: ['bookings.decideForHr'],
    },
    {
      name: 'eventApproval',
      texts: ['admin', 'attending'],
      permission: 'bookings.decide',
      orPermissions: ['bookings.decideForHr'],
    },
  ],
} as const satisfies FeatureScreens
