import { store } from './store.ts'

export type Notice = {
  text: string
  /** Takes back what the word is about. */
  undo?: () => Promise<unknown>
  /** Says what could not be done: it stays until it is closed. */
  isProblem?: true
  /** The words go after a moment; what takes them back stays as long as of any other. */
  isFlash?: true
}

/** A word that outlives the screen on which it arose; the shell shows it for a while, or until it is closed. */
export const notice = store<Notice | null>(null)

/** Says what was done, and offers to take it back. */
export const offerUndo = (text: string, undo: () => Promise<unknown>, how: Pick<Notice, 'isFlash'> = {}) =>
  notice.set({ text, undo, ...how })

/** Says what could not be done. */
export const noteProblem = (text: string) => notice.set({ text, isProblem: true })
