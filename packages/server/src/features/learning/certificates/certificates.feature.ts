import type { Feature } from '../../../feature.ts'
import { certificateRoutes } from './certificates.routes.ts'
import { certificateListeners } from './certificates.events.ts'
import { certificateData } from './certificates.personal.queries.ts'
import { certificateWords } from './certificates.words.ts'

const { objects } = certificateWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const certificatesFeature: Feature = {
  objects,
  routes: [certificateRoutes],
  listeners: certificateListeners,
  personalData: [certificateData],
}
