import type { Feature } from '../../../feature.ts'
import { calendarFeedData } from './calendar-feeds.personal.queries.ts'
import { calendarFeedRoutes } from './calendar-feeds.routes.ts'

export const calendarFeedsFeature: Feature = {
  routes: [calendarFeedRoutes],
  personalData: [calendarFeedData],
}
