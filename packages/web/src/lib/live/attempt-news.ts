import { store } from '../store.ts'

/** How often it was heard that something became of an attempt that one may be taking, such as more time for it. */
export const attemptNews = store(0)
