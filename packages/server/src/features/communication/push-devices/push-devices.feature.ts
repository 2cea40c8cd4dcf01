import type { Feature } from '../../../feature.ts'
import { pushDeviceRoutes } from './push-devices.routes.ts'
import { pushDeviceData } from './push-devices.personal.queries.ts'

export const pushDevicesFeature: Feature = {
  routes: [pushDeviceRoutes],
  personalData: [pushDeviceData],
}
