import type { PartsOf } from '../../../lib/screens.ts'
import type { addressesScreens } from './addresses.screens.ts'

export const addressesParts: PartsOf<typeof addressesScreens> = {
  suppressedAddresses: () => import('./addresses-screen.tsx').then((file) => file.AddressesScreen),
}
