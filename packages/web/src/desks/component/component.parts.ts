import type { PartsOf } from '../../lib/screens.ts'
import type { componentDeskScreens } from './component.screens.ts'

export const componentDeskParts: PartsOf<typeof componentDeskScreens> = {
  adminComponent: () => import('./component-screen.tsx').then((file) => file.ComponentScreen),
}
