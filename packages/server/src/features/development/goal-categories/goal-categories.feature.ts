import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { goalCategoryRoutes } from './goal-categories.routes.ts'
import de from './goal-categories.de.json' with { type: 'json' }
import en from './goal-categories.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const goalCategoriesFeature: Feature = {
  objects,
  routes: [goalCategoryRoutes],
}
