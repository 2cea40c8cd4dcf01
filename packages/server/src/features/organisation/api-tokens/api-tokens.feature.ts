import type { Feature } from '../../../feature.ts'
import { apiTokenRoutes } from './api-tokens.routes.ts'
import { apiTokenData } from './api-tokens.personal.queries.ts'
import { apiTokenWords } from './api-tokens.words.ts'

const { objects } = apiTokenWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const apiTokensFeature: Feature = {
  objects,
  routes: [apiTokenRoutes],
  personalData: [apiTokenData],
}
