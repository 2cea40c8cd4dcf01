import type { Feature } from '../../../feature.ts'
import { recertify } from './renewals.ts'
import { tellEndings } from './tell-endings.ts'

/** What opens again because it must be passed at intervals, or because a proof of it ends. */
export const renewalsFeature: Feature = {
  jobs: [
    { name: 'courses.openAgain', cron: '57 * * * *', work: async (kit) => void (await recertify(kit)) },
    { name: 'certificates.tell', cron: '*/15 * * * *', work: (kit) => tellEndings(kit) },
  ],
}
