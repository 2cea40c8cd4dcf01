import type { PartsOf } from '../../lib/screens.ts'
import type { contractDeskScreens } from './contract.screens.ts'

export const contractDeskParts: PartsOf<typeof contractDeskScreens> = {
  contract: () => import('./contract-screen.tsx').then((file) => file.ContractScreen),
}
