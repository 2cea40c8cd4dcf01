import type { Feature } from '../../../feature.ts'
import { recordingData } from './recordings.personal.queries.ts'
import { recordingRoutes } from './recordings.routes.ts'
import { recordingWords } from './recordings.words.ts'

const { objects } = recordingWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const recordingsFeature: Feature = {
  objects,
  routes: [recordingRoutes],
  personalData: [recordingData],
}
