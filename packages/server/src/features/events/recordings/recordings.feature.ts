import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { recordingData } from './recordings.personal.queries.ts'
import { recordingRoutes } from './recordings.routes.ts'
import de from './recordings.de.json' with { type: 'json' }
import en from './recordings.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const recordingsFeature: Feature = {
  objects,
  routes: [recordingRoutes],
  personalData: [recordingData],
}
