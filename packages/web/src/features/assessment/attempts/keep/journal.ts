import type { GivenAnswer, QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { session } from '../../../../lib/session/session-state.ts'
import { canRemember, forget, recall, remember } from '../../../../lib/storage.ts'

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

const isNewer = (entry: GivenAnswer, than: GivenAnswer | undefined) => entry.sequence > (than?.sequence ?? -1)

/**
 * Answers that the server has not acknowledged yet, kept on this device: a crash, a dead connection or an ended session
 * loses none. Of each question the latest alone is kept, so they can be sent again in any number and order. Two windows
 * of a browser share what is kept: each reads it again, and writes over no more than it has newer.
 */
export function openJournal(attempt: string) {
  const key = keyOf(attempt)
  const kept = () => new Map(parse(recall(key)).map((entry) => [entry.id, entry]))
  const entries = kept()
  let isKept = canRemember()
  function keep(all: ReadonlyMap<number, GivenAnswer>) {
    if (all.size > 0) isKept = remember(key, JSON.stringify([...all.values()]))
    else forget(key)
  }
  return {
    waiting: () => [...entries.values()],
    /** Whether this device lets itself be written to: private windows and full disks do not. */
    isKept: () => isKept,
    /** Takes what another window was given, which may be gone before it has sent it. */
    adopt() {
      for (const entry of kept().values())
        if (isNewer(entry, entries.get(entry.id))) entries.set(entry.id, entry)
    },
    put(entry: GivenAnswer) {
      // NOTE: what could not be written before is tried again; of the rest another window may know that it has arrived.
      const all = isKept ? kept() : new Map([...kept(), ...entries])
      entries.set(entry.id, entry)
      keep(all.set(entry.id, entry))
    },
    /** What the server has now, or something newer, needs no keeping. */
    acknowledge(sent: readonly Pick<GivenAnswer, 'id' | 'sequence'>[]) {
      const all = kept()
      for (const { id, sequence } of sent)
        for (const those of [entries, all])
          if ((those.get(id)?.sequence ?? Infinity) <= sequence) those.delete(id)
      keep(all)
    },
    clear() {
      entries.clear()
      forget(key)
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
