import type { Feature } from '../../../feature.ts'
import { learningRoutes } from './learn.routes.ts'
import { unplayedListeners } from './lists/unplayed.ts'
import { learningData } from './learn.personal.queries.ts'
import { contentSearch } from './search/learn.search.ts'

export const learnFeature: Feature = {
  routes: [learningRoutes],
  listeners: unplayedListeners,
  personalData: learningData,
  searchParts: [contentSearch],
}
