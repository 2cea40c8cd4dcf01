import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { seriesRoutes } from './series.routes.ts'
import de from './series.de.json' with { type: 'json' }
import en from './series.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const seriesFeature: Feature = {
  objects,
  routes: [seriesRoutes],
}
