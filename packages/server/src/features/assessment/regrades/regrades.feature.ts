import type { Feature } from '../../../feature.ts'
import { regradeRoutes } from './regrades.routes.ts'
import { regradeListeners } from './regrades.events.ts'
import { resumeRegrades } from './run-regrade.ts'
import { regradeJob, runRegrade } from './run-regrade.ts'

export const regradesFeature: Feature = {
  routes: [regradeRoutes],
  listeners: regradeListeners,
  jobs: [{ name: 'regrades.resume', cron: '* * * * *', work: (kit) => resumeRegrades(kit) }],
  queued: [{ name: regradeJob, work: runRegrade, resume: (kit) => resumeRegrades(kit, 0) }],
}
