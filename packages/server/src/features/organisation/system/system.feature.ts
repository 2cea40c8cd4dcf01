import type { Feature } from '../../../feature.ts'
import { systemRoutes } from './system.routes.ts'
import { applyRetention } from './retention.ts'

export const systemFeature: Feature = {
  routes: [systemRoutes],
  jobs: [
    {
      name: 'retention.apply',
      cron: '42 2 * * *',
      work: ({ engine, ageing, now }) => engine.db.transaction((tx) => applyRetention(tx, ageing, now())),
    },
  ],
}
