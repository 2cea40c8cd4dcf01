import { store } from './store.ts'

/** A word that outlives the screen on which it arose; the shell shows it until it is closed. */
export const notice = store<string | null>(null)
