import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { diagramRoutes } from './diagrams.routes.ts'
import de from './diagrams.de.json' with { type: 'json' }
import en from './diagrams.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const diagramsFeature: Feature = {
  objects,
  routes: [diagramRoutes],
}
