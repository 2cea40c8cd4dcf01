import type { Feature } from '../../../feature.ts'
import { talkListeners } from './talks.events.ts'
import { talkActionData, talkData } from './talks.personal.queries.ts'
import { talkRoutes } from './talks.routes.ts'

export const talksFeature: Feature = {
  routes: [talkRoutes],
  listeners: talkListeners,
  personalData: [talkData, talkActionData],
}
