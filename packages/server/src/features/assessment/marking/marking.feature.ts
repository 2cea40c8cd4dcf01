import type { Feature } from '../../../feature.ts'
import { markingRoutes } from './marking.routes.ts'
import { commentBankRoutes } from './comment-bank/comment-bank.routes.ts'
import { markingListeners } from './marking.events.ts'
import { commentBankData } from './comment-bank/comment-bank.personal.queries.ts'
import { releaseDueResults } from './result-release/release-due.ts'
import { markingWords } from './marking.words.ts'

const { objects } = markingWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const markingFeature: Feature = {
  objects,
  routes: [markingRoutes, commentBankRoutes],
  listeners: markingListeners,
  jobs: [{ name: 'results.release', cron: '* * * * *', work: (kit) => releaseDueResults(kit) }],
  personalData: [commentBankData],
}
