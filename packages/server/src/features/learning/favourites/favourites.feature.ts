import type { Feature } from '../../../feature.ts'
import { favouriteRoutes } from './favourites.routes.ts'
import { favouriteListeners } from './favourites.events.ts'
import { favouriteData } from './favourites.personal.queries.ts'

export const favouritesFeature: Feature = {
  routes: [favouriteRoutes],
  listeners: favouriteListeners,
  personalData: [favouriteData],
}
