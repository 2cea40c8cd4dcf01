import type { Feature } from '../../../feature.ts'
import { licenceRoutes } from './licence.routes.ts'
import { licenceListeners } from './licence.events.ts'
import { warnOfLicences } from './licence.ts'

export const licenceFeature: Feature = {
  routes: [licenceRoutes],
  listeners: licenceListeners,
  jobs: [
    {
      name: 'licences.warn',
      cron: '7 6 * * *',
      work: ({ engine, now }) => engine.db.transaction((tx) => warnOfLicences(tx, now())),
    },
  ],
}
