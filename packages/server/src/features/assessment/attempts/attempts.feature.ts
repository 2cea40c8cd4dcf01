import type { Feature } from '../../../feature.ts'
import { attemptRoutes } from './attempts.routes.ts'
import { attemptListeners } from './attempts.events.ts'
import { attemptData, returnData, extraTimeData } from './attempts.personal.queries.ts'
import { endOverdueAttempts, forgetOldVisits } from './result/end-overdue.ts'
import { attemptWords } from './attempts.words.ts'

const { objects } = attemptWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const attemptsFeature: Feature = {
  objects,
  routes: [attemptRoutes],
  listeners: attemptListeners,
  jobs: [
    { name: 'attempts.end', cron: '* * * * *', work: (kit) => endOverdueAttempts(kit) },
    { name: 'attempts.forget', cron: '57 2 * * *', work: (kit) => forgetOldVisits(kit) },
  ],
  personalData: [attemptData, returnData, extraTimeData],
}
