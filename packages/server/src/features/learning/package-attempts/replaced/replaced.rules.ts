import type { AttemptsUnderWay } from '@oktant/contract/learning/package-imports.ts'

/** Which archive a revision plays, and what was said when it took the place of another. */
export type Replacement = { contentId: number | null; attemptsUnderWay: AttemptsUnderWay }

/** What becomes of an attempt that is under way, once its course shows another revision than it was begun at. */
export function afterReplacement(begunAt: Replacement, now: Replacement): AttemptsUnderWay {
  return begunAt.contentId === now.contentId ? 'endOld' : now.attemptsUnderWay
}
