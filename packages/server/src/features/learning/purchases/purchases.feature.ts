import type { Feature } from '../../../feature.ts'
import { purchaseRoutes } from './purchases.routes.ts'
import { purchaseListeners } from './purchases.events.ts'
import { purchaseData } from './purchases.personal.queries.ts'
import { purchaseWords } from './purchases.words.ts'

const { objects } = purchaseWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const purchasesFeature: Feature = {
  objects,
  routes: [purchaseRoutes],
  listeners: purchaseListeners,
  personalData: [purchaseData],
}
