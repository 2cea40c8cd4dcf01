import type { PartsOf } from '../../../lib/screens.ts'
import type { brandingScreens } from './branding.screens.ts'

export const brandingParts: PartsOf<typeof brandingScreens> = {
  branding: () => import('./branding-screen.tsx').then((file) => file.BrandingScreen),
}
