import type { FeatureScreens } from '../../../lib/screens.ts'

export const checkInScreens = {
  texts: {},
  screens: [
    { name: 'checkIn', texts: ['webinars'], permission: 'events.attend' },
    { name: 'badge', texts: ['webinars'], permission: 'events.facilitate' },
  ],
} as const satisfies FeatureScreens
