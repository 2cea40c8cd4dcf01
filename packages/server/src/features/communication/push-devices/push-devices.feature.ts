import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { pushDeviceRoutes } from './push-devices.routes.ts'
import { pushDeviceData } from './push-devices.personal.queries.ts'
import de from './push-devices.de.json' with { type: 'json' }
import en from './push-devices.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const pushDevicesFeature: Feature = {
  objects,
  routes: [pushDeviceRoutes],
  personalData: [pushDeviceData],
}
