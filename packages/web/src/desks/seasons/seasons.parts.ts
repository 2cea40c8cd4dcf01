import type { PartsOf } from '../../lib/screens.ts'
import type { seasonsDeskScreens } from './seasons.screens.ts'

export const seasonsDeskParts: PartsOf<typeof seasonsDeskScreens> = {
  season: () => import('./season-desk.tsx').then((file) => file.SeasonDesk),
}
