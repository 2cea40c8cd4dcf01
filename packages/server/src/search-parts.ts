import type { SearchPart } from './db/search-part.ts'
import { componentSearch, containerSearch } from './features/learning/learning.search.queries.ts'
import { userSearch } from './features/users/users.search.queries.ts'

/** Everything that can be found, feature by feature. */
export const searchParts: readonly SearchPart[] = [containerSearch, componentSearch, userSearch]
