import type { PartsOf } from '../../../lib/screens.ts'
import type { extraTimeScreens } from './extra-time.screens.ts'

export const extraTimeParts: PartsOf<typeof extraTimeScreens> = {
  extraTime: () => import('./extra-time-screen.tsx').then((file) => file.ExtraTimeScreen),
}
