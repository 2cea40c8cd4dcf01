import type { FeatureScreens } from '../../../lib/screens.ts'

export const calendarScreens = {
  texts: {},
  screens: [
    { name: 'events', texts: ['attending'], module: 'events', permission: 'events.attend' },
    { name: 'eventBooking', texts: ['attending'], module: 'events', permission: 'events.attend' },
  ],
} as const satisfies FeatureScreens
