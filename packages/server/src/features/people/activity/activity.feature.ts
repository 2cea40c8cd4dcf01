import type { Feature } from '../../../feature.ts'
import { activityRoutes } from './activity.routes.ts'
import { activityListeners } from './activity.events.ts'
import { activityData } from './activity.personal.queries.ts'
import { ageingActivity } from './activity.ts'

export const activityFeature: Feature = {
  routes: [activityRoutes],
  listeners: activityListeners,
  personalData: [activityData],
  ageing: { activity: ageingActivity },
}
