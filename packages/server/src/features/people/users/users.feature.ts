import type { Feature } from '../../../feature.ts'
import { userRoutes } from './users.routes.ts'
import { userListeners } from './users.events.ts'
import { welcomeLetter } from './users.letters.ts'
import { userSearch } from './list/users.search.queries.ts'
import { userWords } from './users.words.ts'

const { objects } = userWords

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
