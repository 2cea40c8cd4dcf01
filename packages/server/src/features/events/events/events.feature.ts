import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { eventSearch } from './events.search.queries.ts'
import { eventRoutes } from './events.routes.ts'
import { facilitatorData } from './events.personal.queries.ts'
import de from './events.de.json' with { type: 'json' }
import en from './events.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const eventsFeature: Feature = {
  objects,
  routes: [eventRoutes],
  personalData: [facilitatorData],
  searchParts: [eventSearch],
}
