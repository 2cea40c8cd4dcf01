import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { makeDemoDeclineReasons } from './decline-reasons.demo.ts'
import { declineReasonRoutes } from './decline-reasons.routes.ts'
import de from './decline-reasons.de.json' with { type: 'json' }
import en from './decline-reasons.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const declineReasonsFeature: Feature = {
  objects,
  routes: [declineReasonRoutes],
  demo: makeDemoDeclineReasons,
}
