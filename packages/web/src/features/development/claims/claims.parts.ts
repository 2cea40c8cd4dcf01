import type { PartsOf } from '../../../lib/screens.ts'
import type { claimsScreens } from './claims.screens.ts'

export const claimsParts: PartsOf<typeof claimsScreens> = {
  competencies: () => import('./own-screen.tsx').then((file) => file.OwnCompetenciesScreen),
  competencyQueue: () => import('./queue-screen.tsx').then((file) => file.CompetencyQueueScreen),
  competencyDeclaration: () => import('./declaration-screen.tsx').then((file) => file.DeclarationScreen),
}
