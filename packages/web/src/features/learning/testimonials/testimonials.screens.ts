import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const testimonialsScreens = {
  texts: {
    testimonialNods: textSource(
      () => import('./testimonialNods.en.json'),
      () => import('./testimonialNods.de.json'),
    ),
  },
  screens: [
    { name: 'testimonials', texts: ['admin', 'testimonialNods'], permission: 'communications.administer' },
  ],
} as const satisfies FeatureScreens
