import type { Feature } from '../../../feature.ts'
import { competencyListeners } from './competencies.events.ts'
import { assessmentData, competencyData, regionData } from './competencies.personal.queries.ts'
import { assuranceRoutes, competencyProfileRoutes, competencyRoutes } from './competencies.routes.ts'
import { expireCompetencies } from './expiry/expire.ts'
import { competencyWords } from './competencies.words.ts'

const { objects } = competencyWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const competenciesFeature: Feature = {
  objects,
  routes: [competencyRoutes, competencyProfileRoutes, assuranceRoutes],
  listeners: competencyListeners,
  jobs: [{ name: 'competencies.expire', cron: '20 * * * *', work: (kit) => expireCompetencies(kit) }],
  personalData: [competencyData, assessmentData, regionData],
}
