import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { userRoutes } from './users.routes.ts'
import { userListeners } from './users.events.ts'
import { welcomeLetter } from './users.letters.ts'
import { userSearch } from './list/users.search.queries.ts'
import de from './users.de.json' with { type: 'json' }
import en from './users.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const usersFeature: Feature = {
  objects,
  routes: [userRoutes],
  listeners: userListeners,
  letters: [welcomeLetter],
  searchParts: [userSearch],
}
