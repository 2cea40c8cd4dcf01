import type { PartsOf } from '../../../lib/screens.ts'
import type { contractsScreens } from './contracts.screens.ts'

export const contractsParts: PartsOf<typeof contractsScreens> = {
  seasonContracts: () =>
    import('./administer/season-contracts-screen.tsx').then((file) => file.SeasonContractsScreen),
  contracts: () => import('./contracts-screen.tsx').then((file) => file.ContractsScreen),
}
