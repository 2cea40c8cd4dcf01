import type { Feature } from '../../../feature.ts'
import { competencyListeners } from './competencies.events.ts'
import { assessmentData, competencyData, regionData } from './competencies.personal.queries.ts'
import { assuranceRoutes, competencyProfileRoutes, competencyRoutes } from './competencies.routes.ts'
import { expireCompetencies } from './expiry/expire.ts'

export const competenciesFeature: Feature = {
  routes: [competencyRoutes, competencyProfileRoutes, assuranceRoutes],
  listeners: competencyListeners,
  jobs: [{ name: 'competencies.expire', cron: '20 * * * *', work: (kit) => expireCompetencies(kit) }],
  personalData: [competencyData, assessmentData, regionData],
}
