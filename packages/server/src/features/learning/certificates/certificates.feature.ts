import type { Feature } from '../../../feature.ts'
import { certificateRoutes } from './certificates.routes.ts'
import { certificateListeners } from './certificates.events.ts'
import { certificateData } from './certificates.personal.queries.ts'

export const certificatesFeature: Feature = {
  routes: [certificateRoutes],
  listeners: certificateListeners,
  personalData: [certificateData],
}
