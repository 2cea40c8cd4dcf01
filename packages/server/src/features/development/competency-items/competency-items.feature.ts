import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { competencyItemRoutes } from './competency-items.routes.ts'
import de from './competency-items.de.json' with { type: 'json' }
import en from './competency-items.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const competencyItemsFeature: Feature = { objects, routes: [competencyItemRoutes] }
