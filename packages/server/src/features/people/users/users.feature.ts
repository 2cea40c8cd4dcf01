import type { Feature } from '../../../feature.ts'
import { userRoutes } from './users.routes.ts'
import { userListeners } from './users.events.ts'
import { welcomeLetter } from './users.letters.ts'
import { userSearch } from './list/users.search.queries.ts'

export const usersFeature: Feature = {
  routes: [userRoutes],
  listeners: userListeners,
  letters: [welcomeLetter],
  searchParts: [userSearch],
}
