import type { Feature } from '../../../feature.ts'
import { pushDeviceRoutes } from './push-devices.routes.ts'
import { pushDeviceData } from './push-devices.personal.queries.ts'
import { pushDeviceWords } from './push-devices.words.ts'

const { objects } = pushDeviceWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const pushDevicesFeature: Feature = {
  objects,
  routes: [pushDeviceRoutes],
  personalData: [pushDeviceData],
}
