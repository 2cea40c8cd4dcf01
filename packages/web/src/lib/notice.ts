import { store } from './store.ts'

export type Notice = {
  text: string
  /** Takes back what the word is about. */
  undo?: () => Promise<unknown>
}

/** A word that outlives the screen on which it arose; the shell shows it until it is closed. */
export const notice = store<Notice | null>(null)

/** Says what was done, and offers to take it back. */
export const offerUndo = (text: string, undo: () => Promise<unknown>) => notice.set({ text, undo })
