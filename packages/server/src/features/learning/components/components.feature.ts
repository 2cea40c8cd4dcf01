import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { componentRoutes } from './components.routes.ts'
import de from './components.de.json' with { type: 'json' }
import en from './components.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const componentsFeature: Feature = {
  objects,
  routes: [componentRoutes],
}
