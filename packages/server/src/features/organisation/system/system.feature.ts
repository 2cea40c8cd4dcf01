import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { systemRoutes } from './system.routes.ts'
import { applyRetention } from './retention.ts'
import de from './system.de.json' with { type: 'json' }
import en from './system.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const systemFeature: Feature = {
  objects,
  routes: [systemRoutes],
  jobs: [
    {
      name: 'retention.apply',
      cron: '42 2 * * *',
      work: ({ engine, ageing, now }) => engine.db.transaction((tx) => applyRetention(tx, ageing, now())),
    },
  ],
}
