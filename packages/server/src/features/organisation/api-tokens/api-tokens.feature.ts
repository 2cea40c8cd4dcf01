import type { Feature } from '../../../feature.ts'
import { apiTokenRoutes } from './api-tokens.routes.ts'
import { apiTokenData } from './api-tokens.personal.queries.ts'

export const apiTokensFeature: Feature = {
  routes: [apiTokenRoutes],
  personalData: [apiTokenData],
}
