import type { Marking } from '@oktant/contract/assessment/marking.ts'
import { session } from '../../../../lib/session/session-state.ts'
import { forget, recall, remember } from '../../../../lib/storage.ts'

/** What stands in the fields: points as they are typed. */
export type Typed = {
  points: Record<number, string>
  comments: Record<number, string>
  comment: string
  level: Marking['level']
}

const keyOf = (logId: number) => `draft:${session.get()?.user.id ?? 'visitor'}:marking:${logId}` as const

const isTyped = (kept: unknown): kept is Typed & { revision: number } =>
  typeof kept === 'object' &&
  kept !== null &&
  ['revision', 'points', 'comments', 'comment', 'level'].every((name) => name in kept)

function parse(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
}

/**
 * What a marker typed and the server has not acknowledged, kept on this device: a crash, a reload or a server that is away
 * loses none. What was said since by another save, from wherever, stands above it.
 */
export function openKeptMarks(logId: number) {
  const key = keyOf(logId)
  return {
    find(revision: number): Typed | null {
      const kept = parse(recall(key))
      return isTyped(kept) && kept.revision === revision ? kept : null
    },
    keep: (typed: Typed, revision: number) => remember(key, JSON.stringify({ ...typed, revision })),
    forget: () => forget(key),
  }
}
