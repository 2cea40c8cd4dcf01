import type { PartsOf } from '../../../lib/screens.ts'
import type { componentsScreens } from './components.screens.ts'

export const componentsParts: PartsOf<typeof componentsScreens> = {
  adminComponents: () => import('./components-screen.tsx').then((file) => file.ComponentsScreen),
}
