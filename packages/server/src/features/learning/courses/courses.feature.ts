import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { courseRoutes } from './courses.routes.ts'
import de from './courses.de.json' with { type: 'json' }
import en from './courses.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const coursesFeature: Feature = {
  objects,
  routes: [courseRoutes],
}
