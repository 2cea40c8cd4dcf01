import type { Feature } from '../../../feature.ts'
import { certificateRoutes } from './certificates.routes.ts'
import { certificateListeners } from './certificates.events.ts'
import { certificateData } from './certificates.personal.queries.ts'
import { tellEndings } from './endings/tell-endings.ts'

export const certificatesFeature: Feature = {
  routes: [certificateRoutes],
  listeners: certificateListeners,
  jobs: [{ name: 'certificates.tell', cron: '*/15 * * * *', work: (kit) => tellEndings(kit) }],
  personalData: [certificateData],
}
