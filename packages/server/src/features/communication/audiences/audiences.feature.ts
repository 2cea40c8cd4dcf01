import type { Feature } from '../../../feature.ts'
import { audienceRoutes } from './audiences.routes.ts'

export const audiencesFeature: Feature = {
  routes: [audienceRoutes],
}
