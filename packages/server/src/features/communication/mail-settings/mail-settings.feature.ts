import type { Feature } from '../../../feature.ts'
import { mailSettingsRoutes } from './mail-settings.routes.ts'

export const mailSettingsFeature: Feature = {
  routes: [mailSettingsRoutes],
}
