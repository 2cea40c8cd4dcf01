import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { favouriteRoutes } from './favourites.routes.ts'
import { favouriteListeners } from './favourites.events.ts'
import { favouriteData } from './favourites.personal.queries.ts'
import de from './favourites.de.json' with { type: 'json' }
import en from './favourites.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const favouritesFeature: Feature = {
  objects,
  routes: [favouriteRoutes],
  listeners: favouriteListeners,
  personalData: [favouriteData],
}
