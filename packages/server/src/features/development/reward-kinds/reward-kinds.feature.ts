import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { rewardKindRoutes } from './reward-kinds.routes.ts'
import de from './reward-kinds.de.json' with { type: 'json' }
import en from './reward-kinds.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const rewardKindsFeature: Feature = { objects, routes: [rewardKindRoutes] }
