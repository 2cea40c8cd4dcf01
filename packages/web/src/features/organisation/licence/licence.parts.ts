import type { PartsOf } from '../../../lib/screens.ts'
import type { licenceScreens } from './licence.screens.ts'

export const licenceParts: PartsOf<typeof licenceScreens> = {
  licence: () => import('./licence-screen.tsx').then((file) => file.LicenceScreen),
}
