import { store } from '../../lib/store.ts'

/** The visit, by the router's key, that is no longer shown: its screen would ask, as one person, for what is another's. */
export const curtain = store<string | null>(null)
