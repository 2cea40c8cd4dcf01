import type { PartsOf } from '../../../lib/screens.ts'
import type { facilitationScreens } from './facilitation.screens.ts'

export const facilitationParts: PartsOf<typeof facilitationScreens> = {
  facilitatedAttempts: () => import('./facilitated-screen.tsx').then((file) => file.FacilitatedScreen),
  facilitatedAttempt: () => import('./facilitation-screen.tsx').then((file) => file.FacilitationScreen),
}
