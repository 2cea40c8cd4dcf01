import type { PartsOf } from '../../../lib/screens.ts'
import type { progressScreens } from './progress.screens.ts'

export const progressParts: PartsOf<typeof progressScreens> = {
  reviewProgress: () => import('./progress-screen.tsx').then((file) => file.ReviewProgressScreen),
}
