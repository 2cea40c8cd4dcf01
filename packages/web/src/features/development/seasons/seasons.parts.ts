import type { PartsOf } from '../../../lib/screens.ts'
import type { seasonsScreens } from './seasons.screens.ts'

export const seasonsParts: PartsOf<typeof seasonsScreens> = {
  seasons: () => import('./seasons-screen.tsx').then((file) => file.SeasonsScreen),
}
