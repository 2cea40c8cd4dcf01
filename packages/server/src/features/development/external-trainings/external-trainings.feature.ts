import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { externalTrainingRoutes } from './external-trainings.routes.ts'
import de from './external-trainings.de.json' with { type: 'json' }
import en from './external-trainings.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const externalTrainingsFeature: Feature = {
  objects,
  routes: [externalTrainingRoutes],
}
