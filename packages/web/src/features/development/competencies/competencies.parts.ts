import type { PartsOf } from '../../../lib/screens.ts'
import type { competenciesScreens } from './competencies.screens.ts'

export const competenciesParts: PartsOf<typeof competenciesScreens> = {
  competencyItems: () => import('./items-screen.tsx').then((file) => file.CompetencyItemsScreen),
  competencyItem: () => import('./item-screen.tsx').then((file) => file.CompetencyItemScreen),
}
