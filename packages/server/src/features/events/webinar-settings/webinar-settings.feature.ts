import type { Feature } from '../../../feature.ts'
import { webinarSettingsRoutes } from './webinar-settings.routes.ts'

export const webinarSettingsFeature: Feature = {
  routes: [webinarSettingsRoutes],
}
