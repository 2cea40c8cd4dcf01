import type { Feature } from '../../../feature.ts'
import { regradeRoutes } from './regrades.routes.ts'
import { regradeListeners } from './regrades.events.ts'
import { resumeRegrades } from './run-regrade.ts'
import { regradeJob, runRegrade } from './run-regrade.ts'
import { regradeWords } from './regrades.words.ts'

const { objects } = regradeWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const regradesFeature: Feature = {
  objects,
  routes: [regradeRoutes],
  listeners: regradeListeners,
  jobs: [{ name: 'regrades.resume', cron: '* * * * *', work: (kit) => resumeRegrades(kit) }],
  queued: [{ name: regradeJob, work: runRegrade, resume: (kit) => resumeRegrades(kit, 0) }],
}
