import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { learningGroupRoutes } from './learning-groups.routes.ts'
import { learningGroupListeners } from './learning-groups.events.ts'
import { learningGroupData } from './learning-groups.personal.queries.ts'
import { reconcileByNight } from './stays/keep-current.ts'
import de from './learning-groups.de.json' with { type: 'json' }
import en from './learning-groups.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const learningGroupsFeature: Feature = {
  objects,
  routes: [learningGroupRoutes],
  listeners: learningGroupListeners,
  jobs: [{ name: 'learningGroups.reconcile', cron: '12 * * * *', work: (kit) => reconcileByNight(kit) }],
  personalData: [learningGroupData],
}
