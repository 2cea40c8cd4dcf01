import type { PartsOf } from '../../../lib/screens.ts'
import type { declineReasonsScreens } from './decline-reasons.screens.ts'

export const declineReasonsParts: PartsOf<typeof declineReasonsScreens> = {
  declineReasons: () => import('./reasons-screen.tsx').then((file) => file.DeclineReasonsScreen),
  declineReason: () => import('./reason-screen.tsx').then((file) => file.DeclineReasonScreen),
}
