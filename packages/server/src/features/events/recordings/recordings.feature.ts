import type { Feature } from '../../../feature.ts'
import { recordingData } from './recordings.personal.queries.ts'
import { recordingRoutes } from './recordings.routes.ts'

export const recordingsFeature: Feature = {
  routes: [recordingRoutes],
  personalData: [recordingData],
}
