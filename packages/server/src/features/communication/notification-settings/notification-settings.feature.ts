import type { Feature } from '../../../feature.ts'
import { notificationSettingRoutes } from './notification-settings.routes.ts'
import { notificationSettingData } from './notification-settings.personal.queries.ts'

export const notificationSettingsFeature: Feature = {
  routes: [notificationSettingRoutes],
  personalData: notificationSettingData,
}
