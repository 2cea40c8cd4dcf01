import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { groupingRoutes } from './groupings.routes.ts'
import de from './groupings.de.json' with { type: 'json' }
import en from './groupings.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const groupingsFeature: Feature = {
  objects,
  routes: [groupingRoutes],
}
