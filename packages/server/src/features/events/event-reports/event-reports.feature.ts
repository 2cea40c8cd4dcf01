import type { Feature } from '../../../feature.ts'
import { eventReportRoutes } from './event-reports.routes.ts'

export const eventReportsFeature: Feature = {
  routes: [eventReportRoutes],
}
