import type { PartsOf } from '../../../lib/screens.ts'
import type { purchasesScreens } from './purchases.screens.ts'

export const purchasesParts: PartsOf<typeof purchasesScreens> = {
  purchases: () => import('./purchases-screen.tsx').then((file) => file.PurchasesScreen),
  purchase: () => import('./purchase-screen.tsx').then((file) => file.PurchaseScreen),
}
