import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { deputyData } from './deputies.personal.queries.ts'
import { deputyRoutes } from './deputies.routes.ts'
import de from './deputies.de.json' with { type: 'json' }
import en from './deputies.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const deputiesFeature: Feature = {
  objects,
  routes: [deputyRoutes],
  personalData: [deputyData],
}
