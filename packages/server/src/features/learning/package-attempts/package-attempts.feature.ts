import type { Feature } from '../../../feature.ts'
import { launchedDoor } from './launched/launched.door.ts'
import { packageAttemptData } from './package-attempts.personal.queries.ts'
import { packageAttemptRoutes } from './package-attempts.routes.ts'

export const packageAttemptsFeature: Feature = {
  routes: [packageAttemptRoutes],
  doors: [launchedDoor],
  personalData: [packageAttemptData],
}
