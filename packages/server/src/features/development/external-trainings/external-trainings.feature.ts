import type { Feature } from '../../../feature.ts'
import { externalTrainingRoutes } from './external-trainings.routes.ts'

export const externalTrainingsFeature: Feature = {
  routes: [externalTrainingRoutes],
}
