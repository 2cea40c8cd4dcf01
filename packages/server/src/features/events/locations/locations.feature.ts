import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { locationRoutes } from './locations.routes.ts'
import de from './locations.de.json' with { type: 'json' }
import en from './locations.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const locationsFeature: Feature = {
  objects,
  routes: [locationRoutes],
}
