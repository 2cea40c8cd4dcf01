import type { SearchPart } from './db/search-part.ts'
import { contentSearch } from './features/learning/learning.search.ts'
import { userSearch } from './features/users/users.search.queries.ts'

/** Everything that can be found, feature by feature. */
export const searchParts: readonly SearchPart[] = [contentSearch, userSearch]
