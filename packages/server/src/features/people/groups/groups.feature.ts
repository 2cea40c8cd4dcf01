import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { groupRoutes } from './groups.routes.ts'
import de from './groups.de.json' with { type: 'json' }
import en from './groups.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const groupsFeature: Feature = {
  objects,
  routes: [groupRoutes],
}
