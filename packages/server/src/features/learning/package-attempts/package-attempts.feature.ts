import type { Feature } from '../../../feature.ts'
import { abandonOldLaunches } from './launched/abandon-launches.ts'
import { launchedDoor } from './launched/launched.door.ts'
import { lookedDoor } from './looked/looked.door.ts'
import { ageingLaunches, ageingTraces } from './package-attempts.queries.ts'
import { packageAttemptData } from './package-attempts.personal.queries.ts'
import { packageAttemptRoutes } from './package-attempts.routes.ts'
import { packageAttemptWords } from './package-attempts.words.ts'

const { objects } = packageAttemptWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const packageAttemptsFeature: Feature = {
  objects,
  routes: [packageAttemptRoutes],
  doors: [launchedDoor, lookedDoor],
  jobs: [{ name: 'packages.abandon', cron: '14,44 * * * *', work: abandonOldLaunches }],
  ageing: { launches: ageingLaunches, traces: ageingTraces },
  personalData: packageAttemptData,
}
