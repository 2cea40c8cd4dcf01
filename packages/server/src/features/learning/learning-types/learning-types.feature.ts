import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { contentTypeRoutes, courseTypeRoutes } from './learning-types.routes.ts'
import de from './learning-types.de.json' with { type: 'json' }
import en from './learning-types.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const learningTypesFeature: Feature = {
  objects,
  routes: [contentTypeRoutes, courseTypeRoutes],
}
