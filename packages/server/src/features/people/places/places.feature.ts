import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { placeRoutes } from './places.routes.ts'
import de from './places.de.json' with { type: 'json' }
import en from './places.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const placesFeature: Feature = {
  objects,
  routes: [placeRoutes],
}
