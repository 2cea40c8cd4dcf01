import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { makeDemoVenues } from './venues.demo.ts'
import { venueRoutes } from './venues.routes.ts'
import de from './venues.de.json' with { type: 'json' }
import en from './venues.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const venuesFeature: Feature = {
  objects,
  routes: [venueRoutes],
  demo: makeDemoVenues,
}
