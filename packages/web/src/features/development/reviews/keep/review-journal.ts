import type { ReviewField } from '@oktant/contract/development/reviews/review-shapes.ts'
import { session } from '../../../../lib/session/session-state.ts'
import { canRemember, forget, recall, remember } from '../../../../lib/storage.ts'

const isField = (entry: unknown): entry is ReviewField =>
  typeof entry === 'object' && entry !== null && ['field', 'value', 'sequence'].every((name) => name in entry)

function parse(kept: string | null): ReviewField[] {
  try {
    const entries: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(entries) ? entries.filter(isField) : []
  } catch {
    return []
  }
}

const isNewer = (entry: ReviewField, than: ReviewField | undefined) => entry.sequence > (than?.sequence ?? -1)

/**
 * What was typed into a review and the server has not acknowledged yet, kept on this device. Of each field the latest
 * alone is kept. Two windows of a browser share it: each reads it again, and writes over no more than it has newer.
 */
export function openReviewJournal(reviewId: number) {
  const key = `draft:${session.get()?.user.id ?? 'visitor'}:review:${reviewId}` as const
  const kept = () => new Map(parse(recall(key)).map((entry) => [entry.field, entry]))
  const entries = kept()
  let isKept = canRemember()
  function keep(all: ReadonlyMap<string, ReviewField>) {
    if (all.size > 0) isKept = remember(key, JSON.stringify([...all.values()]))
    else forget(key)
  }
  return {
    waiting: () => [...entries.values()],
    /** Whether this device lets itself be written to. */
    isKept: () => isKept,
    /** Takes what another window was given, which may be gone before it has sent it. */
    adopt() {
      for (const entry of kept().values())
        if (isNewer(entry, entries.get(entry.field))) entries.set(entry.field, entry)
    },
    put(entry: ReviewField) {
      const all = isKept ? kept() : new Map([...kept(), ...entries])
      entries.set(entry.field, entry)
      keep(all.set(entry.field, entry))
    },
    /** How far the numbers of a field have come here, in whichever window. */
    sequenceOf: (field: string) => entries.get(field)?.sequence ?? 0,
    /** What the server was sent, or something older, needs no keeping; something else under the same number does. */
    acknowledge(sent: readonly ReviewField[]) {
      const all = kept()
      for (const one of sent)
        for (const those of [entries, all]) {
          const known = those.get(one.field)
          const isSame = known?.sequence === one.sequence && known.value === one.value
          if (known && (isSame || known.sequence < one.sequence)) those.delete(one.field)
        }
      keep(all)
    },
  }
}
