import type { Feature } from '../../../feature.ts'
import { favouriteRoutes } from './favourites.routes.ts'
import { favouriteListeners } from './favourites.events.ts'
import { favouriteData } from './favourites.personal.queries.ts'
import { favouriteWords } from './favourites.words.ts'

const { objects } = favouriteWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const favouritesFeature: Feature = {
  objects,
  routes: [favouriteRoutes],
  listeners: favouriteListeners,
  personalData: [favouriteData],
}
