import type { GivenAnswer, QuestionScore } from '@oktant/contract/question-scores.ts'
import { session } from '../../../lib/session/session-state.ts'
import { canRemember, forget, recall, remember } from '../../../lib/storage.ts'

const keyOf = (attempt: string) => `draft:${session.get()?.user.id ?? 'visitor'}:attempt:${attempt}` as const

const isGiven = (entry: unknown): entry is GivenAnswer =>
  typeof entry === 'object' && entry !== null && 'id' in entry && 'sequence' in entry && 'answer' in entry

function parse(kept: string | null): GivenAnswer[] {
  try {
    const entries: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(entries) ? entries.filter(isGiven) : []
  } catch {
    return []
  }
}

/**
 * Answers that the server has not acknowledged yet, kept on this device: a crash, a dead connection or an ended session
 * loses none. Of each question the latest alone is kept, so they can be sent again in any number and order.
 */
export function openJournal(attempt: string) {
  const key = keyOf(attempt)
  const entries = new Map(parse(recall(key)).map((entry) => [entry.id, entry]))
  const waiting = () => [...entries.values()]
  let isKept = canRemember()
  function keep() {
    if (entries.size > 0) isKept = remember(key, JSON.stringify(waiting()))
    else forget(key)
  }
  return {
    waiting,
    /** Whether this device lets itself be written to: private windows and full disks do not. */
    isKept: () => isKept,
    put(entry: GivenAnswer) {
      entries.set(entry.id, entry)
      keep()
    },
    /** What the server has now, or something newer, needs no keeping. */
    acknowledge(sent: readonly Pick<GivenAnswer, 'id' | 'sequence'>[]) {
      for (const { id, sequence } of sent)
        if ((entries.get(id)?.sequence ?? Infinity) <= sequence) entries.delete(id)
      keep()
    },
    clear() {
      entries.clear()
      keep()
    },
  }
}

/** What this device still holds and the server has not seen stands above what the server knows. */
export function restored(row: QuestionScore, waiting: readonly GivenAnswer[]): QuestionScore {
  const kept = waiting.find(({ id }) => id === row.id)
  return kept && !row.submitted && kept.sequence > row.sequence ? { ...row, ...kept } : row
}

/** Is there an answer here that the server has never seen, now that it takes none any more? */
export const isBehind = (rows: readonly QuestionScore[], waiting: readonly GivenAnswer[]) =>
  waiting.some(({ id, sequence }) => rows.some((row) => row.id === id && row.sequence < sequence))
