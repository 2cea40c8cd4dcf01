import type { Feature } from '../../../feature.ts'
import { purchaseRoutes } from './purchases.routes.ts'
import { purchaseListeners } from './purchases.events.ts'
import { purchaseData } from './purchases.personal.queries.ts'

export const purchasesFeature: Feature = {
  routes: [purchaseRoutes],
  listeners: purchaseListeners,
  personalData: [purchaseData],
}
