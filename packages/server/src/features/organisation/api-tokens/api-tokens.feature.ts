import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { apiTokenRoutes } from './api-tokens.routes.ts'
import { apiTokenData } from './api-tokens.personal.queries.ts'
import de from './api-tokens.de.json' with { type: 'json' }
import en from './api-tokens.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const apiTokensFeature: Feature = {
  objects,
  routes: [apiTokenRoutes],
  personalData: [apiTokenData],
}
