import type { PartsOf } from '../../../lib/screens.ts'
import type { aboutScreens } from './about.screens.ts'

export const aboutParts: PartsOf<typeof aboutScreens> = {
  about: () => import('./about-screen.tsx').then((file) => file.AboutScreen),
}
