import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { evaluationRoutes } from './evaluations.routes.ts'
import de from './evaluations.de.json' with { type: 'json' }
import en from './evaluations.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const evaluationsFeature: Feature = {
  objects,
  routes: [evaluationRoutes],
}
