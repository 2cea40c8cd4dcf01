import type { PartsOf } from '../../../lib/screens.ts'
import type { apiTokensScreens } from './api-tokens.screens.ts'

export const apiTokensParts: PartsOf<typeof apiTokensScreens> = {
  apiTokens: () => import('./api-tokens-screen.tsx').then((file) => file.ApiTokensScreen),
  apiToken: () => import('./api-token-screen.tsx').then((file) => file.ApiTokenScreen),
}
