import type { Feature } from '../../../feature.ts'
import { privacyRoutes } from './privacy.routes.ts'
import { privacyListeners } from './privacy.events.ts'
import { privacyData } from './privacy.personal.queries.ts'
import { makeArchives } from './archive/make-archive.ts'
import { forgetOverArchives } from './privacy.ts'
import { ageingArchives, ageingViews } from './privacy.ts'
import { privacyWords } from './privacy.words.ts'

const { objects } = privacyWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const privacyFeature: Feature = {
  objects,
  routes: [privacyRoutes],
  listeners: privacyListeners,
  jobs: [
    { name: 'archives.make', cron: '* * * * *', work: (kit) => makeArchives(kit) },
    {
      name: 'archives.forget',
      cron: '52 2 * * *',
      work: ({ engine, now }) => engine.db.transaction((tx) => forgetOverArchives(tx, now())),
    },
  ],
  personalData: privacyData,
  ageing: { archives: ageingArchives, views: ageingViews },
}
